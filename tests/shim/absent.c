/* SPDX-License-Identifier: Apache-2.0 */
/* The answers for missing functions. */
#include <errno.h>
#include <stdio.h>

#include "vendor.h"

int main(void)
{
	int out = 0, first, again;
	const char *path;

	errno = EXDEV;
	first = v_new(&out);
	again = v_new(&out);
	path = v_path();
	printf("%d %d %d %s %d\n", first, again, out, path ? "path" : "NULL", errno == EXDEV);
	printf("%.1f %.1f\n", v_vector(1.0, 2).z, v_float(1.0, 2.0f, 3));
	return 0;
}
