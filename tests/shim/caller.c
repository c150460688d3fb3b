/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Calls everything twice (a slot's first call and its second) and prints the results. Each function
 * has a process of its own, forked before any call.
 */
#define _POSIX_C_SOURCE 200809L /* and no u_int of BSD's */
#include <complex.h>
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

#include "vendor.h"

#define TWICE(...) \
	do { \
		int status = -1, again; \
		pid_t child; \
		fflush(stdout); \
		child = fork(); \
		for (again = 0; !child && again < 2; again++) { \
			__VA_ARGS__; \
		} \
		if (!child) { \
			fflush(stdout); \
			_exit(0); \
		} \
		waitpid(child, &status, 0); \
		if (status) \
			printf("ended with %d\n", status); \
	} while (0)

static void called(int n, void *data)
{
	*(int *)data += n;
}

static void print_big(vBig big)
{
	printf("%ld %ld %ld %ld %ld %.3f\n", big.a[0], big.a[1], big.a[2], big.a[3], big.a[4],
	       big.b);
}

#define CALL(prefix) \
	do { \
		int out = 1; \
		vVector vector; \
		vSmall small; \
		TWICE(printf("%d\n", prefix##_int(1, -2L, 3, -4, 5ULL))); \
		TWICE(printf("%.3f\n", prefix##_float(1.5, 2.25f, 3))); \
		TWICE(printf("%.3f\n", \
			     prefix##_struct((vSmall){1, 2.5f}, (vVector){3.5, 4.5, 5.5}, \
					     (vBig){{6, 0, 0, 0, 7}, 8.5}, 9))); \
		TWICE(print_big(prefix##_big(1, (vSmall){2, 3.5f}, 4.5))); \
		TWICE(vector = prefix##_vector(1.25, 3); \
		      printf("%.3f %.3f %.3f\n", vector.x, vector.y, vector.z)); \
		TWICE(small = prefix##_small(1.25f, 3); \
		      printf("%d %.3f\n", small.a, (double)small.b)); \
		TWICE(printf("%.3f\n", \
			     prefix##_many(1, 2, 3, 4, 5, 6, 7, 8, &out, 10, 11, 12, 13, 14, 15, \
					   16, 17))); \
		TWICE(printf("%.3Lf\n", prefix##_long(1.5L, 2))); \
		TWICE(prefix##_void(&out); printf("%d\n", out)); \
		TWICE(printf("%s", prefix##_text(called, &out)); printf(" %d\n", out)); \
	} while (0)

static void call_more(void)
{
	int six = 6;
	vPair pair;
	vFloats floats;
	vBytes bytes;
	vWide wide;
	vLanes lanes;
	double _Complex sum;

	TWICE(printf("%.3f\n", u_sum(3, 1.0, 2.0, 3.0)));
	TWICE(printf("%.3f\n", u_sum(10, 1., 2., 3., 4., 5., 6., 7., 8., 9., 10.)));
	TWICE(print_big(u_list("idlpsvbidlpsvb", 1, 2.5, 3.5L, &six, (vSmall){1, 2.5f},
			       (vVector){3.5, 4.5, 5.5}, (vPair){8, 9}, 10, 11.5, 12.5L, &six,
			       (vSmall){13, 14.5f}, (vVector){15.5, 16.5, 17.5}, (vPair){18, 19})));
	TWICE(pair = u_pair((vPair){1, 2}, 3, (vPair){4, 5}, (vPair){6, 7}, (vPair){8, 9},
			    (vPair){10, 11});
	      printf("%ld %ld\n", pair.a, pair.b));
	TWICE(floats = u_floats((vFloats){1, 2, 3, 4}, (vFloats){5, 6, 7, 8},
				(vFloats){9, 10, 11, 12}, 13, (vFloats){14, 15, 16, 17});
	      printf("%.3f %.3f %.3f %.3f\n", (double)floats.a, (double)floats.b, (double)floats.c,
		     (double)floats.d));
	TWICE(bytes = u_bytes((vBytes){{1, 2, 3}}, 1, 200, (vBytes){{4, 5, 6}}, -7);
	      printf("%d %d %d\n", bytes.a[0], bytes.a[1], bytes.a[2]));
	TWICE(printf("%.3Lf\n",
		     u_longs(1.5L, (vLong){2.5L}, 3, 4.5L, 5.5L, (vLong){6.5L}, 7.5L, 8.5L,
			     (vLong){9.5L}, 10.5L)
			     .a));
	TWICE(wide = u_wide((vWide)1 << 70, 2, (vWide)3 << 60, 4, 5, 6, (vWide)7 << 80);
	      printf("%llx %llx\n", (unsigned long long)(wide >> 64), (unsigned long long)wide));
	TWICE(lanes = u_lanes((vLanes){1, 2, 3, 4}, (vLanes){2, 3, 4, 5}, (vLanes){3, 4, 5, 6},
			      (vLanes){4, 5, 6, 7}, (vLanes){5, 6, 7, 8}, (vLanes){6, 7, 8, 9},
			      (vLanes){7, 8, 9, 1}, (vLanes){8, 9, 1, 2}, (vLanes){9, 1, 2, 3},
			      (vLanes){1, 3, 5, 7}, (vLanes){3, 5, 7, 9}, (vLanes){5, 7, 9, 1},
			      (vLanes){7, 9, 1, 3}, (vLanes){9, 1, 3, 5});
	      printf("%d %d %d %d\n", lanes[0], lanes[1], lanes[2], lanes[3]));
	TWICE(sum = u_complex(1.5 + 2.5 * I, 3.5f + 4.5f * I, 5);
	      printf("%.3f %.3f\n", creal(sum), cimag(sum)));
	TWICE(printf("%.3f\n", (double)u_singles(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14)));
	TWICE(print_big(u_all(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
			      21, 22, 23, 24)));
}

int main(void)
{
	CALL(v);
	CALL(u);
	call_more();
	return 0;
}
