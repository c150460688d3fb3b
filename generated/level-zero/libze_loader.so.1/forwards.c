/* Made by `porter gen --backend level-zero`. Do not edit. */
/* forwards.c: the calls that go straight to the vendor's library. */
#include "real.h"

ze_result_t zeCommandListAppendBarrier(ze_command_list_handle_t hCommandList,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents)
{
	return real_zeCommandListAppendBarrier(hCommandList, hSignalEvent, numWaitEvents,
			phWaitEvents);
}

ze_result_t zeCommandListAppendEventReset(ze_command_list_handle_t hCommandList,
		ze_event_handle_t hEvent)
{
	return real_zeCommandListAppendEventReset(hCommandList, hEvent);
}

ze_result_t zeCommandListAppendMemAdvise(ze_command_list_handle_t hCommandList,
		ze_device_handle_t hDevice, const void *ptr, size_t size, ze_memory_advice_t advice)
{
	return real_zeCommandListAppendMemAdvise(hCommandList, hDevice, ptr, size, advice);
}

ze_result_t zeCommandListAppendMemoryPrefetch(ze_command_list_handle_t hCommandList,
		const void *ptr, size_t size)
{
	return real_zeCommandListAppendMemoryPrefetch(hCommandList, ptr, size);
}

ze_result_t zeCommandListAppendMemoryRangesBarrier(ze_command_list_handle_t hCommandList,
		uint32_t numRanges, const size_t *pRangeSizes, const void **pRanges,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents)
{
	return real_zeCommandListAppendMemoryRangesBarrier(hCommandList, numRanges, pRangeSizes,
			pRanges, hSignalEvent, numWaitEvents, phWaitEvents);
}

ze_result_t zeCommandListAppendQueryKernelTimestamps(ze_command_list_handle_t hCommandList,
		uint32_t numEvents, ze_event_handle_t *phEvents, void *dstptr,
		const size_t *pOffsets, ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents)
{
	return real_zeCommandListAppendQueryKernelTimestamps(hCommandList, numEvents, phEvents,
			dstptr, pOffsets, hSignalEvent, numWaitEvents, phWaitEvents);
}

ze_result_t zeCommandListAppendSignalEvent(ze_command_list_handle_t hCommandList,
		ze_event_handle_t hEvent)
{
	return real_zeCommandListAppendSignalEvent(hCommandList, hEvent);
}

ze_result_t zeCommandListAppendWaitOnEvents(ze_command_list_handle_t hCommandList,
		uint32_t numEvents, ze_event_handle_t *phEvents)
{
	return real_zeCommandListAppendWaitOnEvents(hCommandList, numEvents, phEvents);
}

ze_result_t zeCommandListAppendWriteGlobalTimestamp(ze_command_list_handle_t hCommandList,
		uint64_t *dstptr, ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents)
{
	return real_zeCommandListAppendWriteGlobalTimestamp(hCommandList, dstptr, hSignalEvent,
			numWaitEvents, phWaitEvents);
}

ze_result_t zeCommandListClose(ze_command_list_handle_t hCommandList)
{
	return real_zeCommandListClose(hCommandList);
}

ze_result_t zeCommandListCreate(ze_context_handle_t hContext, ze_device_handle_t hDevice,
		const ze_command_list_desc_t *desc, ze_command_list_handle_t *phCommandList)
{
	return real_zeCommandListCreate(hContext, hDevice, desc, phCommandList);
}

SHIM_HOT ze_result_t zeCommandListHostSynchronize(ze_command_list_handle_t hCommandList,
		uint64_t timeout)
{
	return real_zeCommandListHostSynchronize(hCommandList, timeout);
}

ze_result_t zeCommandListReset(ze_command_list_handle_t hCommandList)
{
	return real_zeCommandListReset(hCommandList);
}

SHIM_HOT ze_result_t zeCommandQueueSynchronize(ze_command_queue_handle_t hCommandQueue,
		uint64_t timeout)
{
	return real_zeCommandQueueSynchronize(hCommandQueue, timeout);
}

ze_result_t zeContextCreate(ze_driver_handle_t hDriver, const ze_context_desc_t *desc,
		ze_context_handle_t *phContext)
{
	return real_zeContextCreate(hDriver, desc, phContext);
}

ze_result_t zeContextCreateEx(ze_driver_handle_t hDriver, const ze_context_desc_t *desc,
		uint32_t numDevices, ze_device_handle_t *phDevices, ze_context_handle_t *phContext)
{
	return real_zeContextCreateEx(hDriver, desc, numDevices, phDevices, phContext);
}

ze_result_t zeContextEvictImage(ze_context_handle_t hContext, ze_device_handle_t hDevice,
		ze_image_handle_t hImage)
{
	return real_zeContextEvictImage(hContext, hDevice, hImage);
}

ze_result_t zeContextEvictMemory(ze_context_handle_t hContext, ze_device_handle_t hDevice,
		void *ptr, size_t size)
{
	return real_zeContextEvictMemory(hContext, hDevice, ptr, size);
}

ze_result_t zeContextGetStatus(ze_context_handle_t hContext)
{
	return real_zeContextGetStatus(hContext);
}

ze_result_t zeContextMakeImageResident(ze_context_handle_t hContext, ze_device_handle_t hDevice,
		ze_image_handle_t hImage)
{
	return real_zeContextMakeImageResident(hContext, hDevice, hImage);
}

ze_result_t zeContextMakeMemoryResident(ze_context_handle_t hContext, ze_device_handle_t hDevice,
		void *ptr, size_t size)
{
	return real_zeContextMakeMemoryResident(hContext, hDevice, ptr, size);
}

ze_result_t zeContextSystemBarrier(ze_context_handle_t hContext, ze_device_handle_t hDevice)
{
	return real_zeContextSystemBarrier(hContext, hDevice);
}

ze_result_t zeDeviceCanAccessPeer(ze_device_handle_t hDevice, ze_device_handle_t hPeerDevice,
		ze_bool_t *value)
{
	return real_zeDeviceCanAccessPeer(hDevice, hPeerDevice, value);
}

ze_result_t zeDeviceGet(ze_driver_handle_t hDriver, uint32_t *pCount, ze_device_handle_t *phDevices)
{
	return real_zeDeviceGet(hDriver, pCount, phDevices);
}

ze_result_t zeDeviceGetCacheProperties(ze_device_handle_t hDevice, uint32_t *pCount,
		ze_device_cache_properties_t *pCacheProperties)
{
	return real_zeDeviceGetCacheProperties(hDevice, pCount, pCacheProperties);
}

ze_result_t zeDeviceGetCommandQueueGroupProperties(ze_device_handle_t hDevice, uint32_t *pCount,
		ze_command_queue_group_properties_t *pCommandQueueGroupProperties)
{
	return real_zeDeviceGetCommandQueueGroupProperties(hDevice, pCount,
			pCommandQueueGroupProperties);
}

ze_result_t zeDeviceGetComputeProperties(ze_device_handle_t hDevice,
		ze_device_compute_properties_t *pComputeProperties)
{
	return real_zeDeviceGetComputeProperties(hDevice, pComputeProperties);
}

ze_result_t zeDeviceGetExternalMemoryProperties(ze_device_handle_t hDevice,
		ze_device_external_memory_properties_t *pExternalMemoryProperties)
{
	return real_zeDeviceGetExternalMemoryProperties(hDevice, pExternalMemoryProperties);
}

ze_result_t zeDeviceGetFabricVertexExp(ze_device_handle_t hDevice,
		ze_fabric_vertex_handle_t *phVertex)
{
	return real_zeDeviceGetFabricVertexExp(hDevice, phVertex);
}

ze_result_t zeDeviceGetGlobalTimestamps(ze_device_handle_t hDevice, uint64_t *hostTimestamp,
		uint64_t *deviceTimestamp)
{
	return real_zeDeviceGetGlobalTimestamps(hDevice, hostTimestamp, deviceTimestamp);
}

ze_result_t zeDeviceGetImageProperties(ze_device_handle_t hDevice,
		ze_device_image_properties_t *pImageProperties)
{
	return real_zeDeviceGetImageProperties(hDevice, pImageProperties);
}

ze_result_t zeDeviceGetMemoryAccessProperties(ze_device_handle_t hDevice,
		ze_device_memory_access_properties_t *pMemAccessProperties)
{
	return real_zeDeviceGetMemoryAccessProperties(hDevice, pMemAccessProperties);
}

ze_result_t zeDeviceGetModuleProperties(ze_device_handle_t hDevice,
		ze_device_module_properties_t *pModuleProperties)
{
	return real_zeDeviceGetModuleProperties(hDevice, pModuleProperties);
}

ze_result_t zeDeviceGetP2PProperties(ze_device_handle_t hDevice, ze_device_handle_t hPeerDevice,
		ze_device_p2p_properties_t *pP2PProperties)
{
	return real_zeDeviceGetP2PProperties(hDevice, hPeerDevice, pP2PProperties);
}

ze_result_t zeDeviceGetStatus(ze_device_handle_t hDevice)
{
	return real_zeDeviceGetStatus(hDevice);
}

ze_result_t zeDeviceGetSubDevices(ze_device_handle_t hDevice, uint32_t *pCount,
		ze_device_handle_t *phSubdevices)
{
	return real_zeDeviceGetSubDevices(hDevice, pCount, phSubdevices);
}

ze_result_t zeDevicePciGetPropertiesExt(ze_device_handle_t hDevice,
		ze_pci_ext_properties_t *pPciProperties)
{
	return real_zeDevicePciGetPropertiesExt(hDevice, pPciProperties);
}

ze_result_t zeDeviceReserveCacheExt(ze_device_handle_t hDevice, size_t cacheLevel,
		size_t cacheReservationSize)
{
	return real_zeDeviceReserveCacheExt(hDevice, cacheLevel, cacheReservationSize);
}

ze_result_t zeDeviceSetCacheAdviceExt(ze_device_handle_t hDevice, void *ptr, size_t regionSize,
		ze_cache_ext_region_t cacheRegion)
{
	return real_zeDeviceSetCacheAdviceExt(hDevice, ptr, regionSize, cacheRegion);
}

ze_result_t zeDriverGet(uint32_t *pCount, ze_driver_handle_t *phDrivers)
{
	return real_zeDriverGet(pCount, phDrivers);
}

ze_result_t zeDriverGetApiVersion(ze_driver_handle_t hDriver, ze_api_version_t *version)
{
	return real_zeDriverGetApiVersion(hDriver, version);
}

ze_result_t zeDriverGetExtensionProperties(ze_driver_handle_t hDriver, uint32_t *pCount,
		ze_driver_extension_properties_t *pExtensionProperties)
{
	return real_zeDriverGetExtensionProperties(hDriver, pCount, pExtensionProperties);
}

ze_result_t zeDriverGetIpcProperties(ze_driver_handle_t hDriver,
		ze_driver_ipc_properties_t *pIpcProperties)
{
	return real_zeDriverGetIpcProperties(hDriver, pIpcProperties);
}

ze_result_t zeDriverGetProperties(ze_driver_handle_t hDriver,
		ze_driver_properties_t *pDriverProperties)
{
	return real_zeDriverGetProperties(hDriver, pDriverProperties);
}

ze_result_t zeEventCreate(ze_event_pool_handle_t hEventPool, const ze_event_desc_t *desc,
		ze_event_handle_t *phEvent)
{
	return real_zeEventCreate(hEventPool, desc, phEvent);
}

ze_result_t zeEventDestroy(ze_event_handle_t hEvent)
{
	return real_zeEventDestroy(hEvent);
}

ze_result_t zeEventHostReset(ze_event_handle_t hEvent)
{
	return real_zeEventHostReset(hEvent);
}

ze_result_t zeEventHostSignal(ze_event_handle_t hEvent)
{
	return real_zeEventHostSignal(hEvent);
}

ze_result_t zeEventHostSynchronize(ze_event_handle_t hEvent, uint64_t timeout)
{
	return real_zeEventHostSynchronize(hEvent, timeout);
}

ze_result_t zeEventPoolCloseIpcHandle(ze_event_pool_handle_t hEventPool)
{
	return real_zeEventPoolCloseIpcHandle(hEventPool);
}

ze_result_t zeEventPoolCreate(ze_context_handle_t hContext, const ze_event_pool_desc_t *desc,
		uint32_t numDevices, ze_device_handle_t *phDevices,
		ze_event_pool_handle_t *phEventPool)
{
	return real_zeEventPoolCreate(hContext, desc, numDevices, phDevices, phEventPool);
}

ze_result_t zeEventPoolDestroy(ze_event_pool_handle_t hEventPool)
{
	return real_zeEventPoolDestroy(hEventPool);
}

ze_result_t zeEventPoolGetIpcHandle(ze_event_pool_handle_t hEventPool,
		ze_ipc_event_pool_handle_t *phIpc)
{
	return real_zeEventPoolGetIpcHandle(hEventPool, phIpc);
}

ze_result_t zeEventPoolOpenIpcHandle(ze_context_handle_t hContext, ze_ipc_event_pool_handle_t hIpc,
		ze_event_pool_handle_t *phEventPool)
{
	return real_zeEventPoolOpenIpcHandle(hContext, hIpc, phEventPool);
}

ze_result_t zeEventQueryKernelTimestamp(ze_event_handle_t hEvent,
		ze_kernel_timestamp_result_t *dstptr)
{
	return real_zeEventQueryKernelTimestamp(hEvent, dstptr);
}

SHIM_HOT ze_result_t zeEventQueryStatus(ze_event_handle_t hEvent)
{
	return real_zeEventQueryStatus(hEvent);
}

ze_result_t zeEventQueryTimestampsExp(ze_event_handle_t hEvent, ze_device_handle_t hDevice,
		uint32_t *pCount, ze_kernel_timestamp_result_t *pTimestamps)
{
	return real_zeEventQueryTimestampsExp(hEvent, hDevice, pCount, pTimestamps);
}

ze_result_t zeFabricEdgeGetExp(ze_fabric_vertex_handle_t hVertexA,
		ze_fabric_vertex_handle_t hVertexB, uint32_t *pCount,
		ze_fabric_edge_handle_t *phEdges)
{
	return real_zeFabricEdgeGetExp(hVertexA, hVertexB, pCount, phEdges);
}

ze_result_t zeFabricEdgeGetPropertiesExp(ze_fabric_edge_handle_t hEdge,
		ze_fabric_edge_exp_properties_t *pEdgeProperties)
{
	return real_zeFabricEdgeGetPropertiesExp(hEdge, pEdgeProperties);
}

ze_result_t zeFabricEdgeGetVerticesExp(ze_fabric_edge_handle_t hEdge,
		ze_fabric_vertex_handle_t *phVertexA, ze_fabric_vertex_handle_t *phVertexB)
{
	return real_zeFabricEdgeGetVerticesExp(hEdge, phVertexA, phVertexB);
}

ze_result_t zeFabricVertexGetDeviceExp(ze_fabric_vertex_handle_t hVertex,
		ze_device_handle_t *phDevice)
{
	return real_zeFabricVertexGetDeviceExp(hVertex, phDevice);
}

ze_result_t zeFabricVertexGetExp(ze_driver_handle_t hDriver, uint32_t *pCount,
		ze_fabric_vertex_handle_t *phVertices)
{
	return real_zeFabricVertexGetExp(hDriver, pCount, phVertices);
}

ze_result_t zeFabricVertexGetPropertiesExp(ze_fabric_vertex_handle_t hVertex,
		ze_fabric_vertex_exp_properties_t *pVertexProperties)
{
	return real_zeFabricVertexGetPropertiesExp(hVertex, pVertexProperties);
}

ze_result_t zeFabricVertexGetSubVerticesExp(ze_fabric_vertex_handle_t hVertex, uint32_t *pCount,
		ze_fabric_vertex_handle_t *phSubvertices)
{
	return real_zeFabricVertexGetSubVerticesExp(hVertex, pCount, phSubvertices);
}

ze_result_t zeFenceCreate(ze_command_queue_handle_t hCommandQueue, const ze_fence_desc_t *desc,
		ze_fence_handle_t *phFence)
{
	return real_zeFenceCreate(hCommandQueue, desc, phFence);
}

ze_result_t zeFenceDestroy(ze_fence_handle_t hFence)
{
	return real_zeFenceDestroy(hFence);
}

ze_result_t zeFenceHostSynchronize(ze_fence_handle_t hFence, uint64_t timeout)
{
	return real_zeFenceHostSynchronize(hFence, timeout);
}

SHIM_HOT ze_result_t zeFenceQueryStatus(ze_fence_handle_t hFence)
{
	return real_zeFenceQueryStatus(hFence);
}

ze_result_t zeFenceReset(ze_fence_handle_t hFence)
{
	return real_zeFenceReset(hFence);
}

ze_result_t zeImageGetAllocPropertiesExt(ze_context_handle_t hContext, ze_image_handle_t hImage,
		ze_image_allocation_ext_properties_t *pImageAllocProperties)
{
	return real_zeImageGetAllocPropertiesExt(hContext, hImage, pImageAllocProperties);
}

ze_result_t zeImageGetMemoryPropertiesExp(ze_image_handle_t hImage,
		ze_image_memory_properties_exp_t *pMemoryProperties)
{
	return real_zeImageGetMemoryPropertiesExp(hImage, pMemoryProperties);
}

ze_result_t zeImageGetProperties(ze_device_handle_t hDevice, const ze_image_desc_t *desc,
		ze_image_properties_t *pImageProperties)
{
	return real_zeImageGetProperties(hDevice, desc, pImageProperties);
}

ze_result_t zeImageViewCreateExp(ze_context_handle_t hContext, ze_device_handle_t hDevice,
		const ze_image_desc_t *desc, ze_image_handle_t hImage,
		ze_image_handle_t *phImageView)
{
	return real_zeImageViewCreateExp(hContext, hDevice, desc, hImage, phImageView);
}

ze_result_t zeInit(ze_init_flags_t flags)
{
	return real_zeInit(flags);
}

ze_result_t zeKernelDestroy(ze_kernel_handle_t hKernel)
{
	return real_zeKernelDestroy(hKernel);
}

ze_result_t zeKernelGetIndirectAccess(ze_kernel_handle_t hKernel,
		ze_kernel_indirect_access_flags_t *pFlags)
{
	return real_zeKernelGetIndirectAccess(hKernel, pFlags);
}

ze_result_t zeKernelGetName(ze_kernel_handle_t hKernel, size_t *pSize, char *pName)
{
	return real_zeKernelGetName(hKernel, pSize, pName);
}

ze_result_t zeKernelGetProperties(ze_kernel_handle_t hKernel,
		ze_kernel_properties_t *pKernelProperties)
{
	return real_zeKernelGetProperties(hKernel, pKernelProperties);
}

ze_result_t zeKernelGetSourceAttributes(ze_kernel_handle_t hKernel, uint32_t *pSize, char **pString)
{
	return real_zeKernelGetSourceAttributes(hKernel, pSize, pString);
}

ze_result_t zeKernelSchedulingHintExp(ze_kernel_handle_t hKernel,
		ze_scheduling_hint_exp_desc_t *pHint)
{
	return real_zeKernelSchedulingHintExp(hKernel, pHint);
}

ze_result_t zeKernelSetArgumentValue(ze_kernel_handle_t hKernel, uint32_t argIndex, size_t argSize,
		const void *pArgValue)
{
	return real_zeKernelSetArgumentValue(hKernel, argIndex, argSize, pArgValue);
}

ze_result_t zeKernelSetCacheConfig(ze_kernel_handle_t hKernel, ze_cache_config_flags_t flags)
{
	return real_zeKernelSetCacheConfig(hKernel, flags);
}

ze_result_t zeKernelSetGlobalOffsetExp(ze_kernel_handle_t hKernel, uint32_t offsetX,
		uint32_t offsetY, uint32_t offsetZ)
{
	return real_zeKernelSetGlobalOffsetExp(hKernel, offsetX, offsetY, offsetZ);
}

ze_result_t zeKernelSetGroupSize(ze_kernel_handle_t hKernel, uint32_t groupSizeX,
		uint32_t groupSizeY, uint32_t groupSizeZ)
{
	return real_zeKernelSetGroupSize(hKernel, groupSizeX, groupSizeY, groupSizeZ);
}

ze_result_t zeKernelSetIndirectAccess(ze_kernel_handle_t hKernel,
		ze_kernel_indirect_access_flags_t flags)
{
	return real_zeKernelSetIndirectAccess(hKernel, flags);
}

ze_result_t zeKernelSuggestGroupSize(ze_kernel_handle_t hKernel, uint32_t globalSizeX,
		uint32_t globalSizeY, uint32_t globalSizeZ, uint32_t *groupSizeX,
		uint32_t *groupSizeY, uint32_t *groupSizeZ)
{
	return real_zeKernelSuggestGroupSize(hKernel, globalSizeX, globalSizeY, globalSizeZ,
			groupSizeX, groupSizeY, groupSizeZ);
}

ze_result_t zeKernelSuggestMaxCooperativeGroupCount(ze_kernel_handle_t hKernel,
		uint32_t *totalGroupCount)
{
	return real_zeKernelSuggestMaxCooperativeGroupCount(hKernel, totalGroupCount);
}

ze_result_t zeMemAllocHost(ze_context_handle_t hContext, const ze_host_mem_alloc_desc_t *host_desc,
		size_t size, size_t alignment, void **pptr)
{
	return real_zeMemAllocHost(hContext, host_desc, size, alignment, pptr);
}

ze_result_t zeMemGetAddressRange(ze_context_handle_t hContext, const void *ptr, void **pBase,
		size_t *pSize)
{
	return real_zeMemGetAddressRange(hContext, ptr, pBase, pSize);
}

ze_result_t zeMemGetAllocProperties(ze_context_handle_t hContext, const void *ptr,
		ze_memory_allocation_properties_t *pMemAllocProperties,
		ze_device_handle_t *phDevice)
{
	return real_zeMemGetAllocProperties(hContext, ptr, pMemAllocProperties, phDevice);
}

ze_result_t zeMemGetIpcHandle(ze_context_handle_t hContext, const void *ptr,
		ze_ipc_mem_handle_t *pIpcHandle)
{
	return real_zeMemGetIpcHandle(hContext, ptr, pIpcHandle);
}

ze_result_t zeModuleBuildLogDestroy(ze_module_build_log_handle_t hModuleBuildLog)
{
	return real_zeModuleBuildLogDestroy(hModuleBuildLog);
}

ze_result_t zeModuleBuildLogGetString(ze_module_build_log_handle_t hModuleBuildLog, size_t *pSize,
		char *pBuildLog)
{
	return real_zeModuleBuildLogGetString(hModuleBuildLog, pSize, pBuildLog);
}

ze_result_t zeModuleDynamicLink(uint32_t numModules, ze_module_handle_t *phModules,
		ze_module_build_log_handle_t *phLinkLog)
{
	return real_zeModuleDynamicLink(numModules, phModules, phLinkLog);
}

ze_result_t zeModuleGetFunctionPointer(ze_module_handle_t hModule, const char *pFunctionName,
		void **pfnFunction)
{
	return real_zeModuleGetFunctionPointer(hModule, pFunctionName, pfnFunction);
}

ze_result_t zeModuleGetGlobalPointer(ze_module_handle_t hModule, const char *pGlobalName,
		size_t *pSize, void **pptr)
{
	return real_zeModuleGetGlobalPointer(hModule, pGlobalName, pSize, pptr);
}

ze_result_t zeModuleGetKernelNames(ze_module_handle_t hModule, uint32_t *pCount,
		const char **pNames)
{
	return real_zeModuleGetKernelNames(hModule, pCount, pNames);
}

ze_result_t zeModuleGetNativeBinary(ze_module_handle_t hModule, size_t *pSize,
		uint8_t *pModuleNativeBinary)
{
	return real_zeModuleGetNativeBinary(hModule, pSize, pModuleNativeBinary);
}

ze_result_t zeModuleGetProperties(ze_module_handle_t hModule,
		ze_module_properties_t *pModuleProperties)
{
	return real_zeModuleGetProperties(hModule, pModuleProperties);
}

ze_result_t zeModuleInspectLinkageExt(ze_linkage_inspection_ext_desc_t *pInspectDesc,
		uint32_t numModules, ze_module_handle_t *phModules,
		ze_module_build_log_handle_t *phLog)
{
	return real_zeModuleInspectLinkageExt(pInspectDesc, numModules, phModules, phLog);
}

ze_result_t zeSamplerCreate(ze_context_handle_t hContext, ze_device_handle_t hDevice,
		const ze_sampler_desc_t *desc, ze_sampler_handle_t *phSampler)
{
	return real_zeSamplerCreate(hContext, hDevice, desc, phSampler);
}

ze_result_t zeSamplerDestroy(ze_sampler_handle_t hSampler)
{
	return real_zeSamplerDestroy(hSampler);
}

ze_result_t zeVirtualMemFree(ze_context_handle_t hContext, const void *ptr, size_t size)
{
	return real_zeVirtualMemFree(hContext, ptr, size);
}

ze_result_t zeVirtualMemGetAccessAttribute(ze_context_handle_t hContext, const void *ptr,
		size_t size, ze_memory_access_attribute_t *access, size_t *outSize)
{
	return real_zeVirtualMemGetAccessAttribute(hContext, ptr, size, access, outSize);
}

ze_result_t zeVirtualMemQueryPageSize(ze_context_handle_t hContext, ze_device_handle_t hDevice,
		size_t size, size_t *pagesize)
{
	return real_zeVirtualMemQueryPageSize(hContext, hDevice, size, pagesize);
}

ze_result_t zeVirtualMemReserve(ze_context_handle_t hContext, const void *pStart, size_t size,
		void **pptr)
{
	return real_zeVirtualMemReserve(hContext, pStart, size, pptr);
}

ze_result_t zeVirtualMemSetAccessAttribute(ze_context_handle_t hContext, const void *ptr,
		size_t size, ze_memory_access_attribute_t access)
{
	return real_zeVirtualMemSetAccessAttribute(hContext, ptr, size, access);
}

ze_result_t zelLoaderGetVersions(size_t *num_elems, zel_component_version_t *versions)
{
	return real_zelLoaderGetVersions(num_elems, versions);
}

ze_result_t zelLoaderTranslateHandle(zel_handle_type_t handleType, void *handleIn, void **handleOut)
{
	return real_zelLoaderTranslateHandle(handleType, handleIn, handleOut);
}

ze_result_t zelTracerCommandListAppendBarrierRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendBarrierCb_t pfnAppendBarrierCb)
{
	return real_zelTracerCommandListAppendBarrierRegisterCallback(hTracer, callback_type,
			pfnAppendBarrierCb);
}

ze_result_t zelTracerCommandListAppendEventResetRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendEventResetCb_t pfnAppendEventResetCb)
{
	return real_zelTracerCommandListAppendEventResetRegisterCallback(hTracer, callback_type,
			pfnAppendEventResetCb);
}

ze_result_t zelTracerCommandListAppendImageCopyFromMemoryExtRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendImageCopyFromMemoryExtCb_t pfnAppendImageCopyFromMemoryExtCb)
{
	return real_zelTracerCommandListAppendImageCopyFromMemoryExtRegisterCallback(hTracer,
			callback_type, pfnAppendImageCopyFromMemoryExtCb);
}

ze_result_t zelTracerCommandListAppendImageCopyFromMemoryRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendImageCopyFromMemoryCb_t pfnAppendImageCopyFromMemoryCb)
{
	return real_zelTracerCommandListAppendImageCopyFromMemoryRegisterCallback(hTracer,
			callback_type, pfnAppendImageCopyFromMemoryCb);
}

ze_result_t zelTracerCommandListAppendImageCopyRegionRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendImageCopyRegionCb_t pfnAppendImageCopyRegionCb)
{
	return real_zelTracerCommandListAppendImageCopyRegionRegisterCallback(hTracer,
			callback_type, pfnAppendImageCopyRegionCb);
}

ze_result_t zelTracerCommandListAppendImageCopyRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendImageCopyCb_t pfnAppendImageCopyCb)
{
	return real_zelTracerCommandListAppendImageCopyRegisterCallback(hTracer, callback_type,
			pfnAppendImageCopyCb);
}

ze_result_t zelTracerCommandListAppendImageCopyToMemoryExtRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendImageCopyToMemoryExtCb_t pfnAppendImageCopyToMemoryExtCb)
{
	return real_zelTracerCommandListAppendImageCopyToMemoryExtRegisterCallback(hTracer,
			callback_type, pfnAppendImageCopyToMemoryExtCb);
}

ze_result_t zelTracerCommandListAppendImageCopyToMemoryRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendImageCopyToMemoryCb_t pfnAppendImageCopyToMemoryCb)
{
	return real_zelTracerCommandListAppendImageCopyToMemoryRegisterCallback(hTracer,
			callback_type, pfnAppendImageCopyToMemoryCb);
}

ze_result_t zelTracerCommandListAppendLaunchCooperativeKernelRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendLaunchCooperativeKernelCb_t pfnAppendLaunchCooperativeKernelCb)
{
	return real_zelTracerCommandListAppendLaunchCooperativeKernelRegisterCallback(hTracer,
			callback_type, pfnAppendLaunchCooperativeKernelCb);
}

ze_result_t zelTracerCommandListAppendLaunchKernelIndirectRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendLaunchKernelIndirectCb_t pfnAppendLaunchKernelIndirectCb)
{
	return real_zelTracerCommandListAppendLaunchKernelIndirectRegisterCallback(hTracer,
			callback_type, pfnAppendLaunchKernelIndirectCb);
}

ze_result_t zelTracerCommandListAppendLaunchKernelRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendLaunchKernelCb_t pfnAppendLaunchKernelCb)
{
	return real_zelTracerCommandListAppendLaunchKernelRegisterCallback(hTracer, callback_type,
			pfnAppendLaunchKernelCb);
}

ze_result_t zelTracerCommandListAppendLaunchMultipleKernelsIndirectRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendLaunchMultipleKernelsIndirectCb_t pfnAppendLaunchMultipleKernelsIndirectCb)
{
	return real_zelTracerCommandListAppendLaunchMultipleKernelsIndirectRegisterCallback(hTracer,
			callback_type, pfnAppendLaunchMultipleKernelsIndirectCb);
}

ze_result_t zelTracerCommandListAppendMemAdviseRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendMemAdviseCb_t pfnAppendMemAdviseCb)
{
	return real_zelTracerCommandListAppendMemAdviseRegisterCallback(hTracer, callback_type,
			pfnAppendMemAdviseCb);
}

ze_result_t zelTracerCommandListAppendMemoryCopyFromContextRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendMemoryCopyFromContextCb_t pfnAppendMemoryCopyFromContextCb)
{
	return real_zelTracerCommandListAppendMemoryCopyFromContextRegisterCallback(hTracer,
			callback_type, pfnAppendMemoryCopyFromContextCb);
}

ze_result_t zelTracerCommandListAppendMemoryCopyRegionRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendMemoryCopyRegionCb_t pfnAppendMemoryCopyRegionCb)
{
	return real_zelTracerCommandListAppendMemoryCopyRegionRegisterCallback(hTracer,
			callback_type, pfnAppendMemoryCopyRegionCb);
}

ze_result_t zelTracerCommandListAppendMemoryCopyRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendMemoryCopyCb_t pfnAppendMemoryCopyCb)
{
	return real_zelTracerCommandListAppendMemoryCopyRegisterCallback(hTracer, callback_type,
			pfnAppendMemoryCopyCb);
}

ze_result_t zelTracerCommandListAppendMemoryFillRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendMemoryFillCb_t pfnAppendMemoryFillCb)
{
	return real_zelTracerCommandListAppendMemoryFillRegisterCallback(hTracer, callback_type,
			pfnAppendMemoryFillCb);
}

ze_result_t zelTracerCommandListAppendMemoryPrefetchRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendMemoryPrefetchCb_t pfnAppendMemoryPrefetchCb)
{
	return real_zelTracerCommandListAppendMemoryPrefetchRegisterCallback(hTracer, callback_type,
			pfnAppendMemoryPrefetchCb);
}

ze_result_t zelTracerCommandListAppendMemoryRangesBarrierRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendMemoryRangesBarrierCb_t pfnAppendMemoryRangesBarrierCb)
{
	return real_zelTracerCommandListAppendMemoryRangesBarrierRegisterCallback(hTracer,
			callback_type, pfnAppendMemoryRangesBarrierCb);
}

ze_result_t zelTracerCommandListAppendQueryKernelTimestampsRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendQueryKernelTimestampsCb_t pfnAppendQueryKernelTimestampsCb)
{
	return real_zelTracerCommandListAppendQueryKernelTimestampsRegisterCallback(hTracer,
			callback_type, pfnAppendQueryKernelTimestampsCb);
}

ze_result_t zelTracerCommandListAppendSignalEventRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendSignalEventCb_t pfnAppendSignalEventCb)
{
	return real_zelTracerCommandListAppendSignalEventRegisterCallback(hTracer, callback_type,
			pfnAppendSignalEventCb);
}

ze_result_t zelTracerCommandListAppendWaitOnEventsRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendWaitOnEventsCb_t pfnAppendWaitOnEventsCb)
{
	return real_zelTracerCommandListAppendWaitOnEventsRegisterCallback(hTracer, callback_type,
			pfnAppendWaitOnEventsCb);
}

ze_result_t zelTracerCommandListAppendWriteGlobalTimestampRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendWriteGlobalTimestampCb_t pfnAppendWriteGlobalTimestampCb)
{
	return real_zelTracerCommandListAppendWriteGlobalTimestampRegisterCallback(hTracer,
			callback_type, pfnAppendWriteGlobalTimestampCb);
}

ze_result_t zelTracerCommandListCloseRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnCommandListCloseCb_t pfnCloseCb)
{
	return real_zelTracerCommandListCloseRegisterCallback(hTracer, callback_type, pfnCloseCb);
}

ze_result_t zelTracerCommandListCreateImmediateRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListCreateImmediateCb_t pfnCreateImmediateCb)
{
	return real_zelTracerCommandListCreateImmediateRegisterCallback(hTracer, callback_type,
			pfnCreateImmediateCb);
}

ze_result_t zelTracerCommandListCreateRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnCommandListCreateCb_t pfnCreateCb)
{
	return real_zelTracerCommandListCreateRegisterCallback(hTracer, callback_type, pfnCreateCb);
}

ze_result_t zelTracerCommandListDestroyRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnCommandListDestroyCb_t pfnDestroyCb)
{
	return real_zelTracerCommandListDestroyRegisterCallback(hTracer, callback_type,
			pfnDestroyCb);
}

ze_result_t zelTracerCommandListResetRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnCommandListResetCb_t pfnResetCb)
{
	return real_zelTracerCommandListResetRegisterCallback(hTracer, callback_type, pfnResetCb);
}

ze_result_t zelTracerCommandQueueCreateRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnCommandQueueCreateCb_t pfnCreateCb)
{
	return real_zelTracerCommandQueueCreateRegisterCallback(hTracer, callback_type,
			pfnCreateCb);
}

ze_result_t zelTracerCommandQueueDestroyRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnCommandQueueDestroyCb_t pfnDestroyCb)
{
	return real_zelTracerCommandQueueDestroyRegisterCallback(hTracer, callback_type,
			pfnDestroyCb);
}

ze_result_t zelTracerCommandQueueExecuteCommandListsRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandQueueExecuteCommandListsCb_t pfnExecuteCommandListsCb)
{
	return real_zelTracerCommandQueueExecuteCommandListsRegisterCallback(hTracer, callback_type,
			pfnExecuteCommandListsCb);
}

ze_result_t zelTracerCommandQueueSynchronizeRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnCommandQueueSynchronizeCb_t pfnSynchronizeCb)
{
	return real_zelTracerCommandQueueSynchronizeRegisterCallback(hTracer, callback_type,
			pfnSynchronizeCb);
}

ze_result_t zelTracerContextCreateExRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnContextCreateExCb_t pfnCreateExCb)
{
	return real_zelTracerContextCreateExRegisterCallback(hTracer, callback_type, pfnCreateExCb);
}

ze_result_t zelTracerContextCreateRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnContextCreateCb_t pfnCreateCb)
{
	return real_zelTracerContextCreateRegisterCallback(hTracer, callback_type, pfnCreateCb);
}

ze_result_t zelTracerContextDestroyRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnContextDestroyCb_t pfnDestroyCb)
{
	return real_zelTracerContextDestroyRegisterCallback(hTracer, callback_type, pfnDestroyCb);
}

ze_result_t zelTracerContextEvictImageRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnContextEvictImageCb_t pfnEvictImageCb)
{
	return real_zelTracerContextEvictImageRegisterCallback(hTracer, callback_type,
			pfnEvictImageCb);
}

ze_result_t zelTracerContextEvictMemoryRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnContextEvictMemoryCb_t pfnEvictMemoryCb)
{
	return real_zelTracerContextEvictMemoryRegisterCallback(hTracer, callback_type,
			pfnEvictMemoryCb);
}

ze_result_t zelTracerContextGetStatusRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnContextGetStatusCb_t pfnGetStatusCb)
{
	return real_zelTracerContextGetStatusRegisterCallback(hTracer, callback_type,
			pfnGetStatusCb);
}

ze_result_t zelTracerContextMakeImageResidentRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnContextMakeImageResidentCb_t pfnMakeImageResidentCb)
{
	return real_zelTracerContextMakeImageResidentRegisterCallback(hTracer, callback_type,
			pfnMakeImageResidentCb);
}

ze_result_t zelTracerContextMakeMemoryResidentRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnContextMakeMemoryResidentCb_t pfnMakeMemoryResidentCb)
{
	return real_zelTracerContextMakeMemoryResidentRegisterCallback(hTracer, callback_type,
			pfnMakeMemoryResidentCb);
}

ze_result_t zelTracerContextSystemBarrierRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnContextSystemBarrierCb_t pfnSystemBarrierCb)
{
	return real_zelTracerContextSystemBarrierRegisterCallback(hTracer, callback_type,
			pfnSystemBarrierCb);
}

ze_result_t zelTracerCreate(const zel_tracer_desc_t *desc, zel_tracer_handle_t *phTracer)
{
	return real_zelTracerCreate(desc, phTracer);
}

ze_result_t zelTracerDestroy(zel_tracer_handle_t hTracer)
{
	return real_zelTracerDestroy(hTracer);
}

ze_result_t zelTracerDeviceCanAccessPeerRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnDeviceCanAccessPeerCb_t pfnCanAccessPeerCb)
{
	return real_zelTracerDeviceCanAccessPeerRegisterCallback(hTracer, callback_type,
			pfnCanAccessPeerCb);
}

ze_result_t zelTracerDeviceGetCachePropertiesRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnDeviceGetCachePropertiesCb_t pfnGetCachePropertiesCb)
{
	return real_zelTracerDeviceGetCachePropertiesRegisterCallback(hTracer, callback_type,
			pfnGetCachePropertiesCb);
}

ze_result_t zelTracerDeviceGetCommandQueueGroupPropertiesRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnDeviceGetCommandQueueGroupPropertiesCb_t pfnGetCommandQueueGroupPropertiesCb)
{
	return real_zelTracerDeviceGetCommandQueueGroupPropertiesRegisterCallback(hTracer,
			callback_type, pfnGetCommandQueueGroupPropertiesCb);
}

ze_result_t zelTracerDeviceGetComputePropertiesRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnDeviceGetComputePropertiesCb_t pfnGetComputePropertiesCb)
{
	return real_zelTracerDeviceGetComputePropertiesRegisterCallback(hTracer, callback_type,
			pfnGetComputePropertiesCb);
}

ze_result_t zelTracerDeviceGetExternalMemoryPropertiesRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnDeviceGetExternalMemoryPropertiesCb_t pfnGetExternalMemoryPropertiesCb)
{
	return real_zelTracerDeviceGetExternalMemoryPropertiesRegisterCallback(hTracer,
			callback_type, pfnGetExternalMemoryPropertiesCb);
}

ze_result_t zelTracerDeviceGetFabricVertexExpRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnDeviceGetFabricVertexExpCb_t pfnGetFabricVertexExpCb)
{
	return real_zelTracerDeviceGetFabricVertexExpRegisterCallback(hTracer, callback_type,
			pfnGetFabricVertexExpCb);
}

ze_result_t zelTracerDeviceGetGlobalTimestampsRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnDeviceGetGlobalTimestampsCb_t pfnGetGlobalTimestampsCb)
{
	return real_zelTracerDeviceGetGlobalTimestampsRegisterCallback(hTracer, callback_type,
			pfnGetGlobalTimestampsCb);
}

ze_result_t zelTracerDeviceGetImagePropertiesRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnDeviceGetImagePropertiesCb_t pfnGetImagePropertiesCb)
{
	return real_zelTracerDeviceGetImagePropertiesRegisterCallback(hTracer, callback_type,
			pfnGetImagePropertiesCb);
}

ze_result_t zelTracerDeviceGetMemoryAccessPropertiesRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnDeviceGetMemoryAccessPropertiesCb_t pfnGetMemoryAccessPropertiesCb)
{
	return real_zelTracerDeviceGetMemoryAccessPropertiesRegisterCallback(hTracer, callback_type,
			pfnGetMemoryAccessPropertiesCb);
}

ze_result_t zelTracerDeviceGetMemoryPropertiesRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnDeviceGetMemoryPropertiesCb_t pfnGetMemoryPropertiesCb)
{
	return real_zelTracerDeviceGetMemoryPropertiesRegisterCallback(hTracer, callback_type,
			pfnGetMemoryPropertiesCb);
}

ze_result_t zelTracerDeviceGetModulePropertiesRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnDeviceGetModulePropertiesCb_t pfnGetModulePropertiesCb)
{
	return real_zelTracerDeviceGetModulePropertiesRegisterCallback(hTracer, callback_type,
			pfnGetModulePropertiesCb);
}

ze_result_t zelTracerDeviceGetP2PPropertiesRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnDeviceGetP2PPropertiesCb_t pfnGetP2PPropertiesCb)
{
	return real_zelTracerDeviceGetP2PPropertiesRegisterCallback(hTracer, callback_type,
			pfnGetP2PPropertiesCb);
}

ze_result_t zelTracerDeviceGetPropertiesRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnDeviceGetPropertiesCb_t pfnGetPropertiesCb)
{
	return real_zelTracerDeviceGetPropertiesRegisterCallback(hTracer, callback_type,
			pfnGetPropertiesCb);
}

ze_result_t zelTracerDeviceGetRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnDeviceGetCb_t pfnGetCb)
{
	return real_zelTracerDeviceGetRegisterCallback(hTracer, callback_type, pfnGetCb);
}

ze_result_t zelTracerDeviceGetStatusRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnDeviceGetStatusCb_t pfnGetStatusCb)
{
	return real_zelTracerDeviceGetStatusRegisterCallback(hTracer, callback_type,
			pfnGetStatusCb);
}

ze_result_t zelTracerDeviceGetSubDevicesRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnDeviceGetSubDevicesCb_t pfnGetSubDevicesCb)
{
	return real_zelTracerDeviceGetSubDevicesRegisterCallback(hTracer, callback_type,
			pfnGetSubDevicesCb);
}

ze_result_t zelTracerDevicePciGetPropertiesExtRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnDevicePciGetPropertiesExtCb_t pfnPciGetPropertiesExtCb)
{
	return real_zelTracerDevicePciGetPropertiesExtRegisterCallback(hTracer, callback_type,
			pfnPciGetPropertiesExtCb);
}

ze_result_t zelTracerDeviceReserveCacheExtRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnDeviceReserveCacheExtCb_t pfnReserveCacheExtCb)
{
	return real_zelTracerDeviceReserveCacheExtRegisterCallback(hTracer, callback_type,
			pfnReserveCacheExtCb);
}

ze_result_t zelTracerDeviceSetCacheAdviceExtRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnDeviceSetCacheAdviceExtCb_t pfnSetCacheAdviceExtCb)
{
	return real_zelTracerDeviceSetCacheAdviceExtRegisterCallback(hTracer, callback_type,
			pfnSetCacheAdviceExtCb);
}

ze_result_t zelTracerDriverGetApiVersionRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnDriverGetApiVersionCb_t pfnGetApiVersionCb)
{
	return real_zelTracerDriverGetApiVersionRegisterCallback(hTracer, callback_type,
			pfnGetApiVersionCb);
}

ze_result_t zelTracerDriverGetExtensionFunctionAddressRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnDriverGetExtensionFunctionAddressCb_t pfnGetExtensionFunctionAddressCb)
{
	return real_zelTracerDriverGetExtensionFunctionAddressRegisterCallback(hTracer,
			callback_type, pfnGetExtensionFunctionAddressCb);
}

ze_result_t zelTracerDriverGetExtensionPropertiesRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnDriverGetExtensionPropertiesCb_t pfnGetExtensionPropertiesCb)
{
	return real_zelTracerDriverGetExtensionPropertiesRegisterCallback(hTracer, callback_type,
			pfnGetExtensionPropertiesCb);
}

ze_result_t zelTracerDriverGetIpcPropertiesRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnDriverGetIpcPropertiesCb_t pfnGetIpcPropertiesCb)
{
	return real_zelTracerDriverGetIpcPropertiesRegisterCallback(hTracer, callback_type,
			pfnGetIpcPropertiesCb);
}

ze_result_t zelTracerDriverGetPropertiesRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnDriverGetPropertiesCb_t pfnGetPropertiesCb)
{
	return real_zelTracerDriverGetPropertiesRegisterCallback(hTracer, callback_type,
			pfnGetPropertiesCb);
}

ze_result_t zelTracerDriverGetRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnDriverGetCb_t pfnGetCb)
{
	return real_zelTracerDriverGetRegisterCallback(hTracer, callback_type, pfnGetCb);
}

ze_result_t zelTracerEventCreateRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnEventCreateCb_t pfnCreateCb)
{
	return real_zelTracerEventCreateRegisterCallback(hTracer, callback_type, pfnCreateCb);
}

ze_result_t zelTracerEventDestroyRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnEventDestroyCb_t pfnDestroyCb)
{
	return real_zelTracerEventDestroyRegisterCallback(hTracer, callback_type, pfnDestroyCb);
}

ze_result_t zelTracerEventHostResetRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnEventHostResetCb_t pfnHostResetCb)
{
	return real_zelTracerEventHostResetRegisterCallback(hTracer, callback_type, pfnHostResetCb);
}

ze_result_t zelTracerEventHostSignalRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnEventHostSignalCb_t pfnHostSignalCb)
{
	return real_zelTracerEventHostSignalRegisterCallback(hTracer, callback_type,
			pfnHostSignalCb);
}

ze_result_t zelTracerEventHostSynchronizeRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnEventHostSynchronizeCb_t pfnHostSynchronizeCb)
{
	return real_zelTracerEventHostSynchronizeRegisterCallback(hTracer, callback_type,
			pfnHostSynchronizeCb);
}

ze_result_t zelTracerEventPoolCloseIpcHandleRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnEventPoolCloseIpcHandleCb_t pfnCloseIpcHandleCb)
{
	return real_zelTracerEventPoolCloseIpcHandleRegisterCallback(hTracer, callback_type,
			pfnCloseIpcHandleCb);
}

ze_result_t zelTracerEventPoolCreateRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnEventPoolCreateCb_t pfnCreateCb)
{
	return real_zelTracerEventPoolCreateRegisterCallback(hTracer, callback_type, pfnCreateCb);
}

ze_result_t zelTracerEventPoolDestroyRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnEventPoolDestroyCb_t pfnDestroyCb)
{
	return real_zelTracerEventPoolDestroyRegisterCallback(hTracer, callback_type, pfnDestroyCb);
}

ze_result_t zelTracerEventPoolGetIpcHandleRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnEventPoolGetIpcHandleCb_t pfnGetIpcHandleCb)
{
	return real_zelTracerEventPoolGetIpcHandleRegisterCallback(hTracer, callback_type,
			pfnGetIpcHandleCb);
}

ze_result_t zelTracerEventPoolOpenIpcHandleRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnEventPoolOpenIpcHandleCb_t pfnOpenIpcHandleCb)
{
	return real_zelTracerEventPoolOpenIpcHandleRegisterCallback(hTracer, callback_type,
			pfnOpenIpcHandleCb);
}

ze_result_t zelTracerEventQueryKernelTimestampRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnEventQueryKernelTimestampCb_t pfnQueryKernelTimestampCb)
{
	return real_zelTracerEventQueryKernelTimestampRegisterCallback(hTracer, callback_type,
			pfnQueryKernelTimestampCb);
}

ze_result_t zelTracerEventQueryStatusRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnEventQueryStatusCb_t pfnQueryStatusCb)
{
	return real_zelTracerEventQueryStatusRegisterCallback(hTracer, callback_type,
			pfnQueryStatusCb);
}

ze_result_t zelTracerEventQueryTimestampsExpRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnEventQueryTimestampsExpCb_t pfnQueryTimestampsExpCb)
{
	return real_zelTracerEventQueryTimestampsExpRegisterCallback(hTracer, callback_type,
			pfnQueryTimestampsExpCb);
}

ze_result_t zelTracerFabricEdgeGetExpRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnFabricEdgeGetExpCb_t pfnGetExpCb)
{
	return real_zelTracerFabricEdgeGetExpRegisterCallback(hTracer, callback_type, pfnGetExpCb);
}

ze_result_t zelTracerFabricEdgeGetPropertiesExpRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnFabricEdgeGetPropertiesExpCb_t pfnGetPropertiesExpCb)
{
	return real_zelTracerFabricEdgeGetPropertiesExpRegisterCallback(hTracer, callback_type,
			pfnGetPropertiesExpCb);
}

ze_result_t zelTracerFabricEdgeGetVerticesExpRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnFabricEdgeGetVerticesExpCb_t pfnGetVerticesExpCb)
{
	return real_zelTracerFabricEdgeGetVerticesExpRegisterCallback(hTracer, callback_type,
			pfnGetVerticesExpCb);
}

ze_result_t zelTracerFabricVertexGetDeviceExpRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnFabricVertexGetDeviceExpCb_t pfnGetDeviceExpCb)
{
	return real_zelTracerFabricVertexGetDeviceExpRegisterCallback(hTracer, callback_type,
			pfnGetDeviceExpCb);
}

ze_result_t zelTracerFabricVertexGetExpRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnFabricVertexGetExpCb_t pfnGetExpCb)
{
	return real_zelTracerFabricVertexGetExpRegisterCallback(hTracer, callback_type,
			pfnGetExpCb);
}

ze_result_t zelTracerFabricVertexGetPropertiesExpRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnFabricVertexGetPropertiesExpCb_t pfnGetPropertiesExpCb)
{
	return real_zelTracerFabricVertexGetPropertiesExpRegisterCallback(hTracer, callback_type,
			pfnGetPropertiesExpCb);
}

ze_result_t zelTracerFabricVertexGetSubVerticesExpRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnFabricVertexGetSubVerticesExpCb_t pfnGetSubVerticesExpCb)
{
	return real_zelTracerFabricVertexGetSubVerticesExpRegisterCallback(hTracer, callback_type,
			pfnGetSubVerticesExpCb);
}

ze_result_t zelTracerFenceCreateRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnFenceCreateCb_t pfnCreateCb)
{
	return real_zelTracerFenceCreateRegisterCallback(hTracer, callback_type, pfnCreateCb);
}

ze_result_t zelTracerFenceDestroyRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnFenceDestroyCb_t pfnDestroyCb)
{
	return real_zelTracerFenceDestroyRegisterCallback(hTracer, callback_type, pfnDestroyCb);
}

ze_result_t zelTracerFenceHostSynchronizeRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnFenceHostSynchronizeCb_t pfnHostSynchronizeCb)
{
	return real_zelTracerFenceHostSynchronizeRegisterCallback(hTracer, callback_type,
			pfnHostSynchronizeCb);
}

ze_result_t zelTracerFenceQueryStatusRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnFenceQueryStatusCb_t pfnQueryStatusCb)
{
	return real_zelTracerFenceQueryStatusRegisterCallback(hTracer, callback_type,
			pfnQueryStatusCb);
}

ze_result_t zelTracerFenceResetRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnFenceResetCb_t pfnResetCb)
{
	return real_zelTracerFenceResetRegisterCallback(hTracer, callback_type, pfnResetCb);
}

ze_result_t zelTracerImageCreateRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnImageCreateCb_t pfnCreateCb)
{
	return real_zelTracerImageCreateRegisterCallback(hTracer, callback_type, pfnCreateCb);
}

ze_result_t zelTracerImageDestroyRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnImageDestroyCb_t pfnDestroyCb)
{
	return real_zelTracerImageDestroyRegisterCallback(hTracer, callback_type, pfnDestroyCb);
}

ze_result_t zelTracerImageGetAllocPropertiesExtRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnImageGetAllocPropertiesExtCb_t pfnGetAllocPropertiesExtCb)
{
	return real_zelTracerImageGetAllocPropertiesExtRegisterCallback(hTracer, callback_type,
			pfnGetAllocPropertiesExtCb);
}

ze_result_t zelTracerImageGetMemoryPropertiesExpRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnImageGetMemoryPropertiesExpCb_t pfnGetMemoryPropertiesExpCb)
{
	return real_zelTracerImageGetMemoryPropertiesExpRegisterCallback(hTracer, callback_type,
			pfnGetMemoryPropertiesExpCb);
}

ze_result_t zelTracerImageGetPropertiesRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnImageGetPropertiesCb_t pfnGetPropertiesCb)
{
	return real_zelTracerImageGetPropertiesRegisterCallback(hTracer, callback_type,
			pfnGetPropertiesCb);
}

ze_result_t zelTracerImageViewCreateExpRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnImageViewCreateExpCb_t pfnViewCreateExpCb)
{
	return real_zelTracerImageViewCreateExpRegisterCallback(hTracer, callback_type,
			pfnViewCreateExpCb);
}

ze_result_t zelTracerInitRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnInitCb_t pfnInitCb)
{
	return real_zelTracerInitRegisterCallback(hTracer, callback_type, pfnInitCb);
}

ze_result_t zelTracerKernelCreateRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnKernelCreateCb_t pfnCreateCb)
{
	return real_zelTracerKernelCreateRegisterCallback(hTracer, callback_type, pfnCreateCb);
}

ze_result_t zelTracerKernelDestroyRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnKernelDestroyCb_t pfnDestroyCb)
{
	return real_zelTracerKernelDestroyRegisterCallback(hTracer, callback_type, pfnDestroyCb);
}

ze_result_t zelTracerKernelGetIndirectAccessRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnKernelGetIndirectAccessCb_t pfnGetIndirectAccessCb)
{
	return real_zelTracerKernelGetIndirectAccessRegisterCallback(hTracer, callback_type,
			pfnGetIndirectAccessCb);
}

ze_result_t zelTracerKernelGetNameRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnKernelGetNameCb_t pfnGetNameCb)
{
	return real_zelTracerKernelGetNameRegisterCallback(hTracer, callback_type, pfnGetNameCb);
}

ze_result_t zelTracerKernelGetPropertiesRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnKernelGetPropertiesCb_t pfnGetPropertiesCb)
{
	return real_zelTracerKernelGetPropertiesRegisterCallback(hTracer, callback_type,
			pfnGetPropertiesCb);
}

ze_result_t zelTracerKernelGetSourceAttributesRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnKernelGetSourceAttributesCb_t pfnGetSourceAttributesCb)
{
	return real_zelTracerKernelGetSourceAttributesRegisterCallback(hTracer, callback_type,
			pfnGetSourceAttributesCb);
}

ze_result_t zelTracerKernelSchedulingHintExpRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnKernelSchedulingHintExpCb_t pfnSchedulingHintExpCb)
{
	return real_zelTracerKernelSchedulingHintExpRegisterCallback(hTracer, callback_type,
			pfnSchedulingHintExpCb);
}

ze_result_t zelTracerKernelSetArgumentValueRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnKernelSetArgumentValueCb_t pfnSetArgumentValueCb)
{
	return real_zelTracerKernelSetArgumentValueRegisterCallback(hTracer, callback_type,
			pfnSetArgumentValueCb);
}

ze_result_t zelTracerKernelSetCacheConfigRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnKernelSetCacheConfigCb_t pfnSetCacheConfigCb)
{
	return real_zelTracerKernelSetCacheConfigRegisterCallback(hTracer, callback_type,
			pfnSetCacheConfigCb);
}

ze_result_t zelTracerKernelSetGlobalOffsetExpRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnKernelSetGlobalOffsetExpCb_t pfnSetGlobalOffsetExpCb)
{
	return real_zelTracerKernelSetGlobalOffsetExpRegisterCallback(hTracer, callback_type,
			pfnSetGlobalOffsetExpCb);
}

ze_result_t zelTracerKernelSetGroupSizeRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnKernelSetGroupSizeCb_t pfnSetGroupSizeCb)
{
	return real_zelTracerKernelSetGroupSizeRegisterCallback(hTracer, callback_type,
			pfnSetGroupSizeCb);
}

ze_result_t zelTracerKernelSetIndirectAccessRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnKernelSetIndirectAccessCb_t pfnSetIndirectAccessCb)
{
	return real_zelTracerKernelSetIndirectAccessRegisterCallback(hTracer, callback_type,
			pfnSetIndirectAccessCb);
}

ze_result_t zelTracerKernelSuggestGroupSizeRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnKernelSuggestGroupSizeCb_t pfnSuggestGroupSizeCb)
{
	return real_zelTracerKernelSuggestGroupSizeRegisterCallback(hTracer, callback_type,
			pfnSuggestGroupSizeCb);
}

ze_result_t zelTracerKernelSuggestMaxCooperativeGroupCountRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnKernelSuggestMaxCooperativeGroupCountCb_t pfnSuggestMaxCooperativeGroupCountCb)
{
	return real_zelTracerKernelSuggestMaxCooperativeGroupCountRegisterCallback(hTracer,
			callback_type, pfnSuggestMaxCooperativeGroupCountCb);
}

ze_result_t zelTracerMemAllocDeviceRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnMemAllocDeviceCb_t pfnAllocDeviceCb)
{
	return real_zelTracerMemAllocDeviceRegisterCallback(hTracer, callback_type,
			pfnAllocDeviceCb);
}

ze_result_t zelTracerMemAllocHostRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnMemAllocHostCb_t pfnAllocHostCb)
{
	return real_zelTracerMemAllocHostRegisterCallback(hTracer, callback_type, pfnAllocHostCb);
}

ze_result_t zelTracerMemAllocSharedRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnMemAllocSharedCb_t pfnAllocSharedCb)
{
	return real_zelTracerMemAllocSharedRegisterCallback(hTracer, callback_type,
			pfnAllocSharedCb);
}

ze_result_t zelTracerMemCloseIpcHandleRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnMemCloseIpcHandleCb_t pfnCloseIpcHandleCb)
{
	return real_zelTracerMemCloseIpcHandleRegisterCallback(hTracer, callback_type,
			pfnCloseIpcHandleCb);
}

ze_result_t zelTracerMemFreeExtRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnMemFreeExtCb_t pfnFreeExtCb)
{
	return real_zelTracerMemFreeExtRegisterCallback(hTracer, callback_type, pfnFreeExtCb);
}

ze_result_t zelTracerMemFreeRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnMemFreeCb_t pfnFreeCb)
{
	return real_zelTracerMemFreeRegisterCallback(hTracer, callback_type, pfnFreeCb);
}

ze_result_t zelTracerMemGetAddressRangeRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnMemGetAddressRangeCb_t pfnGetAddressRangeCb)
{
	return real_zelTracerMemGetAddressRangeRegisterCallback(hTracer, callback_type,
			pfnGetAddressRangeCb);
}

ze_result_t zelTracerMemGetAllocPropertiesRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnMemGetAllocPropertiesCb_t pfnGetAllocPropertiesCb)
{
	return real_zelTracerMemGetAllocPropertiesRegisterCallback(hTracer, callback_type,
			pfnGetAllocPropertiesCb);
}

ze_result_t zelTracerMemGetIpcHandleRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnMemGetIpcHandleCb_t pfnGetIpcHandleCb)
{
	return real_zelTracerMemGetIpcHandleRegisterCallback(hTracer, callback_type,
			pfnGetIpcHandleCb);
}

ze_result_t zelTracerMemOpenIpcHandleRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnMemOpenIpcHandleCb_t pfnOpenIpcHandleCb)
{
	return real_zelTracerMemOpenIpcHandleRegisterCallback(hTracer, callback_type,
			pfnOpenIpcHandleCb);
}

ze_result_t zelTracerModuleBuildLogDestroyRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnModuleBuildLogDestroyCb_t pfnDestroyCb)
{
	return real_zelTracerModuleBuildLogDestroyRegisterCallback(hTracer, callback_type,
			pfnDestroyCb);
}

ze_result_t zelTracerModuleBuildLogGetStringRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnModuleBuildLogGetStringCb_t pfnGetStringCb)
{
	return real_zelTracerModuleBuildLogGetStringRegisterCallback(hTracer, callback_type,
			pfnGetStringCb);
}

ze_result_t zelTracerModuleCreateRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnModuleCreateCb_t pfnCreateCb)
{
	return real_zelTracerModuleCreateRegisterCallback(hTracer, callback_type, pfnCreateCb);
}

ze_result_t zelTracerModuleDestroyRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnModuleDestroyCb_t pfnDestroyCb)
{
	return real_zelTracerModuleDestroyRegisterCallback(hTracer, callback_type, pfnDestroyCb);
}

ze_result_t zelTracerModuleDynamicLinkRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnModuleDynamicLinkCb_t pfnDynamicLinkCb)
{
	return real_zelTracerModuleDynamicLinkRegisterCallback(hTracer, callback_type,
			pfnDynamicLinkCb);
}

ze_result_t zelTracerModuleGetFunctionPointerRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnModuleGetFunctionPointerCb_t pfnGetFunctionPointerCb)
{
	return real_zelTracerModuleGetFunctionPointerRegisterCallback(hTracer, callback_type,
			pfnGetFunctionPointerCb);
}

ze_result_t zelTracerModuleGetGlobalPointerRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnModuleGetGlobalPointerCb_t pfnGetGlobalPointerCb)
{
	return real_zelTracerModuleGetGlobalPointerRegisterCallback(hTracer, callback_type,
			pfnGetGlobalPointerCb);
}

ze_result_t zelTracerModuleGetKernelNamesRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnModuleGetKernelNamesCb_t pfnGetKernelNamesCb)
{
	return real_zelTracerModuleGetKernelNamesRegisterCallback(hTracer, callback_type,
			pfnGetKernelNamesCb);
}

ze_result_t zelTracerModuleGetNativeBinaryRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnModuleGetNativeBinaryCb_t pfnGetNativeBinaryCb)
{
	return real_zelTracerModuleGetNativeBinaryRegisterCallback(hTracer, callback_type,
			pfnGetNativeBinaryCb);
}

ze_result_t zelTracerModuleGetPropertiesRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnModuleGetPropertiesCb_t pfnGetPropertiesCb)
{
	return real_zelTracerModuleGetPropertiesRegisterCallback(hTracer, callback_type,
			pfnGetPropertiesCb);
}

ze_result_t zelTracerModuleInspectLinkageExtRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnModuleInspectLinkageExtCb_t pfnInspectLinkageExtCb)
{
	return real_zelTracerModuleInspectLinkageExtRegisterCallback(hTracer, callback_type,
			pfnInspectLinkageExtCb);
}

ze_result_t zelTracerPhysicalMemCreateRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnPhysicalMemCreateCb_t pfnCreateCb)
{
	return real_zelTracerPhysicalMemCreateRegisterCallback(hTracer, callback_type, pfnCreateCb);
}

ze_result_t zelTracerPhysicalMemDestroyRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnPhysicalMemDestroyCb_t pfnDestroyCb)
{
	return real_zelTracerPhysicalMemDestroyRegisterCallback(hTracer, callback_type,
			pfnDestroyCb);
}

ze_result_t zelTracerResetAllCallbacks(zel_tracer_handle_t hTracer)
{
	return real_zelTracerResetAllCallbacks(hTracer);
}

ze_result_t zelTracerSamplerCreateRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnSamplerCreateCb_t pfnCreateCb)
{
	return real_zelTracerSamplerCreateRegisterCallback(hTracer, callback_type, pfnCreateCb);
}

ze_result_t zelTracerSamplerDestroyRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnSamplerDestroyCb_t pfnDestroyCb)
{
	return real_zelTracerSamplerDestroyRegisterCallback(hTracer, callback_type, pfnDestroyCb);
}

ze_result_t zelTracerSetEnabled(zel_tracer_handle_t hTracer, ze_bool_t enable)
{
	return real_zelTracerSetEnabled(hTracer, enable);
}

ze_result_t zelTracerSetEpilogues(zel_tracer_handle_t hTracer, zel_core_callbacks_t *pCoreCbs)
{
	return real_zelTracerSetEpilogues(hTracer, pCoreCbs);
}

ze_result_t zelTracerSetPrologues(zel_tracer_handle_t hTracer, zel_core_callbacks_t *pCoreCbs)
{
	return real_zelTracerSetPrologues(hTracer, pCoreCbs);
}

ze_result_t zelTracerVirtualMemFreeRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnVirtualMemFreeCb_t pfnFreeCb)
{
	return real_zelTracerVirtualMemFreeRegisterCallback(hTracer, callback_type, pfnFreeCb);
}

ze_result_t zelTracerVirtualMemGetAccessAttributeRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnVirtualMemGetAccessAttributeCb_t pfnGetAccessAttributeCb)
{
	return real_zelTracerVirtualMemGetAccessAttributeRegisterCallback(hTracer, callback_type,
			pfnGetAccessAttributeCb);
}

ze_result_t zelTracerVirtualMemMapRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnVirtualMemMapCb_t pfnMapCb)
{
	return real_zelTracerVirtualMemMapRegisterCallback(hTracer, callback_type, pfnMapCb);
}

ze_result_t zelTracerVirtualMemQueryPageSizeRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnVirtualMemQueryPageSizeCb_t pfnQueryPageSizeCb)
{
	return real_zelTracerVirtualMemQueryPageSizeRegisterCallback(hTracer, callback_type,
			pfnQueryPageSizeCb);
}

ze_result_t zelTracerVirtualMemReserveRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnVirtualMemReserveCb_t pfnReserveCb)
{
	return real_zelTracerVirtualMemReserveRegisterCallback(hTracer, callback_type,
			pfnReserveCb);
}

ze_result_t zelTracerVirtualMemSetAccessAttributeRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnVirtualMemSetAccessAttributeCb_t pfnSetAccessAttributeCb)
{
	return real_zelTracerVirtualMemSetAccessAttributeRegisterCallback(hTracer, callback_type,
			pfnSetAccessAttributeCb);
}

ze_result_t zelTracerVirtualMemUnmapRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnVirtualMemUnmapCb_t pfnUnmapCb)
{
	return real_zelTracerVirtualMemUnmapRegisterCallback(hTracer, callback_type, pfnUnmapCb);
}

ze_result_t zesDeviceEccAvailable(zes_device_handle_t hDevice, ze_bool_t *pAvailable)
{
	return real_zesDeviceEccAvailable(hDevice, pAvailable);
}

ze_result_t zesDeviceEccConfigurable(zes_device_handle_t hDevice, ze_bool_t *pConfigurable)
{
	return real_zesDeviceEccConfigurable(hDevice, pConfigurable);
}

ze_result_t zesDeviceEnumDiagnosticTestSuites(zes_device_handle_t hDevice, uint32_t *pCount,
		zes_diag_handle_t *phDiagnostics)
{
	return real_zesDeviceEnumDiagnosticTestSuites(hDevice, pCount, phDiagnostics);
}

ze_result_t zesDeviceEnumEngineGroups(zes_device_handle_t hDevice, uint32_t *pCount,
		zes_engine_handle_t *phEngine)
{
	return real_zesDeviceEnumEngineGroups(hDevice, pCount, phEngine);
}

ze_result_t zesDeviceEnumFabricPorts(zes_device_handle_t hDevice, uint32_t *pCount,
		zes_fabric_port_handle_t *phPort)
{
	return real_zesDeviceEnumFabricPorts(hDevice, pCount, phPort);
}

ze_result_t zesDeviceEnumFans(zes_device_handle_t hDevice, uint32_t *pCount,
		zes_fan_handle_t *phFan)
{
	return real_zesDeviceEnumFans(hDevice, pCount, phFan);
}

ze_result_t zesDeviceEnumFirmwares(zes_device_handle_t hDevice, uint32_t *pCount,
		zes_firmware_handle_t *phFirmware)
{
	return real_zesDeviceEnumFirmwares(hDevice, pCount, phFirmware);
}

ze_result_t zesDeviceEnumFrequencyDomains(zes_device_handle_t hDevice, uint32_t *pCount,
		zes_freq_handle_t *phFrequency)
{
	return real_zesDeviceEnumFrequencyDomains(hDevice, pCount, phFrequency);
}

ze_result_t zesDeviceEnumLeds(zes_device_handle_t hDevice, uint32_t *pCount,
		zes_led_handle_t *phLed)
{
	return real_zesDeviceEnumLeds(hDevice, pCount, phLed);
}

ze_result_t zesDeviceEnumMemoryModules(zes_device_handle_t hDevice, uint32_t *pCount,
		zes_mem_handle_t *phMemory)
{
	return real_zesDeviceEnumMemoryModules(hDevice, pCount, phMemory);
}

ze_result_t zesDeviceEnumPerformanceFactorDomains(zes_device_handle_t hDevice, uint32_t *pCount,
		zes_perf_handle_t *phPerf)
{
	return real_zesDeviceEnumPerformanceFactorDomains(hDevice, pCount, phPerf);
}

ze_result_t zesDeviceEnumPowerDomains(zes_device_handle_t hDevice, uint32_t *pCount,
		zes_pwr_handle_t *phPower)
{
	return real_zesDeviceEnumPowerDomains(hDevice, pCount, phPower);
}

ze_result_t zesDeviceEnumPsus(zes_device_handle_t hDevice, uint32_t *pCount,
		zes_psu_handle_t *phPsu)
{
	return real_zesDeviceEnumPsus(hDevice, pCount, phPsu);
}

ze_result_t zesDeviceEnumRasErrorSets(zes_device_handle_t hDevice, uint32_t *pCount,
		zes_ras_handle_t *phRas)
{
	return real_zesDeviceEnumRasErrorSets(hDevice, pCount, phRas);
}

ze_result_t zesDeviceEnumSchedulers(zes_device_handle_t hDevice, uint32_t *pCount,
		zes_sched_handle_t *phScheduler)
{
	return real_zesDeviceEnumSchedulers(hDevice, pCount, phScheduler);
}

ze_result_t zesDeviceEnumStandbyDomains(zes_device_handle_t hDevice, uint32_t *pCount,
		zes_standby_handle_t *phStandby)
{
	return real_zesDeviceEnumStandbyDomains(hDevice, pCount, phStandby);
}

ze_result_t zesDeviceEnumTemperatureSensors(zes_device_handle_t hDevice, uint32_t *pCount,
		zes_temp_handle_t *phTemperature)
{
	return real_zesDeviceEnumTemperatureSensors(hDevice, pCount, phTemperature);
}

ze_result_t zesDeviceEventRegister(zes_device_handle_t hDevice, zes_event_type_flags_t events)
{
	return real_zesDeviceEventRegister(hDevice, events);
}

ze_result_t zesDeviceGet(zes_driver_handle_t hDriver, uint32_t *pCount,
		zes_device_handle_t *phDevices)
{
	return real_zesDeviceGet(hDriver, pCount, phDevices);
}

ze_result_t zesDeviceGetCardPowerDomain(zes_device_handle_t hDevice, zes_pwr_handle_t *phPower)
{
	return real_zesDeviceGetCardPowerDomain(hDevice, phPower);
}

ze_result_t zesDeviceGetEccState(zes_device_handle_t hDevice, zes_device_ecc_properties_t *pState)
{
	return real_zesDeviceGetEccState(hDevice, pState);
}

ze_result_t zesDeviceGetProperties(zes_device_handle_t hDevice,
		zes_device_properties_t *pProperties)
{
	return real_zesDeviceGetProperties(hDevice, pProperties);
}

ze_result_t zesDeviceGetState(zes_device_handle_t hDevice, zes_device_state_t *pState)
{
	return real_zesDeviceGetState(hDevice, pState);
}

ze_result_t zesDevicePciGetBars(zes_device_handle_t hDevice, uint32_t *pCount,
		zes_pci_bar_properties_t *pProperties)
{
	return real_zesDevicePciGetBars(hDevice, pCount, pProperties);
}

ze_result_t zesDevicePciGetProperties(zes_device_handle_t hDevice,
		zes_pci_properties_t *pProperties)
{
	return real_zesDevicePciGetProperties(hDevice, pProperties);
}

ze_result_t zesDevicePciGetState(zes_device_handle_t hDevice, zes_pci_state_t *pState)
{
	return real_zesDevicePciGetState(hDevice, pState);
}

ze_result_t zesDevicePciGetStats(zes_device_handle_t hDevice, zes_pci_stats_t *pStats)
{
	return real_zesDevicePciGetStats(hDevice, pStats);
}

ze_result_t zesDeviceReset(zes_device_handle_t hDevice, ze_bool_t force)
{
	return real_zesDeviceReset(hDevice, force);
}

ze_result_t zesDeviceSetEccState(zes_device_handle_t hDevice, const zes_device_ecc_desc_t *newState,
		zes_device_ecc_properties_t *pState)
{
	return real_zesDeviceSetEccState(hDevice, newState, pState);
}

ze_result_t zesDiagnosticsGetProperties(zes_diag_handle_t hDiagnostics,
		zes_diag_properties_t *pProperties)
{
	return real_zesDiagnosticsGetProperties(hDiagnostics, pProperties);
}

ze_result_t zesDiagnosticsGetTests(zes_diag_handle_t hDiagnostics, uint32_t *pCount,
		zes_diag_test_t *pTests)
{
	return real_zesDiagnosticsGetTests(hDiagnostics, pCount, pTests);
}

ze_result_t zesDiagnosticsRunTests(zes_diag_handle_t hDiagnostics, uint32_t startIndex,
		uint32_t endIndex, zes_diag_result_t *pResult)
{
	return real_zesDiagnosticsRunTests(hDiagnostics, startIndex, endIndex, pResult);
}

ze_result_t zesDriverEventListen(ze_driver_handle_t hDriver, uint32_t timeout, uint32_t count,
		zes_device_handle_t *phDevices, uint32_t *pNumDeviceEvents,
		zes_event_type_flags_t *pEvents)
{
	return real_zesDriverEventListen(hDriver, timeout, count, phDevices, pNumDeviceEvents,
			pEvents);
}

ze_result_t zesDriverEventListenEx(ze_driver_handle_t hDriver, uint64_t timeout, uint32_t count,
		zes_device_handle_t *phDevices, uint32_t *pNumDeviceEvents,
		zes_event_type_flags_t *pEvents)
{
	return real_zesDriverEventListenEx(hDriver, timeout, count, phDevices, pNumDeviceEvents,
			pEvents);
}

ze_result_t zesDriverGet(uint32_t *pCount, zes_driver_handle_t *phDrivers)
{
	return real_zesDriverGet(pCount, phDrivers);
}

ze_result_t zesEngineGetActivity(zes_engine_handle_t hEngine, zes_engine_stats_t *pStats)
{
	return real_zesEngineGetActivity(hEngine, pStats);
}

ze_result_t zesEngineGetProperties(zes_engine_handle_t hEngine,
		zes_engine_properties_t *pProperties)
{
	return real_zesEngineGetProperties(hEngine, pProperties);
}

ze_result_t zesFabricPortGetConfig(zes_fabric_port_handle_t hPort,
		zes_fabric_port_config_t *pConfig)
{
	return real_zesFabricPortGetConfig(hPort, pConfig);
}

ze_result_t zesFabricPortGetLinkType(zes_fabric_port_handle_t hPort,
		zes_fabric_link_type_t *pLinkType)
{
	return real_zesFabricPortGetLinkType(hPort, pLinkType);
}

ze_result_t zesFabricPortGetProperties(zes_fabric_port_handle_t hPort,
		zes_fabric_port_properties_t *pProperties)
{
	return real_zesFabricPortGetProperties(hPort, pProperties);
}

ze_result_t zesFabricPortGetState(zes_fabric_port_handle_t hPort, zes_fabric_port_state_t *pState)
{
	return real_zesFabricPortGetState(hPort, pState);
}

ze_result_t zesFabricPortGetThroughput(zes_fabric_port_handle_t hPort,
		zes_fabric_port_throughput_t *pThroughput)
{
	return real_zesFabricPortGetThroughput(hPort, pThroughput);
}

ze_result_t zesFabricPortSetConfig(zes_fabric_port_handle_t hPort,
		const zes_fabric_port_config_t *pConfig)
{
	return real_zesFabricPortSetConfig(hPort, pConfig);
}

ze_result_t zesFanGetConfig(zes_fan_handle_t hFan, zes_fan_config_t *pConfig)
{
	return real_zesFanGetConfig(hFan, pConfig);
}

ze_result_t zesFanGetProperties(zes_fan_handle_t hFan, zes_fan_properties_t *pProperties)
{
	return real_zesFanGetProperties(hFan, pProperties);
}

ze_result_t zesFanGetState(zes_fan_handle_t hFan, zes_fan_speed_units_t units, int32_t *pSpeed)
{
	return real_zesFanGetState(hFan, units, pSpeed);
}

ze_result_t zesFanSetDefaultMode(zes_fan_handle_t hFan)
{
	return real_zesFanSetDefaultMode(hFan);
}

ze_result_t zesFanSetFixedSpeedMode(zes_fan_handle_t hFan, const zes_fan_speed_t *speed)
{
	return real_zesFanSetFixedSpeedMode(hFan, speed);
}

ze_result_t zesFanSetSpeedTableMode(zes_fan_handle_t hFan, const zes_fan_speed_table_t *speedTable)
{
	return real_zesFanSetSpeedTableMode(hFan, speedTable);
}

ze_result_t zesFirmwareFlash(zes_firmware_handle_t hFirmware, void *pImage, uint32_t size)
{
	return real_zesFirmwareFlash(hFirmware, pImage, size);
}

ze_result_t zesFirmwareGetProperties(zes_firmware_handle_t hFirmware,
		zes_firmware_properties_t *pProperties)
{
	return real_zesFirmwareGetProperties(hFirmware, pProperties);
}

ze_result_t zesFrequencyGetAvailableClocks(zes_freq_handle_t hFrequency, uint32_t *pCount,
		double *phFrequency)
{
	return real_zesFrequencyGetAvailableClocks(hFrequency, pCount, phFrequency);
}

ze_result_t zesFrequencyGetProperties(zes_freq_handle_t hFrequency,
		zes_freq_properties_t *pProperties)
{
	return real_zesFrequencyGetProperties(hFrequency, pProperties);
}

ze_result_t zesFrequencyGetRange(zes_freq_handle_t hFrequency, zes_freq_range_t *pLimits)
{
	return real_zesFrequencyGetRange(hFrequency, pLimits);
}

ze_result_t zesFrequencyGetState(zes_freq_handle_t hFrequency, zes_freq_state_t *pState)
{
	return real_zesFrequencyGetState(hFrequency, pState);
}

ze_result_t zesFrequencyGetThrottleTime(zes_freq_handle_t hFrequency,
		zes_freq_throttle_time_t *pThrottleTime)
{
	return real_zesFrequencyGetThrottleTime(hFrequency, pThrottleTime);
}

ze_result_t zesFrequencyOcGetCapabilities(zes_freq_handle_t hFrequency,
		zes_oc_capabilities_t *pOcCapabilities)
{
	return real_zesFrequencyOcGetCapabilities(hFrequency, pOcCapabilities);
}

ze_result_t zesFrequencyOcGetFrequencyTarget(zes_freq_handle_t hFrequency,
		double *pCurrentOcFrequency)
{
	return real_zesFrequencyOcGetFrequencyTarget(hFrequency, pCurrentOcFrequency);
}

ze_result_t zesFrequencyOcGetIccMax(zes_freq_handle_t hFrequency, double *pOcIccMax)
{
	return real_zesFrequencyOcGetIccMax(hFrequency, pOcIccMax);
}

ze_result_t zesFrequencyOcGetMode(zes_freq_handle_t hFrequency, zes_oc_mode_t *pCurrentOcMode)
{
	return real_zesFrequencyOcGetMode(hFrequency, pCurrentOcMode);
}

ze_result_t zesFrequencyOcGetTjMax(zes_freq_handle_t hFrequency, double *pOcTjMax)
{
	return real_zesFrequencyOcGetTjMax(hFrequency, pOcTjMax);
}

ze_result_t zesFrequencyOcGetVoltageTarget(zes_freq_handle_t hFrequency,
		double *pCurrentVoltageTarget, double *pCurrentVoltageOffset)
{
	return real_zesFrequencyOcGetVoltageTarget(hFrequency, pCurrentVoltageTarget,
			pCurrentVoltageOffset);
}

ze_result_t zesFrequencyOcSetFrequencyTarget(zes_freq_handle_t hFrequency,
		double CurrentOcFrequency)
{
	return real_zesFrequencyOcSetFrequencyTarget(hFrequency, CurrentOcFrequency);
}

ze_result_t zesFrequencyOcSetIccMax(zes_freq_handle_t hFrequency, double ocIccMax)
{
	return real_zesFrequencyOcSetIccMax(hFrequency, ocIccMax);
}

ze_result_t zesFrequencyOcSetMode(zes_freq_handle_t hFrequency, zes_oc_mode_t CurrentOcMode)
{
	return real_zesFrequencyOcSetMode(hFrequency, CurrentOcMode);
}

ze_result_t zesFrequencyOcSetTjMax(zes_freq_handle_t hFrequency, double ocTjMax)
{
	return real_zesFrequencyOcSetTjMax(hFrequency, ocTjMax);
}

ze_result_t zesFrequencyOcSetVoltageTarget(zes_freq_handle_t hFrequency,
		double CurrentVoltageTarget, double CurrentVoltageOffset)
{
	return real_zesFrequencyOcSetVoltageTarget(hFrequency, CurrentVoltageTarget,
			CurrentVoltageOffset);
}

ze_result_t zesFrequencySetRange(zes_freq_handle_t hFrequency, const zes_freq_range_t *pLimits)
{
	return real_zesFrequencySetRange(hFrequency, pLimits);
}

ze_result_t zesInit(uint32_t flags)
{
	return real_zesInit(flags);
}

ze_result_t zesLedGetProperties(zes_led_handle_t hLed, zes_led_properties_t *pProperties)
{
	return real_zesLedGetProperties(hLed, pProperties);
}

ze_result_t zesLedGetState(zes_led_handle_t hLed, zes_led_state_t *pState)
{
	return real_zesLedGetState(hLed, pState);
}

ze_result_t zesLedSetColor(zes_led_handle_t hLed, const zes_led_color_t *pColor)
{
	return real_zesLedSetColor(hLed, pColor);
}

ze_result_t zesLedSetState(zes_led_handle_t hLed, ze_bool_t enable)
{
	return real_zesLedSetState(hLed, enable);
}

ze_result_t zesMemoryGetBandwidth(zes_mem_handle_t hMemory, zes_mem_bandwidth_t *pBandwidth)
{
	return real_zesMemoryGetBandwidth(hMemory, pBandwidth);
}

ze_result_t zesPerformanceFactorGetConfig(zes_perf_handle_t hPerf, double *pFactor)
{
	return real_zesPerformanceFactorGetConfig(hPerf, pFactor);
}

ze_result_t zesPerformanceFactorGetProperties(zes_perf_handle_t hPerf,
		zes_perf_properties_t *pProperties)
{
	return real_zesPerformanceFactorGetProperties(hPerf, pProperties);
}

ze_result_t zesPerformanceFactorSetConfig(zes_perf_handle_t hPerf, double factor)
{
	return real_zesPerformanceFactorSetConfig(hPerf, factor);
}

ze_result_t zesPowerGetEnergyCounter(zes_pwr_handle_t hPower, zes_power_energy_counter_t *pEnergy)
{
	return real_zesPowerGetEnergyCounter(hPower, pEnergy);
}

ze_result_t zesPowerGetEnergyThreshold(zes_pwr_handle_t hPower, zes_energy_threshold_t *pThreshold)
{
	return real_zesPowerGetEnergyThreshold(hPower, pThreshold);
}

ze_result_t zesPowerGetLimits(zes_pwr_handle_t hPower, zes_power_sustained_limit_t *pSustained,
		zes_power_burst_limit_t *pBurst, zes_power_peak_limit_t *pPeak)
{
	return real_zesPowerGetLimits(hPower, pSustained, pBurst, pPeak);
}

ze_result_t zesPowerGetLimitsExt(zes_pwr_handle_t hPower, uint32_t *pCount,
		zes_power_limit_ext_desc_t *pSustained)
{
	return real_zesPowerGetLimitsExt(hPower, pCount, pSustained);
}

ze_result_t zesPowerGetProperties(zes_pwr_handle_t hPower, zes_power_properties_t *pProperties)
{
	return real_zesPowerGetProperties(hPower, pProperties);
}

ze_result_t zesPowerSetEnergyThreshold(zes_pwr_handle_t hPower, double threshold)
{
	return real_zesPowerSetEnergyThreshold(hPower, threshold);
}

ze_result_t zesPowerSetLimits(zes_pwr_handle_t hPower,
		const zes_power_sustained_limit_t *pSustained,
		const zes_power_burst_limit_t *pBurst, const zes_power_peak_limit_t *pPeak)
{
	return real_zesPowerSetLimits(hPower, pSustained, pBurst, pPeak);
}

ze_result_t zesPowerSetLimitsExt(zes_pwr_handle_t hPower, uint32_t *pCount,
		zes_power_limit_ext_desc_t *pSustained)
{
	return real_zesPowerSetLimitsExt(hPower, pCount, pSustained);
}

ze_result_t zesPsuGetProperties(zes_psu_handle_t hPsu, zes_psu_properties_t *pProperties)
{
	return real_zesPsuGetProperties(hPsu, pProperties);
}

ze_result_t zesPsuGetState(zes_psu_handle_t hPsu, zes_psu_state_t *pState)
{
	return real_zesPsuGetState(hPsu, pState);
}

ze_result_t zesRasGetConfig(zes_ras_handle_t hRas, zes_ras_config_t *pConfig)
{
	return real_zesRasGetConfig(hRas, pConfig);
}

ze_result_t zesRasGetProperties(zes_ras_handle_t hRas, zes_ras_properties_t *pProperties)
{
	return real_zesRasGetProperties(hRas, pProperties);
}

ze_result_t zesRasGetState(zes_ras_handle_t hRas, ze_bool_t clear, zes_ras_state_t *pState)
{
	return real_zesRasGetState(hRas, clear, pState);
}

ze_result_t zesRasSetConfig(zes_ras_handle_t hRas, const zes_ras_config_t *pConfig)
{
	return real_zesRasSetConfig(hRas, pConfig);
}

ze_result_t zesSchedulerGetCurrentMode(zes_sched_handle_t hScheduler, zes_sched_mode_t *pMode)
{
	return real_zesSchedulerGetCurrentMode(hScheduler, pMode);
}

ze_result_t zesSchedulerGetProperties(zes_sched_handle_t hScheduler,
		zes_sched_properties_t *pProperties)
{
	return real_zesSchedulerGetProperties(hScheduler, pProperties);
}

ze_result_t zesSchedulerGetTimeoutModeProperties(zes_sched_handle_t hScheduler,
		ze_bool_t getDefaults, zes_sched_timeout_properties_t *pConfig)
{
	return real_zesSchedulerGetTimeoutModeProperties(hScheduler, getDefaults, pConfig);
}

ze_result_t zesSchedulerGetTimesliceModeProperties(zes_sched_handle_t hScheduler,
		ze_bool_t getDefaults, zes_sched_timeslice_properties_t *pConfig)
{
	return real_zesSchedulerGetTimesliceModeProperties(hScheduler, getDefaults, pConfig);
}

ze_result_t zesSchedulerSetComputeUnitDebugMode(zes_sched_handle_t hScheduler,
		ze_bool_t *pNeedReload)
{
	return real_zesSchedulerSetComputeUnitDebugMode(hScheduler, pNeedReload);
}

ze_result_t zesSchedulerSetExclusiveMode(zes_sched_handle_t hScheduler, ze_bool_t *pNeedReload)
{
	return real_zesSchedulerSetExclusiveMode(hScheduler, pNeedReload);
}

ze_result_t zesSchedulerSetTimeoutMode(zes_sched_handle_t hScheduler,
		zes_sched_timeout_properties_t *pProperties, ze_bool_t *pNeedReload)
{
	return real_zesSchedulerSetTimeoutMode(hScheduler, pProperties, pNeedReload);
}

ze_result_t zesSchedulerSetTimesliceMode(zes_sched_handle_t hScheduler,
		zes_sched_timeslice_properties_t *pProperties, ze_bool_t *pNeedReload)
{
	return real_zesSchedulerSetTimesliceMode(hScheduler, pProperties, pNeedReload);
}

ze_result_t zesStandbyGetMode(zes_standby_handle_t hStandby, zes_standby_promo_mode_t *pMode)
{
	return real_zesStandbyGetMode(hStandby, pMode);
}

ze_result_t zesStandbyGetProperties(zes_standby_handle_t hStandby,
		zes_standby_properties_t *pProperties)
{
	return real_zesStandbyGetProperties(hStandby, pProperties);
}

ze_result_t zesStandbySetMode(zes_standby_handle_t hStandby, zes_standby_promo_mode_t mode)
{
	return real_zesStandbySetMode(hStandby, mode);
}

ze_result_t zesTemperatureGetConfig(zes_temp_handle_t hTemperature, zes_temp_config_t *pConfig)
{
	return real_zesTemperatureGetConfig(hTemperature, pConfig);
}

ze_result_t zesTemperatureGetProperties(zes_temp_handle_t hTemperature,
		zes_temp_properties_t *pProperties)
{
	return real_zesTemperatureGetProperties(hTemperature, pProperties);
}

ze_result_t zesTemperatureGetState(zes_temp_handle_t hTemperature, double *pTemperature)
{
	return real_zesTemperatureGetState(hTemperature, pTemperature);
}

ze_result_t zesTemperatureSetConfig(zes_temp_handle_t hTemperature,
		const zes_temp_config_t *pConfig)
{
	return real_zesTemperatureSetConfig(hTemperature, pConfig);
}

ze_result_t zetCommandListAppendMetricMemoryBarrier(zet_command_list_handle_t hCommandList)
{
	return real_zetCommandListAppendMetricMemoryBarrier(hCommandList);
}

ze_result_t zetCommandListAppendMetricQueryBegin(zet_command_list_handle_t hCommandList,
		zet_metric_query_handle_t hMetricQuery)
{
	return real_zetCommandListAppendMetricQueryBegin(hCommandList, hMetricQuery);
}

ze_result_t zetCommandListAppendMetricQueryEnd(zet_command_list_handle_t hCommandList,
		zet_metric_query_handle_t hMetricQuery, ze_event_handle_t hSignalEvent,
		uint32_t numWaitEvents, ze_event_handle_t *phWaitEvents)
{
	return real_zetCommandListAppendMetricQueryEnd(hCommandList, hMetricQuery, hSignalEvent,
			numWaitEvents, phWaitEvents);
}

ze_result_t zetCommandListAppendMetricStreamerMarker(zet_command_list_handle_t hCommandList,
		zet_metric_streamer_handle_t hMetricStreamer, uint32_t value)
{
	return real_zetCommandListAppendMetricStreamerMarker(hCommandList, hMetricStreamer, value);
}

ze_result_t zetContextActivateMetricGroups(zet_context_handle_t hContext,
		zet_device_handle_t hDevice, uint32_t count,
		zet_metric_group_handle_t *phMetricGroups)
{
	return real_zetContextActivateMetricGroups(hContext, hDevice, count, phMetricGroups);
}

ze_result_t zetDebugAcknowledgeEvent(zet_debug_session_handle_t hDebug,
		const zet_debug_event_t *event)
{
	return real_zetDebugAcknowledgeEvent(hDebug, event);
}

ze_result_t zetDebugAttach(zet_device_handle_t hDevice, const zet_debug_config_t *config,
		zet_debug_session_handle_t *phDebug)
{
	return real_zetDebugAttach(hDevice, config, phDebug);
}

ze_result_t zetDebugDetach(zet_debug_session_handle_t hDebug)
{
	return real_zetDebugDetach(hDebug);
}

ze_result_t zetDebugGetRegisterSetProperties(zet_device_handle_t hDevice, uint32_t *pCount,
		zet_debug_regset_properties_t *pRegisterSetProperties)
{
	return real_zetDebugGetRegisterSetProperties(hDevice, pCount, pRegisterSetProperties);
}

ze_result_t zetDebugInterrupt(zet_debug_session_handle_t hDebug, ze_device_thread_t thread)
{
	return real_zetDebugInterrupt(hDebug, thread);
}

ze_result_t zetDebugReadEvent(zet_debug_session_handle_t hDebug, uint64_t timeout,
		zet_debug_event_t *event)
{
	return real_zetDebugReadEvent(hDebug, timeout, event);
}

ze_result_t zetDebugReadMemory(zet_debug_session_handle_t hDebug, ze_device_thread_t thread,
		const zet_debug_memory_space_desc_t *desc, size_t size, void *buffer)
{
	return real_zetDebugReadMemory(hDebug, thread, desc, size, buffer);
}

ze_result_t zetDebugReadRegisters(zet_debug_session_handle_t hDebug, ze_device_thread_t thread,
		uint32_t type, uint32_t start, uint32_t count, void *pRegisterValues)
{
	return real_zetDebugReadRegisters(hDebug, thread, type, start, count, pRegisterValues);
}

ze_result_t zetDebugResume(zet_debug_session_handle_t hDebug, ze_device_thread_t thread)
{
	return real_zetDebugResume(hDebug, thread);
}

ze_result_t zetDebugWriteMemory(zet_debug_session_handle_t hDebug, ze_device_thread_t thread,
		const zet_debug_memory_space_desc_t *desc, size_t size, const void *buffer)
{
	return real_zetDebugWriteMemory(hDebug, thread, desc, size, buffer);
}

ze_result_t zetDebugWriteRegisters(zet_debug_session_handle_t hDebug, ze_device_thread_t thread,
		uint32_t type, uint32_t start, uint32_t count, void *pRegisterValues)
{
	return real_zetDebugWriteRegisters(hDebug, thread, type, start, count, pRegisterValues);
}

ze_result_t zetDeviceGetDebugProperties(zet_device_handle_t hDevice,
		zet_device_debug_properties_t *pDebugProperties)
{
	return real_zetDeviceGetDebugProperties(hDevice, pDebugProperties);
}

ze_result_t zetKernelGetProfileInfo(zet_kernel_handle_t hKernel,
		zet_profile_properties_t *pProfileProperties)
{
	return real_zetKernelGetProfileInfo(hKernel, pProfileProperties);
}

ze_result_t zetMetricGet(zet_metric_group_handle_t hMetricGroup, uint32_t *pCount,
		zet_metric_handle_t *phMetrics)
{
	return real_zetMetricGet(hMetricGroup, pCount, phMetrics);
}

ze_result_t zetMetricGetProperties(zet_metric_handle_t hMetric,
		zet_metric_properties_t *pProperties)
{
	return real_zetMetricGetProperties(hMetric, pProperties);
}

ze_result_t zetMetricGroupCalculateMetricValues(zet_metric_group_handle_t hMetricGroup,
		zet_metric_group_calculation_type_t type, size_t rawDataSize,
		const uint8_t *pRawData, uint32_t *pMetricValueCount,
		zet_typed_value_t *pMetricValues)
{
	return real_zetMetricGroupCalculateMetricValues(hMetricGroup, type, rawDataSize, pRawData,
			pMetricValueCount, pMetricValues);
}

ze_result_t zetMetricGroupCalculateMultipleMetricValuesExp(zet_metric_group_handle_t hMetricGroup,
		zet_metric_group_calculation_type_t type, size_t rawDataSize,
		const uint8_t *pRawData, uint32_t *pSetCount, uint32_t *pTotalMetricValueCount,
		uint32_t *pMetricCounts, zet_typed_value_t *pMetricValues)
{
	return real_zetMetricGroupCalculateMultipleMetricValuesExp(hMetricGroup, type, rawDataSize,
			pRawData, pSetCount, pTotalMetricValueCount, pMetricCounts, pMetricValues);
}

ze_result_t zetMetricGroupGet(zet_device_handle_t hDevice, uint32_t *pCount,
		zet_metric_group_handle_t *phMetricGroups)
{
	return real_zetMetricGroupGet(hDevice, pCount, phMetricGroups);
}

ze_result_t zetMetricGroupGetProperties(zet_metric_group_handle_t hMetricGroup,
		zet_metric_group_properties_t *pProperties)
{
	return real_zetMetricGroupGetProperties(hMetricGroup, pProperties);
}

ze_result_t zetMetricQueryCreate(zet_metric_query_pool_handle_t hMetricQueryPool, uint32_t index,
		zet_metric_query_handle_t *phMetricQuery)
{
	return real_zetMetricQueryCreate(hMetricQueryPool, index, phMetricQuery);
}

ze_result_t zetMetricQueryDestroy(zet_metric_query_handle_t hMetricQuery)
{
	return real_zetMetricQueryDestroy(hMetricQuery);
}

ze_result_t zetMetricQueryGetData(zet_metric_query_handle_t hMetricQuery, size_t *pRawDataSize,
		uint8_t *pRawData)
{
	return real_zetMetricQueryGetData(hMetricQuery, pRawDataSize, pRawData);
}

ze_result_t zetMetricQueryPoolCreate(zet_context_handle_t hContext, zet_device_handle_t hDevice,
		zet_metric_group_handle_t hMetricGroup, const zet_metric_query_pool_desc_t *desc,
		zet_metric_query_pool_handle_t *phMetricQueryPool)
{
	return real_zetMetricQueryPoolCreate(hContext, hDevice, hMetricGroup, desc,
			phMetricQueryPool);
}

ze_result_t zetMetricQueryPoolDestroy(zet_metric_query_pool_handle_t hMetricQueryPool)
{
	return real_zetMetricQueryPoolDestroy(hMetricQueryPool);
}

ze_result_t zetMetricQueryReset(zet_metric_query_handle_t hMetricQuery)
{
	return real_zetMetricQueryReset(hMetricQuery);
}

ze_result_t zetMetricStreamerClose(zet_metric_streamer_handle_t hMetricStreamer)
{
	return real_zetMetricStreamerClose(hMetricStreamer);
}

ze_result_t zetMetricStreamerOpen(zet_context_handle_t hContext, zet_device_handle_t hDevice,
		zet_metric_group_handle_t hMetricGroup, zet_metric_streamer_desc_t *desc,
		ze_event_handle_t hNotificationEvent,
		zet_metric_streamer_handle_t *phMetricStreamer)
{
	return real_zetMetricStreamerOpen(hContext, hDevice, hMetricGroup, desc, hNotificationEvent,
			phMetricStreamer);
}

ze_result_t zetMetricStreamerReadData(zet_metric_streamer_handle_t hMetricStreamer,
		uint32_t maxReportCount, size_t *pRawDataSize, uint8_t *pRawData)
{
	return real_zetMetricStreamerReadData(hMetricStreamer, maxReportCount, pRawDataSize,
			pRawData);
}

ze_result_t zetModuleGetDebugInfo(zet_module_handle_t hModule,
		zet_module_debug_info_format_t format, size_t *pSize, uint8_t *pDebugInfo)
{
	return real_zetModuleGetDebugInfo(hModule, format, pSize, pDebugInfo);
}

ze_result_t zetTracerExpCreate(zet_context_handle_t hContext, const zet_tracer_exp_desc_t *desc,
		zet_tracer_exp_handle_t *phTracer)
{
	return real_zetTracerExpCreate(hContext, desc, phTracer);
}

ze_result_t zetTracerExpDestroy(zet_tracer_exp_handle_t hTracer)
{
	return real_zetTracerExpDestroy(hTracer);
}

ze_result_t zetTracerExpSetEnabled(zet_tracer_exp_handle_t hTracer, ze_bool_t enable)
{
	return real_zetTracerExpSetEnabled(hTracer, enable);
}

ze_result_t zetTracerExpSetEpilogues(zet_tracer_exp_handle_t hTracer,
		zet_core_callbacks_t *pCoreCbs)
{
	return real_zetTracerExpSetEpilogues(hTracer, pCoreCbs);
}

ze_result_t zetTracerExpSetPrologues(zet_tracer_exp_handle_t hTracer,
		zet_core_callbacks_t *pCoreCbs)
{
	return real_zetTracerExpSetPrologues(hTracer, pCoreCbs);
}
