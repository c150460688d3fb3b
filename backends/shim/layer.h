/* SPDX-License-Identifier: Apache-2.0 */
/* layer.h: where a loader put this library before itself, slots hold the functions that the loader
 * provides. Inside the shim; any thread. */
#ifndef PORTER_LAYER_H
#define PORTER_LAYER_H

#include "shim.h"

/* Every slot holds the real library's export; `handle` is that library, or NULL. */
SHIM_HIDDEN void layer_published(void *handle);

#endif
