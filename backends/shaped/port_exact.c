/* SPDX-License-Identifier: Apache-2.0 */
/* Of vendors that do not tell what their drivers round up to: what was asked for is charged. */
#include "port.h"

uint64_t port_round(uint64_t bytes) { return bytes; }
uint64_t port_granule(void) { return 1; }
