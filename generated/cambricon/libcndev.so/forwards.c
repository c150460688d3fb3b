/* Made by `porter gen --backend cambricon`. Do not edit. */
/* forwards.c: the calls that go straight to the vendor's library. */
#include "real.h"

const char *cndevGetCardNameStringByDevId(cndevDevice_t device)
{
	return real_cndevGetCardNameStringByDevId(device);
}

cndevRet_t cndevGetDeviceCount(cndevCardInfo_t *cardNum)
{
	return real_cndevGetDeviceCount(cardNum);
}

cndevRet_t cndevGetDeviceHandleByIndex(int index, cndevDevice_t *handle)
{
	return real_cndevGetDeviceHandleByIndex(index, handle);
}

cndevRet_t cndevGetDeviceHandleByPciBusId(const char *pciBusId, cndevDevice_t *handle)
{
	return real_cndevGetDeviceHandleByPciBusId(pciBusId, handle);
}

cndevRet_t cndevGetDeviceHandleByUUID(const char *uuid, cndevDevice_t *handle)
{
	return real_cndevGetDeviceHandleByUUID(uuid, handle);
}

cndevRet_t cndevGetDeviceUtilizationInfo(cndevUtilizationInfo_t *info, cndevDevice_t device)
{
	return real_cndevGetDeviceUtilizationInfo(info, device);
}

cndevRet_t cndevGetPCIeInfoV2(cndevPCIeInfoV2_t *info, cndevDevice_t device)
{
	return real_cndevGetPCIeInfoV2(info, device);
}

cndevRet_t cndevGetUUID(cndevUUID_t *info, cndevDevice_t device)
{
	return real_cndevGetUUID(info, device);
}

cndevRet_t cndevInit(int reserved)
{
	return real_cndevInit(reserved);
}

cndevRet_t cndevRelease(void)
{
	return real_cndevRelease();
}
