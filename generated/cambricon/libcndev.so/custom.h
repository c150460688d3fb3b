/* Made by `porter gen --backend cambricon`. Do not edit. */
/* custom.h: the hooks that the port writes itself. */
#ifndef PORTER_CUSTOM_H
#define PORTER_CUSTOM_H

#include "api.h"

#endif
