/* SPDX-License-Identifier: Apache-2.0 */
#include <stdio.h>

#include "vendor.h"

int v_early(void);

int main(void)
{
	printf("%d\n", v_int(1, 0, 0, 0, 0));
	printf("%d\n", v_early());
	return 0;
}
