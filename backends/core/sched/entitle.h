/* SPDX-License-Identifier: Apache-2.0 */
/*
 * entitle.h: the part of one device that is due to each of several tenants, by weight and demand. Pure
 * policy, as share.h.
 */
#ifndef PORTER_ENTITLE_H
#define PORTER_ENTITLE_H

#include "share.h"

struct entitle_tenant {
	uint32_t weight;   /* 1 to 10000 */
	unsigned demand;   /* percent of the device that it uses by itself; 0: not known, counts as 100 */
	unsigned used;	   /* percent of the device that it uses now */
	unsigned entitled; /* percent of the device: entitle() writes it */
};

/*
 * Divides the device among the tenants of `who` (a bit each): each one's share by weight, or its
 * demand where that is less. What demands leave goes to the others, by weight.
 */
void entitle(struct entitle_tenant tenants[SHARE_TENANTS], uint64_t who);
/*
 * Is something gained where the others of `who` wait for tenant `one`, which has less than its
 * demand? Yes, unless it demands far less than its share (ENTITLE_LITTLE_PERCENT): it loses time
 * only to the driver's time slices then. The others wait only while one of them has a larger part
 * of its due.
 */
bool entitle_gains(const struct entitle_tenant tenants[SHARE_TENANTS], uint64_t who, unsigned one);

#endif
