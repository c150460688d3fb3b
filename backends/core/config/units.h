/* SPDX-License-Identifier: Apache-2.0 */
/*
 * units.h: sizes as users write them: 8GiB 8G 8g 8192m 1.5GiB 8GB 50% 4096.
 *
 * K M G T P, alone or with "i" or "iB", are powers of 1024, as every container tool reads them; KB
 * MB GB TB PB are powers of 1000. Case does not matter. A fraction is rounded down. The locale is
 * not asked. Blanks and line ends around are skipped. Shares of time are percent: 30 30% 12.5.
 */
#ifndef PORTER_UNITS_H
#define PORTER_UNITS_H

#include <stddef.h>
#include <stdint.h>

struct units_size {
	uint64_t bytes;
	uint32_t share; /* not 0: parts of UNITS_WHOLE of the device; bytes is 0 then */
};
#define UNITS_WHOLE 1000000000u

/* 0; -EINVAL: not a size; -ERANGE: more than 64 bits or than 100 %. `out` is written on success only. */
int units_read(const char *text, size_t length, struct units_size *out);
/* That part of a device with `total` bytes. */
uint64_t units_of(const struct units_size *size, uint64_t total);
/* Parts per million: 0; -EINVAL: not a share; -ERANGE: less than 1 % or more than 100 %. `out` is
 * written on success only. */
int units_read_percent(const char *text, size_t length, uint32_t *out);

#endif
