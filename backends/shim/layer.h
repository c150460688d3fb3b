/* SPDX-License-Identifier: Apache-2.0 */
/* layer.h: where a loader put this library before itself, slots hold what it leads on to. Inside the shim; any thread. */
#ifndef PORTER_LAYER_H
#define PORTER_LAYER_H

#include "shim.h"

/* Every slot holds what the real library exports; `handle` is that library, or NULL. */
SHIM_HIDDEN void layer_published(void *handle);

#endif
