/* SPDX-License-Identifier: Apache-2.0 */
/* Asks whichever library it gets: the one it is linked to, or the one that its argument names. */
#include <dlfcn.h>
#include <stdio.h>

#ifdef LINKED
const char *attach_who(void);
#endif

int main(int argc, char **argv)
{
	const char *(*who)(void) = 0;
	void *library;

#ifdef LINKED
	(void)argc;
	(void)argv;
	(void)library;
	who = attach_who;
#else
	library = argc == 2 ? dlopen(argv[1], RTLD_NOW) : 0;
	if (library)
		*(void **)&who = dlsym(library, "attach_who");
#endif
	if (!who) {
		fprintf(stderr, "%s\n", dlerror());
		return 1;
	}
	puts(who());
	return 0;
}
