/* SPDX-License-Identifier: Apache-2.0 */
#ifndef PORTER_STDIO_H
#define PORTER_STDIO_H

#include <stddef.h>

typedef struct _IO_FILE FILE;

#endif
