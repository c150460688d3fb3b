/* SPDX-License-Identifier: Apache-2.0 */
#include "management.h"

const char *const management_library = "libixml.so";
