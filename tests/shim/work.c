/* SPDX-License-Identifier: Apache-2.0 */
/* A vendor whose calls fail with any handle but 4, and a program that makes them. */
#include <stdio.h>

#define CALLS(each) \
	each(v_begin) each(v_end) each(v_graph) each(v_upload) each(v_make) each(v_call) \
		each(v_drop) each(v_close) each(v_release) each(v_reset) each(v_detach)

#ifdef VENDOR
#define MAKE(name) \
	int name(void *handle) \
	{ \
		printf("  %s %d\n", #name, (int)(long)handle); \
		return (long)handle != 4; \
	}
CALLS(MAKE)
#else
#define DECLARE(name) int name(void *handle);
#define SAY(name) printf("%s(%d) = %d\n", #name, (int)i, name((void *)i));
CALLS(DECLARE)

int main(void)
{
	setbuf(stdout, NULL);
	for (long i = 4; i < 7; i++) {
		CALLS(SAY)
	}
	return 0;
}
#endif
