/* SPDX-License-Identifier: Apache-2.0 */
/* The part of libascendcl.so that models need: one device of 2 GiB, models of 100 MiB, with a
 * forecast of 60 and 40. */
#include "api.h"

#define MIB ((size_t)1 << 20)
#define EXPORT __attribute__((visibility("default")))

static uint32_t loaded;

EXPORT aclError aclInit(const char *path)
{
	(void)path;
	return 0;
}
EXPORT aclError aclrtSetDevice(int32_t device)
{
	return device;
}
EXPORT aclError aclrtCreateStream(aclrtStream *stream)
{
	*stream = NULL;
	return 0;
}
EXPORT aclError aclrtGetDevice(int32_t *device)
{
	*device = 0;
	return 0;
}
EXPORT aclError aclrtGetDeviceCount(uint32_t *count)
{
	*count = 1;
	return 0;
}

EXPORT aclError aclrtGetMemInfo(aclrtMemAttr attribute, size_t *unused, size_t *total)
{
	(void)attribute;
	*total = 2048 * MIB;
	*unused = *total - loaded * 100 * MIB;
	return 0;
}

EXPORT aclError aclmdlQuerySize(const char *path, size_t *work, size_t *weights)
{
	if (!path)
		return 100000;
	*work = 40 * MIB;
	*weights = 60 * MIB;
	return 0;
}

EXPORT aclError aclmdlQuerySizeFromMem(const void *model, size_t size, size_t *work,
				       size_t *weights)
{
	(void)size;
	return aclmdlQuerySize(model, work, weights);
}

EXPORT aclError aclmdlLoadFromFile(const char *path, uint32_t *id)
{
	if (!path)
		return 100000;
	*id = ++loaded;
	return 0;
}

EXPORT aclError aclmdlLoadFromMem(const void *model, size_t size, uint32_t *id)
{
	(void)size;
	return aclmdlLoadFromFile(model, id);
}

EXPORT aclError aclmdlUnload(uint32_t id)
{
	loaded--;
	return id ? 0 : 100000;
}
