/* SPDX-License-Identifier: Apache-2.0 */
/* The types that interoperability prototypes name, as the Khronos ABI fixes them. */
#ifndef PORTER_EGL_H
#define PORTER_EGL_H

#include <stdint.h>

typedef int32_t EGLint;
typedef unsigned int EGLBoolean;
typedef unsigned int EGLenum;
typedef void *EGLDisplay;
typedef void *EGLContext;
typedef void *EGLImage;
typedef void *EGLSync;

#endif
