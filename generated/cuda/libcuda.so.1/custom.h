/* Made by `porter gen --backend cuda`. Do not edit. */
/* custom.h: the hooks that the port writes itself. */
#ifndef PORTER_CUSTOM_H
#define PORTER_CUSTOM_H

#include "api.h"

/* The ordinal of a device, by the handle that leads to it; negative errno where there is none. */
int cuda_green_device(uint64_t handle);

/* The context that an object stands for; 0 where there is none. */
uint64_t cuda_green_context(uint64_t handle);

#endif
