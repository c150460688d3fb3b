/* SPDX-License-Identifier: Apache-2.0 */
/*
 * device.h: what a tenant (tenant.c) needs of a device, whoever's it is.
 *
 * share_cuda.c has it by CUDA's calls; roles.c by what porter generates of any vendor's library. Each call succeeds or ends the program.
 * device_start comes first, then a kernel, then all else; but for device_marked, device_between and device_kernel_ns, which a second
 * thread asks after device_thread, all are the first thread's.
 */
#ifndef PORTER_BENCH_DEVICE_H
#define PORTER_BENCH_DEVICE_H

#include <stdbool.h>
#include <stdint.h>

void device_start(int ordinal);
/* So many streams, of which what follows uses the first; then the one that is told. */
void device_streams(unsigned count);
void device_stream(unsigned number);
/* The kernel that is launched from now on; of one that is of stated length, ARGUMENT says how long. */
void device_kernel(const char *kind, uint64_t argument);
void device_launch(uint64_t argument);
/* A graph of so many launches of that kernel, launched by device_launch_graph. */
void device_graph(uint64_t argument, unsigned kernels);
void device_launch_graph(void);
/* For all that was launched. */
void device_wait(void);

/* What is put behind work, to see when it is done: nothing of that sort, marks, or marks that tell times as well. */
enum device_marks { DEVICE_UNMARKED, DEVICE_MARKED, DEVICE_TIMED };
enum device_marks device_marks(void);
uint64_t device_mark_create(bool timed);
void device_mark(uint64_t mark);
bool device_marked(uint64_t mark);
double device_between(uint64_t from, uint64_t to);	/* ns of the device's */
/* What a kernel that ended lately took, by the device's own clock, ns; 0: none has told. */
double device_kernel_ns(void);
void device_thread(void);

unsigned device_clock(void);	/* MHz; 0: not told */

/* tenant.c's: where the status is not 0 the program ends; where the device cannot do such units, too, with a status that says so (3). */
void must(int status, const char *what);
void lacks(const char *what) __attribute__((noreturn));
uint64_t time_ns(void);

#endif
