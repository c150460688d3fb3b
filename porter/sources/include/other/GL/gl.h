/* SPDX-License-Identifier: Apache-2.0 */
/* The types that interoperability prototypes name, as the Khronos ABI fixes them. */
#ifndef PORTER_GL_H
#define PORTER_GL_H

typedef unsigned int GLenum;
typedef unsigned int GLuint;
typedef unsigned int GLbitfield;
typedef int GLint;
typedef int GLsizei;

#endif
