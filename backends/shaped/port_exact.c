/* SPDX-License-Identifier: Apache-2.0 */
/* For vendors that do not publish how their drivers round: the requested bytes are charged. */
#include "port.h"

uint64_t port_round(uint64_t bytes)
{
	return bytes;
}
uint64_t port_granule(void)
{
	return 1;
}
