/* SPDX-License-Identifier: Apache-2.0 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdarg.h>

#include "vendor.h"

#ifdef LAZY
/* It calls a function that does not exist, and is itself never called. */
void v_nowhere(void);
void v_never(void);
void v_never(void)
{
	v_nowhere();
}
#endif

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

#define DEFINE(prefix) \
	int prefix##_int(int a, long b, short c, signed char d, unsigned long long e) \
	{ \
		return (int)(a + 2 * b + 3 * c + 5 * d + 7 * (long)e); \
	} \
	double prefix##_float(double a, float b, int c) \
	{ \
		return a * 3 + (double)b * 5 + c; \
	} \
	double prefix##_struct(vSmall small, vVector vector, vBig big, int last) \
	{ \
		return small.a + (double)small.b * 2 + vector.x * 3 + vector.y * 5 + \
			vector.z * 7 + (double)big.a[0] * 11 + (double)big.a[4] * 13 + \
			big.b * 17 + last * 19; \
	} \
	vBig prefix##_big(int a, vSmall small, double b) \
	{ \
		return (vBig){{a, small.a, 3, 4, a + small.a}, b + (double)small.b}; \
	} \
	vVector prefix##_vector(double a, int b) \
	{ \
		return (vVector){a, a * 2, a * 3 + b}; \
	} \
	vSmall prefix##_small(float a, int b) \
	{ \
		return (vSmall){b * 3, a * 2}; \
	} \
	double prefix##_many(int a, double b, long long c, float d, short e, double f, char g, \
			     double h, void *i, double j, unsigned long long k, double l, int m, \
			     float n, double o, double p, double q) \
	{ \
		return a + b * 2 + (double)c * 3 + (double)d * 4 + e * 5 + f * 6 + g * 7 + h * 8 + \
			(i ? 9 : 0) + j * 10 + (double)k * 11 + l * 12 + m * 13 + (double)n * 14 + \
			o * 15 + p * 16 + q * 17; \
	} \
	long double prefix##_long(long double a, int b) \
	{ \
		return a * 3 + b; \
	} \
	void prefix##_void(int *out) \
	{ \
		*out += 5; \
	} \
	const char *prefix##_text(vCall call, void *data) \
	{ \
		if (call) \
			call(3, data); \
		return #prefix; \
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

/* Numbers of every kind, 'i' int, 'd' double, 'l' long double, 'p' pointer to int, 's' 'v' 'b' structs. */
vBig u_list(const char *kinds, ...)
{
	vBig big = {{0}, 0};
	va_list list;

	va_start(list, kinds);
	for (; *kinds; kinds++) {
		big.b *= 3;
		big.a[0]++;
		if (*kinds == 'i') {
			big.b += va_arg(list, int);
		} else if (*kinds == 'd') {
			big.b += va_arg(list, double);
		} else if (*kinds == 'l') {
			big.b += (double)va_arg(list, long double);
		} else if (*kinds == 'p') {
			big.b += *va_arg(list, int *);
		} else if (*kinds == 's') {
			vSmall small = va_arg(list, vSmall);

			big.b += small.a + 2 * (double)small.b;
		} else if (*kinds == 'v') {
			vVector vector = va_arg(list, vVector);

			big.b += vector.x + 2 * vector.y + 3 * vector.z;
		} else {
			vPair pair = va_arg(list, vPair);

			big.b += (double)(pair.a + 2 * pair.b);
		}
	}
	va_end(list);
	return big;
}

vPair u_pair(vPair a, int b, vPair c, vPair d, vPair e, vPair f)
{
	return (vPair){a.a + 2 * b + 3 * c.a + 5 * d.a + 7 * e.a + 11 * f.a,
		       a.b + 3 * c.b + 5 * d.b + 7 * e.b + 11 * f.b};
}

vFloats u_floats(vFloats a, vFloats b, vFloats c, double d, vFloats e)
{
	return (vFloats){a.a + 2 * b.a + 3 * c.a + 5 * e.a, a.b + 2 * b.b + 3 * c.b + 5 * e.b,
			 a.c + 2 * b.c + 3 * c.c + 5 * e.c,
			 a.d + 2 * b.d + 3 * c.d + 5 * e.d + (float)d};
}

vBytes u_bytes(vBytes a, _Bool b, unsigned char c, vBytes d, signed char e)
{
	return (vBytes){{(unsigned char)(a.a[0] + b + d.a[0]), (unsigned char)(a.a[1] + c + d.a[1]),
			 (unsigned char)(a.a[2] - e + d.a[2])}};
}

vLong u_longs(long double a, vLong b, int c, long double d, long double e, vLong f, long double g,
	      long double h, vLong i, long double j)
{
	return (vLong){a + 2 * b.a + 3 * c + 5 * d + 7 * e + 11 * f.a + 13 * g + 17 * h + 19 * i.a +
		       23 * j};
}

vWide u_wide(vWide a, int b, vWide c, vWide d, int e, vWide f, vWide g)
{
	return a + 2 * b + 3 * c + 5 * d + 7 * e + 11 * f + 13 * g;
}

vLanes u_lanes(vLanes a, vLanes b, vLanes c, vLanes d, vLanes e, vLanes f, vLanes g, vLanes h,
	       vLanes i, vLanes j, vLanes k, vLanes l, vLanes m, vLanes n)
{
	return a + 2 * b + 3 * c + 5 * d + 7 * e + 11 * f + 13 * g + 17 * h + 19 * i + 23 * j +
		29 * k + 31 * l + 37 * m + 41 * n;
}

double _Complex u_complex(double _Complex a, float _Complex b, double c)
{
	return a * 2 + b * 3 + c;
}

float u_singles(float a, float b, float c, float d, float e, float f, float g, float h, float i,
		float j, float k, float l, float m, float n)
{
	return a + 2 * b + 3 * c + 5 * d + 7 * e + 11 * f + 13 * g + 17 * h + 19 * i + 23 * j +
		29 * k + 31 * l + 37 * m + 41 * n;
}

vBig u_all(long a, double b, long c, double d, long e, double f, long g, double h, long i, double j,
	   long k, double l, long m, double n, long o, double p, long q, double r, long s, double t,
	   double u, double v, double w, double x)
{
	return (vBig){{a + 2 * c + 3 * e, g + 2 * i + 3 * k, m + 2 * o, q, s},
		      b + 2 * d + 3 * f + 5 * h + 7 * j + 11 * l + 13 * n + 17 * p + 19 * r +
			      23 * t + 29 * u + 31 * v + 37 * w + 41 * x};
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
/* Calls itself by its exported names, as vendors' libraries do, before any caller got a handle. */
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
