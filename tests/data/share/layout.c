/* SPDX-License-Identifier: Apache-2.0 */
/* Says where the core has what porter/runtime/lease.py and porter/runtime/account.py read: a line for each of them. */
#include <stdio.h>
#include "lease/arbiter_file.h"
#include "state/region.h"
#define AT(type, field) (unsigned long long)__builtin_offsetof(struct type, field)
#define SIZE(type) (unsigned long long)sizeof(struct type)
#define SAY(value) printf("%llu ", (unsigned long long)(value))
int main(void)
{
	SAY(ARBITER_MAGIC); SAY(ARBITER_VERSION); SAY(SHARE_TENANTS); SAY(ARBITER_PROCESSES); SAY(SIZE(arbiter));
	SAY(AT(arbiter, turn.word)); SAY(AT(arbiter, turn.gated)); SAY(AT(arbiter, high));
	SAY(AT(arbiter, tenant)); SAY(SIZE(arbiter_tenant)); SAY(AT(arbiter_tenant, which)); SAY(AT(arbiter_tenant, waited));
	SAY(AT(arbiter_tenant, name)); SAY(ARBITER_NAME); SAY(AT(arbiter_tenant, share)); SAY(SIZE(share_tenant));
	SAY(AT(share_tenant, used)); SAY(AT(arbiter, process)); SAY(SIZE(arbiter_process)); SAY(AT(arbiter_process, tenant));
	SAY(AT(share_terms, weight)); SAY(AT(share_terms, cap)); SAY(AT(share_terms, floor)); SAY(AT(share_terms, priority));
	SAY(SHARE_HIGH); SAY(AT(arbiter, copied));
	printf("\n");
	SAY(REGION_MAGIC); SAY(REGION_VERSION); SAY(REGION_ROWS); SAY(REGION_SLOTS); SAY(SIZE(region)); SAY(AT(region, high));
	SAY(AT(region, row)); SAY(SIZE(region_row)); SAY(AT(region_row, key)); SAY(AT(region_row, limit));
	SAY(AT(region_row, context)); SAY(AT(region_row, ordered)); SAY(AT(region_row, uuid)); SAY(sizeof(((struct region_row *)0)->uuid));
	SAY(AT(region, charge)); SAY(AT(region, imported)); SAY(AT(region, orphaned)); SAY(SIZE(mapped_header)); SAY(AT(mapped_header, checksum)); SAY(MAPPED_LOCKS);
	return 0;
}
