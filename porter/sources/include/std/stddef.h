/* SPDX-License-Identifier: Apache-2.0 */
/* What vendor headers need of the C library to be parsed, exact for LP64: no compiler has to be installed. */
#ifndef PORTER_STDDEF_H
#define PORTER_STDDEF_H

typedef __SIZE_TYPE__ size_t;
typedef __PTRDIFF_TYPE__ ptrdiff_t;
#ifndef __cplusplus
typedef __WCHAR_TYPE__ wchar_t;
#endif
#define NULL ((void *)0)
#define offsetof(type, member) __builtin_offsetof(type, member)

#endif
