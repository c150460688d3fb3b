/* SPDX-License-Identifier: Apache-2.0 */
/* hot.h: what runs for each launch that is bounded lies together: a program that does much between two finds little of it in its caches. */
#ifndef PORTER_HOT_H
#define PORTER_HOT_H

#define HOT __attribute__((section("porter_launch")))
#define HOT_LINE __attribute__((section("porter_launch"), aligned(64)))	/* the first of several that lie on, from a line's start */
#define LIKELY(condition) __builtin_expect(!!(condition), 1)

#endif
