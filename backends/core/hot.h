/* SPDX-License-Identifier: Apache-2.0 */
/* hot.h: what runs for each launch that is bounded lies together: a program that does much between two finds little of it in its caches. */
#ifndef PORTER_HOT_H
#define PORTER_HOT_H

#define HOT __attribute__((section("porter_launch")))

#endif
