/* SPDX-License-Identifier: Apache-2.0 */
#ifndef PORTER_LINUX_TYPES_H
#define PORTER_LINUX_TYPES_H

#include <stdint.h>

typedef int8_t __s8;
typedef int16_t __s16;
typedef int32_t __s32;
typedef int64_t __s64;
typedef uint8_t __u8;
typedef uint16_t __u16;
typedef uint32_t __u32;
typedef uint64_t __u64;

#endif
