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

#define FUNCTIONS(prefix)                                                                          \
	int prefix##_int(int a, long b, short c, signed char d, unsigned long long e);             \
	double prefix##_float(double a, float b, int c);                                           \
	double prefix##_struct(vSmall small, vVector vector, vBig big, int last);                  \
	vBig prefix##_big(int a, vSmall small, double b);                                          \
	vVector prefix##_vector(double a, int b);                                                  \
	vSmall prefix##_small(float a, int b);                                                     \
	double prefix##_many(int a, double b, long long c, float d, short e, double f, char g,     \
			     double h, void *i, double j, unsigned long long k, double l, int m,   \
			     float n, double o, double p, double q);                               \
	long double prefix##_long(long double a, int b);                                           \
	void prefix##_void(int *out);                                                              \
	const char *prefix##_text(vCall call, void *data);

FUNCTIONS(v)
FUNCTIONS(u)
double u_sum(int count, ...);
vStatus v_new(int *out);	/* only the newer vendor has it */
const char *v_path(void);	/* the file that answered */

#endif
