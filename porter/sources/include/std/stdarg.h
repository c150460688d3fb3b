/* SPDX-License-Identifier: Apache-2.0 */
#ifndef PORTER_STDARG_H
#define PORTER_STDARG_H

typedef __builtin_va_list va_list;

#endif
