/* SPDX-License-Identifier: Apache-2.0 */
/* Says where the core has what porter/runtime/lease.py reads again and again; and of an account, a device's number. */
#include <stdio.h>
#include "lease/arbiter_state.h"
#include "state/region.h"
#define AT(type, field) (unsigned long long)__builtin_offsetof(struct type, field)
#define SAY(value) printf("%llu ", (unsigned long long)(value))
int main(void)
{
	SAY(AT(arbiter, turn.begun)); SAY(AT(arbiter, turn.figures_of)); SAY(AT(arbiter, turn.paused));
	SAY(ARBITER_ALL); SAY(ARBITER_CLOSING); SAY(ARBITER_EPOCH); SAY(ARBITER_TICK);
	SAY(AT(share_tenant, credit)); SAY(AT(share_tenant, resting));
	SAY(AT(arbiter_process, pid)); SAY(AT(arbiter_process, tenant)); SAY(AT(arbiter_process, busy)); SAY(AT(arbiter_process, wants));
	SAY(WAITS); SAY(WANTS_SINCE);
	printf("\n");
	SAY(AT(region_row, number));
	return 0;
}
