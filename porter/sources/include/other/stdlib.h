/* SPDX-License-Identifier: Apache-2.0 */
/* Only its types are needed: bodies of inline functions are not read. */
#include <stddef.h>
