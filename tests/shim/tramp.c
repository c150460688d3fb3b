/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The trampolines alone, each asking for its target by itself: from a resolver that spoils every
 * register that a call may. through.h names the vendor's functions, which are real_u_… here.
 */
#include <stdarg.h>
#include <stdio.h>

#include "shim.h"
#include "vendor.h"

#define DECLARE(name) void slow_##name(void), real_##name(void);
#define TARGET(name) (void *)real_##name,
#define SLOT(name) (void *)slow_##name,

FUNCTIONS_OF_NO_HEADER(DECLARE)

static void *const targets[] = {FUNCTIONS_OF_NO_HEADER(TARGET)};

void *shim_slots[] = {FUNCTIONS_OF_NO_HEADER(SLOT)};

static double spoil_all(long a, long b, long c, long d, long e, long f, long g, long h, double i,
			double j, double k, double l, double m, double n, double o, double p,
			double q, double r, double s, double t, double u)
{
	return (double)(a * b * c * d * e * f * g * h) * i * j * k * l * m * n * o * p * q * r * s *
		t * u;
}

static vLanes spoil_lanes(vLanes a, vLanes b, vLanes c, vLanes d, vLanes e, vLanes f, vLanes g,
			  vLanes h, vLanes i, vLanes j, vLanes k, vLanes l)
{
	return a * b * c * d * e * f * g * h * i * j * k * l;
}

static int spoil_list(int count, ...)
{
	va_list list;
	int sum = 0;

	va_start(list, count);
	while (count--)
		sum += (int)va_arg(list, double);
	va_end(list);
	return sum;
}

/* Big enough to come back through memory whose address is an argument, and in as many registers as may be. */
static vBig spoil_result(void)
{
	return (vBig){{-1, -2, -3, -4, -5}, -6};
}

void *shim_resolve(unsigned index)
{
	__typeof__(spoil_all) *volatile all = spoil_all;
	__typeof__(spoil_lanes) *volatile vectors = spoil_lanes;
	__typeof__(spoil_list) *volatile variadic = spoil_list;
	__typeof__(spoil_result) *volatile result = spoil_result;
	vLanes odd = {-1, -3, -5, -7};
	char text[256];

	snprintf(text, sizeof(text), "%ld %d %d", result().a[1], variadic(1, -1.0),
		 vectors(odd, odd, odd, odd, odd, odd, odd, odd, odd, odd, odd, odd)[2]);
	snprintf(text, sizeof(text), "%f",
		 all(-1, -2, -3, -4, -5, -6, -7, -8, -9, -1, -2, -3, -4, -5, -6, -7, -8, -9, -1, -2,
		     -3));
	__atomic_store_n(&shim_slots[index], targets[index], __ATOMIC_RELEASE);
	return targets[index];
}
