/* SPDX-License-Identifier: Apache-2.0 */
/* A library whose constructor takes its time and then calls the vendor. */
#include <unistd.h>

#include "vendor.h"

__attribute__((constructor)) static void begin(void)
{
	usleep(20000);
	v_int(1, 0, 0, 0, 0);
}
