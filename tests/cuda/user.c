/* SPDX-License-Identifier: Apache-2.0 */
/* ./user UID MIB: becomes that user, takes this memory, prints a line when it has it, and has work
 * on the device until its input ends. */
#define _GNU_SOURCE
#include "cu.h"

#include <grp.h>
#include <poll.h>
#include <unistd.h>

int main(int argc, char **argv)
{
	struct pollfd input = {.fd = 0, .events = POLLIN};
	uid_t user = argc == 3 ? (uid_t)atoi(argv[1]) : 0;
	cu_address at;

	if (!user || setgroups(0, NULL) || setgid(user) || setuid(user)) {
		fprintf(stderr, "./user UID MIB, as root\n");
		return 2;
	}
	cu_start(0);
	cu_must(cu.MemAlloc(&at, (uint64_t)atoi(argv[2]) * MIB), "cuMemAlloc");
	printf("%u has %s MiB\n", (unsigned)user, argv[2]);
	fflush(stdout);
	while (!poll(&input, 1, 0)) {
		cu_must(cu.MemsetD8(at, 0, MIB), "cuMemsetD8");
		cu_must(cu.CtxSynchronize(), "cuCtxSynchronize");
	}
	return 0;
}
