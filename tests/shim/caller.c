/* SPDX-License-Identifier: Apache-2.0 */
/* Calls everything twice (a slot's first call and its second) and prints what came back. */
#include <stdio.h>

#include "vendor.h"

static void called(int n, void *data)
{
	*(int *)data += n;
}

#define CALL(prefix)                                                                               \
	do {                                                                                       \
		int out = 1;                                                                       \
		vBig big;                                                                          \
		vVector vector;                                                                    \
		vSmall small;                                                                      \
		printf("%d\n", prefix##_int(1, -2L, 3, -4, 5ULL));                                 \
		printf("%.3f\n", prefix##_float(1.5, 2.25f, 3));                                   \
		printf("%.3f\n", prefix##_struct((vSmall){1, 2.5f}, (vVector){3.5, 4.5, 5.5},      \
						 (vBig){{6, 0, 0, 0, 7}, 8.5}, 9));                \
		big = prefix##_big(1, (vSmall){2, 3.5f}, 4.5);                                     \
		printf("%ld %ld %ld %ld %ld %.3f\n", big.a[0], big.a[1], big.a[2], big.a[3],       \
		       big.a[4], big.b);                                                           \
		vector = prefix##_vector(1.25, 3);                                                 \
		printf("%.3f %.3f %.3f\n", vector.x, vector.y, vector.z);                          \
		small = prefix##_small(1.25f, 3);                                                  \
		printf("%d %.3f\n", small.a, (double)small.b);                                     \
		printf("%.3f\n", prefix##_many(1, 2, 3, 4, 5, 6, 7, 8, &out, 10, 11, 12, 13, 14,   \
					       15, 16, 17));                                       \
		printf("%.3Lf\n", prefix##_long(1.5L, 2));                                         \
		prefix##_void(&out);                                                               \
		printf("%s", prefix##_text(called, &out));                                         \
		printf(" %d\n", out);                                                              \
	} while (0)

int main(void)
{
	int i;

	for (i = 0; i < 2; i++) {
		printf("%.3f\n", u_sum(3, 1.0, 2.0, 3.0));
		CALL(v);
		CALL(u);
	}
	return 0;
}
