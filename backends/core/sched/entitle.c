/* SPDX-License-Identifier: Apache-2.0 */
#include "entitle.h"
#include "params.h"

#define WHOLE 100u /* percent */

static unsigned demand_of(const struct entitle_tenant *tenant)
{
	return tenant->demand && tenant->demand < WHOLE ? tenant->demand : WHOLE;
}

static uint64_t weights_of(const struct entitle_tenant tenants[SHARE_TENANTS], uint64_t who)
{
	uint64_t sum = 0;

	for (; who; who &= who - 1)
		sum += tenants[__builtin_ctzll(who)].weight;
	return sum;
}

/* Those of `open` that demand no more than their share of the rest, `left` percent. */
static uint64_t content_of(const struct entitle_tenant tenants[SHARE_TENANTS], uint64_t open, unsigned left)
{
	uint64_t weights = weights_of(tenants, open), content = 0;

	for (uint64_t each = open; each; each &= each - 1) {
		const struct entitle_tenant *tenant = &tenants[__builtin_ctzll(each)];

		if (demand_of(tenant) * weights <= (uint64_t)left * tenant->weight)
			content |= each & -each;
	}
	return content;
}

void entitle(struct entitle_tenant tenants[SHARE_TENANTS], uint64_t who)
{
	unsigned left = WHOLE;
	uint64_t content, weights;

	while ((content = content_of(tenants, who, left))) {
		who &= ~content;
		for (; content; content &= content - 1) {
			struct entitle_tenant *tenant = &tenants[__builtin_ctzll(content)];

			tenant->entitled = demand_of(tenant);
			left -= tenant->entitled;
		}
	}
	weights = weights_of(tenants, who);
	for (; who; who &= who - 1)
		tenants[__builtin_ctzll(who)].entitled = (unsigned)((uint64_t)left * tenants[__builtin_ctzll(who)].weight / weights);
}

bool entitle_gains(const struct entitle_tenant tenants[SHARE_TENANTS], uint64_t who, unsigned one)
{
	if (demand_of(&tenants[one]) * weights_of(tenants, who) * 100 > (uint64_t)tenants[one].weight * WHOLE * ENTITLE_LITTLE_PERCENT)
		return true;
	for (; who; who &= who - 1) {
		const struct entitle_tenant *other = &tenants[__builtin_ctzll(who)];

		if (tenants[one].used * other->entitled < other->used * tenants[one].entitled)
			return true;
	}
	return false;
}
