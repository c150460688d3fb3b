/* SPDX-License-Identifier: Apache-2.0 */
/* Says what terms a policy means: four numbers for each four arguments. */
#include <stdio.h>
#include <stdlib.h>
#include "sched/share.h"
int main(int argc, char **argv)
{
	for (int i = 1; i + 3 < argc; i += 4) {
		struct share_terms terms = share_terms_of((enum share_policy)atoi(argv[i]), (uint32_t)atoi(argv[i + 1]),
			(uint32_t)atoi(argv[i + 2]), (enum share_priority)atoi(argv[i + 3]));
		printf("%u %u %u %u\n", terms.weight, terms.cap, terms.floor, terms.priority);
	}
	return 0;
}
