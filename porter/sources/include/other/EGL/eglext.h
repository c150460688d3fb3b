/* SPDX-License-Identifier: Apache-2.0 */
#ifndef PORTER_EGLEXT_H
#define PORTER_EGLEXT_H

#include <EGL/egl.h>

typedef void *EGLImageKHR;
typedef void *EGLSyncKHR;
typedef void *EGLStreamKHR;

#endif
