/* Made by `porter gen --backend level-zero`. Do not edit. */
/* custom.h: the hooks that the port writes itself. */
#ifndef PORTER_CUSTOM_H
#define PORTER_CUSTOM_H

#include "api.h"

/* The ordinal of a device, by the handle that leads to it; negative errno where there is none. */
int level_zero_context_device(uint64_t handle);
int level_zero_memory_device(uint64_t handle);
int level_zero_sysman_device(uint64_t handle);

#endif
