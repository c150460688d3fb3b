/* SPDX-License-Identifier: Apache-2.0 */
/* sysfs.h: numbers that the kernel publishes in files, for ports. Thread-safe; 0 or -ENOTSUP. */
#ifndef PORTER_SYSFS_H
#define PORTER_SYSFS_H

#include <stdint.h>

/* The number that a file begins with. */
__attribute__((format(printf, 2, 3))) int sysfs_number(uint64_t *value, const char *path, ...);
/* Of a file of lines, a name and a number each: the number of that name, 0 where there is none. */
__attribute__((format(printf, 3, 4))) int sysfs_property(const char *name, uint64_t *value,
							 const char *path, ...);

#endif
