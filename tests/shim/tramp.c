/* SPDX-License-Identifier: Apache-2.0 */
/* The trampolines alone, in a static program, for machines of which there is no C library here to load. */
#include <stdio.h>

#include "shim.h"
#include "vendor.h"

/* vendor.c defines the `u_` functions; through.S makes trampolines `t_` to them. */
FUNCTIONS(t)
double t_sum(int count, ...);
void slow_t_sum(void), slow_t_int(void), slow_t_float(void), slow_t_struct(void), slow_t_big(void),
	slow_t_vector(void), slow_t_small(void), slow_t_many(void), slow_t_long(void), slow_t_void(void),
	slow_t_text(void);

static void *const targets[] = {
	(void *)u_sum, (void *)u_int, (void *)u_float, (void *)u_struct, (void *)u_big, (void *)u_vector,
	(void *)u_small, (void *)u_many, (void *)u_long, (void *)u_void, (void *)u_text,
};

void *shim_slots[] = {
	(void *)slow_t_sum, (void *)slow_t_int, (void *)slow_t_float, (void *)slow_t_struct,
	(void *)slow_t_big, (void *)slow_t_vector, (void *)slow_t_small, (void *)slow_t_many,
	(void *)slow_t_long, (void *)slow_t_void, (void *)slow_t_text,
};

static double spoil(double a, double b, double c, double d, double e, double f, double g, double h)
{
	return a * b * c * d * e * f * g * h;
}

void *shim_resolve(unsigned index)
{
	double (*volatile call)(double, double, double, double, double, double, double, double) = spoil;
	char text[64];

	snprintf(text, sizeof(text), "%f %u", call(1, 2, 3, 4, 5, 6, 7, 8), index);
	__atomic_store_n(&shim_slots[index], targets[index], __ATOMIC_RELEASE);
	return targets[index];
}

#define u_sum t_sum
#define u_int t_int
#define u_float t_float
#define u_struct t_struct
#define u_big t_big
#define u_vector t_vector
#define u_small t_small
#define u_many t_many
#define u_long t_long
#define u_void t_void
#define u_text t_text
#include "caller.c"
