/* SPDX-License-Identifier: Apache-2.0 */
/*
 * device.h: the functions of any vendor's device that a tenant (tenant.c) needs.
 *
 * share_cuda.c implements them by CUDA's calls; roles.c by the code that porter generates for any
 * vendor's library. Each call succeeds or ends the program. device_start comes first, then a
 * kernel, then all other calls. A second thread calls device_marked, device_between and
 * device_kernel_ns, after device_thread; all other calls are the first thread's.
 */
#ifndef PORTER_BENCH_DEVICE_H
#define PORTER_BENCH_DEVICE_H

#include <stdbool.h>
#include <stdint.h>

void device_start(int ordinal);
/* Makes `count` streams, the first of which is used by the calls below; then selects another. */
void device_streams(unsigned count);
void device_stream(unsigned number);
/* The kernel that is launched from now on; of one that is of stated length, ARGUMENT says how long. */
void device_kernel(const char *kind, uint64_t argument);
void device_launch(uint64_t argument);
/* A graph of `kernels` launches of that kernel, launched by device_launch_graph. */
void device_graph(uint64_t argument, unsigned kernels);
void device_launch_graph(void);
/* For all that was launched. */
void device_wait(void);

/* The markers behind work, to see when it is done: none, markers, or markers that carry times. */
enum device_marks { DEVICE_UNMARKED, DEVICE_MARKED, DEVICE_TIMED };
enum device_marks device_marks(void);
uint64_t device_mark_create(bool timed);
void device_mark(uint64_t mark);
bool device_marked(uint64_t mark);
double device_between(uint64_t from, uint64_t to); /* ns of the device's */
/* The duration of a kernel that ended lately, by the device's own clock, ns; 0: none has reported. */
double device_kernel_ns(void);
void device_thread(void);

unsigned device_clock(void); /* MHz; 0: not known */

/* tenant.c's: where the status is not 0 the program ends; where the device cannot do such units,
 * too, with a status that says so (3). */
void must(int status, const char *what);
void lacks(const char *what) __attribute__((noreturn));
uint64_t time_ns(void);

#endif
