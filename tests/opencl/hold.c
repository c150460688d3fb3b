/* SPDX-License-Identifier: Apache-2.0 */
/* hold [MIB [PLACE [DEVICES]]]: takes MIB, on these devices, buffer by buffer of 1 MiB, prints the
 * granted amount, and keeps it until its input ends. */
#include "cl.h"

int main(int argc, char **argv)
{
	unsigned wanted = argc > 1 ? (unsigned)atoi(argv[1]) : 4096, count = 0;
	cl_int status = 0;

	start(argc > 2 ? (unsigned)atoi(argv[2]) : 0, argc > 3 ? (unsigned)atoi(argv[3]) : 1);
	while (count < wanted && buffer(MIB, &status))
		count++;
	printf("{\"mib\": %u, \"status\": %d}\n", count, status);
	fflush(stdout);
	getchar();
	return 0;
}
