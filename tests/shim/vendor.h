/* SPDX-License-Identifier: Apache-2.0 */
/* vendor.h: one function for each way that a machine passes arguments; `u_` ones are exported and declared nowhere. */
#ifndef VENDOR_H
#define VENDOR_H

#include <stdint.h>

typedef enum vStatus_enum { V_OK = 0, V_NO_MEMORY = 2, V_NO_DRIVER = 100, V_ABSENT = 801 } vStatus;
typedef struct vSmall_st {
	int a;
	float b;
} vSmall;
typedef struct vVector_st {
	double x, y, z;
} vVector;
typedef struct vBig_st {
	long a[5];
	double b;
} vBig;
typedef void (*vCall)(int, void *);
/* What headers of vendors seldom hold, and calling conventions treat in ways of their own. */
typedef struct vPair_st {
	long a, b;
} vPair;
typedef struct vFloats_st {
	float a, b, c, d;
} vFloats;
typedef struct vBytes_st {
	unsigned char a[3];
} vBytes;
typedef struct vLong_st {
	long double a;
} vLong;
typedef int vLanes __attribute__((vector_size(16)));
typedef __int128 vWide;

#define FUNCTIONS(prefix) \
	int prefix##_int(int a, long b, short c, signed char d, unsigned long long e); \
	double prefix##_float(double a, float b, int c); \
	double prefix##_struct(vSmall small, vVector vector, vBig big, int last); \
	vBig prefix##_big(int a, vSmall small, double b); \
	vVector prefix##_vector(double a, int b); \
	vSmall prefix##_small(float a, int b); \
	double prefix##_many(int a, double b, long long c, float d, short e, double f, char g, \
			     double h, void *i, double j, unsigned long long k, double l, int m, \
			     float n, double o, double p, double q); \
	long double prefix##_long(long double a, int b); \
	void prefix##_void(int *out); \
	const char *prefix##_text(vCall call, void *data);

FUNCTIONS(v)
FUNCTIONS(u)
double u_sum(int count, ...);
vBig u_list(const char *kinds, ...);
vPair u_pair(vPair a, int b, vPair c, vPair d, vPair e, vPair f);
vFloats u_floats(vFloats a, vFloats b, vFloats c, double d, vFloats e);
vBytes u_bytes(vBytes a, _Bool b, unsigned char c, vBytes d, signed char e);
vLong u_longs(long double a, vLong b, int c, long double d, long double e, vLong f, long double g,
	      long double h, vLong i, long double j);
vWide u_wide(vWide a, int b, vWide c, vWide d, int e, vWide f, vWide g);
vLanes u_lanes(vLanes a, vLanes b, vLanes c, vLanes d, vLanes e, vLanes f, vLanes g, vLanes h,
	       vLanes i, vLanes j, vLanes k, vLanes l, vLanes m, vLanes n);
double _Complex u_complex(double _Complex a, float _Complex b, double c);
float u_singles(float a, float b, float c, float d, float e, float f, float g, float h, float i,
		float j, float k, float l, float m, float n);
vBig u_all(long a, double b, long c, double d, long e, double f, long g, double h, long i, double j,
	   long k, double l, long m, double n, long o, double p, long q, double r, long s, double t,
	   double u, double v, double w, double x);
vStatus v_new(int *out);  /* only the newer vendor has it */
const char *v_path(void); /* the file that answered */

#endif
