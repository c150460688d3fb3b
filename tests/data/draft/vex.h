/* SPDX-License-Identifier: Apache-2.0 */
/* vex.h: a vendor that nobody knows, for drafts: its names are like no other's, its meanings like all others'. */
#ifndef VEX_H
#define VEX_H

#include <stddef.h>
#include <stdint.h>

typedef enum {
	VEX_OK = 0,
	VEX_ERR_BAD_PARAM = 11,
	VEX_ERR_NO_MEMORY = 12,
	VEX_ERR_NOT_IMPLEMENTED = 13,
	VEX_ERR_DEVICE_NOT_FOUND = 14,
	VEX_ERR_NOT_READY = 15
} vexStatus;

typedef struct vexQueue_st *vexQueue;
typedef struct vexMark_st *vexMark;
typedef struct vexCode_st *vexCode;

vexStatus vexInitialize(void);
vexStatus vexCountDevices(uint32_t *count);	/* no device-count by its words: "count" and "devices" are */
vexStatus vexSetDevice(int32_t device);
vexStatus vexGetDevice(int32_t *device);
/** Tells how much memory there is, and how much of it nobody has. */
vexStatus vexGetMemoryInfo(uint64_t *available, uint64_t *total);
/** Allocates memory of the device. */
vexStatus vexAllocateMemory(size_t bytes, void **address);
vexStatus vexDeallocate(void *address);
vexStatus vexAllocateHost(size_t bytes, void **address);
vexStatus vexFreeHost(void *address);
vexStatus vexCreateQueue(vexQueue *queue);
vexStatus vexDestroyQueue(vexQueue queue);
vexStatus vexSynchronizeQueue(vexQueue queue);
vexStatus vexEventCreate(vexMark *event);
vexStatus vexEventDestroy(vexMark event);
vexStatus vexEventRecord(vexMark event, vexQueue queue);
vexStatus vexEventQuery(vexMark event);
vexStatus vexEventElapsed(float *ms, vexMark start, vexMark stop);
vexStatus vexCopyAsync(void *dst, const void *src, size_t bytes, vexQueue queue);
vexStatus vexExecuteKernel(vexCode kernel, uint32_t gridX, uint32_t blockX, void **arguments, vexQueue queue);
/** Submits what was put together before. */
vexStatus vexFlush(vexQueue queue);
/* Undecided by name, and it makes something of memory. */
vexStatus vexCreateArena(const char *name);
const char *vexVersionText(void);

#endif
