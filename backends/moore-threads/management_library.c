/* SPDX-License-Identifier: Apache-2.0 */
#include "management.h"

#include <stddef.h>

const char *const management_library = NULL;
