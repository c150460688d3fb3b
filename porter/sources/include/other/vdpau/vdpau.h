/* SPDX-License-Identifier: Apache-2.0 */
/* The types that interoperability prototypes name, as the VDPAU ABI fixes them. */
#ifndef PORTER_VDPAU_H
#define PORTER_VDPAU_H

#include <stdint.h>

typedef int VdpStatus;
typedef uint32_t VdpDevice;
typedef uint32_t VdpFuncId;
typedef uint32_t VdpVideoSurface;
typedef uint32_t VdpOutputSurface;
typedef VdpStatus VdpGetProcAddress(VdpDevice device, VdpFuncId function_id,
				    void **function_pointer);

#endif
