/* Made by `porter gen --backend biren`. Do not edit. */
/* forwards.c: the calls that go straight to the vendor's library. */
#include "real.h"

brmlReturn_t brmlDeviceGetCount(unsigned int *deviceCount)
{
	return real_brmlDeviceGetCount(deviceCount);
}

brmlReturn_t brmlDeviceGetHandleByIndex(unsigned int index, brmlDevice_t *device)
{
	return real_brmlDeviceGetHandleByIndex(index, device);
}

brmlReturn_t brmlDeviceGetHandleByPciBusId(const char *pciBusId, brmlDevice_t *device)
{
	return real_brmlDeviceGetHandleByPciBusId(pciBusId, device);
}

brmlReturn_t brmlDeviceGetHandleByPciBusId_v2(const char *pciBusId, brmlDevice_t *device)
{
	return real_brmlDeviceGetHandleByPciBusId_v2(pciBusId, device);
}

brmlReturn_t brmlDeviceGetHandleByUUID(const char *uuid, brmlDevice_t *device)
{
	return real_brmlDeviceGetHandleByUUID(uuid, device);
}

brmlReturn_t brmlDeviceGetIndex(brmlDevice_t device, unsigned int *index)
{
	return real_brmlDeviceGetIndex(device, index);
}

brmlReturn_t brmlDeviceGetMinorNumber(brmlDevice_t device, unsigned int *minorNumber)
{
	return real_brmlDeviceGetMinorNumber(device, minorNumber);
}

brmlReturn_t brmlDeviceGetPciInfo(brmlDevice_t device, brmlPciInfo_t *pci)
{
	return real_brmlDeviceGetPciInfo(device, pci);
}

brmlReturn_t brmlDeviceGetPowerManagementLimit(brmlDevice_t device, unsigned int *limit)
{
	return real_brmlDeviceGetPowerManagementLimit(device, limit);
}

brmlReturn_t brmlDeviceGetPowerUsage(brmlDevice_t device, unsigned int *power)
{
	return real_brmlDeviceGetPowerUsage(device, power);
}

brmlReturn_t brmlDeviceGetTemperature(brmlDevice_t device, brmlTemperatureSensors_t sensorType,
		unsigned int *temp)
{
	return real_brmlDeviceGetTemperature(device, sensorType, temp);
}

brmlReturn_t brmlDeviceGetUUID(brmlDevice_t device, char *uuid, unsigned int length)
{
	return real_brmlDeviceGetUUID(device, uuid, length);
}

brmlReturn_t brmlDeviceGetUtilizationRates(brmlDevice_t device, brmlUtilization_t *utilization)
{
	return real_brmlDeviceGetUtilizationRates(device, utilization);
}

const char *brmlErrorString(brmlReturn_t result)
{
	return real_brmlErrorString(result);
}

brmlReturn_t brmlInit(void)
{
	return real_brmlInit();
}

brmlReturn_t brmlInit_v2(void)
{
	return real_brmlInit_v2();
}

brmlReturn_t brmlShutdown(void)
{
	return real_brmlShutdown();
}

brmlReturn_t brmlSystemGetBRMLVersion(char *version, unsigned int length)
{
	return real_brmlSystemGetBRMLVersion(version, length);
}

brmlReturn_t brmlSystemGetDriverVersion(char *version, unsigned int length)
{
	return real_brmlSystemGetDriverVersion(version, length);
}

brmlReturn_t brmlSystemGetProcessName(unsigned int pid, char *name, unsigned int length)
{
	return real_brmlSystemGetProcessName(pid, name, length);
}

brmlReturn_t brmlSystemGetSupaDriverVersion(int *cudaDriverVersion)
{
	return real_brmlSystemGetSupaDriverVersion(cudaDriverVersion);
}

brmlReturn_t brmlSystemGetSupaDriverVersion_v2(int *cudaDriverVersion)
{
	return real_brmlSystemGetSupaDriverVersion_v2(cudaDriverVersion);
}
