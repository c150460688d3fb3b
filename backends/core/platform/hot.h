/* SPDX-License-Identifier: Apache-2.0 */
/* hot.h: code that runs for each limited launch lies together. A program that does much work
 * between two launches evicts it from the caches. */
#ifndef PORTER_HOT_H
#define PORTER_HOT_H

#define HOT __attribute__((section("porter_launch")))
/* the first of several that lie on, from a line's start */
#define HOT_LINE __attribute__((section("porter_launch"), aligned(64)))
/* The functions of the core that the entries of frequent calls (shim.h) call: in the same page, from
 * its start. */
#define HOT_ENTRY __attribute__((section("porter_hot")))
#define HOT_ENTRY_PAGE \
	__asm__(".pushsection porter_hot, \"ax\", %progbits\n\t.p2align 12\n\t.popsection");
#define LIKELY(condition) __builtin_expect(!!(condition), 1)

#endif
