/* Made by `porter gen --backend metax`. Do not edit. */
/* forwards.c: the calls that go straight to the vendor's library. */
#include "real.h"

unsigned int mxSmlGetDeviceCount(void)
{
	return real_mxSmlGetDeviceCount();
}

mxSmlReturn_t mxSmlGetDeviceInfo(unsigned int deviceId, mxSmlDeviceInfo_t *info)
{
	return real_mxSmlGetDeviceInfo(deviceId, info);
}

mxSmlReturn_t mxSmlGetDeviceIpUsage(unsigned int deviceId, unsigned int ip, int *usage)
{
	return real_mxSmlGetDeviceIpUsage(deviceId, ip, usage);
}

const char *mxSmlGetErrorString(mxSmlReturn_t result)
{
	return real_mxSmlGetErrorString(result);
}

unsigned int mxSmlGetPfDeviceCount(void)
{
	return real_mxSmlGetPfDeviceCount();
}

mxSmlReturn_t mxSmlInit(void)
{
	return real_mxSmlInit();
}

mxSmlReturn_t mxSmlInitWithFlags(unsigned int flags)
{
	return real_mxSmlInitWithFlags(flags);
}
