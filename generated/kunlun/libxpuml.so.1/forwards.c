/* Made by `porter gen --backend kunlun`. Do not edit. */
/* forwards.c: the calls that go straight to the vendor's library. */
#include "real.h"

xpumlReturn_t xpumlDeviceGetBoardId(xpumlDevice_t device, unsigned int *boardId)
{
	return real_xpumlDeviceGetBoardId(device, boardId);
}

xpumlReturn_t xpumlDeviceGetCount(unsigned int *deviceCount)
{
	return real_xpumlDeviceGetCount(deviceCount);
}

xpumlReturn_t xpumlDeviceGetHandleByIndex(unsigned int index, xpumlDevice_t *device)
{
	return real_xpumlDeviceGetHandleByIndex(index, device);
}

xpumlReturn_t xpumlDeviceGetId(xpumlDevice_t device, int *devId)
{
	return real_xpumlDeviceGetId(device, devId);
}

xpumlReturn_t xpumlDeviceGetMinorNumber(xpumlDevice_t device, unsigned int *minorNumber)
{
	return real_xpumlDeviceGetMinorNumber(device, minorNumber);
}

xpumlReturn_t xpumlDeviceGetName(xpumlDevice_t device, char *name, unsigned int length)
{
	return real_xpumlDeviceGetName(device, name, length);
}

xpumlReturn_t xpumlDeviceGetPciInfo(xpumlDevice_t device, xpumlPciInfo_t *pci)
{
	return real_xpumlDeviceGetPciInfo(device, pci);
}

xpumlReturn_t xpumlDeviceGetPowerUsage(xpumlDevice_t device, unsigned int *power)
{
	return real_xpumlDeviceGetPowerUsage(device, power);
}

xpumlReturn_t xpumlDeviceGetSerial(xpumlDevice_t device, char *serial, unsigned int length)
{
	return real_xpumlDeviceGetSerial(device, serial, length);
}

xpumlReturn_t xpumlDeviceGetTemperature(xpumlDevice_t device, xpumlTemperatureSensors_t sensorType,
		unsigned int *temp)
{
	return real_xpumlDeviceGetTemperature(device, sensorType, temp);
}

xpumlReturn_t xpumlDeviceGetUtilizationRates(xpumlDevice_t device, xpumlUtilization_t *utilization)
{
	return real_xpumlDeviceGetUtilizationRates(device, utilization);
}

const char *xpumlErrorString(xpumlReturn_t result)
{
	return real_xpumlErrorString(result);
}

xpumlReturn_t xpumlInit(void)
{
	return real_xpumlInit();
}

xpumlReturn_t xpumlShutdown(void)
{
	return real_xpumlShutdown();
}

xpumlReturn_t xpumlSystemGetDriverVersion(char *version, unsigned int length)
{
	return real_xpumlSystemGetDriverVersion(version, length);
}

xpumlReturn_t xpumlSystemGetXPUMLVersion(char *version, unsigned int length)
{
	return real_xpumlSystemGetXPUMLVersion(version, length);
}
