/* SPDX-License-Identifier: Apache-2.0 */
/* Runs a program of another architecture under the emulator, both named at build time: what PoCL
 * calls in a guest is its linker. */
#include <stdlib.h>
#include <unistd.h>

int main(int argc, char **argv)
{
	char **given = calloc((size_t)argc + 2, sizeof(*given));

	if (!given)
		return 127;
	given[0] = EMULATOR;
	given[1] = PROGRAM;
	for (int i = 1; i < argc; i++)
		given[i + 1] = argv[i];
	execv(given[0], given);
	return 127;
}
