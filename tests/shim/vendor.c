/* SPDX-License-Identifier: Apache-2.0 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdarg.h>

#include "vendor.h"

#ifdef VERSIONED
/* The old one first, as a library keeps it for programs linked long ago. */
int v_int_old(int a, long b, short c, signed char d, unsigned long long e);
int v_int_old(int a, long b, short c, signed char d, unsigned long long e)
{
	return -(int)(a + b + c + d + (long)e);
}
__asm__(".symver v_int_old, v_int@VENDOR_1");
__asm__(".symver v_int, v_int@@VENDOR_2");
#endif

#define DEFINE(prefix)                                                                             \
	int prefix##_int(int a, long b, short c, signed char d, unsigned long long e)              \
	{                                                                                          \
		return (int)(a + 2 * b + 3 * c + 5 * d + 7 * (long)e);                             \
	}                                                                                          \
	double prefix##_float(double a, float b, int c)                                            \
	{                                                                                          \
		return a * 3 + (double)b * 5 + c;                                                  \
	}                                                                                          \
	double prefix##_struct(vSmall small, vVector vector, vBig big, int last)                   \
	{                                                                                          \
		return small.a + (double)small.b * 2 + vector.x * 3 + vector.y * 5 + vector.z * 7 +\
		       (double)big.a[0] * 11 + (double)big.a[4] * 13 + big.b * 17 + last * 19;     \
	}                                                                                          \
	vBig prefix##_big(int a, vSmall small, double b)                                           \
	{                                                                                          \
		return (vBig){{a, small.a, 3, 4, a + small.a}, b + (double)small.b};               \
	}                                                                                          \
	vVector prefix##_vector(double a, int b)                                                   \
	{                                                                                          \
		return (vVector){a, a * 2, a * 3 + b};                                             \
	}                                                                                          \
	vSmall prefix##_small(float a, int b)                                                      \
	{                                                                                          \
		return (vSmall){b * 3, a * 2};                                                     \
	}                                                                                          \
	double prefix##_many(int a, double b, long long c, float d, short e, double f, char g,     \
			     double h, void *i, double j, unsigned long long k, double l, int m,   \
			     float n, double o, double p, double q)                                \
	{                                                                                          \
		return a + b * 2 + (double)c * 3 + (double)d * 4 + e * 5 + f * 6 + g * 7 + h * 8 + \
		       (i ? 9 : 0) + j * 10 + (double)k * 11 + l * 12 + m * 13 + (double)n * 14 +  \
		       o * 15 + p * 16 + q * 17;                                                   \
	}                                                                                          \
	long double prefix##_long(long double a, int b) { return a * 3 + b; }                      \
	void prefix##_void(int *out) { *out += 5; }                                                \
	const char *prefix##_text(vCall call, void *data)                                          \
	{                                                                                          \
		if (call)                                                                          \
			call(3, data);                                                             \
		return #prefix;                                                                    \
	}

DEFINE(v)
DEFINE(u)

double u_sum(int count, ...)
{
	double sum = 0;
	va_list list;

	va_start(list, count);
	while (count--)
		sum = sum * 10 + va_arg(list, double);
	va_end(list);
	return sum;
}

#ifdef NEWER
vStatus v_new(int *out)
{
	*out = 7;
	return V_OK;
}
#endif

const char *v_path(void)
{
	Dl_info info;

	return dladdr((void *)v_path, &info) ? info.dli_fname : "";
}

#ifdef CONSTRUCTOR
/* Calls itself by its exported names, as vendors' libraries do, before anybody got a handle. */
static int early;

__attribute__((constructor)) static void begin(void)
{
	void *self = dlopen("libvendor.so.1", RTLD_NOW | RTLD_NOLOAD);
	int (*add)(int, long, short, signed char, unsigned long long) =
		(int (*)(int, long, short, signed char, unsigned long long))dlsym(self, "v_int");

	early = v_int(1, 1, 1, 1, 1) + (add ? add(1, 1, 1, 1, 1) : 1000);
}

int v_early(void);
int v_early(void)
{
	return early;
}
#endif
