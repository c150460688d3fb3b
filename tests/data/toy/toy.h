/* SPDX-License-Identifier: Apache-2.0 */
/* toy.h: a vendor's header in ten functions; each is here for one thing that a generator can get wrong. */
#ifndef TOY_H
#define TOY_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum toyResult_enum {
	TOY_SUCCESS = 0,
	TOY_ERROR_INVALID_VALUE = 1,
	TOY_ERROR_OUT_OF_MEMORY = 2,
	TOY_ERROR_NO_DEVICE = 100,
	TOY_ERROR_NOT_SUPPORTED = 801
} toyResult;

typedef struct toyStream_st *toyStream;

/* Passed by value: twelve bytes, in registers on some machines and in memory on others. */
typedef struct toyDim_st {
	unsigned int x, y, z;
} toyDim;

/* Allocates device memory. */
toyResult toyMalloc(void **p, size_t n);
/* The second version says where, by a struct. */
typedef struct toyPlace_st {
	int kind; /* TOY_PLACE_DEVICE or TOY_PLACE_HOST */
	int id;
} toyPlace;
#define TOY_PLACE_DEVICE_VALUE 1
typedef enum toyPlaceKind_enum {
	TOY_PLACE_HOST = 0,
	TOY_PLACE_DEVICE = TOY_PLACE_DEVICE_VALUE
} toyPlaceKind;
toyResult toyMalloc_v2(void **p, size_t n, const toyPlace *place);
/* What it costs is known after the call only. */
toyResult toyMallocPitch(void **p, size_t *pitch, unsigned int width, int height);
toyResult toyFree(void *p);
/* A parameter named as a function of the C library. */
toyResult toyMemInfo(size_t *free, size_t *total);
toyResult toyLaunch(const void *function, toyDim grid, toyDim block, void **arguments, toyStream stream);
/* Not a status. */
int toyVersion(void);
/* Floating point in and out. */
double toyScale(double a, float b, int c);
/* More arguments than any machine has registers for. */
double toyMany(int a, double b, long long c, float d, short e, double f, char g, double h, void *i,
	       double j, unsigned long long k, double l, int m);
/* Parameter names that generated code uses itself, or that C headers define. */
toyResult toyHostile(int _op, int _result, int role, const char *real_toyFree, int shim_slots,
		     int role_enter, int out, int toyResult, int uint64_t);

#ifdef __cplusplus
}
#endif
#endif
