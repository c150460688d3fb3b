/* Made by `porter gen --backend level-zero`. Do not edit. */
/* table.c: every export's slot, its first content, and its content where the vendor has no such
 * function. */
#include "config.h"
#include "real.h"
#include "table.h"

/* The answers where the library or its function does not exist. */
static SHIM_UNUSED ze_result_t absent_untyped(void)
{
	return ZE_RESULT_ERROR_UNSUPPORTED_FEATURE;
}

static SHIM_UNUSED ze_result_t no_driver_untyped(void)
{
	return ZE_RESULT_ERROR_UNINITIALIZED;
}

static ze_result_t absent_ze_result_t(void)
{
	return ZE_RESULT_ERROR_UNSUPPORTED_FEATURE;
}

static ze_result_t no_driver_ze_result_t(void)
{
	return ZE_RESULT_ERROR_UNINITIALIZED;
}

void _ZN11error_state12getErrorDescEPPKc(void), slow__ZN11error_state12getErrorDescEPPKc(void);
void _ZN11error_state12setErrorDescERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(void),
		slow__ZN11error_state12setErrorDescERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(void);
void _ZN6loader19createLoaderContextEv(void), slow__ZN6loader19createLoaderContextEv(void);
void _ZN6loader19deleteLoaderContextEv(void), slow__ZN6loader19deleteLoaderContextEv(void);
void _ZN6loader20driverSortComparatorERKNS_8driver_tES2_(void),
		slow__ZN6loader20driverSortComparatorERKNS_8driver_tES2_(void);
void _ZN6loader22discoverEnabledDriversB5cxx11Ev(void),
		slow__ZN6loader22discoverEnabledDriversB5cxx11Ev(void);
void _ZN6loader22discoverEnabledDriversEv(void), slow__ZN6loader22discoverEnabledDriversEv(void);
void _ZN6loader9context_t11init_driverENS_8driver_tEj(void),
		slow__ZN6loader9context_t11init_driverENS_8driver_tEj(void);
void _ZN6loader9context_t11init_driverERNS_8driver_tEjP27_ze_init_driver_type_desc_t(void),
		slow__ZN6loader9context_t11init_driverERNS_8driver_tEjP27_ze_init_driver_type_desc_t(void);
void _ZN6loader9context_t11init_driverERNS_8driver_tEjP27_ze_init_driver_type_desc_tP21_ze_global_dditable_tP22_zes_global_dditable_tb(void),
		slow__ZN6loader9context_t11init_driverERNS_8driver_tEjP27_ze_init_driver_type_desc_tP21_ze_global_dditable_tP22_zes_global_dditable_tb(void);
void _ZN6loader9context_t13check_driversEj(void), slow__ZN6loader9context_t13check_driversEj(void);
void _ZN6loader9context_t13check_driversEjP27_ze_init_driver_type_desc_tP21_ze_global_dditable_tP22_zes_global_dditable_tPbb(void),
		slow__ZN6loader9context_t13check_driversEjP27_ze_init_driver_type_desc_tP21_ze_global_dditable_tP22_zes_global_dditable_tPbb(void);
void _ZN6loader9context_t13driverSortingEPSt6vectorINS_8driver_tESaIS2_EEP27_ze_init_driver_type_desc_tb(void),
		slow__ZN6loader9context_t13driverSortingEPSt6vectorINS_8driver_tESaIS2_EEP27_ze_init_driver_type_desc_tb(void);
void _ZN6loader9context_t14driverOrderingEPSt6vectorINS_8driver_tESaIS2_EE(void),
		slow__ZN6loader9context_t14driverOrderingEPSt6vectorINS_8driver_tESaIS2_EE(void);
void _ZN6loader9context_t18add_loader_versionEv(void),
		slow__ZN6loader9context_t18add_loader_versionEv(void);
void _ZN6loader9context_t19debug_trace_messageENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES6_(void),
		slow__ZN6loader9context_t19debug_trace_messageENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES6_(void);
void _ZN6loader9context_t4initEv(void), slow__ZN6loader9context_t4initEv(void);
void _ZN6loader9context_tD1Ev(void), slow__ZN6loader9context_tD1Ev(void);
void _ZN6loader9context_tD2Ev(void), slow__ZN6loader9context_tD2Ev(void);
void _ZN6loader9to_stringB5cxx11E12_ze_result_t(void),
		slow__ZN6loader9to_stringB5cxx11E12_ze_result_t(void);
void _ZN6loader9to_stringB5cxx11EPK27_ze_init_driver_type_desc_t(void),
		slow__ZN6loader9to_stringB5cxx11EPK27_ze_init_driver_type_desc_t(void);
void _ZN6loader9to_stringB5cxx11Ej(void), slow__ZN6loader9to_stringB5cxx11Ej(void);
void _ZN6ze_lib16createLibContextEv(void), slow__ZN6ze_lib16createLibContextEv(void);
void _ZN6ze_lib16deleteLibContextEv(void), slow__ZN6ze_lib16deleteLibContextEv(void);
void _ZN6ze_lib27applicationTeardownCallbackEj(void),
		slow__ZN6ze_lib27applicationTeardownCallbackEj(void);
void _ZN6ze_lib9context_tC1Ev(void), slow__ZN6ze_lib9context_tC1Ev(void);
void _ZN6ze_lib9context_tC2Ev(void), slow__ZN6ze_lib9context_tC2Ev(void);
void _ZN6ze_lib9context_tD1Ev(void), slow__ZN6ze_lib9context_tD1Ev(void);
void _ZN6ze_lib9context_tD2Ev(void), slow__ZN6ze_lib9context_tD2Ev(void);
void zeCommandListAppendHostFunction(void), slow_zeCommandListAppendHostFunction(void);
void zeCommandListAppendSignalExternalSemaphoreExt(void),
		slow_zeCommandListAppendSignalExternalSemaphoreExt(void);
void zeCommandListAppendWaitExternalSemaphoreExt(void),
		slow_zeCommandListAppendWaitExternalSemaphoreExt(void);
void zeCommandListBeginCaptureIntoGraphExt(void), slow_zeCommandListBeginCaptureIntoGraphExt(void);
void zeCommandListBeginGraphCaptureExt(void), slow_zeCommandListBeginGraphCaptureExt(void);
void zeCommandListCreateCloneExp(void), slow_zeCommandListCreateCloneExp(void);
void zeCommandListEndGraphCaptureExt(void), slow_zeCommandListEndGraphCaptureExt(void);
void zeCommandListGetContextHandle(void), slow_zeCommandListGetContextHandle(void);
void zeCommandListGetDeviceHandle(void), slow_zeCommandListGetDeviceHandle(void);
void zeCommandListGetFlags(void), slow_zeCommandListGetFlags(void);
void zeCommandListGetGraphExt(void), slow_zeCommandListGetGraphExt(void);
void zeCommandListGetNextCommandIdExp(void), slow_zeCommandListGetNextCommandIdExp(void);
void zeCommandListGetNextCommandIdWithKernelsExp(void),
		slow_zeCommandListGetNextCommandIdWithKernelsExp(void);
void zeCommandListGetOrdinal(void), slow_zeCommandListGetOrdinal(void);
void zeCommandListImmediateGetFlags(void), slow_zeCommandListImmediateGetFlags(void);
void zeCommandListImmediateGetIndex(void), slow_zeCommandListImmediateGetIndex(void);
void zeCommandListImmediateGetMode(void), slow_zeCommandListImmediateGetMode(void);
void zeCommandListImmediateGetPriority(void), slow_zeCommandListImmediateGetPriority(void);
void zeCommandListIsGraphCaptureEnabledExt(void), slow_zeCommandListIsGraphCaptureEnabledExt(void);
void zeCommandListIsImmediate(void), slow_zeCommandListIsImmediate(void);
void zeCommandListIsMutableExp(void), slow_zeCommandListIsMutableExp(void);
void zeCommandListUpdateMutableCommandKernelsExp(void),
		slow_zeCommandListUpdateMutableCommandKernelsExp(void);
void zeCommandListUpdateMutableCommandSignalEventExp(void),
		slow_zeCommandListUpdateMutableCommandSignalEventExp(void);
void zeCommandListUpdateMutableCommandWaitEventsExp(void),
		slow_zeCommandListUpdateMutableCommandWaitEventsExp(void);
void zeCommandListUpdateMutableCommandsExp(void), slow_zeCommandListUpdateMutableCommandsExp(void);
void zeCommandQueueGetFlags(void), slow_zeCommandQueueGetFlags(void);
void zeCommandQueueGetIndex(void), slow_zeCommandQueueGetIndex(void);
void zeCommandQueueGetMode(void), slow_zeCommandQueueGetMode(void);
void zeCommandQueueGetOrdinal(void), slow_zeCommandQueueGetOrdinal(void);
void zeCommandQueueGetPriority(void), slow_zeCommandQueueGetPriority(void);
void zeDeviceGetAggregatedCopyOffloadIncrementValue(void),
		slow_zeDeviceGetAggregatedCopyOffloadIncrementValue(void);
void zeDeviceGetCounterBasedEventMaxValue(void), slow_zeDeviceGetCounterBasedEventMaxValue(void);
void zeDeviceGetRootDevice(void), slow_zeDeviceGetRootDevice(void);
void zeDeviceGetRuntimeRequirements(void), slow_zeDeviceGetRuntimeRequirements(void);
void zeDeviceGetRuntimeRequirementsKey(void), slow_zeDeviceGetRuntimeRequirementsKey(void);
void zeDeviceGetVectorWidthPropertiesExt(void), slow_zeDeviceGetVectorWidthPropertiesExt(void);
void zeDeviceImportExternalSemaphoreExt(void), slow_zeDeviceImportExternalSemaphoreExt(void);
void zeDeviceReleaseExternalSemaphoreExt(void), slow_zeDeviceReleaseExternalSemaphoreExt(void);
void zeDeviceSynchronize(void), slow_zeDeviceSynchronize(void);
void zeDeviceValidateRuntimeRequirements(void), slow_zeDeviceValidateRuntimeRequirements(void);
void zeDriverGetDefaultContext(void), slow_zeDriverGetDefaultContext(void);
void zeDriverGetLastErrorDescription(void), slow_zeDriverGetLastErrorDescription(void);
void zeDriverRTASFormatCompatibilityCheckExp(void),
		slow_zeDriverRTASFormatCompatibilityCheckExp(void);
void zeDriverRTASFormatCompatibilityCheckExt(void),
		slow_zeDriverRTASFormatCompatibilityCheckExt(void);
void zeEventCounterBasedCloseIpcHandle(void), slow_zeEventCounterBasedCloseIpcHandle(void);
void zeEventCounterBasedCreate(void), slow_zeEventCounterBasedCreate(void);
void zeEventCounterBasedGetDeviceAddress(void), slow_zeEventCounterBasedGetDeviceAddress(void);
void zeEventCounterBasedGetIpcHandle(void), slow_zeEventCounterBasedGetIpcHandle(void);
void zeEventCounterBasedOpenIpcHandle(void), slow_zeEventCounterBasedOpenIpcHandle(void);
void zeEventGetCounterBasedFlags(void), slow_zeEventGetCounterBasedFlags(void);
void zeEventGetEventPool(void), slow_zeEventGetEventPool(void);
void zeEventGetSignalScope(void), slow_zeEventGetSignalScope(void);
void zeEventGetWaitScope(void), slow_zeEventGetWaitScope(void);
void zeEventPoolGetContextHandle(void), slow_zeEventPoolGetContextHandle(void);
void zeEventPoolGetFlags(void), slow_zeEventPoolGetFlags(void);
void zeEventPoolPutIpcHandle(void), slow_zeEventPoolPutIpcHandle(void);
void zeEventQueryKernelTimestampsExt(void), slow_zeEventQueryKernelTimestampsExt(void);
void zeExecutableGraphDestroyExt(void), slow_zeExecutableGraphDestroyExt(void);
void zeExecutableGraphGetSourceGraphExt(void), slow_zeExecutableGraphGetSourceGraphExt(void);
void zeGetCommandListExpProcAddrTable(void), slow_zeGetCommandListExpProcAddrTable(void);
void zeGetDriverExpProcAddrTable(void), slow_zeGetDriverExpProcAddrTable(void);
void zeGetExecutableGraphProcAddrTable(void), slow_zeGetExecutableGraphProcAddrTable(void);
void zeGetGraphProcAddrTable(void), slow_zeGetGraphProcAddrTable(void);
void zeGetMemExpProcAddrTable(void), slow_zeGetMemExpProcAddrTable(void);
void zeGetRTASBuilderExpProcAddrTable(void), slow_zeGetRTASBuilderExpProcAddrTable(void);
void zeGetRTASBuilderProcAddrTable(void), slow_zeGetRTASBuilderProcAddrTable(void);
void zeGetRTASParallelOperationExpProcAddrTable(void),
		slow_zeGetRTASParallelOperationExpProcAddrTable(void);
void zeGetRTASParallelOperationProcAddrTable(void),
		slow_zeGetRTASParallelOperationProcAddrTable(void);
void zeGraphCreateExt(void), slow_zeGraphCreateExt(void);
void zeGraphDestroyExt(void), slow_zeGraphDestroyExt(void);
void zeGraphDumpContentsExt(void), slow_zeGraphDumpContentsExt(void);
void zeGraphGetPrimaryCommandListExt(void), slow_zeGraphGetPrimaryCommandListExt(void);
void zeGraphInstantiateExt(void), slow_zeGraphInstantiateExt(void);
void zeGraphIsEmptyExt(void), slow_zeGraphIsEmptyExt(void);
void zeGraphSetDestructionCallbackExt(void), slow_zeGraphSetDestructionCallbackExt(void);
void zeImageGetDeviceOffsetExp(void), slow_zeImageGetDeviceOffsetExp(void);
void zeImageViewCreateExt(void), slow_zeImageViewCreateExt(void);
void zeInitDrivers(void), slow_zeInitDrivers(void);
void zeKernelGetAllocationPropertiesExp(void), slow_zeKernelGetAllocationPropertiesExp(void);
void zeKernelGetBinaryExp(void), slow_zeKernelGetBinaryExp(void);
void zeLoaderGetTracingHandle(void), slow_zeLoaderGetTracingHandle(void);
void zeLoaderInit(void), slow_zeLoaderInit(void);
void zeMemGetAtomicAccessAttributeExp(void), slow_zeMemGetAtomicAccessAttributeExp(void);
void zeMemGetFileDescriptorFromIpcHandleExp(void),
		slow_zeMemGetFileDescriptorFromIpcHandleExp(void);
void zeMemGetIpcHandleFromFileDescriptorExp(void),
		slow_zeMemGetIpcHandleFromFileDescriptorExp(void);
void zeMemGetIpcHandleWithProperties(void), slow_zeMemGetIpcHandleWithProperties(void);
void zeMemGetPitchFor2dImage(void), slow_zeMemGetPitchFor2dImage(void);
void zeMemPutIpcHandle(void), slow_zeMemPutIpcHandle(void);
void zeMemSetAtomicAccessAttributeExp(void), slow_zeMemSetAtomicAccessAttributeExp(void);
void zePhysicalMemGetProperties(void), slow_zePhysicalMemGetProperties(void);
void zeRTASBuilderBuildExp(void), slow_zeRTASBuilderBuildExp(void);
void zeRTASBuilderBuildExt(void), slow_zeRTASBuilderBuildExt(void);
void zeRTASBuilderCommandListAppendCopyExt(void), slow_zeRTASBuilderCommandListAppendCopyExt(void);
void zeRTASBuilderCreateExp(void), slow_zeRTASBuilderCreateExp(void);
void zeRTASBuilderCreateExt(void), slow_zeRTASBuilderCreateExt(void);
void zeRTASBuilderDestroyExp(void), slow_zeRTASBuilderDestroyExp(void);
void zeRTASBuilderDestroyExt(void), slow_zeRTASBuilderDestroyExt(void);
void zeRTASBuilderGetBuildPropertiesExp(void), slow_zeRTASBuilderGetBuildPropertiesExp(void);
void zeRTASBuilderGetBuildPropertiesExt(void), slow_zeRTASBuilderGetBuildPropertiesExt(void);
void zeRTASParallelOperationCreateExp(void), slow_zeRTASParallelOperationCreateExp(void);
void zeRTASParallelOperationCreateExt(void), slow_zeRTASParallelOperationCreateExt(void);
void zeRTASParallelOperationDestroyExp(void), slow_zeRTASParallelOperationDestroyExp(void);
void zeRTASParallelOperationDestroyExt(void), slow_zeRTASParallelOperationDestroyExt(void);
void zeRTASParallelOperationGetPropertiesExp(void),
		slow_zeRTASParallelOperationGetPropertiesExp(void);
void zeRTASParallelOperationGetPropertiesExt(void),
		slow_zeRTASParallelOperationGetPropertiesExt(void);
void zeRTASParallelOperationJoinExp(void), slow_zeRTASParallelOperationJoinExp(void);
void zeRTASParallelOperationJoinExt(void), slow_zeRTASParallelOperationJoinExt(void);
void zelCheckIsLoaderInTearDown(void), slow_zelCheckIsLoaderInTearDown(void);
void zelDisableTracingLayer(void), slow_zelDisableTracingLayer(void);
void zelEnableTracingLayer(void), slow_zelEnableTracingLayer(void);
void zelGetLoaderVersion(void), slow_zelGetLoaderVersion(void);
void zelGetTracerApiProcAddrTable(void), slow_zelGetTracerApiProcAddrTable(void);
void zelGetTracingLayerState(void), slow_zelGetTracingLayerState(void);
void zelLoaderContextTeardown(void), slow_zelLoaderContextTeardown(void);
void zelLoaderDriverCheck(void), slow_zelLoaderDriverCheck(void);
void zelLoaderGetContext(void), slow_zelLoaderGetContext(void);
void zelLoaderGetVersion(void), slow_zelLoaderGetVersion(void);
void zelLoaderGetVersionsInternal(void), slow_zelLoaderGetVersionsInternal(void);
void zelLoaderTracingLayerInit(void), slow_zelLoaderTracingLayerInit(void);
void zelLoaderTranslateHandleInternal(void), slow_zelLoaderTranslateHandleInternal(void);
void zelLoaderZerTracingLayerInit(void), slow_zelLoaderZerTracingLayerInit(void);
void zelRegisterTeardownCallback(void), slow_zelRegisterTeardownCallback(void);
void zelSetDelayLoaderContextTeardown(void), slow_zelSetDelayLoaderContextTeardown(void);
void zelSetDriverTeardown(void), slow_zelSetDriverTeardown(void);
void zelTracerCommandListAppendGraphExtRegisterCallback(void),
		slow_zelTracerCommandListAppendGraphExtRegisterCallback(void);
void zelTracerCommandListAppendHostFunctionRegisterCallback(void),
		slow_zelTracerCommandListAppendHostFunctionRegisterCallback(void);
void zelTracerCommandListAppendLaunchKernelWithArgumentsRegisterCallback(void),
		slow_zelTracerCommandListAppendLaunchKernelWithArgumentsRegisterCallback(void);
void zelTracerCommandListAppendLaunchKernelWithParametersRegisterCallback(void),
		slow_zelTracerCommandListAppendLaunchKernelWithParametersRegisterCallback(void);
void zelTracerCommandListAppendMemoryCopyWithParametersRegisterCallback(void),
		slow_zelTracerCommandListAppendMemoryCopyWithParametersRegisterCallback(void);
void zelTracerCommandListAppendMemoryFillWithParametersRegisterCallback(void),
		slow_zelTracerCommandListAppendMemoryFillWithParametersRegisterCallback(void);
void zelTracerCommandListAppendSignalExternalSemaphoreExtRegisterCallback(void),
		slow_zelTracerCommandListAppendSignalExternalSemaphoreExtRegisterCallback(void);
void zelTracerCommandListAppendWaitExternalSemaphoreExtRegisterCallback(void),
		slow_zelTracerCommandListAppendWaitExternalSemaphoreExtRegisterCallback(void);
void zelTracerCommandListBeginCaptureIntoGraphExtRegisterCallback(void),
		slow_zelTracerCommandListBeginCaptureIntoGraphExtRegisterCallback(void);
void zelTracerCommandListBeginGraphCaptureExtRegisterCallback(void),
		slow_zelTracerCommandListBeginGraphCaptureExtRegisterCallback(void);
void zelTracerCommandListCreateCloneExpRegisterCallback(void),
		slow_zelTracerCommandListCreateCloneExpRegisterCallback(void);
void zelTracerCommandListEndGraphCaptureExtRegisterCallback(void),
		slow_zelTracerCommandListEndGraphCaptureExtRegisterCallback(void);
void zelTracerCommandListGetContextHandleRegisterCallback(void),
		slow_zelTracerCommandListGetContextHandleRegisterCallback(void);
void zelTracerCommandListGetDeviceHandleRegisterCallback(void),
		slow_zelTracerCommandListGetDeviceHandleRegisterCallback(void);
void zelTracerCommandListGetFlagsRegisterCallback(void),
		slow_zelTracerCommandListGetFlagsRegisterCallback(void);
void zelTracerCommandListGetGraphExtRegisterCallback(void),
		slow_zelTracerCommandListGetGraphExtRegisterCallback(void);
void zelTracerCommandListGetNextCommandIdExpRegisterCallback(void),
		slow_zelTracerCommandListGetNextCommandIdExpRegisterCallback(void);
void zelTracerCommandListGetNextCommandIdWithKernelsExpRegisterCallback(void),
		slow_zelTracerCommandListGetNextCommandIdWithKernelsExpRegisterCallback(void);
void zelTracerCommandListGetOrdinalRegisterCallback(void),
		slow_zelTracerCommandListGetOrdinalRegisterCallback(void);
void zelTracerCommandListHostSynchronizeRegisterCallback(void),
		slow_zelTracerCommandListHostSynchronizeRegisterCallback(void);
void zelTracerCommandListImmediateAppendCommandListsExpRegisterCallback(void),
		slow_zelTracerCommandListImmediateAppendCommandListsExpRegisterCallback(void);
void zelTracerCommandListImmediateAppendCommandListsWithParametersRegisterCallback(void),
		slow_zelTracerCommandListImmediateAppendCommandListsWithParametersRegisterCallback(void);
void zelTracerCommandListImmediateGetFlagsRegisterCallback(void),
		slow_zelTracerCommandListImmediateGetFlagsRegisterCallback(void);
void zelTracerCommandListImmediateGetIndexRegisterCallback(void),
		slow_zelTracerCommandListImmediateGetIndexRegisterCallback(void);
void zelTracerCommandListImmediateGetModeRegisterCallback(void),
		slow_zelTracerCommandListImmediateGetModeRegisterCallback(void);
void zelTracerCommandListImmediateGetPriorityRegisterCallback(void),
		slow_zelTracerCommandListImmediateGetPriorityRegisterCallback(void);
void zelTracerCommandListIsGraphCaptureEnabledExtRegisterCallback(void),
		slow_zelTracerCommandListIsGraphCaptureEnabledExtRegisterCallback(void);
void zelTracerCommandListIsImmediateRegisterCallback(void),
		slow_zelTracerCommandListIsImmediateRegisterCallback(void);
void zelTracerCommandListIsMutableExpRegisterCallback(void),
		slow_zelTracerCommandListIsMutableExpRegisterCallback(void);
void zelTracerCommandListUpdateMutableCommandKernelsExpRegisterCallback(void),
		slow_zelTracerCommandListUpdateMutableCommandKernelsExpRegisterCallback(void);
void zelTracerCommandListUpdateMutableCommandSignalEventExpRegisterCallback(void),
		slow_zelTracerCommandListUpdateMutableCommandSignalEventExpRegisterCallback(void);
void zelTracerCommandListUpdateMutableCommandWaitEventsExpRegisterCallback(void),
		slow_zelTracerCommandListUpdateMutableCommandWaitEventsExpRegisterCallback(void);
void zelTracerCommandListUpdateMutableCommandsExpRegisterCallback(void),
		slow_zelTracerCommandListUpdateMutableCommandsExpRegisterCallback(void);
void zelTracerCommandQueueGetFlagsRegisterCallback(void),
		slow_zelTracerCommandQueueGetFlagsRegisterCallback(void);
void zelTracerCommandQueueGetIndexRegisterCallback(void),
		slow_zelTracerCommandQueueGetIndexRegisterCallback(void);
void zelTracerCommandQueueGetModeRegisterCallback(void),
		slow_zelTracerCommandQueueGetModeRegisterCallback(void);
void zelTracerCommandQueueGetOrdinalRegisterCallback(void),
		slow_zelTracerCommandQueueGetOrdinalRegisterCallback(void);
void zelTracerCommandQueueGetPriorityRegisterCallback(void),
		slow_zelTracerCommandQueueGetPriorityRegisterCallback(void);
void zelTracerDeviceGetAggregatedCopyOffloadIncrementValueRegisterCallback(void),
		slow_zelTracerDeviceGetAggregatedCopyOffloadIncrementValueRegisterCallback(void);
void zelTracerDeviceGetCounterBasedEventMaxValueRegisterCallback(void),
		slow_zelTracerDeviceGetCounterBasedEventMaxValueRegisterCallback(void);
void zelTracerDeviceGetRootDeviceRegisterCallback(void),
		slow_zelTracerDeviceGetRootDeviceRegisterCallback(void);
void zelTracerDeviceGetRuntimeRequirementsKeyRegisterCallback(void),
		slow_zelTracerDeviceGetRuntimeRequirementsKeyRegisterCallback(void);
void zelTracerDeviceGetRuntimeRequirementsRegisterCallback(void),
		slow_zelTracerDeviceGetRuntimeRequirementsRegisterCallback(void);
void zelTracerDeviceGetVectorWidthPropertiesExtRegisterCallback(void),
		slow_zelTracerDeviceGetVectorWidthPropertiesExtRegisterCallback(void);
void zelTracerDeviceImportExternalSemaphoreExtRegisterCallback(void),
		slow_zelTracerDeviceImportExternalSemaphoreExtRegisterCallback(void);
void zelTracerDeviceReleaseExternalSemaphoreExtRegisterCallback(void),
		slow_zelTracerDeviceReleaseExternalSemaphoreExtRegisterCallback(void);
void zelTracerDeviceSynchronizeRegisterCallback(void),
		slow_zelTracerDeviceSynchronizeRegisterCallback(void);
void zelTracerDeviceValidateRuntimeRequirementsRegisterCallback(void),
		slow_zelTracerDeviceValidateRuntimeRequirementsRegisterCallback(void);
void zelTracerDriverGetDefaultContextRegisterCallback(void),
		slow_zelTracerDriverGetDefaultContextRegisterCallback(void);
void zelTracerDriverGetLastErrorDescriptionRegisterCallback(void),
		slow_zelTracerDriverGetLastErrorDescriptionRegisterCallback(void);
void zelTracerDriverRTASFormatCompatibilityCheckExpRegisterCallback(void),
		slow_zelTracerDriverRTASFormatCompatibilityCheckExpRegisterCallback(void);
void zelTracerDriverRTASFormatCompatibilityCheckExtRegisterCallback(void),
		slow_zelTracerDriverRTASFormatCompatibilityCheckExtRegisterCallback(void);
void zelTracerEventCounterBasedCloseIpcHandleRegisterCallback(void),
		slow_zelTracerEventCounterBasedCloseIpcHandleRegisterCallback(void);
void zelTracerEventCounterBasedCreateRegisterCallback(void),
		slow_zelTracerEventCounterBasedCreateRegisterCallback(void);
void zelTracerEventCounterBasedGetDeviceAddressRegisterCallback(void),
		slow_zelTracerEventCounterBasedGetDeviceAddressRegisterCallback(void);
void zelTracerEventCounterBasedGetIpcHandleRegisterCallback(void),
		slow_zelTracerEventCounterBasedGetIpcHandleRegisterCallback(void);
void zelTracerEventCounterBasedOpenIpcHandleRegisterCallback(void),
		slow_zelTracerEventCounterBasedOpenIpcHandleRegisterCallback(void);
void zelTracerEventGetCounterBasedFlagsRegisterCallback(void),
		slow_zelTracerEventGetCounterBasedFlagsRegisterCallback(void);
void zelTracerEventGetEventPoolRegisterCallback(void),
		slow_zelTracerEventGetEventPoolRegisterCallback(void);
void zelTracerEventGetSignalScopeRegisterCallback(void),
		slow_zelTracerEventGetSignalScopeRegisterCallback(void);
void zelTracerEventGetWaitScopeRegisterCallback(void),
		slow_zelTracerEventGetWaitScopeRegisterCallback(void);
void zelTracerEventPoolGetContextHandleRegisterCallback(void),
		slow_zelTracerEventPoolGetContextHandleRegisterCallback(void);
void zelTracerEventPoolGetFlagsRegisterCallback(void),
		slow_zelTracerEventPoolGetFlagsRegisterCallback(void);
void zelTracerEventPoolPutIpcHandleRegisterCallback(void),
		slow_zelTracerEventPoolPutIpcHandleRegisterCallback(void);
void zelTracerEventQueryKernelTimestampsExtRegisterCallback(void),
		slow_zelTracerEventQueryKernelTimestampsExtRegisterCallback(void);
void zelTracerExecutableGraphDestroyExtRegisterCallback(void),
		slow_zelTracerExecutableGraphDestroyExtRegisterCallback(void);
void zelTracerExecutableGraphGetSourceGraphExtRegisterCallback(void),
		slow_zelTracerExecutableGraphGetSourceGraphExtRegisterCallback(void);
void zelTracerGetDefaultContextRegisterCallback(void),
		slow_zelTracerGetDefaultContextRegisterCallback(void);
void zelTracerGetLastErrorDescriptionRegisterCallback(void),
		slow_zelTracerGetLastErrorDescriptionRegisterCallback(void);
void zelTracerGraphCreateExtRegisterCallback(void),
		slow_zelTracerGraphCreateExtRegisterCallback(void);
void zelTracerGraphDestroyExtRegisterCallback(void),
		slow_zelTracerGraphDestroyExtRegisterCallback(void);
void zelTracerGraphDumpContentsExtRegisterCallback(void),
		slow_zelTracerGraphDumpContentsExtRegisterCallback(void);
void zelTracerGraphGetPrimaryCommandListExtRegisterCallback(void),
		slow_zelTracerGraphGetPrimaryCommandListExtRegisterCallback(void);
void zelTracerGraphInstantiateExtRegisterCallback(void),
		slow_zelTracerGraphInstantiateExtRegisterCallback(void);
void zelTracerGraphIsEmptyExtRegisterCallback(void),
		slow_zelTracerGraphIsEmptyExtRegisterCallback(void);
void zelTracerGraphSetDestructionCallbackExtRegisterCallback(void),
		slow_zelTracerGraphSetDestructionCallbackExtRegisterCallback(void);
void zelTracerImageGetDeviceOffsetExpRegisterCallback(void),
		slow_zelTracerImageGetDeviceOffsetExpRegisterCallback(void);
void zelTracerImageViewCreateExtRegisterCallback(void),
		slow_zelTracerImageViewCreateExtRegisterCallback(void);
void zelTracerInitDriversRegisterCallback(void), slow_zelTracerInitDriversRegisterCallback(void);
void zelTracerKernelGetAllocationPropertiesExpRegisterCallback(void),
		slow_zelTracerKernelGetAllocationPropertiesExpRegisterCallback(void);
void zelTracerKernelGetBinaryExpRegisterCallback(void),
		slow_zelTracerKernelGetBinaryExpRegisterCallback(void);
void zelTracerMemGetAtomicAccessAttributeExpRegisterCallback(void),
		slow_zelTracerMemGetAtomicAccessAttributeExpRegisterCallback(void);
void zelTracerMemGetFileDescriptorFromIpcHandleExpRegisterCallback(void),
		slow_zelTracerMemGetFileDescriptorFromIpcHandleExpRegisterCallback(void);
void zelTracerMemGetIpcHandleFromFileDescriptorExpRegisterCallback(void),
		slow_zelTracerMemGetIpcHandleFromFileDescriptorExpRegisterCallback(void);
void zelTracerMemGetIpcHandleWithPropertiesRegisterCallback(void),
		slow_zelTracerMemGetIpcHandleWithPropertiesRegisterCallback(void);
void zelTracerMemGetPitchFor2dImageRegisterCallback(void),
		slow_zelTracerMemGetPitchFor2dImageRegisterCallback(void);
void zelTracerMemPutIpcHandleRegisterCallback(void),
		slow_zelTracerMemPutIpcHandleRegisterCallback(void);
void zelTracerMemSetAtomicAccessAttributeExpRegisterCallback(void),
		slow_zelTracerMemSetAtomicAccessAttributeExpRegisterCallback(void);
void zelTracerPhysicalMemGetPropertiesRegisterCallback(void),
		slow_zelTracerPhysicalMemGetPropertiesRegisterCallback(void);
void zelTracerRTASBuilderBuildExpRegisterCallback(void),
		slow_zelTracerRTASBuilderBuildExpRegisterCallback(void);
void zelTracerRTASBuilderBuildExtRegisterCallback(void),
		slow_zelTracerRTASBuilderBuildExtRegisterCallback(void);
void zelTracerRTASBuilderCommandListAppendCopyExtRegisterCallback(void),
		slow_zelTracerRTASBuilderCommandListAppendCopyExtRegisterCallback(void);
void zelTracerRTASBuilderCreateExpRegisterCallback(void),
		slow_zelTracerRTASBuilderCreateExpRegisterCallback(void);
void zelTracerRTASBuilderCreateExtRegisterCallback(void),
		slow_zelTracerRTASBuilderCreateExtRegisterCallback(void);
void zelTracerRTASBuilderDestroyExpRegisterCallback(void),
		slow_zelTracerRTASBuilderDestroyExpRegisterCallback(void);
void zelTracerRTASBuilderDestroyExtRegisterCallback(void),
		slow_zelTracerRTASBuilderDestroyExtRegisterCallback(void);
void zelTracerRTASBuilderGetBuildPropertiesExpRegisterCallback(void),
		slow_zelTracerRTASBuilderGetBuildPropertiesExpRegisterCallback(void);
void zelTracerRTASBuilderGetBuildPropertiesExtRegisterCallback(void),
		slow_zelTracerRTASBuilderGetBuildPropertiesExtRegisterCallback(void);
void zelTracerRTASParallelOperationCreateExpRegisterCallback(void),
		slow_zelTracerRTASParallelOperationCreateExpRegisterCallback(void);
void zelTracerRTASParallelOperationCreateExtRegisterCallback(void),
		slow_zelTracerRTASParallelOperationCreateExtRegisterCallback(void);
void zelTracerRTASParallelOperationDestroyExpRegisterCallback(void),
		slow_zelTracerRTASParallelOperationDestroyExpRegisterCallback(void);
void zelTracerRTASParallelOperationDestroyExtRegisterCallback(void),
		slow_zelTracerRTASParallelOperationDestroyExtRegisterCallback(void);
void zelTracerRTASParallelOperationGetPropertiesExpRegisterCallback(void),
		slow_zelTracerRTASParallelOperationGetPropertiesExpRegisterCallback(void);
void zelTracerRTASParallelOperationGetPropertiesExtRegisterCallback(void),
		slow_zelTracerRTASParallelOperationGetPropertiesExtRegisterCallback(void);
void zelTracerRTASParallelOperationJoinExpRegisterCallback(void),
		slow_zelTracerRTASParallelOperationJoinExpRegisterCallback(void);
void zelTracerRTASParallelOperationJoinExtRegisterCallback(void),
		slow_zelTracerRTASParallelOperationJoinExtRegisterCallback(void);
void zelTracerTranslateDeviceHandleToIdentifierRegisterCallback(void),
		slow_zelTracerTranslateDeviceHandleToIdentifierRegisterCallback(void);
void zelTracerTranslateIdentifierToDeviceHandleRegisterCallback(void),
		slow_zelTracerTranslateIdentifierToDeviceHandleRegisterCallback(void);
void zerGetDefaultContext(void), slow_zerGetDefaultContext(void);
void zerGetGlobalProcAddrTable(void), slow_zerGetGlobalProcAddrTable(void);
void zerGetLastErrorDescription(void), slow_zerGetLastErrorDescription(void);
void zerTranslateDeviceHandleToIdentifier(void), slow_zerTranslateDeviceHandleToIdentifier(void);
void zerTranslateIdentifierToDeviceHandle(void), slow_zerTranslateIdentifierToDeviceHandle(void);
void zesDeviceEnumActiveVFExp(void), slow_zesDeviceEnumActiveVFExp(void);
void zesDeviceEnumEnabledVFExp(void), slow_zesDeviceEnumEnabledVFExp(void);
void zesDeviceEnumOverclockDomains(void), slow_zesDeviceEnumOverclockDomains(void);
void zesDeviceGetOverclockControls(void), slow_zesDeviceGetOverclockControls(void);
void zesDeviceGetOverclockDomains(void), slow_zesDeviceGetOverclockDomains(void);
void zesDeviceGetSubDevicePropertiesExp(void), slow_zesDeviceGetSubDevicePropertiesExp(void);
void zesDevicePciLinkSpeedUpdateExt(void), slow_zesDevicePciLinkSpeedUpdateExt(void);
void zesDeviceReadOverclockState(void), slow_zesDeviceReadOverclockState(void);
void zesDeviceResetExt(void), slow_zesDeviceResetExt(void);
void zesDeviceResetOverclockSettings(void), slow_zesDeviceResetOverclockSettings(void);
void zesDeviceSetOverclockWaiver(void), slow_zesDeviceSetOverclockWaiver(void);
void zesDriverGetDeviceByUuidExp(void), slow_zesDriverGetDeviceByUuidExp(void);
void zesDriverGetExtensionProperties(void), slow_zesDriverGetExtensionProperties(void);
void zesEngineGetActivityExt(void), slow_zesEngineGetActivityExt(void);
void zesFabricPortGetFabricErrorCounters(void), slow_zesFabricPortGetFabricErrorCounters(void);
void zesFabricPortGetMultiPortThroughput(void), slow_zesFabricPortGetMultiPortThroughput(void);
void zesFirmwareGetConsoleLogs(void), slow_zesFirmwareGetConsoleLogs(void);
void zesFirmwareGetFlashProgress(void), slow_zesFirmwareGetFlashProgress(void);
void zesFirmwareGetSecurityVersionExp(void), slow_zesFirmwareGetSecurityVersionExp(void);
void zesFirmwareSetSecurityVersionExp(void), slow_zesFirmwareSetSecurityVersionExp(void);
void zesGetDeviceExpProcAddrTable(void), slow_zesGetDeviceExpProcAddrTable(void);
void zesGetDriverExpProcAddrTable(void), slow_zesGetDriverExpProcAddrTable(void);
void zesGetFirmwareExpProcAddrTable(void), slow_zesGetFirmwareExpProcAddrTable(void);
void zesGetGlobalProcAddrTable(void), slow_zesGetGlobalProcAddrTable(void);
void zesGetOverclockProcAddrTable(void), slow_zesGetOverclockProcAddrTable(void);
void zesGetRasExpProcAddrTable(void), slow_zesGetRasExpProcAddrTable(void);
void zesGetVFManagementExpProcAddrTable(void), slow_zesGetVFManagementExpProcAddrTable(void);
void zesOverclockGetControlCurrentValue(void), slow_zesOverclockGetControlCurrentValue(void);
void zesOverclockGetControlPendingValue(void), slow_zesOverclockGetControlPendingValue(void);
void zesOverclockGetControlState(void), slow_zesOverclockGetControlState(void);
void zesOverclockGetDomainControlProperties(void),
		slow_zesOverclockGetDomainControlProperties(void);
void zesOverclockGetDomainProperties(void), slow_zesOverclockGetDomainProperties(void);
void zesOverclockGetDomainVFProperties(void), slow_zesOverclockGetDomainVFProperties(void);
void zesOverclockGetVFPointValues(void), slow_zesOverclockGetVFPointValues(void);
void zesOverclockSetControlUserValue(void), slow_zesOverclockSetControlUserValue(void);
void zesOverclockSetVFPointValues(void), slow_zesOverclockSetVFPointValues(void);
void zesPowerGetLimitsExt2(void), slow_zesPowerGetLimitsExt2(void);
void zesPowerGetUsage(void), slow_zesPowerGetUsage(void);
void zesPowerSetLimitsExt2(void), slow_zesPowerSetLimitsExt2(void);
void zesRasClearStateExp(void), slow_zesRasClearStateExp(void);
void zesRasGetConfigExp(void), slow_zesRasGetConfigExp(void);
void zesRasGetStateExp(void), slow_zesRasGetStateExp(void);
void zesRasGetStateExp2(void), slow_zesRasGetStateExp2(void);
void zesRasGetSupportedCategoriesExp(void), slow_zesRasGetSupportedCategoriesExp(void);
void zesRasSetConfigExp(void), slow_zesRasSetConfigExp(void);
void zesVFManagementGetVFCapabilitiesExp(void), slow_zesVFManagementGetVFCapabilitiesExp(void);
void zesVFManagementGetVFCapabilitiesExp2(void), slow_zesVFManagementGetVFCapabilitiesExp2(void);
void zesVFManagementGetVFEngineUtilizationExp(void),
		slow_zesVFManagementGetVFEngineUtilizationExp(void);
void zesVFManagementGetVFEngineUtilizationExp2(void),
		slow_zesVFManagementGetVFEngineUtilizationExp2(void);
void zesVFManagementGetVFMemoryUtilizationExp(void),
		slow_zesVFManagementGetVFMemoryUtilizationExp(void);
void zesVFManagementGetVFMemoryUtilizationExp2(void),
		slow_zesVFManagementGetVFMemoryUtilizationExp2(void);
void zesVFManagementGetVFPropertiesExp(void), slow_zesVFManagementGetVFPropertiesExp(void);
void zesVFManagementSetVFTelemetryModeExp(void), slow_zesVFManagementSetVFTelemetryModeExp(void);
void zesVFManagementSetVFTelemetrySamplingIntervalExp(void),
		slow_zesVFManagementSetVFTelemetrySamplingIntervalExp(void);
void zetCommandListAppendMarkerExp(void), slow_zetCommandListAppendMarkerExp(void);
void zetDebugGetThreadRegisterSetProperties(void),
		slow_zetDebugGetThreadRegisterSetProperties(void);
void zetDeviceCreateMetricGroupsFromMetricsExp(void),
		slow_zetDeviceCreateMetricGroupsFromMetricsExp(void);
void zetDeviceDisableMetricsExp(void), slow_zetDeviceDisableMetricsExp(void);
void zetDeviceEnableMetricsExp(void), slow_zetDeviceEnableMetricsExp(void);
void zetDeviceGetConcurrentMetricGroupsExp(void), slow_zetDeviceGetConcurrentMetricGroupsExp(void);
void zetGetCommandListExpProcAddrTable(void), slow_zetGetCommandListExpProcAddrTable(void);
void zetGetDeviceExpProcAddrTable(void), slow_zetGetDeviceExpProcAddrTable(void);
void zetGetMetricDecoderExpProcAddrTable(void), slow_zetGetMetricDecoderExpProcAddrTable(void);
void zetGetMetricExpProcAddrTable(void), slow_zetGetMetricExpProcAddrTable(void);
void zetGetMetricProgrammableExpProcAddrTable(void),
		slow_zetGetMetricProgrammableExpProcAddrTable(void);
void zetGetMetricTracerExpProcAddrTable(void), slow_zetGetMetricTracerExpProcAddrTable(void);
void zetMetricCreateFromProgrammableExp(void), slow_zetMetricCreateFromProgrammableExp(void);
void zetMetricCreateFromProgrammableExp2(void), slow_zetMetricCreateFromProgrammableExp2(void);
void zetMetricDecoderCreateExp(void), slow_zetMetricDecoderCreateExp(void);
void zetMetricDecoderDestroyExp(void), slow_zetMetricDecoderDestroyExp(void);
void zetMetricDecoderGetDecodableMetricsExp(void),
		slow_zetMetricDecoderGetDecodableMetricsExp(void);
void zetMetricDestroyExp(void), slow_zetMetricDestroyExp(void);
void zetMetricGroupAddMetricExp(void), slow_zetMetricGroupAddMetricExp(void);
void zetMetricGroupCalculateMetricExportDataExp(void),
		slow_zetMetricGroupCalculateMetricExportDataExp(void);
void zetMetricGroupCloseExp(void), slow_zetMetricGroupCloseExp(void);
void zetMetricGroupCreateExp(void), slow_zetMetricGroupCreateExp(void);
void zetMetricGroupDestroyExp(void), slow_zetMetricGroupDestroyExp(void);
void zetMetricGroupGetExportDataExp(void), slow_zetMetricGroupGetExportDataExp(void);
void zetMetricGroupGetGlobalTimestampsExp(void), slow_zetMetricGroupGetGlobalTimestampsExp(void);
void zetMetricGroupRemoveMetricExp(void), slow_zetMetricGroupRemoveMetricExp(void);
void zetMetricProgrammableGetExp(void), slow_zetMetricProgrammableGetExp(void);
void zetMetricProgrammableGetParamInfoExp(void), slow_zetMetricProgrammableGetParamInfoExp(void);
void zetMetricProgrammableGetParamValueInfoExp(void),
		slow_zetMetricProgrammableGetParamValueInfoExp(void);
void zetMetricProgrammableGetPropertiesExp(void), slow_zetMetricProgrammableGetPropertiesExp(void);
void zetMetricTracerCreateExp(void), slow_zetMetricTracerCreateExp(void);
void zetMetricTracerDecodeExp(void), slow_zetMetricTracerDecodeExp(void);
void zetMetricTracerDestroyExp(void), slow_zetMetricTracerDestroyExp(void);
void zetMetricTracerDisableExp(void), slow_zetMetricTracerDisableExp(void);
void zetMetricTracerEnableExp(void), slow_zetMetricTracerEnableExp(void);
void zetMetricTracerReadDataExp(void), slow_zetMetricTracerReadDataExp(void);

/* First calls. */
static ze_result_t slow_zeCommandListAppendBarrier(ze_command_list_handle_t hCommandList,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents)
{
	return SHIM_FIRST(zeCommandListAppendBarrier, 55)(hCommandList, hSignalEvent, numWaitEvents,
			phWaitEvents);
}

static ze_result_t slow_zeCommandListAppendEventReset(ze_command_list_handle_t hCommandList,
		ze_event_handle_t hEvent)
{
	return SHIM_FIRST(zeCommandListAppendEventReset, 56)(hCommandList, hEvent);
}

static ze_result_t slow_zeCommandListAppendGraphExt(ze_command_list_handle_t hCommandList,
		void *hGraph, const void *pNext, ze_event_handle_t hSignalEvent,
		uint32_t numWaitEvents, ze_event_handle_t *phWaitEvents)
{
	return SHIM_FIRST(zeCommandListAppendGraphExt, 0)(hCommandList, hGraph, pNext, hSignalEvent,
			numWaitEvents, phWaitEvents);
}

static ze_result_t slow_zeCommandListAppendImageCopy(ze_command_list_handle_t hCommandList,
		ze_image_handle_t hDstImage, ze_image_handle_t hSrcImage,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents)
{
	return SHIM_FIRST(zeCommandListAppendImageCopy, 14)(hCommandList, hDstImage, hSrcImage,
			hSignalEvent, numWaitEvents, phWaitEvents);
}

static ze_result_t slow_zeCommandListAppendImageCopyFromMemory(ze_command_list_handle_t hCommandList,
		ze_image_handle_t hDstImage, const void *srcptr,
		const ze_image_region_t *pDstRegion, ze_event_handle_t hSignalEvent,
		uint32_t numWaitEvents, ze_event_handle_t *phWaitEvents)
{
	return SHIM_FIRST(zeCommandListAppendImageCopyFromMemory, 15)(hCommandList, hDstImage,
			srcptr, pDstRegion, hSignalEvent, numWaitEvents, phWaitEvents);
}

static ze_result_t slow_zeCommandListAppendImageCopyFromMemoryExt(ze_command_list_handle_t hCommandList,
		ze_image_handle_t hDstImage, const void *srcptr,
		const ze_image_region_t *pDstRegion, uint32_t srcRowPitch, uint32_t srcSlicePitch,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents)
{
	return SHIM_FIRST(zeCommandListAppendImageCopyFromMemoryExt, 16)(hCommandList, hDstImage,
			srcptr, pDstRegion, srcRowPitch, srcSlicePitch, hSignalEvent, numWaitEvents,
			phWaitEvents);
}

static ze_result_t slow_zeCommandListAppendImageCopyRegion(ze_command_list_handle_t hCommandList,
		ze_image_handle_t hDstImage, ze_image_handle_t hSrcImage,
		const ze_image_region_t *pDstRegion, const ze_image_region_t *pSrcRegion,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents)
{
	return SHIM_FIRST(zeCommandListAppendImageCopyRegion, 17)(hCommandList, hDstImage,
			hSrcImage, pDstRegion, pSrcRegion, hSignalEvent, numWaitEvents,
			phWaitEvents);
}

static ze_result_t slow_zeCommandListAppendImageCopyToMemory(ze_command_list_handle_t hCommandList,
		void *dstptr, ze_image_handle_t hSrcImage, const ze_image_region_t *pSrcRegion,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents)
{
	return SHIM_FIRST(zeCommandListAppendImageCopyToMemory, 18)(hCommandList, dstptr, hSrcImage,
			pSrcRegion, hSignalEvent, numWaitEvents, phWaitEvents);
}

static ze_result_t slow_zeCommandListAppendImageCopyToMemoryExt(ze_command_list_handle_t hCommandList,
		void *dstptr, ze_image_handle_t hSrcImage, const ze_image_region_t *pSrcRegion,
		uint32_t destRowPitch, uint32_t destSlicePitch, ze_event_handle_t hSignalEvent,
		uint32_t numWaitEvents, ze_event_handle_t *phWaitEvents)
{
	return SHIM_FIRST(zeCommandListAppendImageCopyToMemoryExt, 19)(hCommandList, dstptr,
			hSrcImage, pSrcRegion, destRowPitch, destSlicePitch, hSignalEvent,
			numWaitEvents, phWaitEvents);
}

static ze_result_t slow_zeCommandListAppendLaunchCooperativeKernel(ze_command_list_handle_t hCommandList,
		ze_kernel_handle_t hKernel, const ze_group_count_t *pLaunchFuncArgs,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents)
{
	return SHIM_FIRST(zeCommandListAppendLaunchCooperativeKernel, 1)(hCommandList, hKernel,
			pLaunchFuncArgs, hSignalEvent, numWaitEvents, phWaitEvents);
}

static ze_result_t slow_zeCommandListAppendLaunchKernel(ze_command_list_handle_t hCommandList,
		ze_kernel_handle_t hKernel, const ze_group_count_t *pLaunchFuncArgs,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents)
{
	return SHIM_FIRST(zeCommandListAppendLaunchKernel, 2)(hCommandList, hKernel,
			pLaunchFuncArgs, hSignalEvent, numWaitEvents, phWaitEvents);
}

static ze_result_t slow_zeCommandListAppendLaunchKernelIndirect(ze_command_list_handle_t hCommandList,
		ze_kernel_handle_t hKernel, const ze_group_count_t *pLaunchArgumentsBuffer,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents)
{
	return SHIM_FIRST(zeCommandListAppendLaunchKernelIndirect, 3)(hCommandList, hKernel,
			pLaunchArgumentsBuffer, hSignalEvent, numWaitEvents, phWaitEvents);
}

static ze_result_t slow_zeCommandListAppendLaunchKernelWithArguments(ze_command_list_handle_t hCommandList,
		ze_kernel_handle_t hKernel, ze_group_count_t groupCounts,
		ze_group_count_t groupSizes, void **pArguments, const void *pNext,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents)
{
	return SHIM_FIRST(zeCommandListAppendLaunchKernelWithArguments, 4)(hCommandList, hKernel,
			groupCounts, groupSizes, pArguments, pNext, hSignalEvent, numWaitEvents,
			phWaitEvents);
}

static ze_result_t slow_zeCommandListAppendLaunchKernelWithParameters(ze_command_list_handle_t hCommandList,
		ze_kernel_handle_t hKernel, const ze_group_count_t *pGroupCounts, const void *pNext,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents)
{
	return SHIM_FIRST(zeCommandListAppendLaunchKernelWithParameters, 5)(hCommandList, hKernel,
			pGroupCounts, pNext, hSignalEvent, numWaitEvents, phWaitEvents);
}

static ze_result_t slow_zeCommandListAppendLaunchMultipleKernelsIndirect(ze_command_list_handle_t hCommandList,
		uint32_t numKernels, ze_kernel_handle_t *phKernels, const uint32_t *pCountBuffer,
		const ze_group_count_t *pLaunchArgumentsBuffer, ze_event_handle_t hSignalEvent,
		uint32_t numWaitEvents, ze_event_handle_t *phWaitEvents)
{
	return SHIM_FIRST(zeCommandListAppendLaunchMultipleKernelsIndirect, 6)(hCommandList,
			numKernels, phKernels, pCountBuffer, pLaunchArgumentsBuffer, hSignalEvent,
			numWaitEvents, phWaitEvents);
}

static ze_result_t slow_zeCommandListAppendMemAdvise(ze_command_list_handle_t hCommandList,
		ze_device_handle_t hDevice, const void *ptr, size_t size, ze_memory_advice_t advice)
{
	return SHIM_FIRST(zeCommandListAppendMemAdvise, 58)(hCommandList, hDevice, ptr, size,
			advice);
}

static ze_result_t slow_zeCommandListAppendMemoryCopy(ze_command_list_handle_t hCommandList,
		void *dstptr, const void *srcptr, size_t size, ze_event_handle_t hSignalEvent,
		uint32_t numWaitEvents, ze_event_handle_t *phWaitEvents)
{
	return SHIM_FIRST(zeCommandListAppendMemoryCopy, 20)(hCommandList, dstptr, srcptr, size,
			hSignalEvent, numWaitEvents, phWaitEvents);
}

static ze_result_t slow_zeCommandListAppendMemoryCopyFromContext(ze_command_list_handle_t hCommandList,
		void *dstptr, ze_context_handle_t hContextSrc, const void *srcptr, size_t size,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents)
{
	return SHIM_FIRST(zeCommandListAppendMemoryCopyFromContext, 21)(hCommandList, dstptr,
			hContextSrc, srcptr, size, hSignalEvent, numWaitEvents, phWaitEvents);
}

static ze_result_t slow_zeCommandListAppendMemoryCopyRegion(ze_command_list_handle_t hCommandList,
		void *dstptr, const ze_copy_region_t *dstRegion, uint32_t dstPitch,
		uint32_t dstSlicePitch, const void *srcptr, const ze_copy_region_t *srcRegion,
		uint32_t srcPitch, uint32_t srcSlicePitch, ze_event_handle_t hSignalEvent,
		uint32_t numWaitEvents, ze_event_handle_t *phWaitEvents)
{
	return SHIM_FIRST(zeCommandListAppendMemoryCopyRegion, 22)(hCommandList, dstptr, dstRegion,
			dstPitch, dstSlicePitch, srcptr, srcRegion, srcPitch, srcSlicePitch,
			hSignalEvent, numWaitEvents, phWaitEvents);
}

static ze_result_t slow_zeCommandListAppendMemoryCopyWithParameters(ze_command_list_handle_t hCommandList,
		void *dstptr, const void *srcptr, size_t size, const void *pNext,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents)
{
	return SHIM_FIRST(zeCommandListAppendMemoryCopyWithParameters, 23)(hCommandList, dstptr,
			srcptr, size, pNext, hSignalEvent, numWaitEvents, phWaitEvents);
}

static ze_result_t slow_zeCommandListAppendMemoryFill(ze_command_list_handle_t hCommandList,
		void *ptr, const void *pattern, size_t pattern_size, size_t size,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents)
{
	return SHIM_FIRST(zeCommandListAppendMemoryFill, 24)(hCommandList, ptr, pattern,
			pattern_size, size, hSignalEvent, numWaitEvents, phWaitEvents);
}

static ze_result_t slow_zeCommandListAppendMemoryFillWithParameters(ze_command_list_handle_t hCommandList,
		void *ptr, const void *pattern, size_t patternSize, size_t size, const void *pNext,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents)
{
	return SHIM_FIRST(zeCommandListAppendMemoryFillWithParameters, 25)(hCommandList, ptr,
			pattern, patternSize, size, pNext, hSignalEvent, numWaitEvents,
			phWaitEvents);
}

static ze_result_t slow_zeCommandListAppendMemoryPrefetch(ze_command_list_handle_t hCommandList,
		const void *ptr, size_t size)
{
	return SHIM_FIRST(zeCommandListAppendMemoryPrefetch, 59)(hCommandList, ptr, size);
}

static ze_result_t slow_zeCommandListAppendMemoryRangesBarrier(ze_command_list_handle_t hCommandList,
		uint32_t numRanges, const size_t *pRangeSizes, const void **pRanges,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents)
{
	return SHIM_FIRST(zeCommandListAppendMemoryRangesBarrier, 60)(hCommandList, numRanges,
			pRangeSizes, pRanges, hSignalEvent, numWaitEvents, phWaitEvents);
}

static ze_result_t slow_zeCommandListAppendQueryKernelTimestamps(ze_command_list_handle_t hCommandList,
		uint32_t numEvents, ze_event_handle_t *phEvents, void *dstptr,
		const size_t *pOffsets, ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents)
{
	return SHIM_FIRST(zeCommandListAppendQueryKernelTimestamps, 61)(hCommandList, numEvents,
			phEvents, dstptr, pOffsets, hSignalEvent, numWaitEvents, phWaitEvents);
}

static ze_result_t slow_zeCommandListAppendSignalEvent(ze_command_list_handle_t hCommandList,
		ze_event_handle_t hEvent)
{
	return SHIM_FIRST(zeCommandListAppendSignalEvent, 62)(hCommandList, hEvent);
}

static ze_result_t slow_zeCommandListAppendWaitOnEvents(ze_command_list_handle_t hCommandList,
		uint32_t numEvents, ze_event_handle_t *phEvents)
{
	return SHIM_FIRST(zeCommandListAppendWaitOnEvents, 65)(hCommandList, numEvents, phEvents);
}

static ze_result_t slow_zeCommandListAppendWriteGlobalTimestamp(ze_command_list_handle_t hCommandList,
		uint64_t *dstptr, ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents)
{
	return SHIM_FIRST(zeCommandListAppendWriteGlobalTimestamp, 66)(hCommandList, dstptr,
			hSignalEvent, numWaitEvents, phWaitEvents);
}

static ze_result_t slow_zeCommandListClose(ze_command_list_handle_t hCommandList)
{
	return SHIM_FIRST(zeCommandListClose, 69)(hCommandList);
}

static ze_result_t slow_zeCommandListCreate(ze_context_handle_t hContext,
		ze_device_handle_t hDevice, const ze_command_list_desc_t *desc,
		ze_command_list_handle_t *phCommandList)
{
	return SHIM_FIRST(zeCommandListCreate, 70)(hContext, hDevice, desc, phCommandList);
}

static ze_result_t slow_zeCommandListCreateImmediate(ze_context_handle_t hContext,
		ze_device_handle_t hDevice, const ze_command_queue_desc_t *altdesc,
		ze_command_list_handle_t *phCommandList)
{
	return SHIM_FIRST(zeCommandListCreateImmediate, 72)(hContext, hDevice, altdesc,
			phCommandList);
}

static ze_result_t slow_zeCommandListDestroy(ze_command_list_handle_t hCommandList)
{
	return SHIM_FIRST(zeCommandListDestroy, 73)(hCommandList);
}

static ze_result_t slow_zeCommandListHostSynchronize(ze_command_list_handle_t hCommandList,
		uint64_t timeout)
{
	return SHIM_FIRST(zeCommandListHostSynchronize, 10)(hCommandList, timeout);
}

static ze_result_t slow_zeCommandListImmediateAppendCommandListsExp(ze_command_list_handle_t hCommandListImmediate,
		uint32_t numCommandLists, ze_command_list_handle_t *phCommandLists,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents)
{
	return SHIM_FIRST(zeCommandListImmediateAppendCommandListsExp, 7)(hCommandListImmediate,
			numCommandLists, phCommandLists, hSignalEvent, numWaitEvents, phWaitEvents);
}

static ze_result_t slow_zeCommandListImmediateAppendCommandListsWithParameters(ze_command_list_handle_t hCommandListImmediate,
		uint32_t numCommandLists, ze_command_list_handle_t *phCommandLists,
		const void *pNext, ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents)
{
	return SHIM_FIRST(zeCommandListImmediateAppendCommandListsWithParameters,
			8)(hCommandListImmediate, numCommandLists, phCommandLists, pNext,
			hSignalEvent, numWaitEvents, phWaitEvents);
}

static ze_result_t slow_zeCommandListReset(ze_command_list_handle_t hCommandList)
{
	return SHIM_FIRST(zeCommandListReset, 89)(hCommandList);
}

static ze_result_t slow_zeCommandQueueCreate(ze_context_handle_t hContext,
		ze_device_handle_t hDevice, const ze_command_queue_desc_t *desc,
		ze_command_queue_handle_t *phCommandQueue)
{
	return SHIM_FIRST(zeCommandQueueCreate, 94)(hContext, hDevice, desc, phCommandQueue);
}

static ze_result_t slow_zeCommandQueueDestroy(ze_command_queue_handle_t hCommandQueue)
{
	return SHIM_FIRST(zeCommandQueueDestroy, 95)(hCommandQueue);
}

static ze_result_t slow_zeCommandQueueExecuteCommandLists(ze_command_queue_handle_t hCommandQueue,
		uint32_t numCommandLists, ze_command_list_handle_t *phCommandLists,
		ze_fence_handle_t hFence)
{
	return SHIM_FIRST(zeCommandQueueExecuteCommandLists, 9)(hCommandQueue, numCommandLists,
			phCommandLists, hFence);
}

static ze_result_t slow_zeCommandQueueSynchronize(ze_command_queue_handle_t hCommandQueue,
		uint64_t timeout)
{
	return SHIM_FIRST(zeCommandQueueSynchronize, 11)(hCommandQueue, timeout);
}

static ze_result_t slow_zeContextCreate(ze_driver_handle_t hDriver, const ze_context_desc_t *desc,
		ze_context_handle_t *phContext)
{
	return SHIM_FIRST(zeContextCreate, 101)(hDriver, desc, phContext);
}

static ze_result_t slow_zeContextCreateEx(ze_driver_handle_t hDriver, const ze_context_desc_t *desc,
		uint32_t numDevices, ze_device_handle_t *phDevices, ze_context_handle_t *phContext)
{
	return SHIM_FIRST(zeContextCreateEx, 102)(hDriver, desc, numDevices, phDevices, phContext);
}

static ze_result_t slow_zeContextDestroy(ze_context_handle_t hContext)
{
	return SHIM_FIRST(zeContextDestroy, 103)(hContext);
}

static ze_result_t slow_zeContextEvictImage(ze_context_handle_t hContext,
		ze_device_handle_t hDevice, ze_image_handle_t hImage)
{
	return SHIM_FIRST(zeContextEvictImage, 104)(hContext, hDevice, hImage);
}

static ze_result_t slow_zeContextEvictMemory(ze_context_handle_t hContext,
		ze_device_handle_t hDevice, void *ptr, size_t size)
{
	return SHIM_FIRST(zeContextEvictMemory, 105)(hContext, hDevice, ptr, size);
}

static ze_result_t slow_zeContextGetStatus(ze_context_handle_t hContext)
{
	return SHIM_FIRST(zeContextGetStatus, 106)(hContext);
}

static ze_result_t slow_zeContextMakeImageResident(ze_context_handle_t hContext,
		ze_device_handle_t hDevice, ze_image_handle_t hImage)
{
	return SHIM_FIRST(zeContextMakeImageResident, 107)(hContext, hDevice, hImage);
}

static ze_result_t slow_zeContextMakeMemoryResident(ze_context_handle_t hContext,
		ze_device_handle_t hDevice, void *ptr, size_t size)
{
	return SHIM_FIRST(zeContextMakeMemoryResident, 108)(hContext, hDevice, ptr, size);
}

static ze_result_t slow_zeContextSystemBarrier(ze_context_handle_t hContext,
		ze_device_handle_t hDevice)
{
	return SHIM_FIRST(zeContextSystemBarrier, 109)(hContext, hDevice);
}

static ze_result_t slow_zeDeviceCanAccessPeer(ze_device_handle_t hDevice,
		ze_device_handle_t hPeerDevice, ze_bool_t *value)
{
	return SHIM_FIRST(zeDeviceCanAccessPeer, 110)(hDevice, hPeerDevice, value);
}

static ze_result_t slow_zeDeviceGet(ze_driver_handle_t hDriver, uint32_t *pCount,
		ze_device_handle_t *phDevices)
{
	return SHIM_FIRST(zeDeviceGet, 111)(hDriver, pCount, phDevices);
}

static ze_result_t slow_zeDeviceGetCacheProperties(ze_device_handle_t hDevice, uint32_t *pCount,
		ze_device_cache_properties_t *pCacheProperties)
{
	return SHIM_FIRST(zeDeviceGetCacheProperties, 113)(hDevice, pCount, pCacheProperties);
}

static ze_result_t slow_zeDeviceGetCommandQueueGroupProperties(ze_device_handle_t hDevice,
		uint32_t *pCount, ze_command_queue_group_properties_t *pCommandQueueGroupProperties)
{
	return SHIM_FIRST(zeDeviceGetCommandQueueGroupProperties, 114)(hDevice, pCount,
			pCommandQueueGroupProperties);
}

static ze_result_t slow_zeDeviceGetComputeProperties(ze_device_handle_t hDevice,
		ze_device_compute_properties_t *pComputeProperties)
{
	return SHIM_FIRST(zeDeviceGetComputeProperties, 115)(hDevice, pComputeProperties);
}

static ze_result_t slow_zeDeviceGetExternalMemoryProperties(ze_device_handle_t hDevice,
		ze_device_external_memory_properties_t *pExternalMemoryProperties)
{
	return SHIM_FIRST(zeDeviceGetExternalMemoryProperties, 117)(hDevice,
			pExternalMemoryProperties);
}

static ze_result_t slow_zeDeviceGetFabricVertexExp(ze_device_handle_t hDevice,
		ze_fabric_vertex_handle_t *phVertex)
{
	return SHIM_FIRST(zeDeviceGetFabricVertexExp, 118)(hDevice, phVertex);
}

static ze_result_t slow_zeDeviceGetGlobalTimestamps(ze_device_handle_t hDevice,
		uint64_t *hostTimestamp, uint64_t *deviceTimestamp)
{
	return SHIM_FIRST(zeDeviceGetGlobalTimestamps, 119)(hDevice, hostTimestamp,
			deviceTimestamp);
}

static ze_result_t slow_zeDeviceGetImageProperties(ze_device_handle_t hDevice,
		ze_device_image_properties_t *pImageProperties)
{
	return SHIM_FIRST(zeDeviceGetImageProperties, 120)(hDevice, pImageProperties);
}

static ze_result_t slow_zeDeviceGetMemoryAccessProperties(ze_device_handle_t hDevice,
		ze_device_memory_access_properties_t *pMemAccessProperties)
{
	return SHIM_FIRST(zeDeviceGetMemoryAccessProperties, 121)(hDevice, pMemAccessProperties);
}

static ze_result_t slow_zeDeviceGetMemoryProperties(ze_device_handle_t hDevice, uint32_t *pCount,
		ze_device_memory_properties_t *pMemProperties)
{
	return SHIM_FIRST(zeDeviceGetMemoryProperties, 122)(hDevice, pCount, pMemProperties);
}

static ze_result_t slow_zeDeviceGetModuleProperties(ze_device_handle_t hDevice,
		ze_device_module_properties_t *pModuleProperties)
{
	return SHIM_FIRST(zeDeviceGetModuleProperties, 123)(hDevice, pModuleProperties);
}

static ze_result_t slow_zeDeviceGetP2PProperties(ze_device_handle_t hDevice,
		ze_device_handle_t hPeerDevice, ze_device_p2p_properties_t *pP2PProperties)
{
	return SHIM_FIRST(zeDeviceGetP2PProperties, 124)(hDevice, hPeerDevice, pP2PProperties);
}

static ze_result_t slow_zeDeviceGetProperties(ze_device_handle_t hDevice,
		ze_device_properties_t *pDeviceProperties)
{
	return SHIM_FIRST(zeDeviceGetProperties, 125)(hDevice, pDeviceProperties);
}

static ze_result_t slow_zeDeviceGetStatus(ze_device_handle_t hDevice)
{
	return SHIM_FIRST(zeDeviceGetStatus, 129)(hDevice);
}

static ze_result_t slow_zeDeviceGetSubDevices(ze_device_handle_t hDevice, uint32_t *pCount,
		ze_device_handle_t *phSubdevices)
{
	return SHIM_FIRST(zeDeviceGetSubDevices, 130)(hDevice, pCount, phSubdevices);
}

static ze_result_t slow_zeDevicePciGetPropertiesExt(ze_device_handle_t hDevice,
		ze_pci_ext_properties_t *pPciProperties)
{
	return SHIM_FIRST(zeDevicePciGetPropertiesExt, 133)(hDevice, pPciProperties);
}

static ze_result_t slow_zeDeviceReserveCacheExt(ze_device_handle_t hDevice, size_t cacheLevel,
		size_t cacheReservationSize)
{
	return SHIM_FIRST(zeDeviceReserveCacheExt, 135)(hDevice, cacheLevel, cacheReservationSize);
}

static ze_result_t slow_zeDeviceSetCacheAdviceExt(ze_device_handle_t hDevice, void *ptr,
		size_t regionSize, ze_cache_ext_region_t cacheRegion)
{
	return SHIM_FIRST(zeDeviceSetCacheAdviceExt, 136)(hDevice, ptr, regionSize, cacheRegion);
}

static ze_result_t slow_zeDriverGet(uint32_t *pCount, ze_driver_handle_t *phDrivers)
{
	return SHIM_FIRST(zeDriverGet, 139)(pCount, phDrivers);
}

static ze_result_t slow_zeDriverGetApiVersion(ze_driver_handle_t hDriver, ze_api_version_t *version)
{
	return SHIM_FIRST(zeDriverGetApiVersion, 140)(hDriver, version);
}

static ze_result_t slow_zeDriverGetExtensionFunctionAddress(ze_driver_handle_t hDriver,
		const char *name, void **ppFunctionAddress)
{
	return SHIM_FIRST(zeDriverGetExtensionFunctionAddress, 142)(hDriver, name,
			ppFunctionAddress);
}

static ze_result_t slow_zeDriverGetExtensionProperties(ze_driver_handle_t hDriver, uint32_t *pCount,
		ze_driver_extension_properties_t *pExtensionProperties)
{
	return SHIM_FIRST(zeDriverGetExtensionProperties, 143)(hDriver, pCount,
			pExtensionProperties);
}

static ze_result_t slow_zeDriverGetIpcProperties(ze_driver_handle_t hDriver,
		ze_driver_ipc_properties_t *pIpcProperties)
{
	return SHIM_FIRST(zeDriverGetIpcProperties, 144)(hDriver, pIpcProperties);
}

static ze_result_t slow_zeDriverGetProperties(ze_driver_handle_t hDriver,
		ze_driver_properties_t *pDriverProperties)
{
	return SHIM_FIRST(zeDriverGetProperties, 146)(hDriver, pDriverProperties);
}

static ze_result_t slow_zeEventCreate(ze_event_pool_handle_t hEventPool,
		const ze_event_desc_t *desc, ze_event_handle_t *phEvent)
{
	return SHIM_FIRST(zeEventCreate, 154)(hEventPool, desc, phEvent);
}

static ze_result_t slow_zeEventDestroy(ze_event_handle_t hEvent)
{
	return SHIM_FIRST(zeEventDestroy, 155)(hEvent);
}

static ze_result_t slow_zeEventHostReset(ze_event_handle_t hEvent)
{
	return SHIM_FIRST(zeEventHostReset, 160)(hEvent);
}

static ze_result_t slow_zeEventHostSignal(ze_event_handle_t hEvent)
{
	return SHIM_FIRST(zeEventHostSignal, 161)(hEvent);
}

static ze_result_t slow_zeEventHostSynchronize(ze_event_handle_t hEvent, uint64_t timeout)
{
	return SHIM_FIRST(zeEventHostSynchronize, 162)(hEvent, timeout);
}

static ze_result_t slow_zeEventPoolCloseIpcHandle(ze_event_pool_handle_t hEventPool)
{
	return SHIM_FIRST(zeEventPoolCloseIpcHandle, 163)(hEventPool);
}

static ze_result_t slow_zeEventPoolCreate(ze_context_handle_t hContext,
		const ze_event_pool_desc_t *desc, uint32_t numDevices,
		ze_device_handle_t *phDevices, ze_event_pool_handle_t *phEventPool)
{
	return SHIM_FIRST(zeEventPoolCreate, 164)(hContext, desc, numDevices, phDevices,
			phEventPool);
}

static ze_result_t slow_zeEventPoolDestroy(ze_event_pool_handle_t hEventPool)
{
	return SHIM_FIRST(zeEventPoolDestroy, 165)(hEventPool);
}

static ze_result_t slow_zeEventPoolGetIpcHandle(ze_event_pool_handle_t hEventPool,
		ze_ipc_event_pool_handle_t *phIpc)
{
	return SHIM_FIRST(zeEventPoolGetIpcHandle, 168)(hEventPool, phIpc);
}

static ze_result_t slow_zeEventPoolOpenIpcHandle(ze_context_handle_t hContext,
		ze_ipc_event_pool_handle_t hIpc, ze_event_pool_handle_t *phEventPool)
{
	return SHIM_FIRST(zeEventPoolOpenIpcHandle, 169)(hContext, hIpc, phEventPool);
}

static ze_result_t slow_zeEventQueryKernelTimestamp(ze_event_handle_t hEvent,
		ze_kernel_timestamp_result_t *dstptr)
{
	return SHIM_FIRST(zeEventQueryKernelTimestamp, 171)(hEvent, dstptr);
}

static ze_result_t slow_zeEventQueryStatus(ze_event_handle_t hEvent)
{
	return SHIM_FIRST(zeEventQueryStatus, 12)(hEvent);
}

static ze_result_t slow_zeEventQueryTimestampsExp(ze_event_handle_t hEvent,
		ze_device_handle_t hDevice, uint32_t *pCount,
		ze_kernel_timestamp_result_t *pTimestamps)
{
	return SHIM_FIRST(zeEventQueryTimestampsExp, 173)(hEvent, hDevice, pCount, pTimestamps);
}

static ze_result_t slow_zeFabricEdgeGetExp(ze_fabric_vertex_handle_t hVertexA,
		ze_fabric_vertex_handle_t hVertexB, uint32_t *pCount,
		ze_fabric_edge_handle_t *phEdges)
{
	return SHIM_FIRST(zeFabricEdgeGetExp, 176)(hVertexA, hVertexB, pCount, phEdges);
}

static ze_result_t slow_zeFabricEdgeGetPropertiesExp(ze_fabric_edge_handle_t hEdge,
		ze_fabric_edge_exp_properties_t *pEdgeProperties)
{
	return SHIM_FIRST(zeFabricEdgeGetPropertiesExp, 177)(hEdge, pEdgeProperties);
}

static ze_result_t slow_zeFabricEdgeGetVerticesExp(ze_fabric_edge_handle_t hEdge,
		ze_fabric_vertex_handle_t *phVertexA, ze_fabric_vertex_handle_t *phVertexB)
{
	return SHIM_FIRST(zeFabricEdgeGetVerticesExp, 178)(hEdge, phVertexA, phVertexB);
}

static ze_result_t slow_zeFabricVertexGetDeviceExp(ze_fabric_vertex_handle_t hVertex,
		ze_device_handle_t *phDevice)
{
	return SHIM_FIRST(zeFabricVertexGetDeviceExp, 179)(hVertex, phDevice);
}

static ze_result_t slow_zeFabricVertexGetExp(ze_driver_handle_t hDriver, uint32_t *pCount,
		ze_fabric_vertex_handle_t *phVertices)
{
	return SHIM_FIRST(zeFabricVertexGetExp, 180)(hDriver, pCount, phVertices);
}

static ze_result_t slow_zeFabricVertexGetPropertiesExp(ze_fabric_vertex_handle_t hVertex,
		ze_fabric_vertex_exp_properties_t *pVertexProperties)
{
	return SHIM_FIRST(zeFabricVertexGetPropertiesExp, 181)(hVertex, pVertexProperties);
}

static ze_result_t slow_zeFabricVertexGetSubVerticesExp(ze_fabric_vertex_handle_t hVertex,
		uint32_t *pCount, ze_fabric_vertex_handle_t *phSubvertices)
{
	return SHIM_FIRST(zeFabricVertexGetSubVerticesExp, 182)(hVertex, pCount, phSubvertices);
}

static ze_result_t slow_zeFenceCreate(ze_command_queue_handle_t hCommandQueue,
		const ze_fence_desc_t *desc, ze_fence_handle_t *phFence)
{
	return SHIM_FIRST(zeFenceCreate, 183)(hCommandQueue, desc, phFence);
}

static ze_result_t slow_zeFenceDestroy(ze_fence_handle_t hFence)
{
	return SHIM_FIRST(zeFenceDestroy, 184)(hFence);
}

static ze_result_t slow_zeFenceHostSynchronize(ze_fence_handle_t hFence, uint64_t timeout)
{
	return SHIM_FIRST(zeFenceHostSynchronize, 185)(hFence, timeout);
}

static ze_result_t slow_zeFenceQueryStatus(ze_fence_handle_t hFence)
{
	return SHIM_FIRST(zeFenceQueryStatus, 13)(hFence);
}

static ze_result_t slow_zeFenceReset(ze_fence_handle_t hFence)
{
	return SHIM_FIRST(zeFenceReset, 186)(hFence);
}

static ze_result_t slow_zeGetCommandListProcAddrTable(ze_api_version_t version,
		ze_command_list_dditable_t *pDdiTable)
{
	return SHIM_FIRST(zeGetCommandListProcAddrTable, 188)(version, pDdiTable);
}

static ze_result_t slow_zeGetCommandQueueProcAddrTable(ze_api_version_t version,
		ze_command_queue_dditable_t *pDdiTable)
{
	return SHIM_FIRST(zeGetCommandQueueProcAddrTable, 189)(version, pDdiTable);
}

static ze_result_t slow_zeGetContextProcAddrTable(ze_api_version_t version,
		ze_context_dditable_t *pDdiTable)
{
	return SHIM_FIRST(zeGetContextProcAddrTable, 190)(version, pDdiTable);
}

static ze_result_t slow_zeGetDeviceExpProcAddrTable(ze_api_version_t version,
		ze_device_exp_dditable_t *pDdiTable)
{
	return SHIM_FIRST(zeGetDeviceExpProcAddrTable, 191)(version, pDdiTable);
}

static ze_result_t slow_zeGetDeviceProcAddrTable(ze_api_version_t version,
		ze_device_dditable_t *pDdiTable)
{
	return SHIM_FIRST(zeGetDeviceProcAddrTable, 192)(version, pDdiTable);
}

static ze_result_t slow_zeGetDriverProcAddrTable(ze_api_version_t version,
		ze_driver_dditable_t *pDdiTable)
{
	return SHIM_FIRST(zeGetDriverProcAddrTable, 194)(version, pDdiTable);
}

static ze_result_t slow_zeGetEventExpProcAddrTable(ze_api_version_t version,
		ze_event_exp_dditable_t *pDdiTable)
{
	return SHIM_FIRST(zeGetEventExpProcAddrTable, 195)(version, pDdiTable);
}

static ze_result_t slow_zeGetEventPoolProcAddrTable(ze_api_version_t version,
		ze_event_pool_dditable_t *pDdiTable)
{
	return SHIM_FIRST(zeGetEventPoolProcAddrTable, 196)(version, pDdiTable);
}

static ze_result_t slow_zeGetEventProcAddrTable(ze_api_version_t version,
		ze_event_dditable_t *pDdiTable)
{
	return SHIM_FIRST(zeGetEventProcAddrTable, 197)(version, pDdiTable);
}

static ze_result_t slow_zeGetFabricEdgeExpProcAddrTable(ze_api_version_t version,
		ze_fabric_edge_exp_dditable_t *pDdiTable)
{
	return SHIM_FIRST(zeGetFabricEdgeExpProcAddrTable, 199)(version, pDdiTable);
}

static ze_result_t slow_zeGetFabricVertexExpProcAddrTable(ze_api_version_t version,
		ze_fabric_vertex_exp_dditable_t *pDdiTable)
{
	return SHIM_FIRST(zeGetFabricVertexExpProcAddrTable, 200)(version, pDdiTable);
}

static ze_result_t slow_zeGetFenceProcAddrTable(ze_api_version_t version,
		ze_fence_dditable_t *pDdiTable)
{
	return SHIM_FIRST(zeGetFenceProcAddrTable, 201)(version, pDdiTable);
}

static ze_result_t slow_zeGetGlobalProcAddrTable(ze_api_version_t version,
		ze_global_dditable_t *pDdiTable)
{
	return SHIM_FIRST(zeGetGlobalProcAddrTable, 202)(version, pDdiTable);
}

static ze_result_t slow_zeGetImageExpProcAddrTable(ze_api_version_t version,
		ze_image_exp_dditable_t *pDdiTable)
{
	return SHIM_FIRST(zeGetImageExpProcAddrTable, 204)(version, pDdiTable);
}

static ze_result_t slow_zeGetImageProcAddrTable(ze_api_version_t version,
		ze_image_dditable_t *pDdiTable)
{
	return SHIM_FIRST(zeGetImageProcAddrTable, 205)(version, pDdiTable);
}

static ze_result_t slow_zeGetKernelExpProcAddrTable(ze_api_version_t version,
		ze_kernel_exp_dditable_t *pDdiTable)
{
	return SHIM_FIRST(zeGetKernelExpProcAddrTable, 206)(version, pDdiTable);
}

static ze_result_t slow_zeGetKernelProcAddrTable(ze_api_version_t version,
		ze_kernel_dditable_t *pDdiTable)
{
	return SHIM_FIRST(zeGetKernelProcAddrTable, 207)(version, pDdiTable);
}

static ze_result_t slow_zeGetMemProcAddrTable(ze_api_version_t version,
		ze_mem_dditable_t *pDdiTable)
{
	return SHIM_FIRST(zeGetMemProcAddrTable, 209)(version, pDdiTable);
}

static ze_result_t slow_zeGetModuleBuildLogProcAddrTable(ze_api_version_t version,
		ze_module_build_log_dditable_t *pDdiTable)
{
	return SHIM_FIRST(zeGetModuleBuildLogProcAddrTable, 210)(version, pDdiTable);
}

static ze_result_t slow_zeGetModuleProcAddrTable(ze_api_version_t version,
		ze_module_dditable_t *pDdiTable)
{
	return SHIM_FIRST(zeGetModuleProcAddrTable, 211)(version, pDdiTable);
}

static ze_result_t slow_zeGetPhysicalMemProcAddrTable(ze_api_version_t version,
		ze_physical_mem_dditable_t *pDdiTable)
{
	return SHIM_FIRST(zeGetPhysicalMemProcAddrTable, 212)(version, pDdiTable);
}

static ze_result_t slow_zeGetSamplerProcAddrTable(ze_api_version_t version,
		ze_sampler_dditable_t *pDdiTable)
{
	return SHIM_FIRST(zeGetSamplerProcAddrTable, 217)(version, pDdiTable);
}

static ze_result_t slow_zeGetVirtualMemProcAddrTable(ze_api_version_t version,
		ze_virtual_mem_dditable_t *pDdiTable)
{
	return SHIM_FIRST(zeGetVirtualMemProcAddrTable, 218)(version, pDdiTable);
}

static ze_result_t slow_zeImageCreate(ze_context_handle_t hContext, ze_device_handle_t hDevice,
		const ze_image_desc_t *desc, ze_image_handle_t *phImage)
{
	return SHIM_FIRST(zeImageCreate, 226)(hContext, hDevice, desc, phImage);
}

static ze_result_t slow_zeImageDestroy(ze_image_handle_t hImage)
{
	return SHIM_FIRST(zeImageDestroy, 227)(hImage);
}

static ze_result_t slow_zeImageGetAllocPropertiesExt(ze_context_handle_t hContext,
		ze_image_handle_t hImage,
		ze_image_allocation_ext_properties_t *pImageAllocProperties)
{
	return SHIM_FIRST(zeImageGetAllocPropertiesExt, 228)(hContext, hImage,
			pImageAllocProperties);
}

static ze_result_t slow_zeImageGetMemoryPropertiesExp(ze_image_handle_t hImage,
		ze_image_memory_properties_exp_t *pMemoryProperties)
{
	return SHIM_FIRST(zeImageGetMemoryPropertiesExp, 230)(hImage, pMemoryProperties);
}

static ze_result_t slow_zeImageGetProperties(ze_device_handle_t hDevice,
		const ze_image_desc_t *desc, ze_image_properties_t *pImageProperties)
{
	return SHIM_FIRST(zeImageGetProperties, 231)(hDevice, desc, pImageProperties);
}

static ze_result_t slow_zeImageViewCreateExp(ze_context_handle_t hContext,
		ze_device_handle_t hDevice, const ze_image_desc_t *desc, ze_image_handle_t hImage,
		ze_image_handle_t *phImageView)
{
	return SHIM_FIRST(zeImageViewCreateExp, 232)(hContext, hDevice, desc, hImage, phImageView);
}

static ze_result_t slow_zeInit(ze_init_flags_t flags)
{
	return SHIM_FIRST(zeInit, 234)(flags);
}

static ze_result_t slow_zeKernelCreate(ze_module_handle_t hModule, const ze_kernel_desc_t *desc,
		ze_kernel_handle_t *phKernel)
{
	return SHIM_FIRST(zeKernelCreate, 236)(hModule, desc, phKernel);
}

static ze_result_t slow_zeKernelDestroy(ze_kernel_handle_t hKernel)
{
	return SHIM_FIRST(zeKernelDestroy, 237)(hKernel);
}

static ze_result_t slow_zeKernelGetIndirectAccess(ze_kernel_handle_t hKernel,
		ze_kernel_indirect_access_flags_t *pFlags)
{
	return SHIM_FIRST(zeKernelGetIndirectAccess, 240)(hKernel, pFlags);
}

static ze_result_t slow_zeKernelGetName(ze_kernel_handle_t hKernel, size_t *pSize, char *pName)
{
	return SHIM_FIRST(zeKernelGetName, 241)(hKernel, pSize, pName);
}

static ze_result_t slow_zeKernelGetProperties(ze_kernel_handle_t hKernel,
		ze_kernel_properties_t *pKernelProperties)
{
	return SHIM_FIRST(zeKernelGetProperties, 242)(hKernel, pKernelProperties);
}

static ze_result_t slow_zeKernelGetSourceAttributes(ze_kernel_handle_t hKernel, uint32_t *pSize,
		char **pString)
{
	return SHIM_FIRST(zeKernelGetSourceAttributes, 243)(hKernel, pSize, pString);
}

static ze_result_t slow_zeKernelSchedulingHintExp(ze_kernel_handle_t hKernel,
		ze_scheduling_hint_exp_desc_t *pHint)
{
	return SHIM_FIRST(zeKernelSchedulingHintExp, 244)(hKernel, pHint);
}

static ze_result_t slow_zeKernelSetArgumentValue(ze_kernel_handle_t hKernel, uint32_t argIndex,
		size_t argSize, const void *pArgValue)
{
	return SHIM_FIRST(zeKernelSetArgumentValue, 245)(hKernel, argIndex, argSize, pArgValue);
}

static ze_result_t slow_zeKernelSetCacheConfig(ze_kernel_handle_t hKernel,
		ze_cache_config_flags_t flags)
{
	return SHIM_FIRST(zeKernelSetCacheConfig, 246)(hKernel, flags);
}

static ze_result_t slow_zeKernelSetGlobalOffsetExp(ze_kernel_handle_t hKernel, uint32_t offsetX,
		uint32_t offsetY, uint32_t offsetZ)
{
	return SHIM_FIRST(zeKernelSetGlobalOffsetExp, 247)(hKernel, offsetX, offsetY, offsetZ);
}

static ze_result_t slow_zeKernelSetGroupSize(ze_kernel_handle_t hKernel, uint32_t groupSizeX,
		uint32_t groupSizeY, uint32_t groupSizeZ)
{
	return SHIM_FIRST(zeKernelSetGroupSize, 248)(hKernel, groupSizeX, groupSizeY, groupSizeZ);
}

static ze_result_t slow_zeKernelSetIndirectAccess(ze_kernel_handle_t hKernel,
		ze_kernel_indirect_access_flags_t flags)
{
	return SHIM_FIRST(zeKernelSetIndirectAccess, 249)(hKernel, flags);
}

static ze_result_t slow_zeKernelSuggestGroupSize(ze_kernel_handle_t hKernel, uint32_t globalSizeX,
		uint32_t globalSizeY, uint32_t globalSizeZ, uint32_t *groupSizeX,
		uint32_t *groupSizeY, uint32_t *groupSizeZ)
{
	return SHIM_FIRST(zeKernelSuggestGroupSize, 250)(hKernel, globalSizeX, globalSizeY,
			globalSizeZ, groupSizeX, groupSizeY, groupSizeZ);
}

static ze_result_t slow_zeKernelSuggestMaxCooperativeGroupCount(ze_kernel_handle_t hKernel,
		uint32_t *totalGroupCount)
{
	return SHIM_FIRST(zeKernelSuggestMaxCooperativeGroupCount, 251)(hKernel, totalGroupCount);
}

static ze_result_t slow_zeMemAllocDevice(ze_context_handle_t hContext,
		const ze_device_mem_alloc_desc_t *device_desc, size_t size, size_t alignment,
		ze_device_handle_t hDevice, void **pptr)
{
	return SHIM_FIRST(zeMemAllocDevice, 254)(hContext, device_desc, size, alignment, hDevice,
			pptr);
}

static ze_result_t slow_zeMemAllocHost(ze_context_handle_t hContext,
		const ze_host_mem_alloc_desc_t *host_desc, size_t size, size_t alignment,
		void **pptr)
{
	return SHIM_FIRST(zeMemAllocHost, 255)(hContext, host_desc, size, alignment, pptr);
}

static ze_result_t slow_zeMemAllocShared(ze_context_handle_t hContext,
		const ze_device_mem_alloc_desc_t *device_desc,
		const ze_host_mem_alloc_desc_t *host_desc, size_t size, size_t alignment,
		ze_device_handle_t hDevice, void **pptr)
{
	return SHIM_FIRST(zeMemAllocShared, 256)(hContext, device_desc, host_desc, size, alignment,
			hDevice, pptr);
}

static ze_result_t slow_zeMemCloseIpcHandle(ze_context_handle_t hContext, const void *ptr)
{
	return SHIM_FIRST(zeMemCloseIpcHandle, 257)(hContext, ptr);
}

static ze_result_t slow_zeMemFree(ze_context_handle_t hContext, void *ptr)
{
	return SHIM_FIRST(zeMemFree, 258)(hContext, ptr);
}

static ze_result_t slow_zeMemFreeExt(ze_context_handle_t hContext,
		const ze_memory_free_ext_desc_t *pMemFreeDesc, void *ptr)
{
	return SHIM_FIRST(zeMemFreeExt, 259)(hContext, pMemFreeDesc, ptr);
}

static ze_result_t slow_zeMemGetAddressRange(ze_context_handle_t hContext, const void *ptr,
		void **pBase, size_t *pSize)
{
	return SHIM_FIRST(zeMemGetAddressRange, 260)(hContext, ptr, pBase, pSize);
}

static ze_result_t slow_zeMemGetAllocProperties(ze_context_handle_t hContext, const void *ptr,
		ze_memory_allocation_properties_t *pMemAllocProperties,
		ze_device_handle_t *phDevice)
{
	return SHIM_FIRST(zeMemGetAllocProperties, 261)(hContext, ptr, pMemAllocProperties,
			phDevice);
}

static ze_result_t slow_zeMemGetIpcHandle(ze_context_handle_t hContext, const void *ptr,
		ze_ipc_mem_handle_t *pIpcHandle)
{
	return SHIM_FIRST(zeMemGetIpcHandle, 264)(hContext, ptr, pIpcHandle);
}

static ze_result_t slow_zeMemOpenIpcHandle(ze_context_handle_t hContext, ze_device_handle_t hDevice,
		ze_ipc_mem_handle_t handle, ze_ipc_memory_flags_t flags, void **pptr)
{
	return SHIM_FIRST(zeMemOpenIpcHandle, 268)(hContext, hDevice, handle, flags, pptr);
}

static ze_result_t slow_zeModuleBuildLogDestroy(ze_module_build_log_handle_t hModuleBuildLog)
{
	return SHIM_FIRST(zeModuleBuildLogDestroy, 271)(hModuleBuildLog);
}

static ze_result_t slow_zeModuleBuildLogGetString(ze_module_build_log_handle_t hModuleBuildLog,
		size_t *pSize, char *pBuildLog)
{
	return SHIM_FIRST(zeModuleBuildLogGetString, 272)(hModuleBuildLog, pSize, pBuildLog);
}

static ze_result_t slow_zeModuleCreate(ze_context_handle_t hContext, ze_device_handle_t hDevice,
		const ze_module_desc_t *desc, ze_module_handle_t *phModule,
		ze_module_build_log_handle_t *phBuildLog)
{
	return SHIM_FIRST(zeModuleCreate, 273)(hContext, hDevice, desc, phModule, phBuildLog);
}

static ze_result_t slow_zeModuleDestroy(ze_module_handle_t hModule)
{
	return SHIM_FIRST(zeModuleDestroy, 274)(hModule);
}

static ze_result_t slow_zeModuleDynamicLink(uint32_t numModules, ze_module_handle_t *phModules,
		ze_module_build_log_handle_t *phLinkLog)
{
	return SHIM_FIRST(zeModuleDynamicLink, 275)(numModules, phModules, phLinkLog);
}

static ze_result_t slow_zeModuleGetFunctionPointer(ze_module_handle_t hModule,
		const char *pFunctionName, void **pfnFunction)
{
	return SHIM_FIRST(zeModuleGetFunctionPointer, 276)(hModule, pFunctionName, pfnFunction);
}

static ze_result_t slow_zeModuleGetGlobalPointer(ze_module_handle_t hModule,
		const char *pGlobalName, size_t *pSize, void **pptr)
{
	return SHIM_FIRST(zeModuleGetGlobalPointer, 277)(hModule, pGlobalName, pSize, pptr);
}

static ze_result_t slow_zeModuleGetKernelNames(ze_module_handle_t hModule, uint32_t *pCount,
		const char **pNames)
{
	return SHIM_FIRST(zeModuleGetKernelNames, 278)(hModule, pCount, pNames);
}

static ze_result_t slow_zeModuleGetNativeBinary(ze_module_handle_t hModule, size_t *pSize,
		uint8_t *pModuleNativeBinary)
{
	return SHIM_FIRST(zeModuleGetNativeBinary, 279)(hModule, pSize, pModuleNativeBinary);
}

static ze_result_t slow_zeModuleGetProperties(ze_module_handle_t hModule,
		ze_module_properties_t *pModuleProperties)
{
	return SHIM_FIRST(zeModuleGetProperties, 280)(hModule, pModuleProperties);
}

static ze_result_t slow_zeModuleInspectLinkageExt(ze_linkage_inspection_ext_desc_t *pInspectDesc,
		uint32_t numModules, ze_module_handle_t *phModules,
		ze_module_build_log_handle_t *phLog)
{
	return SHIM_FIRST(zeModuleInspectLinkageExt, 281)(pInspectDesc, numModules, phModules,
			phLog);
}

static ze_result_t slow_zePhysicalMemCreate(ze_context_handle_t hContext,
		ze_device_handle_t hDevice, ze_physical_mem_desc_t *desc,
		ze_physical_mem_handle_t *phPhysicalMemory)
{
	return SHIM_FIRST(zePhysicalMemCreate, 282)(hContext, hDevice, desc, phPhysicalMemory);
}

static ze_result_t slow_zePhysicalMemDestroy(ze_context_handle_t hContext,
		ze_physical_mem_handle_t hPhysicalMemory)
{
	return SHIM_FIRST(zePhysicalMemDestroy, 283)(hContext, hPhysicalMemory);
}

static ze_result_t slow_zeSamplerCreate(ze_context_handle_t hContext, ze_device_handle_t hDevice,
		const ze_sampler_desc_t *desc, ze_sampler_handle_t *phSampler)
{
	return SHIM_FIRST(zeSamplerCreate, 302)(hContext, hDevice, desc, phSampler);
}

static ze_result_t slow_zeSamplerDestroy(ze_sampler_handle_t hSampler)
{
	return SHIM_FIRST(zeSamplerDestroy, 303)(hSampler);
}

static ze_result_t slow_zeVirtualMemFree(ze_context_handle_t hContext, const void *ptr, size_t size)
{
	return SHIM_FIRST(zeVirtualMemFree, 304)(hContext, ptr, size);
}

static ze_result_t slow_zeVirtualMemGetAccessAttribute(ze_context_handle_t hContext,
		const void *ptr, size_t size, ze_memory_access_attribute_t *access, size_t *outSize)
{
	return SHIM_FIRST(zeVirtualMemGetAccessAttribute, 305)(hContext, ptr, size, access,
			outSize);
}

static ze_result_t slow_zeVirtualMemMap(ze_context_handle_t hContext, const void *ptr, size_t size,
		ze_physical_mem_handle_t hPhysicalMemory, size_t offset,
		ze_memory_access_attribute_t access)
{
	return SHIM_FIRST(zeVirtualMemMap, 306)(hContext, ptr, size, hPhysicalMemory, offset,
			access);
}

static ze_result_t slow_zeVirtualMemQueryPageSize(ze_context_handle_t hContext,
		ze_device_handle_t hDevice, size_t size, size_t *pagesize)
{
	return SHIM_FIRST(zeVirtualMemQueryPageSize, 307)(hContext, hDevice, size, pagesize);
}

static ze_result_t slow_zeVirtualMemReserve(ze_context_handle_t hContext, const void *pStart,
		size_t size, void **pptr)
{
	return SHIM_FIRST(zeVirtualMemReserve, 308)(hContext, pStart, size, pptr);
}

static ze_result_t slow_zeVirtualMemSetAccessAttribute(ze_context_handle_t hContext,
		const void *ptr, size_t size, ze_memory_access_attribute_t access)
{
	return SHIM_FIRST(zeVirtualMemSetAccessAttribute, 309)(hContext, ptr, size, access);
}

static ze_result_t slow_zeVirtualMemUnmap(ze_context_handle_t hContext, const void *ptr,
		size_t size)
{
	return SHIM_FIRST(zeVirtualMemUnmap, 310)(hContext, ptr, size);
}

static ze_result_t slow_zelLoaderGetVersions(size_t *num_elems, zel_component_version_t *versions)
{
	return SHIM_FIRST(zelLoaderGetVersions, 321)(num_elems, versions);
}

static ze_result_t slow_zelLoaderTranslateHandle(zel_handle_type_t handleType, void *handleIn,
		void **handleOut)
{
	return SHIM_FIRST(zelLoaderTranslateHandle, 324)(handleType, handleIn, handleOut);
}

static ze_result_t slow_zelTracerCommandListAppendBarrierRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendBarrierCb_t pfnAppendBarrierCb)
{
	return SHIM_FIRST(zelTracerCommandListAppendBarrierRegisterCallback, 330)(hTracer,
			callback_type, pfnAppendBarrierCb);
}

static ze_result_t slow_zelTracerCommandListAppendEventResetRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendEventResetCb_t pfnAppendEventResetCb)
{
	return SHIM_FIRST(zelTracerCommandListAppendEventResetRegisterCallback, 331)(hTracer,
			callback_type, pfnAppendEventResetCb);
}

static ze_result_t slow_zelTracerCommandListAppendImageCopyFromMemoryExtRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendImageCopyFromMemoryExtCb_t pfnAppendImageCopyFromMemoryExtCb)
{
	return SHIM_FIRST(zelTracerCommandListAppendImageCopyFromMemoryExtRegisterCallback,
			334)(hTracer, callback_type, pfnAppendImageCopyFromMemoryExtCb);
}

static ze_result_t slow_zelTracerCommandListAppendImageCopyFromMemoryRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendImageCopyFromMemoryCb_t pfnAppendImageCopyFromMemoryCb)
{
	return SHIM_FIRST(zelTracerCommandListAppendImageCopyFromMemoryRegisterCallback,
			335)(hTracer, callback_type, pfnAppendImageCopyFromMemoryCb);
}

static ze_result_t slow_zelTracerCommandListAppendImageCopyRegionRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendImageCopyRegionCb_t pfnAppendImageCopyRegionCb)
{
	return SHIM_FIRST(zelTracerCommandListAppendImageCopyRegionRegisterCallback, 336)(hTracer,
			callback_type, pfnAppendImageCopyRegionCb);
}

static ze_result_t slow_zelTracerCommandListAppendImageCopyRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendImageCopyCb_t pfnAppendImageCopyCb)
{
	return SHIM_FIRST(zelTracerCommandListAppendImageCopyRegisterCallback, 337)(hTracer,
			callback_type, pfnAppendImageCopyCb);
}

static ze_result_t slow_zelTracerCommandListAppendImageCopyToMemoryExtRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendImageCopyToMemoryExtCb_t pfnAppendImageCopyToMemoryExtCb)
{
	return SHIM_FIRST(zelTracerCommandListAppendImageCopyToMemoryExtRegisterCallback,
			338)(hTracer, callback_type, pfnAppendImageCopyToMemoryExtCb);
}

static ze_result_t slow_zelTracerCommandListAppendImageCopyToMemoryRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendImageCopyToMemoryCb_t pfnAppendImageCopyToMemoryCb)
{
	return SHIM_FIRST(zelTracerCommandListAppendImageCopyToMemoryRegisterCallback, 339)(hTracer,
			callback_type, pfnAppendImageCopyToMemoryCb);
}

static ze_result_t slow_zelTracerCommandListAppendLaunchCooperativeKernelRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendLaunchCooperativeKernelCb_t pfnAppendLaunchCooperativeKernelCb)
{
	return SHIM_FIRST(zelTracerCommandListAppendLaunchCooperativeKernelRegisterCallback,
			340)(hTracer, callback_type, pfnAppendLaunchCooperativeKernelCb);
}

static ze_result_t slow_zelTracerCommandListAppendLaunchKernelIndirectRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendLaunchKernelIndirectCb_t pfnAppendLaunchKernelIndirectCb)
{
	return SHIM_FIRST(zelTracerCommandListAppendLaunchKernelIndirectRegisterCallback,
			341)(hTracer, callback_type, pfnAppendLaunchKernelIndirectCb);
}

static ze_result_t slow_zelTracerCommandListAppendLaunchKernelRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendLaunchKernelCb_t pfnAppendLaunchKernelCb)
{
	return SHIM_FIRST(zelTracerCommandListAppendLaunchKernelRegisterCallback, 342)(hTracer,
			callback_type, pfnAppendLaunchKernelCb);
}

static ze_result_t slow_zelTracerCommandListAppendLaunchMultipleKernelsIndirectRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendLaunchMultipleKernelsIndirectCb_t pfnAppendLaunchMultipleKernelsIndirectCb)
{
	return SHIM_FIRST(zelTracerCommandListAppendLaunchMultipleKernelsIndirectRegisterCallback,
			345)(hTracer, callback_type, pfnAppendLaunchMultipleKernelsIndirectCb);
}

static ze_result_t slow_zelTracerCommandListAppendMemAdviseRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendMemAdviseCb_t pfnAppendMemAdviseCb)
{
	return SHIM_FIRST(zelTracerCommandListAppendMemAdviseRegisterCallback, 346)(hTracer,
			callback_type, pfnAppendMemAdviseCb);
}

static ze_result_t slow_zelTracerCommandListAppendMemoryCopyFromContextRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendMemoryCopyFromContextCb_t pfnAppendMemoryCopyFromContextCb)
{
	return SHIM_FIRST(zelTracerCommandListAppendMemoryCopyFromContextRegisterCallback,
			347)(hTracer, callback_type, pfnAppendMemoryCopyFromContextCb);
}

static ze_result_t slow_zelTracerCommandListAppendMemoryCopyRegionRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendMemoryCopyRegionCb_t pfnAppendMemoryCopyRegionCb)
{
	return SHIM_FIRST(zelTracerCommandListAppendMemoryCopyRegionRegisterCallback, 348)(hTracer,
			callback_type, pfnAppendMemoryCopyRegionCb);
}

static ze_result_t slow_zelTracerCommandListAppendMemoryCopyRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendMemoryCopyCb_t pfnAppendMemoryCopyCb)
{
	return SHIM_FIRST(zelTracerCommandListAppendMemoryCopyRegisterCallback, 349)(hTracer,
			callback_type, pfnAppendMemoryCopyCb);
}

static ze_result_t slow_zelTracerCommandListAppendMemoryFillRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendMemoryFillCb_t pfnAppendMemoryFillCb)
{
	return SHIM_FIRST(zelTracerCommandListAppendMemoryFillRegisterCallback, 351)(hTracer,
			callback_type, pfnAppendMemoryFillCb);
}

static ze_result_t slow_zelTracerCommandListAppendMemoryPrefetchRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendMemoryPrefetchCb_t pfnAppendMemoryPrefetchCb)
{
	return SHIM_FIRST(zelTracerCommandListAppendMemoryPrefetchRegisterCallback, 353)(hTracer,
			callback_type, pfnAppendMemoryPrefetchCb);
}

static ze_result_t slow_zelTracerCommandListAppendMemoryRangesBarrierRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendMemoryRangesBarrierCb_t pfnAppendMemoryRangesBarrierCb)
{
	return SHIM_FIRST(zelTracerCommandListAppendMemoryRangesBarrierRegisterCallback,
			354)(hTracer, callback_type, pfnAppendMemoryRangesBarrierCb);
}

static ze_result_t slow_zelTracerCommandListAppendQueryKernelTimestampsRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendQueryKernelTimestampsCb_t pfnAppendQueryKernelTimestampsCb)
{
	return SHIM_FIRST(zelTracerCommandListAppendQueryKernelTimestampsRegisterCallback,
			355)(hTracer, callback_type, pfnAppendQueryKernelTimestampsCb);
}

static ze_result_t slow_zelTracerCommandListAppendSignalEventRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendSignalEventCb_t pfnAppendSignalEventCb)
{
	return SHIM_FIRST(zelTracerCommandListAppendSignalEventRegisterCallback, 356)(hTracer,
			callback_type, pfnAppendSignalEventCb);
}

static ze_result_t slow_zelTracerCommandListAppendWaitOnEventsRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendWaitOnEventsCb_t pfnAppendWaitOnEventsCb)
{
	return SHIM_FIRST(zelTracerCommandListAppendWaitOnEventsRegisterCallback, 359)(hTracer,
			callback_type, pfnAppendWaitOnEventsCb);
}

static ze_result_t slow_zelTracerCommandListAppendWriteGlobalTimestampRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListAppendWriteGlobalTimestampCb_t pfnAppendWriteGlobalTimestampCb)
{
	return SHIM_FIRST(zelTracerCommandListAppendWriteGlobalTimestampRegisterCallback,
			360)(hTracer, callback_type, pfnAppendWriteGlobalTimestampCb);
}

static ze_result_t slow_zelTracerCommandListCloseRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnCommandListCloseCb_t pfnCloseCb)
{
	return SHIM_FIRST(zelTracerCommandListCloseRegisterCallback, 363)(hTracer, callback_type,
			pfnCloseCb);
}

static ze_result_t slow_zelTracerCommandListCreateImmediateRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandListCreateImmediateCb_t pfnCreateImmediateCb)
{
	return SHIM_FIRST(zelTracerCommandListCreateImmediateRegisterCallback, 365)(hTracer,
			callback_type, pfnCreateImmediateCb);
}

static ze_result_t slow_zelTracerCommandListCreateRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnCommandListCreateCb_t pfnCreateCb)
{
	return SHIM_FIRST(zelTracerCommandListCreateRegisterCallback, 366)(hTracer, callback_type,
			pfnCreateCb);
}

static ze_result_t slow_zelTracerCommandListDestroyRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnCommandListDestroyCb_t pfnDestroyCb)
{
	return SHIM_FIRST(zelTracerCommandListDestroyRegisterCallback, 367)(hTracer, callback_type,
			pfnDestroyCb);
}

static ze_result_t slow_zelTracerCommandListResetRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnCommandListResetCb_t pfnResetCb)
{
	return SHIM_FIRST(zelTracerCommandListResetRegisterCallback, 386)(hTracer, callback_type,
			pfnResetCb);
}

static ze_result_t slow_zelTracerCommandQueueCreateRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnCommandQueueCreateCb_t pfnCreateCb)
{
	return SHIM_FIRST(zelTracerCommandQueueCreateRegisterCallback, 391)(hTracer, callback_type,
			pfnCreateCb);
}

static ze_result_t slow_zelTracerCommandQueueDestroyRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnCommandQueueDestroyCb_t pfnDestroyCb)
{
	return SHIM_FIRST(zelTracerCommandQueueDestroyRegisterCallback, 392)(hTracer, callback_type,
			pfnDestroyCb);
}

static ze_result_t slow_zelTracerCommandQueueExecuteCommandListsRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnCommandQueueExecuteCommandListsCb_t pfnExecuteCommandListsCb)
{
	return SHIM_FIRST(zelTracerCommandQueueExecuteCommandListsRegisterCallback, 393)(hTracer,
			callback_type, pfnExecuteCommandListsCb);
}

static ze_result_t slow_zelTracerCommandQueueSynchronizeRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnCommandQueueSynchronizeCb_t pfnSynchronizeCb)
{
	return SHIM_FIRST(zelTracerCommandQueueSynchronizeRegisterCallback, 399)(hTracer,
			callback_type, pfnSynchronizeCb);
}

static ze_result_t slow_zelTracerContextCreateExRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnContextCreateExCb_t pfnCreateExCb)
{
	return SHIM_FIRST(zelTracerContextCreateExRegisterCallback, 400)(hTracer, callback_type,
			pfnCreateExCb);
}

static ze_result_t slow_zelTracerContextCreateRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnContextCreateCb_t pfnCreateCb)
{
	return SHIM_FIRST(zelTracerContextCreateRegisterCallback, 401)(hTracer, callback_type,
			pfnCreateCb);
}

static ze_result_t slow_zelTracerContextDestroyRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnContextDestroyCb_t pfnDestroyCb)
{
	return SHIM_FIRST(zelTracerContextDestroyRegisterCallback, 402)(hTracer, callback_type,
			pfnDestroyCb);
}

static ze_result_t slow_zelTracerContextEvictImageRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnContextEvictImageCb_t pfnEvictImageCb)
{
	return SHIM_FIRST(zelTracerContextEvictImageRegisterCallback, 403)(hTracer, callback_type,
			pfnEvictImageCb);
}

static ze_result_t slow_zelTracerContextEvictMemoryRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnContextEvictMemoryCb_t pfnEvictMemoryCb)
{
	return SHIM_FIRST(zelTracerContextEvictMemoryRegisterCallback, 404)(hTracer, callback_type,
			pfnEvictMemoryCb);
}

static ze_result_t slow_zelTracerContextGetStatusRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnContextGetStatusCb_t pfnGetStatusCb)
{
	return SHIM_FIRST(zelTracerContextGetStatusRegisterCallback, 405)(hTracer, callback_type,
			pfnGetStatusCb);
}

static ze_result_t slow_zelTracerContextMakeImageResidentRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnContextMakeImageResidentCb_t pfnMakeImageResidentCb)
{
	return SHIM_FIRST(zelTracerContextMakeImageResidentRegisterCallback, 406)(hTracer,
			callback_type, pfnMakeImageResidentCb);
}

static ze_result_t slow_zelTracerContextMakeMemoryResidentRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnContextMakeMemoryResidentCb_t pfnMakeMemoryResidentCb)
{
	return SHIM_FIRST(zelTracerContextMakeMemoryResidentRegisterCallback, 407)(hTracer,
			callback_type, pfnMakeMemoryResidentCb);
}

static ze_result_t slow_zelTracerContextSystemBarrierRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnContextSystemBarrierCb_t pfnSystemBarrierCb)
{
	return SHIM_FIRST(zelTracerContextSystemBarrierRegisterCallback, 408)(hTracer,
			callback_type, pfnSystemBarrierCb);
}

static ze_result_t slow_zelTracerCreate(const zel_tracer_desc_t *desc,
		zel_tracer_handle_t *phTracer)
{
	return SHIM_FIRST(zelTracerCreate, 409)(desc, phTracer);
}

static ze_result_t slow_zelTracerDestroy(zel_tracer_handle_t hTracer)
{
	return SHIM_FIRST(zelTracerDestroy, 410)(hTracer);
}

static ze_result_t slow_zelTracerDeviceCanAccessPeerRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnDeviceCanAccessPeerCb_t pfnCanAccessPeerCb)
{
	return SHIM_FIRST(zelTracerDeviceCanAccessPeerRegisterCallback, 411)(hTracer, callback_type,
			pfnCanAccessPeerCb);
}

static ze_result_t slow_zelTracerDeviceGetCachePropertiesRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnDeviceGetCachePropertiesCb_t pfnGetCachePropertiesCb)
{
	return SHIM_FIRST(zelTracerDeviceGetCachePropertiesRegisterCallback, 413)(hTracer,
			callback_type, pfnGetCachePropertiesCb);
}

static ze_result_t slow_zelTracerDeviceGetCommandQueueGroupPropertiesRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnDeviceGetCommandQueueGroupPropertiesCb_t pfnGetCommandQueueGroupPropertiesCb)
{
	return SHIM_FIRST(zelTracerDeviceGetCommandQueueGroupPropertiesRegisterCallback,
			414)(hTracer, callback_type, pfnGetCommandQueueGroupPropertiesCb);
}

static ze_result_t slow_zelTracerDeviceGetComputePropertiesRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnDeviceGetComputePropertiesCb_t pfnGetComputePropertiesCb)
{
	return SHIM_FIRST(zelTracerDeviceGetComputePropertiesRegisterCallback, 415)(hTracer,
			callback_type, pfnGetComputePropertiesCb);
}

static ze_result_t slow_zelTracerDeviceGetExternalMemoryPropertiesRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnDeviceGetExternalMemoryPropertiesCb_t pfnGetExternalMemoryPropertiesCb)
{
	return SHIM_FIRST(zelTracerDeviceGetExternalMemoryPropertiesRegisterCallback, 417)(hTracer,
			callback_type, pfnGetExternalMemoryPropertiesCb);
}

static ze_result_t slow_zelTracerDeviceGetFabricVertexExpRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnDeviceGetFabricVertexExpCb_t pfnGetFabricVertexExpCb)
{
	return SHIM_FIRST(zelTracerDeviceGetFabricVertexExpRegisterCallback, 418)(hTracer,
			callback_type, pfnGetFabricVertexExpCb);
}

static ze_result_t slow_zelTracerDeviceGetGlobalTimestampsRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnDeviceGetGlobalTimestampsCb_t pfnGetGlobalTimestampsCb)
{
	return SHIM_FIRST(zelTracerDeviceGetGlobalTimestampsRegisterCallback, 419)(hTracer,
			callback_type, pfnGetGlobalTimestampsCb);
}

static ze_result_t slow_zelTracerDeviceGetImagePropertiesRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnDeviceGetImagePropertiesCb_t pfnGetImagePropertiesCb)
{
	return SHIM_FIRST(zelTracerDeviceGetImagePropertiesRegisterCallback, 420)(hTracer,
			callback_type, pfnGetImagePropertiesCb);
}

static ze_result_t slow_zelTracerDeviceGetMemoryAccessPropertiesRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnDeviceGetMemoryAccessPropertiesCb_t pfnGetMemoryAccessPropertiesCb)
{
	return SHIM_FIRST(zelTracerDeviceGetMemoryAccessPropertiesRegisterCallback, 421)(hTracer,
			callback_type, pfnGetMemoryAccessPropertiesCb);
}

static ze_result_t slow_zelTracerDeviceGetMemoryPropertiesRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnDeviceGetMemoryPropertiesCb_t pfnGetMemoryPropertiesCb)
{
	return SHIM_FIRST(zelTracerDeviceGetMemoryPropertiesRegisterCallback, 422)(hTracer,
			callback_type, pfnGetMemoryPropertiesCb);
}

static ze_result_t slow_zelTracerDeviceGetModulePropertiesRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnDeviceGetModulePropertiesCb_t pfnGetModulePropertiesCb)
{
	return SHIM_FIRST(zelTracerDeviceGetModulePropertiesRegisterCallback, 423)(hTracer,
			callback_type, pfnGetModulePropertiesCb);
}

static ze_result_t slow_zelTracerDeviceGetP2PPropertiesRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnDeviceGetP2PPropertiesCb_t pfnGetP2PPropertiesCb)
{
	return SHIM_FIRST(zelTracerDeviceGetP2PPropertiesRegisterCallback, 424)(hTracer,
			callback_type, pfnGetP2PPropertiesCb);
}

static ze_result_t slow_zelTracerDeviceGetPropertiesRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnDeviceGetPropertiesCb_t pfnGetPropertiesCb)
{
	return SHIM_FIRST(zelTracerDeviceGetPropertiesRegisterCallback, 425)(hTracer, callback_type,
			pfnGetPropertiesCb);
}

static ze_result_t slow_zelTracerDeviceGetRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnDeviceGetCb_t pfnGetCb)
{
	return SHIM_FIRST(zelTracerDeviceGetRegisterCallback, 426)(hTracer, callback_type,
			pfnGetCb);
}

static ze_result_t slow_zelTracerDeviceGetStatusRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnDeviceGetStatusCb_t pfnGetStatusCb)
{
	return SHIM_FIRST(zelTracerDeviceGetStatusRegisterCallback, 430)(hTracer, callback_type,
			pfnGetStatusCb);
}

static ze_result_t slow_zelTracerDeviceGetSubDevicesRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnDeviceGetSubDevicesCb_t pfnGetSubDevicesCb)
{
	return SHIM_FIRST(zelTracerDeviceGetSubDevicesRegisterCallback, 431)(hTracer, callback_type,
			pfnGetSubDevicesCb);
}

static ze_result_t slow_zelTracerDevicePciGetPropertiesExtRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnDevicePciGetPropertiesExtCb_t pfnPciGetPropertiesExtCb)
{
	return SHIM_FIRST(zelTracerDevicePciGetPropertiesExtRegisterCallback, 434)(hTracer,
			callback_type, pfnPciGetPropertiesExtCb);
}

static ze_result_t slow_zelTracerDeviceReserveCacheExtRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnDeviceReserveCacheExtCb_t pfnReserveCacheExtCb)
{
	return SHIM_FIRST(zelTracerDeviceReserveCacheExtRegisterCallback, 436)(hTracer,
			callback_type, pfnReserveCacheExtCb);
}

static ze_result_t slow_zelTracerDeviceSetCacheAdviceExtRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnDeviceSetCacheAdviceExtCb_t pfnSetCacheAdviceExtCb)
{
	return SHIM_FIRST(zelTracerDeviceSetCacheAdviceExtRegisterCallback, 437)(hTracer,
			callback_type, pfnSetCacheAdviceExtCb);
}

static ze_result_t slow_zelTracerDriverGetApiVersionRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnDriverGetApiVersionCb_t pfnGetApiVersionCb)
{
	return SHIM_FIRST(zelTracerDriverGetApiVersionRegisterCallback, 440)(hTracer, callback_type,
			pfnGetApiVersionCb);
}

static ze_result_t slow_zelTracerDriverGetExtensionFunctionAddressRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnDriverGetExtensionFunctionAddressCb_t pfnGetExtensionFunctionAddressCb)
{
	return SHIM_FIRST(zelTracerDriverGetExtensionFunctionAddressRegisterCallback, 442)(hTracer,
			callback_type, pfnGetExtensionFunctionAddressCb);
}

static ze_result_t slow_zelTracerDriverGetExtensionPropertiesRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnDriverGetExtensionPropertiesCb_t pfnGetExtensionPropertiesCb)
{
	return SHIM_FIRST(zelTracerDriverGetExtensionPropertiesRegisterCallback, 443)(hTracer,
			callback_type, pfnGetExtensionPropertiesCb);
}

static ze_result_t slow_zelTracerDriverGetIpcPropertiesRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnDriverGetIpcPropertiesCb_t pfnGetIpcPropertiesCb)
{
	return SHIM_FIRST(zelTracerDriverGetIpcPropertiesRegisterCallback, 444)(hTracer,
			callback_type, pfnGetIpcPropertiesCb);
}

static ze_result_t slow_zelTracerDriverGetPropertiesRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnDriverGetPropertiesCb_t pfnGetPropertiesCb)
{
	return SHIM_FIRST(zelTracerDriverGetPropertiesRegisterCallback, 446)(hTracer, callback_type,
			pfnGetPropertiesCb);
}

static ze_result_t slow_zelTracerDriverGetRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnDriverGetCb_t pfnGetCb)
{
	return SHIM_FIRST(zelTracerDriverGetRegisterCallback, 447)(hTracer, callback_type,
			pfnGetCb);
}

static ze_result_t slow_zelTracerEventCreateRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnEventCreateCb_t pfnCreateCb)
{
	return SHIM_FIRST(zelTracerEventCreateRegisterCallback, 455)(hTracer, callback_type,
			pfnCreateCb);
}

static ze_result_t slow_zelTracerEventDestroyRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnEventDestroyCb_t pfnDestroyCb)
{
	return SHIM_FIRST(zelTracerEventDestroyRegisterCallback, 456)(hTracer, callback_type,
			pfnDestroyCb);
}

static ze_result_t slow_zelTracerEventHostResetRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnEventHostResetCb_t pfnHostResetCb)
{
	return SHIM_FIRST(zelTracerEventHostResetRegisterCallback, 461)(hTracer, callback_type,
			pfnHostResetCb);
}

static ze_result_t slow_zelTracerEventHostSignalRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnEventHostSignalCb_t pfnHostSignalCb)
{
	return SHIM_FIRST(zelTracerEventHostSignalRegisterCallback, 462)(hTracer, callback_type,
			pfnHostSignalCb);
}

static ze_result_t slow_zelTracerEventHostSynchronizeRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnEventHostSynchronizeCb_t pfnHostSynchronizeCb)
{
	return SHIM_FIRST(zelTracerEventHostSynchronizeRegisterCallback, 463)(hTracer,
			callback_type, pfnHostSynchronizeCb);
}

static ze_result_t slow_zelTracerEventPoolCloseIpcHandleRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnEventPoolCloseIpcHandleCb_t pfnCloseIpcHandleCb)
{
	return SHIM_FIRST(zelTracerEventPoolCloseIpcHandleRegisterCallback, 464)(hTracer,
			callback_type, pfnCloseIpcHandleCb);
}

static ze_result_t slow_zelTracerEventPoolCreateRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnEventPoolCreateCb_t pfnCreateCb)
{
	return SHIM_FIRST(zelTracerEventPoolCreateRegisterCallback, 465)(hTracer, callback_type,
			pfnCreateCb);
}

static ze_result_t slow_zelTracerEventPoolDestroyRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnEventPoolDestroyCb_t pfnDestroyCb)
{
	return SHIM_FIRST(zelTracerEventPoolDestroyRegisterCallback, 466)(hTracer, callback_type,
			pfnDestroyCb);
}

static ze_result_t slow_zelTracerEventPoolGetIpcHandleRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnEventPoolGetIpcHandleCb_t pfnGetIpcHandleCb)
{
	return SHIM_FIRST(zelTracerEventPoolGetIpcHandleRegisterCallback, 469)(hTracer,
			callback_type, pfnGetIpcHandleCb);
}

static ze_result_t slow_zelTracerEventPoolOpenIpcHandleRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnEventPoolOpenIpcHandleCb_t pfnOpenIpcHandleCb)
{
	return SHIM_FIRST(zelTracerEventPoolOpenIpcHandleRegisterCallback, 470)(hTracer,
			callback_type, pfnOpenIpcHandleCb);
}

static ze_result_t slow_zelTracerEventQueryKernelTimestampRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnEventQueryKernelTimestampCb_t pfnQueryKernelTimestampCb)
{
	return SHIM_FIRST(zelTracerEventQueryKernelTimestampRegisterCallback, 472)(hTracer,
			callback_type, pfnQueryKernelTimestampCb);
}

static ze_result_t slow_zelTracerEventQueryStatusRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnEventQueryStatusCb_t pfnQueryStatusCb)
{
	return SHIM_FIRST(zelTracerEventQueryStatusRegisterCallback, 474)(hTracer, callback_type,
			pfnQueryStatusCb);
}

static ze_result_t slow_zelTracerEventQueryTimestampsExpRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnEventQueryTimestampsExpCb_t pfnQueryTimestampsExpCb)
{
	return SHIM_FIRST(zelTracerEventQueryTimestampsExpRegisterCallback, 475)(hTracer,
			callback_type, pfnQueryTimestampsExpCb);
}

static ze_result_t slow_zelTracerFabricEdgeGetExpRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnFabricEdgeGetExpCb_t pfnGetExpCb)
{
	return SHIM_FIRST(zelTracerFabricEdgeGetExpRegisterCallback, 478)(hTracer, callback_type,
			pfnGetExpCb);
}

static ze_result_t slow_zelTracerFabricEdgeGetPropertiesExpRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnFabricEdgeGetPropertiesExpCb_t pfnGetPropertiesExpCb)
{
	return SHIM_FIRST(zelTracerFabricEdgeGetPropertiesExpRegisterCallback, 479)(hTracer,
			callback_type, pfnGetPropertiesExpCb);
}

static ze_result_t slow_zelTracerFabricEdgeGetVerticesExpRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnFabricEdgeGetVerticesExpCb_t pfnGetVerticesExpCb)
{
	return SHIM_FIRST(zelTracerFabricEdgeGetVerticesExpRegisterCallback, 480)(hTracer,
			callback_type, pfnGetVerticesExpCb);
}

static ze_result_t slow_zelTracerFabricVertexGetDeviceExpRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnFabricVertexGetDeviceExpCb_t pfnGetDeviceExpCb)
{
	return SHIM_FIRST(zelTracerFabricVertexGetDeviceExpRegisterCallback, 481)(hTracer,
			callback_type, pfnGetDeviceExpCb);
}

static ze_result_t slow_zelTracerFabricVertexGetExpRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnFabricVertexGetExpCb_t pfnGetExpCb)
{
	return SHIM_FIRST(zelTracerFabricVertexGetExpRegisterCallback, 482)(hTracer, callback_type,
			pfnGetExpCb);
}

static ze_result_t slow_zelTracerFabricVertexGetPropertiesExpRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnFabricVertexGetPropertiesExpCb_t pfnGetPropertiesExpCb)
{
	return SHIM_FIRST(zelTracerFabricVertexGetPropertiesExpRegisterCallback, 483)(hTracer,
			callback_type, pfnGetPropertiesExpCb);
}

static ze_result_t slow_zelTracerFabricVertexGetSubVerticesExpRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnFabricVertexGetSubVerticesExpCb_t pfnGetSubVerticesExpCb)
{
	return SHIM_FIRST(zelTracerFabricVertexGetSubVerticesExpRegisterCallback, 484)(hTracer,
			callback_type, pfnGetSubVerticesExpCb);
}

static ze_result_t slow_zelTracerFenceCreateRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnFenceCreateCb_t pfnCreateCb)
{
	return SHIM_FIRST(zelTracerFenceCreateRegisterCallback, 485)(hTracer, callback_type,
			pfnCreateCb);
}

static ze_result_t slow_zelTracerFenceDestroyRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnFenceDestroyCb_t pfnDestroyCb)
{
	return SHIM_FIRST(zelTracerFenceDestroyRegisterCallback, 486)(hTracer, callback_type,
			pfnDestroyCb);
}

static ze_result_t slow_zelTracerFenceHostSynchronizeRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnFenceHostSynchronizeCb_t pfnHostSynchronizeCb)
{
	return SHIM_FIRST(zelTracerFenceHostSynchronizeRegisterCallback, 487)(hTracer,
			callback_type, pfnHostSynchronizeCb);
}

static ze_result_t slow_zelTracerFenceQueryStatusRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnFenceQueryStatusCb_t pfnQueryStatusCb)
{
	return SHIM_FIRST(zelTracerFenceQueryStatusRegisterCallback, 488)(hTracer, callback_type,
			pfnQueryStatusCb);
}

static ze_result_t slow_zelTracerFenceResetRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnFenceResetCb_t pfnResetCb)
{
	return SHIM_FIRST(zelTracerFenceResetRegisterCallback, 489)(hTracer, callback_type,
			pfnResetCb);
}

static ze_result_t slow_zelTracerImageCreateRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnImageCreateCb_t pfnCreateCb)
{
	return SHIM_FIRST(zelTracerImageCreateRegisterCallback, 499)(hTracer, callback_type,
			pfnCreateCb);
}

static ze_result_t slow_zelTracerImageDestroyRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnImageDestroyCb_t pfnDestroyCb)
{
	return SHIM_FIRST(zelTracerImageDestroyRegisterCallback, 500)(hTracer, callback_type,
			pfnDestroyCb);
}

static ze_result_t slow_zelTracerImageGetAllocPropertiesExtRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnImageGetAllocPropertiesExtCb_t pfnGetAllocPropertiesExtCb)
{
	return SHIM_FIRST(zelTracerImageGetAllocPropertiesExtRegisterCallback, 501)(hTracer,
			callback_type, pfnGetAllocPropertiesExtCb);
}

static ze_result_t slow_zelTracerImageGetMemoryPropertiesExpRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnImageGetMemoryPropertiesExpCb_t pfnGetMemoryPropertiesExpCb)
{
	return SHIM_FIRST(zelTracerImageGetMemoryPropertiesExpRegisterCallback, 503)(hTracer,
			callback_type, pfnGetMemoryPropertiesExpCb);
}

static ze_result_t slow_zelTracerImageGetPropertiesRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnImageGetPropertiesCb_t pfnGetPropertiesCb)
{
	return SHIM_FIRST(zelTracerImageGetPropertiesRegisterCallback, 504)(hTracer, callback_type,
			pfnGetPropertiesCb);
}

static ze_result_t slow_zelTracerImageViewCreateExpRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnImageViewCreateExpCb_t pfnViewCreateExpCb)
{
	return SHIM_FIRST(zelTracerImageViewCreateExpRegisterCallback, 505)(hTracer, callback_type,
			pfnViewCreateExpCb);
}

static ze_result_t slow_zelTracerInitRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnInitCb_t pfnInitCb)
{
	return SHIM_FIRST(zelTracerInitRegisterCallback, 508)(hTracer, callback_type, pfnInitCb);
}

static ze_result_t slow_zelTracerKernelCreateRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnKernelCreateCb_t pfnCreateCb)
{
	return SHIM_FIRST(zelTracerKernelCreateRegisterCallback, 509)(hTracer, callback_type,
			pfnCreateCb);
}

static ze_result_t slow_zelTracerKernelDestroyRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnKernelDestroyCb_t pfnDestroyCb)
{
	return SHIM_FIRST(zelTracerKernelDestroyRegisterCallback, 510)(hTracer, callback_type,
			pfnDestroyCb);
}

static ze_result_t slow_zelTracerKernelGetIndirectAccessRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnKernelGetIndirectAccessCb_t pfnGetIndirectAccessCb)
{
	return SHIM_FIRST(zelTracerKernelGetIndirectAccessRegisterCallback, 513)(hTracer,
			callback_type, pfnGetIndirectAccessCb);
}

static ze_result_t slow_zelTracerKernelGetNameRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnKernelGetNameCb_t pfnGetNameCb)
{
	return SHIM_FIRST(zelTracerKernelGetNameRegisterCallback, 514)(hTracer, callback_type,
			pfnGetNameCb);
}

static ze_result_t slow_zelTracerKernelGetPropertiesRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnKernelGetPropertiesCb_t pfnGetPropertiesCb)
{
	return SHIM_FIRST(zelTracerKernelGetPropertiesRegisterCallback, 515)(hTracer, callback_type,
			pfnGetPropertiesCb);
}

static ze_result_t slow_zelTracerKernelGetSourceAttributesRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnKernelGetSourceAttributesCb_t pfnGetSourceAttributesCb)
{
	return SHIM_FIRST(zelTracerKernelGetSourceAttributesRegisterCallback, 516)(hTracer,
			callback_type, pfnGetSourceAttributesCb);
}

static ze_result_t slow_zelTracerKernelSchedulingHintExpRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnKernelSchedulingHintExpCb_t pfnSchedulingHintExpCb)
{
	return SHIM_FIRST(zelTracerKernelSchedulingHintExpRegisterCallback, 517)(hTracer,
			callback_type, pfnSchedulingHintExpCb);
}

static ze_result_t slow_zelTracerKernelSetArgumentValueRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnKernelSetArgumentValueCb_t pfnSetArgumentValueCb)
{
	return SHIM_FIRST(zelTracerKernelSetArgumentValueRegisterCallback, 518)(hTracer,
			callback_type, pfnSetArgumentValueCb);
}

static ze_result_t slow_zelTracerKernelSetCacheConfigRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnKernelSetCacheConfigCb_t pfnSetCacheConfigCb)
{
	return SHIM_FIRST(zelTracerKernelSetCacheConfigRegisterCallback, 519)(hTracer,
			callback_type, pfnSetCacheConfigCb);
}

static ze_result_t slow_zelTracerKernelSetGlobalOffsetExpRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnKernelSetGlobalOffsetExpCb_t pfnSetGlobalOffsetExpCb)
{
	return SHIM_FIRST(zelTracerKernelSetGlobalOffsetExpRegisterCallback, 520)(hTracer,
			callback_type, pfnSetGlobalOffsetExpCb);
}

static ze_result_t slow_zelTracerKernelSetGroupSizeRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnKernelSetGroupSizeCb_t pfnSetGroupSizeCb)
{
	return SHIM_FIRST(zelTracerKernelSetGroupSizeRegisterCallback, 521)(hTracer, callback_type,
			pfnSetGroupSizeCb);
}

static ze_result_t slow_zelTracerKernelSetIndirectAccessRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnKernelSetIndirectAccessCb_t pfnSetIndirectAccessCb)
{
	return SHIM_FIRST(zelTracerKernelSetIndirectAccessRegisterCallback, 522)(hTracer,
			callback_type, pfnSetIndirectAccessCb);
}

static ze_result_t slow_zelTracerKernelSuggestGroupSizeRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnKernelSuggestGroupSizeCb_t pfnSuggestGroupSizeCb)
{
	return SHIM_FIRST(zelTracerKernelSuggestGroupSizeRegisterCallback, 523)(hTracer,
			callback_type, pfnSuggestGroupSizeCb);
}

static ze_result_t slow_zelTracerKernelSuggestMaxCooperativeGroupCountRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnKernelSuggestMaxCooperativeGroupCountCb_t pfnSuggestMaxCooperativeGroupCountCb)
{
	return SHIM_FIRST(zelTracerKernelSuggestMaxCooperativeGroupCountRegisterCallback,
			524)(hTracer, callback_type, pfnSuggestMaxCooperativeGroupCountCb);
}

static ze_result_t slow_zelTracerMemAllocDeviceRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnMemAllocDeviceCb_t pfnAllocDeviceCb)
{
	return SHIM_FIRST(zelTracerMemAllocDeviceRegisterCallback, 525)(hTracer, callback_type,
			pfnAllocDeviceCb);
}

static ze_result_t slow_zelTracerMemAllocHostRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnMemAllocHostCb_t pfnAllocHostCb)
{
	return SHIM_FIRST(zelTracerMemAllocHostRegisterCallback, 526)(hTracer, callback_type,
			pfnAllocHostCb);
}

static ze_result_t slow_zelTracerMemAllocSharedRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnMemAllocSharedCb_t pfnAllocSharedCb)
{
	return SHIM_FIRST(zelTracerMemAllocSharedRegisterCallback, 527)(hTracer, callback_type,
			pfnAllocSharedCb);
}

static ze_result_t slow_zelTracerMemCloseIpcHandleRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnMemCloseIpcHandleCb_t pfnCloseIpcHandleCb)
{
	return SHIM_FIRST(zelTracerMemCloseIpcHandleRegisterCallback, 528)(hTracer, callback_type,
			pfnCloseIpcHandleCb);
}

static ze_result_t slow_zelTracerMemFreeExtRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnMemFreeExtCb_t pfnFreeExtCb)
{
	return SHIM_FIRST(zelTracerMemFreeExtRegisterCallback, 529)(hTracer, callback_type,
			pfnFreeExtCb);
}

static ze_result_t slow_zelTracerMemFreeRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnMemFreeCb_t pfnFreeCb)
{
	return SHIM_FIRST(zelTracerMemFreeRegisterCallback, 530)(hTracer, callback_type, pfnFreeCb);
}

static ze_result_t slow_zelTracerMemGetAddressRangeRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnMemGetAddressRangeCb_t pfnGetAddressRangeCb)
{
	return SHIM_FIRST(zelTracerMemGetAddressRangeRegisterCallback, 531)(hTracer, callback_type,
			pfnGetAddressRangeCb);
}

static ze_result_t slow_zelTracerMemGetAllocPropertiesRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnMemGetAllocPropertiesCb_t pfnGetAllocPropertiesCb)
{
	return SHIM_FIRST(zelTracerMemGetAllocPropertiesRegisterCallback, 532)(hTracer,
			callback_type, pfnGetAllocPropertiesCb);
}

static ze_result_t slow_zelTracerMemGetIpcHandleRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnMemGetIpcHandleCb_t pfnGetIpcHandleCb)
{
	return SHIM_FIRST(zelTracerMemGetIpcHandleRegisterCallback, 536)(hTracer, callback_type,
			pfnGetIpcHandleCb);
}

static ze_result_t slow_zelTracerMemOpenIpcHandleRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnMemOpenIpcHandleCb_t pfnOpenIpcHandleCb)
{
	return SHIM_FIRST(zelTracerMemOpenIpcHandleRegisterCallback, 539)(hTracer, callback_type,
			pfnOpenIpcHandleCb);
}

static ze_result_t slow_zelTracerModuleBuildLogDestroyRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnModuleBuildLogDestroyCb_t pfnDestroyCb)
{
	return SHIM_FIRST(zelTracerModuleBuildLogDestroyRegisterCallback, 542)(hTracer,
			callback_type, pfnDestroyCb);
}

static ze_result_t slow_zelTracerModuleBuildLogGetStringRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnModuleBuildLogGetStringCb_t pfnGetStringCb)
{
	return SHIM_FIRST(zelTracerModuleBuildLogGetStringRegisterCallback, 543)(hTracer,
			callback_type, pfnGetStringCb);
}

static ze_result_t slow_zelTracerModuleCreateRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnModuleCreateCb_t pfnCreateCb)
{
	return SHIM_FIRST(zelTracerModuleCreateRegisterCallback, 544)(hTracer, callback_type,
			pfnCreateCb);
}

static ze_result_t slow_zelTracerModuleDestroyRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnModuleDestroyCb_t pfnDestroyCb)
{
	return SHIM_FIRST(zelTracerModuleDestroyRegisterCallback, 545)(hTracer, callback_type,
			pfnDestroyCb);
}

static ze_result_t slow_zelTracerModuleDynamicLinkRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnModuleDynamicLinkCb_t pfnDynamicLinkCb)
{
	return SHIM_FIRST(zelTracerModuleDynamicLinkRegisterCallback, 546)(hTracer, callback_type,
			pfnDynamicLinkCb);
}

static ze_result_t slow_zelTracerModuleGetFunctionPointerRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnModuleGetFunctionPointerCb_t pfnGetFunctionPointerCb)
{
	return SHIM_FIRST(zelTracerModuleGetFunctionPointerRegisterCallback, 547)(hTracer,
			callback_type, pfnGetFunctionPointerCb);
}

static ze_result_t slow_zelTracerModuleGetGlobalPointerRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnModuleGetGlobalPointerCb_t pfnGetGlobalPointerCb)
{
	return SHIM_FIRST(zelTracerModuleGetGlobalPointerRegisterCallback, 548)(hTracer,
			callback_type, pfnGetGlobalPointerCb);
}

static ze_result_t slow_zelTracerModuleGetKernelNamesRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnModuleGetKernelNamesCb_t pfnGetKernelNamesCb)
{
	return SHIM_FIRST(zelTracerModuleGetKernelNamesRegisterCallback, 549)(hTracer,
			callback_type, pfnGetKernelNamesCb);
}

static ze_result_t slow_zelTracerModuleGetNativeBinaryRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnModuleGetNativeBinaryCb_t pfnGetNativeBinaryCb)
{
	return SHIM_FIRST(zelTracerModuleGetNativeBinaryRegisterCallback, 550)(hTracer,
			callback_type, pfnGetNativeBinaryCb);
}

static ze_result_t slow_zelTracerModuleGetPropertiesRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnModuleGetPropertiesCb_t pfnGetPropertiesCb)
{
	return SHIM_FIRST(zelTracerModuleGetPropertiesRegisterCallback, 551)(hTracer, callback_type,
			pfnGetPropertiesCb);
}

static ze_result_t slow_zelTracerModuleInspectLinkageExtRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnModuleInspectLinkageExtCb_t pfnInspectLinkageExtCb)
{
	return SHIM_FIRST(zelTracerModuleInspectLinkageExtRegisterCallback, 552)(hTracer,
			callback_type, pfnInspectLinkageExtCb);
}

static ze_result_t slow_zelTracerPhysicalMemCreateRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnPhysicalMemCreateCb_t pfnCreateCb)
{
	return SHIM_FIRST(zelTracerPhysicalMemCreateRegisterCallback, 553)(hTracer, callback_type,
			pfnCreateCb);
}

static ze_result_t slow_zelTracerPhysicalMemDestroyRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnPhysicalMemDestroyCb_t pfnDestroyCb)
{
	return SHIM_FIRST(zelTracerPhysicalMemDestroyRegisterCallback, 554)(hTracer, callback_type,
			pfnDestroyCb);
}

static ze_result_t slow_zelTracerResetAllCallbacks(zel_tracer_handle_t hTracer)
{
	return SHIM_FIRST(zelTracerResetAllCallbacks, 573)(hTracer);
}

static ze_result_t slow_zelTracerSamplerCreateRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnSamplerCreateCb_t pfnCreateCb)
{
	return SHIM_FIRST(zelTracerSamplerCreateRegisterCallback, 574)(hTracer, callback_type,
			pfnCreateCb);
}

static ze_result_t slow_zelTracerSamplerDestroyRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnSamplerDestroyCb_t pfnDestroyCb)
{
	return SHIM_FIRST(zelTracerSamplerDestroyRegisterCallback, 575)(hTracer, callback_type,
			pfnDestroyCb);
}

static ze_result_t slow_zelTracerSetEnabled(zel_tracer_handle_t hTracer, ze_bool_t enable)
{
	return SHIM_FIRST(zelTracerSetEnabled, 576)(hTracer, enable);
}

static ze_result_t slow_zelTracerSetEpilogues(zel_tracer_handle_t hTracer,
		zel_core_callbacks_t *pCoreCbs)
{
	return SHIM_FIRST(zelTracerSetEpilogues, 577)(hTracer, pCoreCbs);
}

static ze_result_t slow_zelTracerSetPrologues(zel_tracer_handle_t hTracer,
		zel_core_callbacks_t *pCoreCbs)
{
	return SHIM_FIRST(zelTracerSetPrologues, 578)(hTracer, pCoreCbs);
}

static ze_result_t slow_zelTracerVirtualMemFreeRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnVirtualMemFreeCb_t pfnFreeCb)
{
	return SHIM_FIRST(zelTracerVirtualMemFreeRegisterCallback, 581)(hTracer, callback_type,
			pfnFreeCb);
}

static ze_result_t slow_zelTracerVirtualMemGetAccessAttributeRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnVirtualMemGetAccessAttributeCb_t pfnGetAccessAttributeCb)
{
	return SHIM_FIRST(zelTracerVirtualMemGetAccessAttributeRegisterCallback, 582)(hTracer,
			callback_type, pfnGetAccessAttributeCb);
}

static ze_result_t slow_zelTracerVirtualMemMapRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnVirtualMemMapCb_t pfnMapCb)
{
	return SHIM_FIRST(zelTracerVirtualMemMapRegisterCallback, 583)(hTracer, callback_type,
			pfnMapCb);
}

static ze_result_t slow_zelTracerVirtualMemQueryPageSizeRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnVirtualMemQueryPageSizeCb_t pfnQueryPageSizeCb)
{
	return SHIM_FIRST(zelTracerVirtualMemQueryPageSizeRegisterCallback, 584)(hTracer,
			callback_type, pfnQueryPageSizeCb);
}

static ze_result_t slow_zelTracerVirtualMemReserveRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnVirtualMemReserveCb_t pfnReserveCb)
{
	return SHIM_FIRST(zelTracerVirtualMemReserveRegisterCallback, 585)(hTracer, callback_type,
			pfnReserveCb);
}

static ze_result_t slow_zelTracerVirtualMemSetAccessAttributeRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type,
		ze_pfnVirtualMemSetAccessAttributeCb_t pfnSetAccessAttributeCb)
{
	return SHIM_FIRST(zelTracerVirtualMemSetAccessAttributeRegisterCallback, 586)(hTracer,
			callback_type, pfnSetAccessAttributeCb);
}

static ze_result_t slow_zelTracerVirtualMemUnmapRegisterCallback(zel_tracer_handle_t hTracer,
		zel_tracer_reg_t callback_type, ze_pfnVirtualMemUnmapCb_t pfnUnmapCb)
{
	return SHIM_FIRST(zelTracerVirtualMemUnmapRegisterCallback, 587)(hTracer, callback_type,
			pfnUnmapCb);
}

static ze_result_t slow_zesDeviceEccAvailable(zes_device_handle_t hDevice, ze_bool_t *pAvailable)
{
	return SHIM_FIRST(zesDeviceEccAvailable, 593)(hDevice, pAvailable);
}

static ze_result_t slow_zesDeviceEccConfigurable(zes_device_handle_t hDevice,
		ze_bool_t *pConfigurable)
{
	return SHIM_FIRST(zesDeviceEccConfigurable, 594)(hDevice, pConfigurable);
}

static ze_result_t slow_zesDeviceEnumDiagnosticTestSuites(zes_device_handle_t hDevice,
		uint32_t *pCount, zes_diag_handle_t *phDiagnostics)
{
	return SHIM_FIRST(zesDeviceEnumDiagnosticTestSuites, 596)(hDevice, pCount, phDiagnostics);
}

static ze_result_t slow_zesDeviceEnumEngineGroups(zes_device_handle_t hDevice, uint32_t *pCount,
		zes_engine_handle_t *phEngine)
{
	return SHIM_FIRST(zesDeviceEnumEngineGroups, 598)(hDevice, pCount, phEngine);
}

static ze_result_t slow_zesDeviceEnumFabricPorts(zes_device_handle_t hDevice, uint32_t *pCount,
		zes_fabric_port_handle_t *phPort)
{
	return SHIM_FIRST(zesDeviceEnumFabricPorts, 599)(hDevice, pCount, phPort);
}

static ze_result_t slow_zesDeviceEnumFans(zes_device_handle_t hDevice, uint32_t *pCount,
		zes_fan_handle_t *phFan)
{
	return SHIM_FIRST(zesDeviceEnumFans, 600)(hDevice, pCount, phFan);
}

static ze_result_t slow_zesDeviceEnumFirmwares(zes_device_handle_t hDevice, uint32_t *pCount,
		zes_firmware_handle_t *phFirmware)
{
	return SHIM_FIRST(zesDeviceEnumFirmwares, 601)(hDevice, pCount, phFirmware);
}

static ze_result_t slow_zesDeviceEnumFrequencyDomains(zes_device_handle_t hDevice, uint32_t *pCount,
		zes_freq_handle_t *phFrequency)
{
	return SHIM_FIRST(zesDeviceEnumFrequencyDomains, 602)(hDevice, pCount, phFrequency);
}

static ze_result_t slow_zesDeviceEnumLeds(zes_device_handle_t hDevice, uint32_t *pCount,
		zes_led_handle_t *phLed)
{
	return SHIM_FIRST(zesDeviceEnumLeds, 603)(hDevice, pCount, phLed);
}

static ze_result_t slow_zesDeviceEnumMemoryModules(zes_device_handle_t hDevice, uint32_t *pCount,
		zes_mem_handle_t *phMemory)
{
	return SHIM_FIRST(zesDeviceEnumMemoryModules, 604)(hDevice, pCount, phMemory);
}

static ze_result_t slow_zesDeviceEnumPerformanceFactorDomains(zes_device_handle_t hDevice,
		uint32_t *pCount, zes_perf_handle_t *phPerf)
{
	return SHIM_FIRST(zesDeviceEnumPerformanceFactorDomains, 606)(hDevice, pCount, phPerf);
}

static ze_result_t slow_zesDeviceEnumPowerDomains(zes_device_handle_t hDevice, uint32_t *pCount,
		zes_pwr_handle_t *phPower)
{
	return SHIM_FIRST(zesDeviceEnumPowerDomains, 607)(hDevice, pCount, phPower);
}

static ze_result_t slow_zesDeviceEnumPsus(zes_device_handle_t hDevice, uint32_t *pCount,
		zes_psu_handle_t *phPsu)
{
	return SHIM_FIRST(zesDeviceEnumPsus, 608)(hDevice, pCount, phPsu);
}

static ze_result_t slow_zesDeviceEnumRasErrorSets(zes_device_handle_t hDevice, uint32_t *pCount,
		zes_ras_handle_t *phRas)
{
	return SHIM_FIRST(zesDeviceEnumRasErrorSets, 609)(hDevice, pCount, phRas);
}

static ze_result_t slow_zesDeviceEnumSchedulers(zes_device_handle_t hDevice, uint32_t *pCount,
		zes_sched_handle_t *phScheduler)
{
	return SHIM_FIRST(zesDeviceEnumSchedulers, 610)(hDevice, pCount, phScheduler);
}

static ze_result_t slow_zesDeviceEnumStandbyDomains(zes_device_handle_t hDevice, uint32_t *pCount,
		zes_standby_handle_t *phStandby)
{
	return SHIM_FIRST(zesDeviceEnumStandbyDomains, 611)(hDevice, pCount, phStandby);
}

static ze_result_t slow_zesDeviceEnumTemperatureSensors(zes_device_handle_t hDevice,
		uint32_t *pCount, zes_temp_handle_t *phTemperature)
{
	return SHIM_FIRST(zesDeviceEnumTemperatureSensors, 612)(hDevice, pCount, phTemperature);
}

static ze_result_t slow_zesDeviceEventRegister(zes_device_handle_t hDevice,
		zes_event_type_flags_t events)
{
	return SHIM_FIRST(zesDeviceEventRegister, 613)(hDevice, events);
}

static ze_result_t slow_zesDeviceGet(zes_driver_handle_t hDriver, uint32_t *pCount,
		zes_device_handle_t *phDevices)
{
	return SHIM_FIRST(zesDeviceGet, 614)(hDriver, pCount, phDevices);
}

static ze_result_t slow_zesDeviceGetCardPowerDomain(zes_device_handle_t hDevice,
		zes_pwr_handle_t *phPower)
{
	return SHIM_FIRST(zesDeviceGetCardPowerDomain, 615)(hDevice, phPower);
}

static ze_result_t slow_zesDeviceGetEccState(zes_device_handle_t hDevice,
		zes_device_ecc_properties_t *pState)
{
	return SHIM_FIRST(zesDeviceGetEccState, 616)(hDevice, pState);
}

static ze_result_t slow_zesDeviceGetProperties(zes_device_handle_t hDevice,
		zes_device_properties_t *pProperties)
{
	return SHIM_FIRST(zesDeviceGetProperties, 619)(hDevice, pProperties);
}

static ze_result_t slow_zesDeviceGetState(zes_device_handle_t hDevice, zes_device_state_t *pState)
{
	return SHIM_FIRST(zesDeviceGetState, 620)(hDevice, pState);
}

static ze_result_t slow_zesDevicePciGetBars(zes_device_handle_t hDevice, uint32_t *pCount,
		zes_pci_bar_properties_t *pProperties)
{
	return SHIM_FIRST(zesDevicePciGetBars, 622)(hDevice, pCount, pProperties);
}

static ze_result_t slow_zesDevicePciGetProperties(zes_device_handle_t hDevice,
		zes_pci_properties_t *pProperties)
{
	return SHIM_FIRST(zesDevicePciGetProperties, 623)(hDevice, pProperties);
}

static ze_result_t slow_zesDevicePciGetState(zes_device_handle_t hDevice, zes_pci_state_t *pState)
{
	return SHIM_FIRST(zesDevicePciGetState, 624)(hDevice, pState);
}

static ze_result_t slow_zesDevicePciGetStats(zes_device_handle_t hDevice, zes_pci_stats_t *pStats)
{
	return SHIM_FIRST(zesDevicePciGetStats, 625)(hDevice, pStats);
}

static ze_result_t slow_zesDeviceProcessesGetState(zes_device_handle_t hDevice, uint32_t *pCount,
		zes_process_state_t *pProcesses)
{
	return SHIM_FIRST(zesDeviceProcessesGetState, 627)(hDevice, pCount, pProcesses);
}

static ze_result_t slow_zesDeviceReset(zes_device_handle_t hDevice, ze_bool_t force)
{
	return SHIM_FIRST(zesDeviceReset, 629)(hDevice, force);
}

static ze_result_t slow_zesDeviceSetEccState(zes_device_handle_t hDevice,
		const zes_device_ecc_desc_t *newState, zes_device_ecc_properties_t *pState)
{
	return SHIM_FIRST(zesDeviceSetEccState, 632)(hDevice, newState, pState);
}

static ze_result_t slow_zesDiagnosticsGetProperties(zes_diag_handle_t hDiagnostics,
		zes_diag_properties_t *pProperties)
{
	return SHIM_FIRST(zesDiagnosticsGetProperties, 634)(hDiagnostics, pProperties);
}

static ze_result_t slow_zesDiagnosticsGetTests(zes_diag_handle_t hDiagnostics, uint32_t *pCount,
		zes_diag_test_t *pTests)
{
	return SHIM_FIRST(zesDiagnosticsGetTests, 635)(hDiagnostics, pCount, pTests);
}

static ze_result_t slow_zesDiagnosticsRunTests(zes_diag_handle_t hDiagnostics, uint32_t startIndex,
		uint32_t endIndex, zes_diag_result_t *pResult)
{
	return SHIM_FIRST(zesDiagnosticsRunTests, 636)(hDiagnostics, startIndex, endIndex, pResult);
}

static ze_result_t slow_zesDriverEventListen(ze_driver_handle_t hDriver, uint32_t timeout,
		uint32_t count, zes_device_handle_t *phDevices, uint32_t *pNumDeviceEvents,
		zes_event_type_flags_t *pEvents)
{
	return SHIM_FIRST(zesDriverEventListen, 637)(hDriver, timeout, count, phDevices,
			pNumDeviceEvents, pEvents);
}

static ze_result_t slow_zesDriverEventListenEx(ze_driver_handle_t hDriver, uint64_t timeout,
		uint32_t count, zes_device_handle_t *phDevices, uint32_t *pNumDeviceEvents,
		zes_event_type_flags_t *pEvents)
{
	return SHIM_FIRST(zesDriverEventListenEx, 638)(hDriver, timeout, count, phDevices,
			pNumDeviceEvents, pEvents);
}

static ze_result_t slow_zesDriverGet(uint32_t *pCount, zes_driver_handle_t *phDrivers)
{
	return SHIM_FIRST(zesDriverGet, 639)(pCount, phDrivers);
}

static ze_result_t slow_zesDriverGetExtensionFunctionAddress(zes_driver_handle_t hDriver,
		const char *name, void **ppFunctionAddress)
{
	return SHIM_FIRST(zesDriverGetExtensionFunctionAddress, 641)(hDriver, name,
			ppFunctionAddress);
}

static ze_result_t slow_zesEngineGetActivity(zes_engine_handle_t hEngine,
		zes_engine_stats_t *pStats)
{
	return SHIM_FIRST(zesEngineGetActivity, 643)(hEngine, pStats);
}

static ze_result_t slow_zesEngineGetProperties(zes_engine_handle_t hEngine,
		zes_engine_properties_t *pProperties)
{
	return SHIM_FIRST(zesEngineGetProperties, 645)(hEngine, pProperties);
}

static ze_result_t slow_zesFabricPortGetConfig(zes_fabric_port_handle_t hPort,
		zes_fabric_port_config_t *pConfig)
{
	return SHIM_FIRST(zesFabricPortGetConfig, 646)(hPort, pConfig);
}

static ze_result_t slow_zesFabricPortGetLinkType(zes_fabric_port_handle_t hPort,
		zes_fabric_link_type_t *pLinkType)
{
	return SHIM_FIRST(zesFabricPortGetLinkType, 648)(hPort, pLinkType);
}

static ze_result_t slow_zesFabricPortGetProperties(zes_fabric_port_handle_t hPort,
		zes_fabric_port_properties_t *pProperties)
{
	return SHIM_FIRST(zesFabricPortGetProperties, 650)(hPort, pProperties);
}

static ze_result_t slow_zesFabricPortGetState(zes_fabric_port_handle_t hPort,
		zes_fabric_port_state_t *pState)
{
	return SHIM_FIRST(zesFabricPortGetState, 651)(hPort, pState);
}

static ze_result_t slow_zesFabricPortGetThroughput(zes_fabric_port_handle_t hPort,
		zes_fabric_port_throughput_t *pThroughput)
{
	return SHIM_FIRST(zesFabricPortGetThroughput, 652)(hPort, pThroughput);
}

static ze_result_t slow_zesFabricPortSetConfig(zes_fabric_port_handle_t hPort,
		const zes_fabric_port_config_t *pConfig)
{
	return SHIM_FIRST(zesFabricPortSetConfig, 653)(hPort, pConfig);
}

static ze_result_t slow_zesFanGetConfig(zes_fan_handle_t hFan, zes_fan_config_t *pConfig)
{
	return SHIM_FIRST(zesFanGetConfig, 654)(hFan, pConfig);
}

static ze_result_t slow_zesFanGetProperties(zes_fan_handle_t hFan,
		zes_fan_properties_t *pProperties)
{
	return SHIM_FIRST(zesFanGetProperties, 655)(hFan, pProperties);
}

static ze_result_t slow_zesFanGetState(zes_fan_handle_t hFan, zes_fan_speed_units_t units,
		int32_t *pSpeed)
{
	return SHIM_FIRST(zesFanGetState, 656)(hFan, units, pSpeed);
}

static ze_result_t slow_zesFanSetDefaultMode(zes_fan_handle_t hFan)
{
	return SHIM_FIRST(zesFanSetDefaultMode, 657)(hFan);
}

static ze_result_t slow_zesFanSetFixedSpeedMode(zes_fan_handle_t hFan, const zes_fan_speed_t *speed)
{
	return SHIM_FIRST(zesFanSetFixedSpeedMode, 658)(hFan, speed);
}

static ze_result_t slow_zesFanSetSpeedTableMode(zes_fan_handle_t hFan,
		const zes_fan_speed_table_t *speedTable)
{
	return SHIM_FIRST(zesFanSetSpeedTableMode, 659)(hFan, speedTable);
}

static ze_result_t slow_zesFirmwareFlash(zes_firmware_handle_t hFirmware, void *pImage,
		uint32_t size)
{
	return SHIM_FIRST(zesFirmwareFlash, 660)(hFirmware, pImage, size);
}

static ze_result_t slow_zesFirmwareGetProperties(zes_firmware_handle_t hFirmware,
		zes_firmware_properties_t *pProperties)
{
	return SHIM_FIRST(zesFirmwareGetProperties, 663)(hFirmware, pProperties);
}

static ze_result_t slow_zesFrequencyGetAvailableClocks(zes_freq_handle_t hFrequency,
		uint32_t *pCount, double *phFrequency)
{
	return SHIM_FIRST(zesFrequencyGetAvailableClocks, 666)(hFrequency, pCount, phFrequency);
}

static ze_result_t slow_zesFrequencyGetProperties(zes_freq_handle_t hFrequency,
		zes_freq_properties_t *pProperties)
{
	return SHIM_FIRST(zesFrequencyGetProperties, 667)(hFrequency, pProperties);
}

static ze_result_t slow_zesFrequencyGetRange(zes_freq_handle_t hFrequency,
		zes_freq_range_t *pLimits)
{
	return SHIM_FIRST(zesFrequencyGetRange, 668)(hFrequency, pLimits);
}

static ze_result_t slow_zesFrequencyGetState(zes_freq_handle_t hFrequency, zes_freq_state_t *pState)
{
	return SHIM_FIRST(zesFrequencyGetState, 669)(hFrequency, pState);
}

static ze_result_t slow_zesFrequencyGetThrottleTime(zes_freq_handle_t hFrequency,
		zes_freq_throttle_time_t *pThrottleTime)
{
	return SHIM_FIRST(zesFrequencyGetThrottleTime, 670)(hFrequency, pThrottleTime);
}

static ze_result_t slow_zesFrequencyOcGetCapabilities(zes_freq_handle_t hFrequency,
		zes_oc_capabilities_t *pOcCapabilities)
{
	return SHIM_FIRST(zesFrequencyOcGetCapabilities, 671)(hFrequency, pOcCapabilities);
}

static ze_result_t slow_zesFrequencyOcGetFrequencyTarget(zes_freq_handle_t hFrequency,
		double *pCurrentOcFrequency)
{
	return SHIM_FIRST(zesFrequencyOcGetFrequencyTarget, 672)(hFrequency, pCurrentOcFrequency);
}

static ze_result_t slow_zesFrequencyOcGetIccMax(zes_freq_handle_t hFrequency, double *pOcIccMax)
{
	return SHIM_FIRST(zesFrequencyOcGetIccMax, 673)(hFrequency, pOcIccMax);
}

static ze_result_t slow_zesFrequencyOcGetMode(zes_freq_handle_t hFrequency,
		zes_oc_mode_t *pCurrentOcMode)
{
	return SHIM_FIRST(zesFrequencyOcGetMode, 674)(hFrequency, pCurrentOcMode);
}

static ze_result_t slow_zesFrequencyOcGetTjMax(zes_freq_handle_t hFrequency, double *pOcTjMax)
{
	return SHIM_FIRST(zesFrequencyOcGetTjMax, 675)(hFrequency, pOcTjMax);
}

static ze_result_t slow_zesFrequencyOcGetVoltageTarget(zes_freq_handle_t hFrequency,
		double *pCurrentVoltageTarget, double *pCurrentVoltageOffset)
{
	return SHIM_FIRST(zesFrequencyOcGetVoltageTarget, 676)(hFrequency, pCurrentVoltageTarget,
			pCurrentVoltageOffset);
}

static ze_result_t slow_zesFrequencyOcSetFrequencyTarget(zes_freq_handle_t hFrequency,
		double CurrentOcFrequency)
{
	return SHIM_FIRST(zesFrequencyOcSetFrequencyTarget, 677)(hFrequency, CurrentOcFrequency);
}

static ze_result_t slow_zesFrequencyOcSetIccMax(zes_freq_handle_t hFrequency, double ocIccMax)
{
	return SHIM_FIRST(zesFrequencyOcSetIccMax, 678)(hFrequency, ocIccMax);
}

static ze_result_t slow_zesFrequencyOcSetMode(zes_freq_handle_t hFrequency,
		zes_oc_mode_t CurrentOcMode)
{
	return SHIM_FIRST(zesFrequencyOcSetMode, 679)(hFrequency, CurrentOcMode);
}

static ze_result_t slow_zesFrequencyOcSetTjMax(zes_freq_handle_t hFrequency, double ocTjMax)
{
	return SHIM_FIRST(zesFrequencyOcSetTjMax, 680)(hFrequency, ocTjMax);
}

static ze_result_t slow_zesFrequencyOcSetVoltageTarget(zes_freq_handle_t hFrequency,
		double CurrentVoltageTarget, double CurrentVoltageOffset)
{
	return SHIM_FIRST(zesFrequencyOcSetVoltageTarget, 681)(hFrequency, CurrentVoltageTarget,
			CurrentVoltageOffset);
}

static ze_result_t slow_zesFrequencySetRange(zes_freq_handle_t hFrequency,
		const zes_freq_range_t *pLimits)
{
	return SHIM_FIRST(zesFrequencySetRange, 682)(hFrequency, pLimits);
}

static ze_result_t slow_zesGetDeviceProcAddrTable(ze_api_version_t version,
		zes_device_dditable_t *pDdiTable)
{
	return SHIM_FIRST(zesGetDeviceProcAddrTable, 684)(version, pDdiTable);
}

static ze_result_t slow_zesGetDiagnosticsProcAddrTable(ze_api_version_t version,
		zes_diagnostics_dditable_t *pDdiTable)
{
	return SHIM_FIRST(zesGetDiagnosticsProcAddrTable, 685)(version, pDdiTable);
}

static ze_result_t slow_zesGetDriverProcAddrTable(ze_api_version_t version,
		zes_driver_dditable_t *pDdiTable)
{
	return SHIM_FIRST(zesGetDriverProcAddrTable, 687)(version, pDdiTable);
}

static ze_result_t slow_zesGetEngineProcAddrTable(ze_api_version_t version,
		zes_engine_dditable_t *pDdiTable)
{
	return SHIM_FIRST(zesGetEngineProcAddrTable, 688)(version, pDdiTable);
}

static ze_result_t slow_zesGetFabricPortProcAddrTable(ze_api_version_t version,
		zes_fabric_port_dditable_t *pDdiTable)
{
	return SHIM_FIRST(zesGetFabricPortProcAddrTable, 689)(version, pDdiTable);
}

static ze_result_t slow_zesGetFanProcAddrTable(ze_api_version_t version,
		zes_fan_dditable_t *pDdiTable)
{
	return SHIM_FIRST(zesGetFanProcAddrTable, 690)(version, pDdiTable);
}

static ze_result_t slow_zesGetFirmwareProcAddrTable(ze_api_version_t version,
		zes_firmware_dditable_t *pDdiTable)
{
	return SHIM_FIRST(zesGetFirmwareProcAddrTable, 692)(version, pDdiTable);
}

static ze_result_t slow_zesGetFrequencyProcAddrTable(ze_api_version_t version,
		zes_frequency_dditable_t *pDdiTable)
{
	return SHIM_FIRST(zesGetFrequencyProcAddrTable, 693)(version, pDdiTable);
}

static ze_result_t slow_zesGetLedProcAddrTable(ze_api_version_t version,
		zes_led_dditable_t *pDdiTable)
{
	return SHIM_FIRST(zesGetLedProcAddrTable, 695)(version, pDdiTable);
}

static ze_result_t slow_zesGetMemoryProcAddrTable(ze_api_version_t version,
		zes_memory_dditable_t *pDdiTable)
{
	return SHIM_FIRST(zesGetMemoryProcAddrTable, 696)(version, pDdiTable);
}

static ze_result_t slow_zesGetPerformanceFactorProcAddrTable(ze_api_version_t version,
		zes_performance_factor_dditable_t *pDdiTable)
{
	return SHIM_FIRST(zesGetPerformanceFactorProcAddrTable, 698)(version, pDdiTable);
}

static ze_result_t slow_zesGetPowerProcAddrTable(ze_api_version_t version,
		zes_power_dditable_t *pDdiTable)
{
	return SHIM_FIRST(zesGetPowerProcAddrTable, 699)(version, pDdiTable);
}

static ze_result_t slow_zesGetPsuProcAddrTable(ze_api_version_t version,
		zes_psu_dditable_t *pDdiTable)
{
	return SHIM_FIRST(zesGetPsuProcAddrTable, 700)(version, pDdiTable);
}

static ze_result_t slow_zesGetRasProcAddrTable(ze_api_version_t version,
		zes_ras_dditable_t *pDdiTable)
{
	return SHIM_FIRST(zesGetRasProcAddrTable, 702)(version, pDdiTable);
}

static ze_result_t slow_zesGetSchedulerProcAddrTable(ze_api_version_t version,
		zes_scheduler_dditable_t *pDdiTable)
{
	return SHIM_FIRST(zesGetSchedulerProcAddrTable, 703)(version, pDdiTable);
}

static ze_result_t slow_zesGetStandbyProcAddrTable(ze_api_version_t version,
		zes_standby_dditable_t *pDdiTable)
{
	return SHIM_FIRST(zesGetStandbyProcAddrTable, 704)(version, pDdiTable);
}

static ze_result_t slow_zesGetTemperatureProcAddrTable(ze_api_version_t version,
		zes_temperature_dditable_t *pDdiTable)
{
	return SHIM_FIRST(zesGetTemperatureProcAddrTable, 705)(version, pDdiTable);
}

static ze_result_t slow_zesInit(uint32_t flags)
{
	return SHIM_FIRST(zesInit, 707)(flags);
}

static ze_result_t slow_zesLedGetProperties(zes_led_handle_t hLed,
		zes_led_properties_t *pProperties)
{
	return SHIM_FIRST(zesLedGetProperties, 708)(hLed, pProperties);
}

static ze_result_t slow_zesLedGetState(zes_led_handle_t hLed, zes_led_state_t *pState)
{
	return SHIM_FIRST(zesLedGetState, 709)(hLed, pState);
}

static ze_result_t slow_zesLedSetColor(zes_led_handle_t hLed, const zes_led_color_t *pColor)
{
	return SHIM_FIRST(zesLedSetColor, 710)(hLed, pColor);
}

static ze_result_t slow_zesLedSetState(zes_led_handle_t hLed, ze_bool_t enable)
{
	return SHIM_FIRST(zesLedSetState, 711)(hLed, enable);
}

static ze_result_t slow_zesMemoryGetBandwidth(zes_mem_handle_t hMemory,
		zes_mem_bandwidth_t *pBandwidth)
{
	return SHIM_FIRST(zesMemoryGetBandwidth, 712)(hMemory, pBandwidth);
}

static ze_result_t slow_zesMemoryGetProperties(zes_mem_handle_t hMemory,
		zes_mem_properties_t *pProperties)
{
	return SHIM_FIRST(zesMemoryGetProperties, 713)(hMemory, pProperties);
}

static ze_result_t slow_zesMemoryGetState(zes_mem_handle_t hMemory, zes_mem_state_t *pState)
{
	return SHIM_FIRST(zesMemoryGetState, 714)(hMemory, pState);
}

static ze_result_t slow_zesPerformanceFactorGetConfig(zes_perf_handle_t hPerf, double *pFactor)
{
	return SHIM_FIRST(zesPerformanceFactorGetConfig, 724)(hPerf, pFactor);
}

static ze_result_t slow_zesPerformanceFactorGetProperties(zes_perf_handle_t hPerf,
		zes_perf_properties_t *pProperties)
{
	return SHIM_FIRST(zesPerformanceFactorGetProperties, 725)(hPerf, pProperties);
}

static ze_result_t slow_zesPerformanceFactorSetConfig(zes_perf_handle_t hPerf, double factor)
{
	return SHIM_FIRST(zesPerformanceFactorSetConfig, 726)(hPerf, factor);
}

static ze_result_t slow_zesPowerGetEnergyCounter(zes_pwr_handle_t hPower,
		zes_power_energy_counter_t *pEnergy)
{
	return SHIM_FIRST(zesPowerGetEnergyCounter, 727)(hPower, pEnergy);
}

static ze_result_t slow_zesPowerGetEnergyThreshold(zes_pwr_handle_t hPower,
		zes_energy_threshold_t *pThreshold)
{
	return SHIM_FIRST(zesPowerGetEnergyThreshold, 728)(hPower, pThreshold);
}

static ze_result_t slow_zesPowerGetLimits(zes_pwr_handle_t hPower,
		zes_power_sustained_limit_t *pSustained, zes_power_burst_limit_t *pBurst,
		zes_power_peak_limit_t *pPeak)
{
	return SHIM_FIRST(zesPowerGetLimits, 729)(hPower, pSustained, pBurst, pPeak);
}

static ze_result_t slow_zesPowerGetLimitsExt(zes_pwr_handle_t hPower, uint32_t *pCount,
		zes_power_limit_ext_desc_t *pSustained)
{
	return SHIM_FIRST(zesPowerGetLimitsExt, 730)(hPower, pCount, pSustained);
}

static ze_result_t slow_zesPowerGetProperties(zes_pwr_handle_t hPower,
		zes_power_properties_t *pProperties)
{
	return SHIM_FIRST(zesPowerGetProperties, 732)(hPower, pProperties);
}

static ze_result_t slow_zesPowerSetEnergyThreshold(zes_pwr_handle_t hPower, double threshold)
{
	return SHIM_FIRST(zesPowerSetEnergyThreshold, 734)(hPower, threshold);
}

static ze_result_t slow_zesPowerSetLimits(zes_pwr_handle_t hPower,
		const zes_power_sustained_limit_t *pSustained,
		const zes_power_burst_limit_t *pBurst, const zes_power_peak_limit_t *pPeak)
{
	return SHIM_FIRST(zesPowerSetLimits, 735)(hPower, pSustained, pBurst, pPeak);
}

static ze_result_t slow_zesPowerSetLimitsExt(zes_pwr_handle_t hPower, uint32_t *pCount,
		zes_power_limit_ext_desc_t *pSustained)
{
	return SHIM_FIRST(zesPowerSetLimitsExt, 736)(hPower, pCount, pSustained);
}

static ze_result_t slow_zesPsuGetProperties(zes_psu_handle_t hPsu,
		zes_psu_properties_t *pProperties)
{
	return SHIM_FIRST(zesPsuGetProperties, 738)(hPsu, pProperties);
}

static ze_result_t slow_zesPsuGetState(zes_psu_handle_t hPsu, zes_psu_state_t *pState)
{
	return SHIM_FIRST(zesPsuGetState, 739)(hPsu, pState);
}

static ze_result_t slow_zesRasGetConfig(zes_ras_handle_t hRas, zes_ras_config_t *pConfig)
{
	return SHIM_FIRST(zesRasGetConfig, 741)(hRas, pConfig);
}

static ze_result_t slow_zesRasGetProperties(zes_ras_handle_t hRas,
		zes_ras_properties_t *pProperties)
{
	return SHIM_FIRST(zesRasGetProperties, 743)(hRas, pProperties);
}

static ze_result_t slow_zesRasGetState(zes_ras_handle_t hRas, ze_bool_t clear,
		zes_ras_state_t *pState)
{
	return SHIM_FIRST(zesRasGetState, 744)(hRas, clear, pState);
}

static ze_result_t slow_zesRasSetConfig(zes_ras_handle_t hRas, const zes_ras_config_t *pConfig)
{
	return SHIM_FIRST(zesRasSetConfig, 748)(hRas, pConfig);
}

static ze_result_t slow_zesSchedulerGetCurrentMode(zes_sched_handle_t hScheduler,
		zes_sched_mode_t *pMode)
{
	return SHIM_FIRST(zesSchedulerGetCurrentMode, 750)(hScheduler, pMode);
}

static ze_result_t slow_zesSchedulerGetProperties(zes_sched_handle_t hScheduler,
		zes_sched_properties_t *pProperties)
{
	return SHIM_FIRST(zesSchedulerGetProperties, 751)(hScheduler, pProperties);
}

static ze_result_t slow_zesSchedulerGetTimeoutModeProperties(zes_sched_handle_t hScheduler,
		ze_bool_t getDefaults, zes_sched_timeout_properties_t *pConfig)
{
	return SHIM_FIRST(zesSchedulerGetTimeoutModeProperties, 752)(hScheduler, getDefaults,
			pConfig);
}

static ze_result_t slow_zesSchedulerGetTimesliceModeProperties(zes_sched_handle_t hScheduler,
		ze_bool_t getDefaults, zes_sched_timeslice_properties_t *pConfig)
{
	return SHIM_FIRST(zesSchedulerGetTimesliceModeProperties, 753)(hScheduler, getDefaults,
			pConfig);
}

static ze_result_t slow_zesSchedulerSetComputeUnitDebugMode(zes_sched_handle_t hScheduler,
		ze_bool_t *pNeedReload)
{
	return SHIM_FIRST(zesSchedulerSetComputeUnitDebugMode, 754)(hScheduler, pNeedReload);
}

static ze_result_t slow_zesSchedulerSetExclusiveMode(zes_sched_handle_t hScheduler,
		ze_bool_t *pNeedReload)
{
	return SHIM_FIRST(zesSchedulerSetExclusiveMode, 755)(hScheduler, pNeedReload);
}

static ze_result_t slow_zesSchedulerSetTimeoutMode(zes_sched_handle_t hScheduler,
		zes_sched_timeout_properties_t *pProperties, ze_bool_t *pNeedReload)
{
	return SHIM_FIRST(zesSchedulerSetTimeoutMode, 756)(hScheduler, pProperties, pNeedReload);
}

static ze_result_t slow_zesSchedulerSetTimesliceMode(zes_sched_handle_t hScheduler,
		zes_sched_timeslice_properties_t *pProperties, ze_bool_t *pNeedReload)
{
	return SHIM_FIRST(zesSchedulerSetTimesliceMode, 757)(hScheduler, pProperties, pNeedReload);
}

static ze_result_t slow_zesStandbyGetMode(zes_standby_handle_t hStandby,
		zes_standby_promo_mode_t *pMode)
{
	return SHIM_FIRST(zesStandbyGetMode, 758)(hStandby, pMode);
}

static ze_result_t slow_zesStandbyGetProperties(zes_standby_handle_t hStandby,
		zes_standby_properties_t *pProperties)
{
	return SHIM_FIRST(zesStandbyGetProperties, 759)(hStandby, pProperties);
}

static ze_result_t slow_zesStandbySetMode(zes_standby_handle_t hStandby,
		zes_standby_promo_mode_t mode)
{
	return SHIM_FIRST(zesStandbySetMode, 760)(hStandby, mode);
}

static ze_result_t slow_zesTemperatureGetConfig(zes_temp_handle_t hTemperature,
		zes_temp_config_t *pConfig)
{
	return SHIM_FIRST(zesTemperatureGetConfig, 761)(hTemperature, pConfig);
}

static ze_result_t slow_zesTemperatureGetProperties(zes_temp_handle_t hTemperature,
		zes_temp_properties_t *pProperties)
{
	return SHIM_FIRST(zesTemperatureGetProperties, 762)(hTemperature, pProperties);
}

static ze_result_t slow_zesTemperatureGetState(zes_temp_handle_t hTemperature, double *pTemperature)
{
	return SHIM_FIRST(zesTemperatureGetState, 763)(hTemperature, pTemperature);
}

static ze_result_t slow_zesTemperatureSetConfig(zes_temp_handle_t hTemperature,
		const zes_temp_config_t *pConfig)
{
	return SHIM_FIRST(zesTemperatureSetConfig, 764)(hTemperature, pConfig);
}

static ze_result_t slow_zetCommandListAppendMetricMemoryBarrier(zet_command_list_handle_t hCommandList)
{
	return SHIM_FIRST(zetCommandListAppendMetricMemoryBarrier, 775)(hCommandList);
}

static ze_result_t slow_zetCommandListAppendMetricQueryBegin(zet_command_list_handle_t hCommandList,
		zet_metric_query_handle_t hMetricQuery)
{
	return SHIM_FIRST(zetCommandListAppendMetricQueryBegin, 776)(hCommandList, hMetricQuery);
}

static ze_result_t slow_zetCommandListAppendMetricQueryEnd(zet_command_list_handle_t hCommandList,
		zet_metric_query_handle_t hMetricQuery, ze_event_handle_t hSignalEvent,
		uint32_t numWaitEvents, ze_event_handle_t *phWaitEvents)
{
	return SHIM_FIRST(zetCommandListAppendMetricQueryEnd, 777)(hCommandList, hMetricQuery,
			hSignalEvent, numWaitEvents, phWaitEvents);
}

static ze_result_t slow_zetCommandListAppendMetricStreamerMarker(zet_command_list_handle_t hCommandList,
		zet_metric_streamer_handle_t hMetricStreamer, uint32_t value)
{
	return SHIM_FIRST(zetCommandListAppendMetricStreamerMarker, 778)(hCommandList,
			hMetricStreamer, value);
}

static ze_result_t slow_zetContextActivateMetricGroups(zet_context_handle_t hContext,
		zet_device_handle_t hDevice, uint32_t count,
		zet_metric_group_handle_t *phMetricGroups)
{
	return SHIM_FIRST(zetContextActivateMetricGroups, 779)(hContext, hDevice, count,
			phMetricGroups);
}

static ze_result_t slow_zetDebugAcknowledgeEvent(zet_debug_session_handle_t hDebug,
		const zet_debug_event_t *event)
{
	return SHIM_FIRST(zetDebugAcknowledgeEvent, 780)(hDebug, event);
}

static ze_result_t slow_zetDebugAttach(zet_device_handle_t hDevice,
		const zet_debug_config_t *config, zet_debug_session_handle_t *phDebug)
{
	return SHIM_FIRST(zetDebugAttach, 781)(hDevice, config, phDebug);
}

static ze_result_t slow_zetDebugDetach(zet_debug_session_handle_t hDebug)
{
	return SHIM_FIRST(zetDebugDetach, 782)(hDebug);
}

static ze_result_t slow_zetDebugGetRegisterSetProperties(zet_device_handle_t hDevice,
		uint32_t *pCount, zet_debug_regset_properties_t *pRegisterSetProperties)
{
	return SHIM_FIRST(zetDebugGetRegisterSetProperties, 783)(hDevice, pCount,
			pRegisterSetProperties);
}

static ze_result_t slow_zetDebugInterrupt(zet_debug_session_handle_t hDebug,
		ze_device_thread_t thread)
{
	return SHIM_FIRST(zetDebugInterrupt, 785)(hDebug, thread);
}

static ze_result_t slow_zetDebugReadEvent(zet_debug_session_handle_t hDebug, uint64_t timeout,
		zet_debug_event_t *event)
{
	return SHIM_FIRST(zetDebugReadEvent, 786)(hDebug, timeout, event);
}

static ze_result_t slow_zetDebugReadMemory(zet_debug_session_handle_t hDebug,
		ze_device_thread_t thread, const zet_debug_memory_space_desc_t *desc, size_t size,
		void *buffer)
{
	return SHIM_FIRST(zetDebugReadMemory, 787)(hDebug, thread, desc, size, buffer);
}

static ze_result_t slow_zetDebugReadRegisters(zet_debug_session_handle_t hDebug,
		ze_device_thread_t thread, uint32_t type, uint32_t start, uint32_t count,
		void *pRegisterValues)
{
	return SHIM_FIRST(zetDebugReadRegisters, 788)(hDebug, thread, type, start, count,
			pRegisterValues);
}

static ze_result_t slow_zetDebugResume(zet_debug_session_handle_t hDebug, ze_device_thread_t thread)
{
	return SHIM_FIRST(zetDebugResume, 789)(hDebug, thread);
}

static ze_result_t slow_zetDebugWriteMemory(zet_debug_session_handle_t hDebug,
		ze_device_thread_t thread, const zet_debug_memory_space_desc_t *desc, size_t size,
		const void *buffer)
{
	return SHIM_FIRST(zetDebugWriteMemory, 790)(hDebug, thread, desc, size, buffer);
}

static ze_result_t slow_zetDebugWriteRegisters(zet_debug_session_handle_t hDebug,
		ze_device_thread_t thread, uint32_t type, uint32_t start, uint32_t count,
		void *pRegisterValues)
{
	return SHIM_FIRST(zetDebugWriteRegisters, 791)(hDebug, thread, type, start, count,
			pRegisterValues);
}

static ze_result_t slow_zetDeviceGetDebugProperties(zet_device_handle_t hDevice,
		zet_device_debug_properties_t *pDebugProperties)
{
	return SHIM_FIRST(zetDeviceGetDebugProperties, 796)(hDevice, pDebugProperties);
}

static ze_result_t slow_zetGetCommandListProcAddrTable(ze_api_version_t version,
		zet_command_list_dditable_t *pDdiTable)
{
	return SHIM_FIRST(zetGetCommandListProcAddrTable, 798)(version, pDdiTable);
}

static ze_result_t slow_zetGetContextProcAddrTable(ze_api_version_t version,
		zet_context_dditable_t *pDdiTable)
{
	return SHIM_FIRST(zetGetContextProcAddrTable, 799)(version, pDdiTable);
}

static ze_result_t slow_zetGetDebugProcAddrTable(ze_api_version_t version,
		zet_debug_dditable_t *pDdiTable)
{
	return SHIM_FIRST(zetGetDebugProcAddrTable, 800)(version, pDdiTable);
}

static ze_result_t slow_zetGetDeviceProcAddrTable(ze_api_version_t version,
		zet_device_dditable_t *pDdiTable)
{
	return SHIM_FIRST(zetGetDeviceProcAddrTable, 802)(version, pDdiTable);
}

static ze_result_t slow_zetGetKernelProcAddrTable(ze_api_version_t version,
		zet_kernel_dditable_t *pDdiTable)
{
	return SHIM_FIRST(zetGetKernelProcAddrTable, 803)(version, pDdiTable);
}

static ze_result_t slow_zetGetMetricGroupExpProcAddrTable(ze_api_version_t version,
		zet_metric_group_exp_dditable_t *pDdiTable)
{
	return SHIM_FIRST(zetGetMetricGroupExpProcAddrTable, 806)(version, pDdiTable);
}

static ze_result_t slow_zetGetMetricGroupProcAddrTable(ze_api_version_t version,
		zet_metric_group_dditable_t *pDdiTable)
{
	return SHIM_FIRST(zetGetMetricGroupProcAddrTable, 807)(version, pDdiTable);
}

static ze_result_t slow_zetGetMetricProcAddrTable(ze_api_version_t version,
		zet_metric_dditable_t *pDdiTable)
{
	return SHIM_FIRST(zetGetMetricProcAddrTable, 808)(version, pDdiTable);
}

static ze_result_t slow_zetGetMetricQueryPoolProcAddrTable(ze_api_version_t version,
		zet_metric_query_pool_dditable_t *pDdiTable)
{
	return SHIM_FIRST(zetGetMetricQueryPoolProcAddrTable, 810)(version, pDdiTable);
}

static ze_result_t slow_zetGetMetricQueryProcAddrTable(ze_api_version_t version,
		zet_metric_query_dditable_t *pDdiTable)
{
	return SHIM_FIRST(zetGetMetricQueryProcAddrTable, 811)(version, pDdiTable);
}

static ze_result_t slow_zetGetMetricStreamerProcAddrTable(ze_api_version_t version,
		zet_metric_streamer_dditable_t *pDdiTable)
{
	return SHIM_FIRST(zetGetMetricStreamerProcAddrTable, 812)(version, pDdiTable);
}

static ze_result_t slow_zetGetModuleProcAddrTable(ze_api_version_t version,
		zet_module_dditable_t *pDdiTable)
{
	return SHIM_FIRST(zetGetModuleProcAddrTable, 814)(version, pDdiTable);
}

static ze_result_t slow_zetGetTracerExpProcAddrTable(ze_api_version_t version,
		zet_tracer_exp_dditable_t *pDdiTable)
{
	return SHIM_FIRST(zetGetTracerExpProcAddrTable, 815)(version, pDdiTable);
}

static ze_result_t slow_zetKernelGetProfileInfo(zet_kernel_handle_t hKernel,
		zet_profile_properties_t *pProfileProperties)
{
	return SHIM_FIRST(zetKernelGetProfileInfo, 816)(hKernel, pProfileProperties);
}

static ze_result_t slow_zetMetricGet(zet_metric_group_handle_t hMetricGroup, uint32_t *pCount,
		zet_metric_handle_t *phMetrics)
{
	return SHIM_FIRST(zetMetricGet, 823)(hMetricGroup, pCount, phMetrics);
}

static ze_result_t slow_zetMetricGetProperties(zet_metric_handle_t hMetric,
		zet_metric_properties_t *pProperties)
{
	return SHIM_FIRST(zetMetricGetProperties, 824)(hMetric, pProperties);
}

static ze_result_t slow_zetMetricGroupCalculateMetricValues(zet_metric_group_handle_t hMetricGroup,
		zet_metric_group_calculation_type_t type, size_t rawDataSize,
		const uint8_t *pRawData, uint32_t *pMetricValueCount,
		zet_typed_value_t *pMetricValues)
{
	return SHIM_FIRST(zetMetricGroupCalculateMetricValues, 827)(hMetricGroup, type, rawDataSize,
			pRawData, pMetricValueCount, pMetricValues);
}

static ze_result_t slow_zetMetricGroupCalculateMultipleMetricValuesExp(zet_metric_group_handle_t hMetricGroup,
		zet_metric_group_calculation_type_t type, size_t rawDataSize,
		const uint8_t *pRawData, uint32_t *pSetCount, uint32_t *pTotalMetricValueCount,
		uint32_t *pMetricCounts, zet_typed_value_t *pMetricValues)
{
	return SHIM_FIRST(zetMetricGroupCalculateMultipleMetricValuesExp, 828)(hMetricGroup, type,
			rawDataSize, pRawData, pSetCount, pTotalMetricValueCount, pMetricCounts,
			pMetricValues);
}

static ze_result_t slow_zetMetricGroupGet(zet_device_handle_t hDevice, uint32_t *pCount,
		zet_metric_group_handle_t *phMetricGroups)
{
	return SHIM_FIRST(zetMetricGroupGet, 832)(hDevice, pCount, phMetricGroups);
}

static ze_result_t slow_zetMetricGroupGetProperties(zet_metric_group_handle_t hMetricGroup,
		zet_metric_group_properties_t *pProperties)
{
	return SHIM_FIRST(zetMetricGroupGetProperties, 835)(hMetricGroup, pProperties);
}

static ze_result_t slow_zetMetricQueryCreate(zet_metric_query_pool_handle_t hMetricQueryPool,
		uint32_t index, zet_metric_query_handle_t *phMetricQuery)
{
	return SHIM_FIRST(zetMetricQueryCreate, 841)(hMetricQueryPool, index, phMetricQuery);
}

static ze_result_t slow_zetMetricQueryDestroy(zet_metric_query_handle_t hMetricQuery)
{
	return SHIM_FIRST(zetMetricQueryDestroy, 842)(hMetricQuery);
}

static ze_result_t slow_zetMetricQueryGetData(zet_metric_query_handle_t hMetricQuery,
		size_t *pRawDataSize, uint8_t *pRawData)
{
	return SHIM_FIRST(zetMetricQueryGetData, 843)(hMetricQuery, pRawDataSize, pRawData);
}

static ze_result_t slow_zetMetricQueryPoolCreate(zet_context_handle_t hContext,
		zet_device_handle_t hDevice, zet_metric_group_handle_t hMetricGroup,
		const zet_metric_query_pool_desc_t *desc,
		zet_metric_query_pool_handle_t *phMetricQueryPool)
{
	return SHIM_FIRST(zetMetricQueryPoolCreate, 844)(hContext, hDevice, hMetricGroup, desc,
			phMetricQueryPool);
}

static ze_result_t slow_zetMetricQueryPoolDestroy(zet_metric_query_pool_handle_t hMetricQueryPool)
{
	return SHIM_FIRST(zetMetricQueryPoolDestroy, 845)(hMetricQueryPool);
}

static ze_result_t slow_zetMetricQueryReset(zet_metric_query_handle_t hMetricQuery)
{
	return SHIM_FIRST(zetMetricQueryReset, 846)(hMetricQuery);
}

static ze_result_t slow_zetMetricStreamerClose(zet_metric_streamer_handle_t hMetricStreamer)
{
	return SHIM_FIRST(zetMetricStreamerClose, 847)(hMetricStreamer);
}

static ze_result_t slow_zetMetricStreamerOpen(zet_context_handle_t hContext,
		zet_device_handle_t hDevice, zet_metric_group_handle_t hMetricGroup,
		zet_metric_streamer_desc_t *desc, ze_event_handle_t hNotificationEvent,
		zet_metric_streamer_handle_t *phMetricStreamer)
{
	return SHIM_FIRST(zetMetricStreamerOpen, 848)(hContext, hDevice, hMetricGroup, desc,
			hNotificationEvent, phMetricStreamer);
}

static ze_result_t slow_zetMetricStreamerReadData(zet_metric_streamer_handle_t hMetricStreamer,
		uint32_t maxReportCount, size_t *pRawDataSize, uint8_t *pRawData)
{
	return SHIM_FIRST(zetMetricStreamerReadData, 849)(hMetricStreamer, maxReportCount,
			pRawDataSize, pRawData);
}

static ze_result_t slow_zetModuleGetDebugInfo(zet_module_handle_t hModule,
		zet_module_debug_info_format_t format, size_t *pSize, uint8_t *pDebugInfo)
{
	return SHIM_FIRST(zetModuleGetDebugInfo, 856)(hModule, format, pSize, pDebugInfo);
}

static ze_result_t slow_zetTracerExpCreate(zet_context_handle_t hContext,
		const zet_tracer_exp_desc_t *desc, zet_tracer_exp_handle_t *phTracer)
{
	return SHIM_FIRST(zetTracerExpCreate, 857)(hContext, desc, phTracer);
}

static ze_result_t slow_zetTracerExpDestroy(zet_tracer_exp_handle_t hTracer)
{
	return SHIM_FIRST(zetTracerExpDestroy, 858)(hTracer);
}

static ze_result_t slow_zetTracerExpSetEnabled(zet_tracer_exp_handle_t hTracer, ze_bool_t enable)
{
	return SHIM_FIRST(zetTracerExpSetEnabled, 859)(hTracer, enable);
}

static ze_result_t slow_zetTracerExpSetEpilogues(zet_tracer_exp_handle_t hTracer,
		zet_core_callbacks_t *pCoreCbs)
{
	return SHIM_FIRST(zetTracerExpSetEpilogues, 860)(hTracer, pCoreCbs);
}

static ze_result_t slow_zetTracerExpSetPrologues(zet_tracer_exp_handle_t hTracer,
		zet_core_callbacks_t *pCoreCbs)
{
	return SHIM_FIRST(zetTracerExpSetPrologues, 861)(hTracer, pCoreCbs);
}

static const char *const aliases[] = {"libze_loader.so", NULL};

/* Those of frequent calls first. */
SHIM_HOT_DATA void *shim_slots[] = {
	(void *)slow_zeCommandListAppendGraphExt,
	(void *)slow_zeCommandListAppendLaunchCooperativeKernel,
	(void *)slow_zeCommandListAppendLaunchKernel,
	(void *)slow_zeCommandListAppendLaunchKernelIndirect,
	(void *)slow_zeCommandListAppendLaunchKernelWithArguments,
	(void *)slow_zeCommandListAppendLaunchKernelWithParameters,
	(void *)slow_zeCommandListAppendLaunchMultipleKernelsIndirect,
	(void *)slow_zeCommandListImmediateAppendCommandListsExp,
	(void *)slow_zeCommandListImmediateAppendCommandListsWithParameters,
	(void *)slow_zeCommandQueueExecuteCommandLists,
	(void *)slow_zeCommandListHostSynchronize,
	(void *)slow_zeCommandQueueSynchronize,
	(void *)slow_zeEventQueryStatus,
	(void *)slow_zeFenceQueryStatus,
	(void *)slow_zeCommandListAppendImageCopy,
	(void *)slow_zeCommandListAppendImageCopyFromMemory,
	(void *)slow_zeCommandListAppendImageCopyFromMemoryExt,
	(void *)slow_zeCommandListAppendImageCopyRegion,
	(void *)slow_zeCommandListAppendImageCopyToMemory,
	(void *)slow_zeCommandListAppendImageCopyToMemoryExt,
	(void *)slow_zeCommandListAppendMemoryCopy,
	(void *)slow_zeCommandListAppendMemoryCopyFromContext,
	(void *)slow_zeCommandListAppendMemoryCopyRegion,
	(void *)slow_zeCommandListAppendMemoryCopyWithParameters,
	(void *)slow_zeCommandListAppendMemoryFill,
	(void *)slow_zeCommandListAppendMemoryFillWithParameters,
	(void *)slow__ZN11error_state12getErrorDescEPPKc,
	(void *)slow__ZN11error_state12setErrorDescERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE,
	(void *)slow__ZN6loader19createLoaderContextEv,
	(void *)slow__ZN6loader19deleteLoaderContextEv,
	(void *)slow__ZN6loader20driverSortComparatorERKNS_8driver_tES2_,
	(void *)slow__ZN6loader22discoverEnabledDriversB5cxx11Ev,
	(void *)slow__ZN6loader22discoverEnabledDriversEv,
	(void *)slow__ZN6loader9context_t11init_driverENS_8driver_tEj,
	(void *)slow__ZN6loader9context_t11init_driverERNS_8driver_tEjP27_ze_init_driver_type_desc_t,
	(void *)slow__ZN6loader9context_t11init_driverERNS_8driver_tEjP27_ze_init_driver_type_desc_tP21_ze_global_dditable_tP22_zes_global_dditable_tb,
	(void *)slow__ZN6loader9context_t13check_driversEj,
	(void *)slow__ZN6loader9context_t13check_driversEjP27_ze_init_driver_type_desc_tP21_ze_global_dditable_tP22_zes_global_dditable_tPbb,
	(void *)slow__ZN6loader9context_t13driverSortingEPSt6vectorINS_8driver_tESaIS2_EEP27_ze_init_driver_type_desc_tb,
	(void *)slow__ZN6loader9context_t14driverOrderingEPSt6vectorINS_8driver_tESaIS2_EE,
	(void *)slow__ZN6loader9context_t18add_loader_versionEv,
	(void *)slow__ZN6loader9context_t19debug_trace_messageENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES6_,
	(void *)slow__ZN6loader9context_t4initEv,
	(void *)slow__ZN6loader9context_tD1Ev,
	(void *)slow__ZN6loader9context_tD2Ev,
	(void *)slow__ZN6loader9to_stringB5cxx11E12_ze_result_t,
	(void *)slow__ZN6loader9to_stringB5cxx11EPK27_ze_init_driver_type_desc_t,
	(void *)slow__ZN6loader9to_stringB5cxx11Ej,
	(void *)slow__ZN6ze_lib16createLibContextEv,
	(void *)slow__ZN6ze_lib16deleteLibContextEv,
	(void *)slow__ZN6ze_lib27applicationTeardownCallbackEj,
	(void *)slow__ZN6ze_lib9context_tC1Ev,
	(void *)slow__ZN6ze_lib9context_tC2Ev,
	(void *)slow__ZN6ze_lib9context_tD1Ev,
	(void *)slow__ZN6ze_lib9context_tD2Ev,
	(void *)slow_zeCommandListAppendBarrier,
	(void *)slow_zeCommandListAppendEventReset,
	(void *)slow_zeCommandListAppendHostFunction,
	(void *)slow_zeCommandListAppendMemAdvise,
	(void *)slow_zeCommandListAppendMemoryPrefetch,
	(void *)slow_zeCommandListAppendMemoryRangesBarrier,
	(void *)slow_zeCommandListAppendQueryKernelTimestamps,
	(void *)slow_zeCommandListAppendSignalEvent,
	(void *)slow_zeCommandListAppendSignalExternalSemaphoreExt,
	(void *)slow_zeCommandListAppendWaitExternalSemaphoreExt,
	(void *)slow_zeCommandListAppendWaitOnEvents,
	(void *)slow_zeCommandListAppendWriteGlobalTimestamp,
	(void *)slow_zeCommandListBeginCaptureIntoGraphExt,
	(void *)slow_zeCommandListBeginGraphCaptureExt,
	(void *)slow_zeCommandListClose,
	(void *)slow_zeCommandListCreate,
	(void *)slow_zeCommandListCreateCloneExp,
	(void *)slow_zeCommandListCreateImmediate,
	(void *)slow_zeCommandListDestroy,
	(void *)slow_zeCommandListEndGraphCaptureExt,
	(void *)slow_zeCommandListGetContextHandle,
	(void *)slow_zeCommandListGetDeviceHandle,
	(void *)slow_zeCommandListGetFlags,
	(void *)slow_zeCommandListGetGraphExt,
	(void *)slow_zeCommandListGetNextCommandIdExp,
	(void *)slow_zeCommandListGetNextCommandIdWithKernelsExp,
	(void *)slow_zeCommandListGetOrdinal,
	(void *)slow_zeCommandListImmediateGetFlags,
	(void *)slow_zeCommandListImmediateGetIndex,
	(void *)slow_zeCommandListImmediateGetMode,
	(void *)slow_zeCommandListImmediateGetPriority,
	(void *)slow_zeCommandListIsGraphCaptureEnabledExt,
	(void *)slow_zeCommandListIsImmediate,
	(void *)slow_zeCommandListIsMutableExp,
	(void *)slow_zeCommandListReset,
	(void *)slow_zeCommandListUpdateMutableCommandKernelsExp,
	(void *)slow_zeCommandListUpdateMutableCommandSignalEventExp,
	(void *)slow_zeCommandListUpdateMutableCommandWaitEventsExp,
	(void *)slow_zeCommandListUpdateMutableCommandsExp,
	(void *)slow_zeCommandQueueCreate,
	(void *)slow_zeCommandQueueDestroy,
	(void *)slow_zeCommandQueueGetFlags,
	(void *)slow_zeCommandQueueGetIndex,
	(void *)slow_zeCommandQueueGetMode,
	(void *)slow_zeCommandQueueGetOrdinal,
	(void *)slow_zeCommandQueueGetPriority,
	(void *)slow_zeContextCreate,
	(void *)slow_zeContextCreateEx,
	(void *)slow_zeContextDestroy,
	(void *)slow_zeContextEvictImage,
	(void *)slow_zeContextEvictMemory,
	(void *)slow_zeContextGetStatus,
	(void *)slow_zeContextMakeImageResident,
	(void *)slow_zeContextMakeMemoryResident,
	(void *)slow_zeContextSystemBarrier,
	(void *)slow_zeDeviceCanAccessPeer,
	(void *)slow_zeDeviceGet,
	(void *)slow_zeDeviceGetAggregatedCopyOffloadIncrementValue,
	(void *)slow_zeDeviceGetCacheProperties,
	(void *)slow_zeDeviceGetCommandQueueGroupProperties,
	(void *)slow_zeDeviceGetComputeProperties,
	(void *)slow_zeDeviceGetCounterBasedEventMaxValue,
	(void *)slow_zeDeviceGetExternalMemoryProperties,
	(void *)slow_zeDeviceGetFabricVertexExp,
	(void *)slow_zeDeviceGetGlobalTimestamps,
	(void *)slow_zeDeviceGetImageProperties,
	(void *)slow_zeDeviceGetMemoryAccessProperties,
	(void *)slow_zeDeviceGetMemoryProperties,
	(void *)slow_zeDeviceGetModuleProperties,
	(void *)slow_zeDeviceGetP2PProperties,
	(void *)slow_zeDeviceGetProperties,
	(void *)slow_zeDeviceGetRootDevice,
	(void *)slow_zeDeviceGetRuntimeRequirements,
	(void *)slow_zeDeviceGetRuntimeRequirementsKey,
	(void *)slow_zeDeviceGetStatus,
	(void *)slow_zeDeviceGetSubDevices,
	(void *)slow_zeDeviceGetVectorWidthPropertiesExt,
	(void *)slow_zeDeviceImportExternalSemaphoreExt,
	(void *)slow_zeDevicePciGetPropertiesExt,
	(void *)slow_zeDeviceReleaseExternalSemaphoreExt,
	(void *)slow_zeDeviceReserveCacheExt,
	(void *)slow_zeDeviceSetCacheAdviceExt,
	(void *)slow_zeDeviceSynchronize,
	(void *)slow_zeDeviceValidateRuntimeRequirements,
	(void *)slow_zeDriverGet,
	(void *)slow_zeDriverGetApiVersion,
	(void *)slow_zeDriverGetDefaultContext,
	(void *)slow_zeDriverGetExtensionFunctionAddress,
	(void *)slow_zeDriverGetExtensionProperties,
	(void *)slow_zeDriverGetIpcProperties,
	(void *)slow_zeDriverGetLastErrorDescription,
	(void *)slow_zeDriverGetProperties,
	(void *)slow_zeDriverRTASFormatCompatibilityCheckExp,
	(void *)slow_zeDriverRTASFormatCompatibilityCheckExt,
	(void *)slow_zeEventCounterBasedCloseIpcHandle,
	(void *)slow_zeEventCounterBasedCreate,
	(void *)slow_zeEventCounterBasedGetDeviceAddress,
	(void *)slow_zeEventCounterBasedGetIpcHandle,
	(void *)slow_zeEventCounterBasedOpenIpcHandle,
	(void *)slow_zeEventCreate,
	(void *)slow_zeEventDestroy,
	(void *)slow_zeEventGetCounterBasedFlags,
	(void *)slow_zeEventGetEventPool,
	(void *)slow_zeEventGetSignalScope,
	(void *)slow_zeEventGetWaitScope,
	(void *)slow_zeEventHostReset,
	(void *)slow_zeEventHostSignal,
	(void *)slow_zeEventHostSynchronize,
	(void *)slow_zeEventPoolCloseIpcHandle,
	(void *)slow_zeEventPoolCreate,
	(void *)slow_zeEventPoolDestroy,
	(void *)slow_zeEventPoolGetContextHandle,
	(void *)slow_zeEventPoolGetFlags,
	(void *)slow_zeEventPoolGetIpcHandle,
	(void *)slow_zeEventPoolOpenIpcHandle,
	(void *)slow_zeEventPoolPutIpcHandle,
	(void *)slow_zeEventQueryKernelTimestamp,
	(void *)slow_zeEventQueryKernelTimestampsExt,
	(void *)slow_zeEventQueryTimestampsExp,
	(void *)slow_zeExecutableGraphDestroyExt,
	(void *)slow_zeExecutableGraphGetSourceGraphExt,
	(void *)slow_zeFabricEdgeGetExp,
	(void *)slow_zeFabricEdgeGetPropertiesExp,
	(void *)slow_zeFabricEdgeGetVerticesExp,
	(void *)slow_zeFabricVertexGetDeviceExp,
	(void *)slow_zeFabricVertexGetExp,
	(void *)slow_zeFabricVertexGetPropertiesExp,
	(void *)slow_zeFabricVertexGetSubVerticesExp,
	(void *)slow_zeFenceCreate,
	(void *)slow_zeFenceDestroy,
	(void *)slow_zeFenceHostSynchronize,
	(void *)slow_zeFenceReset,
	(void *)slow_zeGetCommandListExpProcAddrTable,
	(void *)slow_zeGetCommandListProcAddrTable,
	(void *)slow_zeGetCommandQueueProcAddrTable,
	(void *)slow_zeGetContextProcAddrTable,
	(void *)slow_zeGetDeviceExpProcAddrTable,
	(void *)slow_zeGetDeviceProcAddrTable,
	(void *)slow_zeGetDriverExpProcAddrTable,
	(void *)slow_zeGetDriverProcAddrTable,
	(void *)slow_zeGetEventExpProcAddrTable,
	(void *)slow_zeGetEventPoolProcAddrTable,
	(void *)slow_zeGetEventProcAddrTable,
	(void *)slow_zeGetExecutableGraphProcAddrTable,
	(void *)slow_zeGetFabricEdgeExpProcAddrTable,
	(void *)slow_zeGetFabricVertexExpProcAddrTable,
	(void *)slow_zeGetFenceProcAddrTable,
	(void *)slow_zeGetGlobalProcAddrTable,
	(void *)slow_zeGetGraphProcAddrTable,
	(void *)slow_zeGetImageExpProcAddrTable,
	(void *)slow_zeGetImageProcAddrTable,
	(void *)slow_zeGetKernelExpProcAddrTable,
	(void *)slow_zeGetKernelProcAddrTable,
	(void *)slow_zeGetMemExpProcAddrTable,
	(void *)slow_zeGetMemProcAddrTable,
	(void *)slow_zeGetModuleBuildLogProcAddrTable,
	(void *)slow_zeGetModuleProcAddrTable,
	(void *)slow_zeGetPhysicalMemProcAddrTable,
	(void *)slow_zeGetRTASBuilderExpProcAddrTable,
	(void *)slow_zeGetRTASBuilderProcAddrTable,
	(void *)slow_zeGetRTASParallelOperationExpProcAddrTable,
	(void *)slow_zeGetRTASParallelOperationProcAddrTable,
	(void *)slow_zeGetSamplerProcAddrTable,
	(void *)slow_zeGetVirtualMemProcAddrTable,
	(void *)slow_zeGraphCreateExt,
	(void *)slow_zeGraphDestroyExt,
	(void *)slow_zeGraphDumpContentsExt,
	(void *)slow_zeGraphGetPrimaryCommandListExt,
	(void *)slow_zeGraphInstantiateExt,
	(void *)slow_zeGraphIsEmptyExt,
	(void *)slow_zeGraphSetDestructionCallbackExt,
	(void *)slow_zeImageCreate,
	(void *)slow_zeImageDestroy,
	(void *)slow_zeImageGetAllocPropertiesExt,
	(void *)slow_zeImageGetDeviceOffsetExp,
	(void *)slow_zeImageGetMemoryPropertiesExp,
	(void *)slow_zeImageGetProperties,
	(void *)slow_zeImageViewCreateExp,
	(void *)slow_zeImageViewCreateExt,
	(void *)slow_zeInit,
	(void *)slow_zeInitDrivers,
	(void *)slow_zeKernelCreate,
	(void *)slow_zeKernelDestroy,
	(void *)slow_zeKernelGetAllocationPropertiesExp,
	(void *)slow_zeKernelGetBinaryExp,
	(void *)slow_zeKernelGetIndirectAccess,
	(void *)slow_zeKernelGetName,
	(void *)slow_zeKernelGetProperties,
	(void *)slow_zeKernelGetSourceAttributes,
	(void *)slow_zeKernelSchedulingHintExp,
	(void *)slow_zeKernelSetArgumentValue,
	(void *)slow_zeKernelSetCacheConfig,
	(void *)slow_zeKernelSetGlobalOffsetExp,
	(void *)slow_zeKernelSetGroupSize,
	(void *)slow_zeKernelSetIndirectAccess,
	(void *)slow_zeKernelSuggestGroupSize,
	(void *)slow_zeKernelSuggestMaxCooperativeGroupCount,
	(void *)slow_zeLoaderGetTracingHandle,
	(void *)slow_zeLoaderInit,
	(void *)slow_zeMemAllocDevice,
	(void *)slow_zeMemAllocHost,
	(void *)slow_zeMemAllocShared,
	(void *)slow_zeMemCloseIpcHandle,
	(void *)slow_zeMemFree,
	(void *)slow_zeMemFreeExt,
	(void *)slow_zeMemGetAddressRange,
	(void *)slow_zeMemGetAllocProperties,
	(void *)slow_zeMemGetAtomicAccessAttributeExp,
	(void *)slow_zeMemGetFileDescriptorFromIpcHandleExp,
	(void *)slow_zeMemGetIpcHandle,
	(void *)slow_zeMemGetIpcHandleFromFileDescriptorExp,
	(void *)slow_zeMemGetIpcHandleWithProperties,
	(void *)slow_zeMemGetPitchFor2dImage,
	(void *)slow_zeMemOpenIpcHandle,
	(void *)slow_zeMemPutIpcHandle,
	(void *)slow_zeMemSetAtomicAccessAttributeExp,
	(void *)slow_zeModuleBuildLogDestroy,
	(void *)slow_zeModuleBuildLogGetString,
	(void *)slow_zeModuleCreate,
	(void *)slow_zeModuleDestroy,
	(void *)slow_zeModuleDynamicLink,
	(void *)slow_zeModuleGetFunctionPointer,
	(void *)slow_zeModuleGetGlobalPointer,
	(void *)slow_zeModuleGetKernelNames,
	(void *)slow_zeModuleGetNativeBinary,
	(void *)slow_zeModuleGetProperties,
	(void *)slow_zeModuleInspectLinkageExt,
	(void *)slow_zePhysicalMemCreate,
	(void *)slow_zePhysicalMemDestroy,
	(void *)slow_zePhysicalMemGetProperties,
	(void *)slow_zeRTASBuilderBuildExp,
	(void *)slow_zeRTASBuilderBuildExt,
	(void *)slow_zeRTASBuilderCommandListAppendCopyExt,
	(void *)slow_zeRTASBuilderCreateExp,
	(void *)slow_zeRTASBuilderCreateExt,
	(void *)slow_zeRTASBuilderDestroyExp,
	(void *)slow_zeRTASBuilderDestroyExt,
	(void *)slow_zeRTASBuilderGetBuildPropertiesExp,
	(void *)slow_zeRTASBuilderGetBuildPropertiesExt,
	(void *)slow_zeRTASParallelOperationCreateExp,
	(void *)slow_zeRTASParallelOperationCreateExt,
	(void *)slow_zeRTASParallelOperationDestroyExp,
	(void *)slow_zeRTASParallelOperationDestroyExt,
	(void *)slow_zeRTASParallelOperationGetPropertiesExp,
	(void *)slow_zeRTASParallelOperationGetPropertiesExt,
	(void *)slow_zeRTASParallelOperationJoinExp,
	(void *)slow_zeRTASParallelOperationJoinExt,
	(void *)slow_zeSamplerCreate,
	(void *)slow_zeSamplerDestroy,
	(void *)slow_zeVirtualMemFree,
	(void *)slow_zeVirtualMemGetAccessAttribute,
	(void *)slow_zeVirtualMemMap,
	(void *)slow_zeVirtualMemQueryPageSize,
	(void *)slow_zeVirtualMemReserve,
	(void *)slow_zeVirtualMemSetAccessAttribute,
	(void *)slow_zeVirtualMemUnmap,
	(void *)slow_zelCheckIsLoaderInTearDown,
	(void *)slow_zelDisableTracingLayer,
	(void *)slow_zelEnableTracingLayer,
	(void *)slow_zelGetLoaderVersion,
	(void *)slow_zelGetTracerApiProcAddrTable,
	(void *)slow_zelGetTracingLayerState,
	(void *)slow_zelLoaderContextTeardown,
	(void *)slow_zelLoaderDriverCheck,
	(void *)slow_zelLoaderGetContext,
	(void *)slow_zelLoaderGetVersion,
	(void *)slow_zelLoaderGetVersions,
	(void *)slow_zelLoaderGetVersionsInternal,
	(void *)slow_zelLoaderTracingLayerInit,
	(void *)slow_zelLoaderTranslateHandle,
	(void *)slow_zelLoaderTranslateHandleInternal,
	(void *)slow_zelLoaderZerTracingLayerInit,
	(void *)slow_zelRegisterTeardownCallback,
	(void *)slow_zelSetDelayLoaderContextTeardown,
	(void *)slow_zelSetDriverTeardown,
	(void *)slow_zelTracerCommandListAppendBarrierRegisterCallback,
	(void *)slow_zelTracerCommandListAppendEventResetRegisterCallback,
	(void *)slow_zelTracerCommandListAppendGraphExtRegisterCallback,
	(void *)slow_zelTracerCommandListAppendHostFunctionRegisterCallback,
	(void *)slow_zelTracerCommandListAppendImageCopyFromMemoryExtRegisterCallback,
	(void *)slow_zelTracerCommandListAppendImageCopyFromMemoryRegisterCallback,
	(void *)slow_zelTracerCommandListAppendImageCopyRegionRegisterCallback,
	(void *)slow_zelTracerCommandListAppendImageCopyRegisterCallback,
	(void *)slow_zelTracerCommandListAppendImageCopyToMemoryExtRegisterCallback,
	(void *)slow_zelTracerCommandListAppendImageCopyToMemoryRegisterCallback,
	(void *)slow_zelTracerCommandListAppendLaunchCooperativeKernelRegisterCallback,
	(void *)slow_zelTracerCommandListAppendLaunchKernelIndirectRegisterCallback,
	(void *)slow_zelTracerCommandListAppendLaunchKernelRegisterCallback,
	(void *)slow_zelTracerCommandListAppendLaunchKernelWithArgumentsRegisterCallback,
	(void *)slow_zelTracerCommandListAppendLaunchKernelWithParametersRegisterCallback,
	(void *)slow_zelTracerCommandListAppendLaunchMultipleKernelsIndirectRegisterCallback,
	(void *)slow_zelTracerCommandListAppendMemAdviseRegisterCallback,
	(void *)slow_zelTracerCommandListAppendMemoryCopyFromContextRegisterCallback,
	(void *)slow_zelTracerCommandListAppendMemoryCopyRegionRegisterCallback,
	(void *)slow_zelTracerCommandListAppendMemoryCopyRegisterCallback,
	(void *)slow_zelTracerCommandListAppendMemoryCopyWithParametersRegisterCallback,
	(void *)slow_zelTracerCommandListAppendMemoryFillRegisterCallback,
	(void *)slow_zelTracerCommandListAppendMemoryFillWithParametersRegisterCallback,
	(void *)slow_zelTracerCommandListAppendMemoryPrefetchRegisterCallback,
	(void *)slow_zelTracerCommandListAppendMemoryRangesBarrierRegisterCallback,
	(void *)slow_zelTracerCommandListAppendQueryKernelTimestampsRegisterCallback,
	(void *)slow_zelTracerCommandListAppendSignalEventRegisterCallback,
	(void *)slow_zelTracerCommandListAppendSignalExternalSemaphoreExtRegisterCallback,
	(void *)slow_zelTracerCommandListAppendWaitExternalSemaphoreExtRegisterCallback,
	(void *)slow_zelTracerCommandListAppendWaitOnEventsRegisterCallback,
	(void *)slow_zelTracerCommandListAppendWriteGlobalTimestampRegisterCallback,
	(void *)slow_zelTracerCommandListBeginCaptureIntoGraphExtRegisterCallback,
	(void *)slow_zelTracerCommandListBeginGraphCaptureExtRegisterCallback,
	(void *)slow_zelTracerCommandListCloseRegisterCallback,
	(void *)slow_zelTracerCommandListCreateCloneExpRegisterCallback,
	(void *)slow_zelTracerCommandListCreateImmediateRegisterCallback,
	(void *)slow_zelTracerCommandListCreateRegisterCallback,
	(void *)slow_zelTracerCommandListDestroyRegisterCallback,
	(void *)slow_zelTracerCommandListEndGraphCaptureExtRegisterCallback,
	(void *)slow_zelTracerCommandListGetContextHandleRegisterCallback,
	(void *)slow_zelTracerCommandListGetDeviceHandleRegisterCallback,
	(void *)slow_zelTracerCommandListGetFlagsRegisterCallback,
	(void *)slow_zelTracerCommandListGetGraphExtRegisterCallback,
	(void *)slow_zelTracerCommandListGetNextCommandIdExpRegisterCallback,
	(void *)slow_zelTracerCommandListGetNextCommandIdWithKernelsExpRegisterCallback,
	(void *)slow_zelTracerCommandListGetOrdinalRegisterCallback,
	(void *)slow_zelTracerCommandListHostSynchronizeRegisterCallback,
	(void *)slow_zelTracerCommandListImmediateAppendCommandListsExpRegisterCallback,
	(void *)slow_zelTracerCommandListImmediateAppendCommandListsWithParametersRegisterCallback,
	(void *)slow_zelTracerCommandListImmediateGetFlagsRegisterCallback,
	(void *)slow_zelTracerCommandListImmediateGetIndexRegisterCallback,
	(void *)slow_zelTracerCommandListImmediateGetModeRegisterCallback,
	(void *)slow_zelTracerCommandListImmediateGetPriorityRegisterCallback,
	(void *)slow_zelTracerCommandListIsGraphCaptureEnabledExtRegisterCallback,
	(void *)slow_zelTracerCommandListIsImmediateRegisterCallback,
	(void *)slow_zelTracerCommandListIsMutableExpRegisterCallback,
	(void *)slow_zelTracerCommandListResetRegisterCallback,
	(void *)slow_zelTracerCommandListUpdateMutableCommandKernelsExpRegisterCallback,
	(void *)slow_zelTracerCommandListUpdateMutableCommandSignalEventExpRegisterCallback,
	(void *)slow_zelTracerCommandListUpdateMutableCommandWaitEventsExpRegisterCallback,
	(void *)slow_zelTracerCommandListUpdateMutableCommandsExpRegisterCallback,
	(void *)slow_zelTracerCommandQueueCreateRegisterCallback,
	(void *)slow_zelTracerCommandQueueDestroyRegisterCallback,
	(void *)slow_zelTracerCommandQueueExecuteCommandListsRegisterCallback,
	(void *)slow_zelTracerCommandQueueGetFlagsRegisterCallback,
	(void *)slow_zelTracerCommandQueueGetIndexRegisterCallback,
	(void *)slow_zelTracerCommandQueueGetModeRegisterCallback,
	(void *)slow_zelTracerCommandQueueGetOrdinalRegisterCallback,
	(void *)slow_zelTracerCommandQueueGetPriorityRegisterCallback,
	(void *)slow_zelTracerCommandQueueSynchronizeRegisterCallback,
	(void *)slow_zelTracerContextCreateExRegisterCallback,
	(void *)slow_zelTracerContextCreateRegisterCallback,
	(void *)slow_zelTracerContextDestroyRegisterCallback,
	(void *)slow_zelTracerContextEvictImageRegisterCallback,
	(void *)slow_zelTracerContextEvictMemoryRegisterCallback,
	(void *)slow_zelTracerContextGetStatusRegisterCallback,
	(void *)slow_zelTracerContextMakeImageResidentRegisterCallback,
	(void *)slow_zelTracerContextMakeMemoryResidentRegisterCallback,
	(void *)slow_zelTracerContextSystemBarrierRegisterCallback,
	(void *)slow_zelTracerCreate,
	(void *)slow_zelTracerDestroy,
	(void *)slow_zelTracerDeviceCanAccessPeerRegisterCallback,
	(void *)slow_zelTracerDeviceGetAggregatedCopyOffloadIncrementValueRegisterCallback,
	(void *)slow_zelTracerDeviceGetCachePropertiesRegisterCallback,
	(void *)slow_zelTracerDeviceGetCommandQueueGroupPropertiesRegisterCallback,
	(void *)slow_zelTracerDeviceGetComputePropertiesRegisterCallback,
	(void *)slow_zelTracerDeviceGetCounterBasedEventMaxValueRegisterCallback,
	(void *)slow_zelTracerDeviceGetExternalMemoryPropertiesRegisterCallback,
	(void *)slow_zelTracerDeviceGetFabricVertexExpRegisterCallback,
	(void *)slow_zelTracerDeviceGetGlobalTimestampsRegisterCallback,
	(void *)slow_zelTracerDeviceGetImagePropertiesRegisterCallback,
	(void *)slow_zelTracerDeviceGetMemoryAccessPropertiesRegisterCallback,
	(void *)slow_zelTracerDeviceGetMemoryPropertiesRegisterCallback,
	(void *)slow_zelTracerDeviceGetModulePropertiesRegisterCallback,
	(void *)slow_zelTracerDeviceGetP2PPropertiesRegisterCallback,
	(void *)slow_zelTracerDeviceGetPropertiesRegisterCallback,
	(void *)slow_zelTracerDeviceGetRegisterCallback,
	(void *)slow_zelTracerDeviceGetRootDeviceRegisterCallback,
	(void *)slow_zelTracerDeviceGetRuntimeRequirementsKeyRegisterCallback,
	(void *)slow_zelTracerDeviceGetRuntimeRequirementsRegisterCallback,
	(void *)slow_zelTracerDeviceGetStatusRegisterCallback,
	(void *)slow_zelTracerDeviceGetSubDevicesRegisterCallback,
	(void *)slow_zelTracerDeviceGetVectorWidthPropertiesExtRegisterCallback,
	(void *)slow_zelTracerDeviceImportExternalSemaphoreExtRegisterCallback,
	(void *)slow_zelTracerDevicePciGetPropertiesExtRegisterCallback,
	(void *)slow_zelTracerDeviceReleaseExternalSemaphoreExtRegisterCallback,
	(void *)slow_zelTracerDeviceReserveCacheExtRegisterCallback,
	(void *)slow_zelTracerDeviceSetCacheAdviceExtRegisterCallback,
	(void *)slow_zelTracerDeviceSynchronizeRegisterCallback,
	(void *)slow_zelTracerDeviceValidateRuntimeRequirementsRegisterCallback,
	(void *)slow_zelTracerDriverGetApiVersionRegisterCallback,
	(void *)slow_zelTracerDriverGetDefaultContextRegisterCallback,
	(void *)slow_zelTracerDriverGetExtensionFunctionAddressRegisterCallback,
	(void *)slow_zelTracerDriverGetExtensionPropertiesRegisterCallback,
	(void *)slow_zelTracerDriverGetIpcPropertiesRegisterCallback,
	(void *)slow_zelTracerDriverGetLastErrorDescriptionRegisterCallback,
	(void *)slow_zelTracerDriverGetPropertiesRegisterCallback,
	(void *)slow_zelTracerDriverGetRegisterCallback,
	(void *)slow_zelTracerDriverRTASFormatCompatibilityCheckExpRegisterCallback,
	(void *)slow_zelTracerDriverRTASFormatCompatibilityCheckExtRegisterCallback,
	(void *)slow_zelTracerEventCounterBasedCloseIpcHandleRegisterCallback,
	(void *)slow_zelTracerEventCounterBasedCreateRegisterCallback,
	(void *)slow_zelTracerEventCounterBasedGetDeviceAddressRegisterCallback,
	(void *)slow_zelTracerEventCounterBasedGetIpcHandleRegisterCallback,
	(void *)slow_zelTracerEventCounterBasedOpenIpcHandleRegisterCallback,
	(void *)slow_zelTracerEventCreateRegisterCallback,
	(void *)slow_zelTracerEventDestroyRegisterCallback,
	(void *)slow_zelTracerEventGetCounterBasedFlagsRegisterCallback,
	(void *)slow_zelTracerEventGetEventPoolRegisterCallback,
	(void *)slow_zelTracerEventGetSignalScopeRegisterCallback,
	(void *)slow_zelTracerEventGetWaitScopeRegisterCallback,
	(void *)slow_zelTracerEventHostResetRegisterCallback,
	(void *)slow_zelTracerEventHostSignalRegisterCallback,
	(void *)slow_zelTracerEventHostSynchronizeRegisterCallback,
	(void *)slow_zelTracerEventPoolCloseIpcHandleRegisterCallback,
	(void *)slow_zelTracerEventPoolCreateRegisterCallback,
	(void *)slow_zelTracerEventPoolDestroyRegisterCallback,
	(void *)slow_zelTracerEventPoolGetContextHandleRegisterCallback,
	(void *)slow_zelTracerEventPoolGetFlagsRegisterCallback,
	(void *)slow_zelTracerEventPoolGetIpcHandleRegisterCallback,
	(void *)slow_zelTracerEventPoolOpenIpcHandleRegisterCallback,
	(void *)slow_zelTracerEventPoolPutIpcHandleRegisterCallback,
	(void *)slow_zelTracerEventQueryKernelTimestampRegisterCallback,
	(void *)slow_zelTracerEventQueryKernelTimestampsExtRegisterCallback,
	(void *)slow_zelTracerEventQueryStatusRegisterCallback,
	(void *)slow_zelTracerEventQueryTimestampsExpRegisterCallback,
	(void *)slow_zelTracerExecutableGraphDestroyExtRegisterCallback,
	(void *)slow_zelTracerExecutableGraphGetSourceGraphExtRegisterCallback,
	(void *)slow_zelTracerFabricEdgeGetExpRegisterCallback,
	(void *)slow_zelTracerFabricEdgeGetPropertiesExpRegisterCallback,
	(void *)slow_zelTracerFabricEdgeGetVerticesExpRegisterCallback,
	(void *)slow_zelTracerFabricVertexGetDeviceExpRegisterCallback,
	(void *)slow_zelTracerFabricVertexGetExpRegisterCallback,
	(void *)slow_zelTracerFabricVertexGetPropertiesExpRegisterCallback,
	(void *)slow_zelTracerFabricVertexGetSubVerticesExpRegisterCallback,
	(void *)slow_zelTracerFenceCreateRegisterCallback,
	(void *)slow_zelTracerFenceDestroyRegisterCallback,
	(void *)slow_zelTracerFenceHostSynchronizeRegisterCallback,
	(void *)slow_zelTracerFenceQueryStatusRegisterCallback,
	(void *)slow_zelTracerFenceResetRegisterCallback,
	(void *)slow_zelTracerGetDefaultContextRegisterCallback,
	(void *)slow_zelTracerGetLastErrorDescriptionRegisterCallback,
	(void *)slow_zelTracerGraphCreateExtRegisterCallback,
	(void *)slow_zelTracerGraphDestroyExtRegisterCallback,
	(void *)slow_zelTracerGraphDumpContentsExtRegisterCallback,
	(void *)slow_zelTracerGraphGetPrimaryCommandListExtRegisterCallback,
	(void *)slow_zelTracerGraphInstantiateExtRegisterCallback,
	(void *)slow_zelTracerGraphIsEmptyExtRegisterCallback,
	(void *)slow_zelTracerGraphSetDestructionCallbackExtRegisterCallback,
	(void *)slow_zelTracerImageCreateRegisterCallback,
	(void *)slow_zelTracerImageDestroyRegisterCallback,
	(void *)slow_zelTracerImageGetAllocPropertiesExtRegisterCallback,
	(void *)slow_zelTracerImageGetDeviceOffsetExpRegisterCallback,
	(void *)slow_zelTracerImageGetMemoryPropertiesExpRegisterCallback,
	(void *)slow_zelTracerImageGetPropertiesRegisterCallback,
	(void *)slow_zelTracerImageViewCreateExpRegisterCallback,
	(void *)slow_zelTracerImageViewCreateExtRegisterCallback,
	(void *)slow_zelTracerInitDriversRegisterCallback,
	(void *)slow_zelTracerInitRegisterCallback,
	(void *)slow_zelTracerKernelCreateRegisterCallback,
	(void *)slow_zelTracerKernelDestroyRegisterCallback,
	(void *)slow_zelTracerKernelGetAllocationPropertiesExpRegisterCallback,
	(void *)slow_zelTracerKernelGetBinaryExpRegisterCallback,
	(void *)slow_zelTracerKernelGetIndirectAccessRegisterCallback,
	(void *)slow_zelTracerKernelGetNameRegisterCallback,
	(void *)slow_zelTracerKernelGetPropertiesRegisterCallback,
	(void *)slow_zelTracerKernelGetSourceAttributesRegisterCallback,
	(void *)slow_zelTracerKernelSchedulingHintExpRegisterCallback,
	(void *)slow_zelTracerKernelSetArgumentValueRegisterCallback,
	(void *)slow_zelTracerKernelSetCacheConfigRegisterCallback,
	(void *)slow_zelTracerKernelSetGlobalOffsetExpRegisterCallback,
	(void *)slow_zelTracerKernelSetGroupSizeRegisterCallback,
	(void *)slow_zelTracerKernelSetIndirectAccessRegisterCallback,
	(void *)slow_zelTracerKernelSuggestGroupSizeRegisterCallback,
	(void *)slow_zelTracerKernelSuggestMaxCooperativeGroupCountRegisterCallback,
	(void *)slow_zelTracerMemAllocDeviceRegisterCallback,
	(void *)slow_zelTracerMemAllocHostRegisterCallback,
	(void *)slow_zelTracerMemAllocSharedRegisterCallback,
	(void *)slow_zelTracerMemCloseIpcHandleRegisterCallback,
	(void *)slow_zelTracerMemFreeExtRegisterCallback,
	(void *)slow_zelTracerMemFreeRegisterCallback,
	(void *)slow_zelTracerMemGetAddressRangeRegisterCallback,
	(void *)slow_zelTracerMemGetAllocPropertiesRegisterCallback,
	(void *)slow_zelTracerMemGetAtomicAccessAttributeExpRegisterCallback,
	(void *)slow_zelTracerMemGetFileDescriptorFromIpcHandleExpRegisterCallback,
	(void *)slow_zelTracerMemGetIpcHandleFromFileDescriptorExpRegisterCallback,
	(void *)slow_zelTracerMemGetIpcHandleRegisterCallback,
	(void *)slow_zelTracerMemGetIpcHandleWithPropertiesRegisterCallback,
	(void *)slow_zelTracerMemGetPitchFor2dImageRegisterCallback,
	(void *)slow_zelTracerMemOpenIpcHandleRegisterCallback,
	(void *)slow_zelTracerMemPutIpcHandleRegisterCallback,
	(void *)slow_zelTracerMemSetAtomicAccessAttributeExpRegisterCallback,
	(void *)slow_zelTracerModuleBuildLogDestroyRegisterCallback,
	(void *)slow_zelTracerModuleBuildLogGetStringRegisterCallback,
	(void *)slow_zelTracerModuleCreateRegisterCallback,
	(void *)slow_zelTracerModuleDestroyRegisterCallback,
	(void *)slow_zelTracerModuleDynamicLinkRegisterCallback,
	(void *)slow_zelTracerModuleGetFunctionPointerRegisterCallback,
	(void *)slow_zelTracerModuleGetGlobalPointerRegisterCallback,
	(void *)slow_zelTracerModuleGetKernelNamesRegisterCallback,
	(void *)slow_zelTracerModuleGetNativeBinaryRegisterCallback,
	(void *)slow_zelTracerModuleGetPropertiesRegisterCallback,
	(void *)slow_zelTracerModuleInspectLinkageExtRegisterCallback,
	(void *)slow_zelTracerPhysicalMemCreateRegisterCallback,
	(void *)slow_zelTracerPhysicalMemDestroyRegisterCallback,
	(void *)slow_zelTracerPhysicalMemGetPropertiesRegisterCallback,
	(void *)slow_zelTracerRTASBuilderBuildExpRegisterCallback,
	(void *)slow_zelTracerRTASBuilderBuildExtRegisterCallback,
	(void *)slow_zelTracerRTASBuilderCommandListAppendCopyExtRegisterCallback,
	(void *)slow_zelTracerRTASBuilderCreateExpRegisterCallback,
	(void *)slow_zelTracerRTASBuilderCreateExtRegisterCallback,
	(void *)slow_zelTracerRTASBuilderDestroyExpRegisterCallback,
	(void *)slow_zelTracerRTASBuilderDestroyExtRegisterCallback,
	(void *)slow_zelTracerRTASBuilderGetBuildPropertiesExpRegisterCallback,
	(void *)slow_zelTracerRTASBuilderGetBuildPropertiesExtRegisterCallback,
	(void *)slow_zelTracerRTASParallelOperationCreateExpRegisterCallback,
	(void *)slow_zelTracerRTASParallelOperationCreateExtRegisterCallback,
	(void *)slow_zelTracerRTASParallelOperationDestroyExpRegisterCallback,
	(void *)slow_zelTracerRTASParallelOperationDestroyExtRegisterCallback,
	(void *)slow_zelTracerRTASParallelOperationGetPropertiesExpRegisterCallback,
	(void *)slow_zelTracerRTASParallelOperationGetPropertiesExtRegisterCallback,
	(void *)slow_zelTracerRTASParallelOperationJoinExpRegisterCallback,
	(void *)slow_zelTracerRTASParallelOperationJoinExtRegisterCallback,
	(void *)slow_zelTracerResetAllCallbacks,
	(void *)slow_zelTracerSamplerCreateRegisterCallback,
	(void *)slow_zelTracerSamplerDestroyRegisterCallback,
	(void *)slow_zelTracerSetEnabled,
	(void *)slow_zelTracerSetEpilogues,
	(void *)slow_zelTracerSetPrologues,
	(void *)slow_zelTracerTranslateDeviceHandleToIdentifierRegisterCallback,
	(void *)slow_zelTracerTranslateIdentifierToDeviceHandleRegisterCallback,
	(void *)slow_zelTracerVirtualMemFreeRegisterCallback,
	(void *)slow_zelTracerVirtualMemGetAccessAttributeRegisterCallback,
	(void *)slow_zelTracerVirtualMemMapRegisterCallback,
	(void *)slow_zelTracerVirtualMemQueryPageSizeRegisterCallback,
	(void *)slow_zelTracerVirtualMemReserveRegisterCallback,
	(void *)slow_zelTracerVirtualMemSetAccessAttributeRegisterCallback,
	(void *)slow_zelTracerVirtualMemUnmapRegisterCallback,
	(void *)slow_zerGetDefaultContext,
	(void *)slow_zerGetGlobalProcAddrTable,
	(void *)slow_zerGetLastErrorDescription,
	(void *)slow_zerTranslateDeviceHandleToIdentifier,
	(void *)slow_zerTranslateIdentifierToDeviceHandle,
	(void *)slow_zesDeviceEccAvailable,
	(void *)slow_zesDeviceEccConfigurable,
	(void *)slow_zesDeviceEnumActiveVFExp,
	(void *)slow_zesDeviceEnumDiagnosticTestSuites,
	(void *)slow_zesDeviceEnumEnabledVFExp,
	(void *)slow_zesDeviceEnumEngineGroups,
	(void *)slow_zesDeviceEnumFabricPorts,
	(void *)slow_zesDeviceEnumFans,
	(void *)slow_zesDeviceEnumFirmwares,
	(void *)slow_zesDeviceEnumFrequencyDomains,
	(void *)slow_zesDeviceEnumLeds,
	(void *)slow_zesDeviceEnumMemoryModules,
	(void *)slow_zesDeviceEnumOverclockDomains,
	(void *)slow_zesDeviceEnumPerformanceFactorDomains,
	(void *)slow_zesDeviceEnumPowerDomains,
	(void *)slow_zesDeviceEnumPsus,
	(void *)slow_zesDeviceEnumRasErrorSets,
	(void *)slow_zesDeviceEnumSchedulers,
	(void *)slow_zesDeviceEnumStandbyDomains,
	(void *)slow_zesDeviceEnumTemperatureSensors,
	(void *)slow_zesDeviceEventRegister,
	(void *)slow_zesDeviceGet,
	(void *)slow_zesDeviceGetCardPowerDomain,
	(void *)slow_zesDeviceGetEccState,
	(void *)slow_zesDeviceGetOverclockControls,
	(void *)slow_zesDeviceGetOverclockDomains,
	(void *)slow_zesDeviceGetProperties,
	(void *)slow_zesDeviceGetState,
	(void *)slow_zesDeviceGetSubDevicePropertiesExp,
	(void *)slow_zesDevicePciGetBars,
	(void *)slow_zesDevicePciGetProperties,
	(void *)slow_zesDevicePciGetState,
	(void *)slow_zesDevicePciGetStats,
	(void *)slow_zesDevicePciLinkSpeedUpdateExt,
	(void *)slow_zesDeviceProcessesGetState,
	(void *)slow_zesDeviceReadOverclockState,
	(void *)slow_zesDeviceReset,
	(void *)slow_zesDeviceResetExt,
	(void *)slow_zesDeviceResetOverclockSettings,
	(void *)slow_zesDeviceSetEccState,
	(void *)slow_zesDeviceSetOverclockWaiver,
	(void *)slow_zesDiagnosticsGetProperties,
	(void *)slow_zesDiagnosticsGetTests,
	(void *)slow_zesDiagnosticsRunTests,
	(void *)slow_zesDriverEventListen,
	(void *)slow_zesDriverEventListenEx,
	(void *)slow_zesDriverGet,
	(void *)slow_zesDriverGetDeviceByUuidExp,
	(void *)slow_zesDriverGetExtensionFunctionAddress,
	(void *)slow_zesDriverGetExtensionProperties,
	(void *)slow_zesEngineGetActivity,
	(void *)slow_zesEngineGetActivityExt,
	(void *)slow_zesEngineGetProperties,
	(void *)slow_zesFabricPortGetConfig,
	(void *)slow_zesFabricPortGetFabricErrorCounters,
	(void *)slow_zesFabricPortGetLinkType,
	(void *)slow_zesFabricPortGetMultiPortThroughput,
	(void *)slow_zesFabricPortGetProperties,
	(void *)slow_zesFabricPortGetState,
	(void *)slow_zesFabricPortGetThroughput,
	(void *)slow_zesFabricPortSetConfig,
	(void *)slow_zesFanGetConfig,
	(void *)slow_zesFanGetProperties,
	(void *)slow_zesFanGetState,
	(void *)slow_zesFanSetDefaultMode,
	(void *)slow_zesFanSetFixedSpeedMode,
	(void *)slow_zesFanSetSpeedTableMode,
	(void *)slow_zesFirmwareFlash,
	(void *)slow_zesFirmwareGetConsoleLogs,
	(void *)slow_zesFirmwareGetFlashProgress,
	(void *)slow_zesFirmwareGetProperties,
	(void *)slow_zesFirmwareGetSecurityVersionExp,
	(void *)slow_zesFirmwareSetSecurityVersionExp,
	(void *)slow_zesFrequencyGetAvailableClocks,
	(void *)slow_zesFrequencyGetProperties,
	(void *)slow_zesFrequencyGetRange,
	(void *)slow_zesFrequencyGetState,
	(void *)slow_zesFrequencyGetThrottleTime,
	(void *)slow_zesFrequencyOcGetCapabilities,
	(void *)slow_zesFrequencyOcGetFrequencyTarget,
	(void *)slow_zesFrequencyOcGetIccMax,
	(void *)slow_zesFrequencyOcGetMode,
	(void *)slow_zesFrequencyOcGetTjMax,
	(void *)slow_zesFrequencyOcGetVoltageTarget,
	(void *)slow_zesFrequencyOcSetFrequencyTarget,
	(void *)slow_zesFrequencyOcSetIccMax,
	(void *)slow_zesFrequencyOcSetMode,
	(void *)slow_zesFrequencyOcSetTjMax,
	(void *)slow_zesFrequencyOcSetVoltageTarget,
	(void *)slow_zesFrequencySetRange,
	(void *)slow_zesGetDeviceExpProcAddrTable,
	(void *)slow_zesGetDeviceProcAddrTable,
	(void *)slow_zesGetDiagnosticsProcAddrTable,
	(void *)slow_zesGetDriverExpProcAddrTable,
	(void *)slow_zesGetDriverProcAddrTable,
	(void *)slow_zesGetEngineProcAddrTable,
	(void *)slow_zesGetFabricPortProcAddrTable,
	(void *)slow_zesGetFanProcAddrTable,
	(void *)slow_zesGetFirmwareExpProcAddrTable,
	(void *)slow_zesGetFirmwareProcAddrTable,
	(void *)slow_zesGetFrequencyProcAddrTable,
	(void *)slow_zesGetGlobalProcAddrTable,
	(void *)slow_zesGetLedProcAddrTable,
	(void *)slow_zesGetMemoryProcAddrTable,
	(void *)slow_zesGetOverclockProcAddrTable,
	(void *)slow_zesGetPerformanceFactorProcAddrTable,
	(void *)slow_zesGetPowerProcAddrTable,
	(void *)slow_zesGetPsuProcAddrTable,
	(void *)slow_zesGetRasExpProcAddrTable,
	(void *)slow_zesGetRasProcAddrTable,
	(void *)slow_zesGetSchedulerProcAddrTable,
	(void *)slow_zesGetStandbyProcAddrTable,
	(void *)slow_zesGetTemperatureProcAddrTable,
	(void *)slow_zesGetVFManagementExpProcAddrTable,
	(void *)slow_zesInit,
	(void *)slow_zesLedGetProperties,
	(void *)slow_zesLedGetState,
	(void *)slow_zesLedSetColor,
	(void *)slow_zesLedSetState,
	(void *)slow_zesMemoryGetBandwidth,
	(void *)slow_zesMemoryGetProperties,
	(void *)slow_zesMemoryGetState,
	(void *)slow_zesOverclockGetControlCurrentValue,
	(void *)slow_zesOverclockGetControlPendingValue,
	(void *)slow_zesOverclockGetControlState,
	(void *)slow_zesOverclockGetDomainControlProperties,
	(void *)slow_zesOverclockGetDomainProperties,
	(void *)slow_zesOverclockGetDomainVFProperties,
	(void *)slow_zesOverclockGetVFPointValues,
	(void *)slow_zesOverclockSetControlUserValue,
	(void *)slow_zesOverclockSetVFPointValues,
	(void *)slow_zesPerformanceFactorGetConfig,
	(void *)slow_zesPerformanceFactorGetProperties,
	(void *)slow_zesPerformanceFactorSetConfig,
	(void *)slow_zesPowerGetEnergyCounter,
	(void *)slow_zesPowerGetEnergyThreshold,
	(void *)slow_zesPowerGetLimits,
	(void *)slow_zesPowerGetLimitsExt,
	(void *)slow_zesPowerGetLimitsExt2,
	(void *)slow_zesPowerGetProperties,
	(void *)slow_zesPowerGetUsage,
	(void *)slow_zesPowerSetEnergyThreshold,
	(void *)slow_zesPowerSetLimits,
	(void *)slow_zesPowerSetLimitsExt,
	(void *)slow_zesPowerSetLimitsExt2,
	(void *)slow_zesPsuGetProperties,
	(void *)slow_zesPsuGetState,
	(void *)slow_zesRasClearStateExp,
	(void *)slow_zesRasGetConfig,
	(void *)slow_zesRasGetConfigExp,
	(void *)slow_zesRasGetProperties,
	(void *)slow_zesRasGetState,
	(void *)slow_zesRasGetStateExp,
	(void *)slow_zesRasGetStateExp2,
	(void *)slow_zesRasGetSupportedCategoriesExp,
	(void *)slow_zesRasSetConfig,
	(void *)slow_zesRasSetConfigExp,
	(void *)slow_zesSchedulerGetCurrentMode,
	(void *)slow_zesSchedulerGetProperties,
	(void *)slow_zesSchedulerGetTimeoutModeProperties,
	(void *)slow_zesSchedulerGetTimesliceModeProperties,
	(void *)slow_zesSchedulerSetComputeUnitDebugMode,
	(void *)slow_zesSchedulerSetExclusiveMode,
	(void *)slow_zesSchedulerSetTimeoutMode,
	(void *)slow_zesSchedulerSetTimesliceMode,
	(void *)slow_zesStandbyGetMode,
	(void *)slow_zesStandbyGetProperties,
	(void *)slow_zesStandbySetMode,
	(void *)slow_zesTemperatureGetConfig,
	(void *)slow_zesTemperatureGetProperties,
	(void *)slow_zesTemperatureGetState,
	(void *)slow_zesTemperatureSetConfig,
	(void *)slow_zesVFManagementGetVFCapabilitiesExp,
	(void *)slow_zesVFManagementGetVFCapabilitiesExp2,
	(void *)slow_zesVFManagementGetVFEngineUtilizationExp,
	(void *)slow_zesVFManagementGetVFEngineUtilizationExp2,
	(void *)slow_zesVFManagementGetVFMemoryUtilizationExp,
	(void *)slow_zesVFManagementGetVFMemoryUtilizationExp2,
	(void *)slow_zesVFManagementGetVFPropertiesExp,
	(void *)slow_zesVFManagementSetVFTelemetryModeExp,
	(void *)slow_zesVFManagementSetVFTelemetrySamplingIntervalExp,
	(void *)slow_zetCommandListAppendMarkerExp,
	(void *)slow_zetCommandListAppendMetricMemoryBarrier,
	(void *)slow_zetCommandListAppendMetricQueryBegin,
	(void *)slow_zetCommandListAppendMetricQueryEnd,
	(void *)slow_zetCommandListAppendMetricStreamerMarker,
	(void *)slow_zetContextActivateMetricGroups,
	(void *)slow_zetDebugAcknowledgeEvent,
	(void *)slow_zetDebugAttach,
	(void *)slow_zetDebugDetach,
	(void *)slow_zetDebugGetRegisterSetProperties,
	(void *)slow_zetDebugGetThreadRegisterSetProperties,
	(void *)slow_zetDebugInterrupt,
	(void *)slow_zetDebugReadEvent,
	(void *)slow_zetDebugReadMemory,
	(void *)slow_zetDebugReadRegisters,
	(void *)slow_zetDebugResume,
	(void *)slow_zetDebugWriteMemory,
	(void *)slow_zetDebugWriteRegisters,
	(void *)slow_zetDeviceCreateMetricGroupsFromMetricsExp,
	(void *)slow_zetDeviceDisableMetricsExp,
	(void *)slow_zetDeviceEnableMetricsExp,
	(void *)slow_zetDeviceGetConcurrentMetricGroupsExp,
	(void *)slow_zetDeviceGetDebugProperties,
	(void *)slow_zetGetCommandListExpProcAddrTable,
	(void *)slow_zetGetCommandListProcAddrTable,
	(void *)slow_zetGetContextProcAddrTable,
	(void *)slow_zetGetDebugProcAddrTable,
	(void *)slow_zetGetDeviceExpProcAddrTable,
	(void *)slow_zetGetDeviceProcAddrTable,
	(void *)slow_zetGetKernelProcAddrTable,
	(void *)slow_zetGetMetricDecoderExpProcAddrTable,
	(void *)slow_zetGetMetricExpProcAddrTable,
	(void *)slow_zetGetMetricGroupExpProcAddrTable,
	(void *)slow_zetGetMetricGroupProcAddrTable,
	(void *)slow_zetGetMetricProcAddrTable,
	(void *)slow_zetGetMetricProgrammableExpProcAddrTable,
	(void *)slow_zetGetMetricQueryPoolProcAddrTable,
	(void *)slow_zetGetMetricQueryProcAddrTable,
	(void *)slow_zetGetMetricStreamerProcAddrTable,
	(void *)slow_zetGetMetricTracerExpProcAddrTable,
	(void *)slow_zetGetModuleProcAddrTable,
	(void *)slow_zetGetTracerExpProcAddrTable,
	(void *)slow_zetKernelGetProfileInfo,
	(void *)slow_zetMetricCreateFromProgrammableExp,
	(void *)slow_zetMetricCreateFromProgrammableExp2,
	(void *)slow_zetMetricDecoderCreateExp,
	(void *)slow_zetMetricDecoderDestroyExp,
	(void *)slow_zetMetricDecoderGetDecodableMetricsExp,
	(void *)slow_zetMetricDestroyExp,
	(void *)slow_zetMetricGet,
	(void *)slow_zetMetricGetProperties,
	(void *)slow_zetMetricGroupAddMetricExp,
	(void *)slow_zetMetricGroupCalculateMetricExportDataExp,
	(void *)slow_zetMetricGroupCalculateMetricValues,
	(void *)slow_zetMetricGroupCalculateMultipleMetricValuesExp,
	(void *)slow_zetMetricGroupCloseExp,
	(void *)slow_zetMetricGroupCreateExp,
	(void *)slow_zetMetricGroupDestroyExp,
	(void *)slow_zetMetricGroupGet,
	(void *)slow_zetMetricGroupGetExportDataExp,
	(void *)slow_zetMetricGroupGetGlobalTimestampsExp,
	(void *)slow_zetMetricGroupGetProperties,
	(void *)slow_zetMetricGroupRemoveMetricExp,
	(void *)slow_zetMetricProgrammableGetExp,
	(void *)slow_zetMetricProgrammableGetParamInfoExp,
	(void *)slow_zetMetricProgrammableGetParamValueInfoExp,
	(void *)slow_zetMetricProgrammableGetPropertiesExp,
	(void *)slow_zetMetricQueryCreate,
	(void *)slow_zetMetricQueryDestroy,
	(void *)slow_zetMetricQueryGetData,
	(void *)slow_zetMetricQueryPoolCreate,
	(void *)slow_zetMetricQueryPoolDestroy,
	(void *)slow_zetMetricQueryReset,
	(void *)slow_zetMetricStreamerClose,
	(void *)slow_zetMetricStreamerOpen,
	(void *)slow_zetMetricStreamerReadData,
	(void *)slow_zetMetricTracerCreateExp,
	(void *)slow_zetMetricTracerDecodeExp,
	(void *)slow_zetMetricTracerDestroyExp,
	(void *)slow_zetMetricTracerDisableExp,
	(void *)slow_zetMetricTracerEnableExp,
	(void *)slow_zetMetricTracerReadDataExp,
	(void *)slow_zetModuleGetDebugInfo,
	(void *)slow_zetTracerExpCreate,
	(void *)slow_zetTracerExpDestroy,
	(void *)slow_zetTracerExpSetEnabled,
	(void *)slow_zetTracerExpSetEpilogues,
	(void *)slow_zetTracerExpSetPrologues,
	EXTRA_SLOTS
};

static const struct shim_symbol symbols[] = {
	SHIM_SYMBOL(zeCommandListAppendGraphExt, ze_result_t),
	SHIM_SYMBOL(zeCommandListAppendLaunchCooperativeKernel, ze_result_t),
	SHIM_SYMBOL(zeCommandListAppendLaunchKernel, ze_result_t),
	SHIM_SYMBOL(zeCommandListAppendLaunchKernelIndirect, ze_result_t),
	SHIM_SYMBOL(zeCommandListAppendLaunchKernelWithArguments, ze_result_t),
	SHIM_SYMBOL(zeCommandListAppendLaunchKernelWithParameters, ze_result_t),
	SHIM_SYMBOL(zeCommandListAppendLaunchMultipleKernelsIndirect, ze_result_t),
	SHIM_SYMBOL(zeCommandListImmediateAppendCommandListsExp, ze_result_t),
	SHIM_SYMBOL(zeCommandListImmediateAppendCommandListsWithParameters, ze_result_t),
	SHIM_SYMBOL(zeCommandQueueExecuteCommandLists, ze_result_t),
	SHIM_SYMBOL(zeCommandListHostSynchronize, ze_result_t),
	SHIM_SYMBOL(zeCommandQueueSynchronize, ze_result_t),
	SHIM_SYMBOL(zeEventQueryStatus, ze_result_t),
	SHIM_SYMBOL(zeFenceQueryStatus, ze_result_t),
	SHIM_SYMBOL(zeCommandListAppendImageCopy, ze_result_t),
	SHIM_SYMBOL(zeCommandListAppendImageCopyFromMemory, ze_result_t),
	SHIM_SYMBOL(zeCommandListAppendImageCopyFromMemoryExt, ze_result_t),
	SHIM_SYMBOL(zeCommandListAppendImageCopyRegion, ze_result_t),
	SHIM_SYMBOL(zeCommandListAppendImageCopyToMemory, ze_result_t),
	SHIM_SYMBOL(zeCommandListAppendImageCopyToMemoryExt, ze_result_t),
	SHIM_SYMBOL(zeCommandListAppendMemoryCopy, ze_result_t),
	SHIM_SYMBOL(zeCommandListAppendMemoryCopyFromContext, ze_result_t),
	SHIM_SYMBOL(zeCommandListAppendMemoryCopyRegion, ze_result_t),
	SHIM_SYMBOL(zeCommandListAppendMemoryCopyWithParameters, ze_result_t),
	SHIM_SYMBOL(zeCommandListAppendMemoryFill, ze_result_t),
	SHIM_SYMBOL(zeCommandListAppendMemoryFillWithParameters, ze_result_t),
	SHIM_SYMBOL(_ZN11error_state12getErrorDescEPPKc, untyped),
	SHIM_SYMBOL(_ZN11error_state12setErrorDescERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE,
			untyped),
	SHIM_SYMBOL(_ZN6loader19createLoaderContextEv, untyped),
	SHIM_SYMBOL(_ZN6loader19deleteLoaderContextEv, untyped),
	SHIM_SYMBOL(_ZN6loader20driverSortComparatorERKNS_8driver_tES2_, untyped),
	SHIM_SYMBOL(_ZN6loader22discoverEnabledDriversB5cxx11Ev, untyped),
	SHIM_SYMBOL(_ZN6loader22discoverEnabledDriversEv, untyped),
	SHIM_SYMBOL(_ZN6loader9context_t11init_driverENS_8driver_tEj, untyped),
	SHIM_SYMBOL(_ZN6loader9context_t11init_driverERNS_8driver_tEjP27_ze_init_driver_type_desc_t,
			untyped),
	SHIM_SYMBOL(_ZN6loader9context_t11init_driverERNS_8driver_tEjP27_ze_init_driver_type_desc_tP21_ze_global_dditable_tP22_zes_global_dditable_tb,
			untyped),
	SHIM_SYMBOL(_ZN6loader9context_t13check_driversEj, untyped),
	SHIM_SYMBOL(_ZN6loader9context_t13check_driversEjP27_ze_init_driver_type_desc_tP21_ze_global_dditable_tP22_zes_global_dditable_tPbb,
			untyped),
	SHIM_SYMBOL(_ZN6loader9context_t13driverSortingEPSt6vectorINS_8driver_tESaIS2_EEP27_ze_init_driver_type_desc_tb,
			untyped),
	SHIM_SYMBOL(_ZN6loader9context_t14driverOrderingEPSt6vectorINS_8driver_tESaIS2_EE, untyped),
	SHIM_SYMBOL(_ZN6loader9context_t18add_loader_versionEv, untyped),
	SHIM_SYMBOL(_ZN6loader9context_t19debug_trace_messageENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES6_,
			untyped),
	SHIM_SYMBOL(_ZN6loader9context_t4initEv, untyped),
	SHIM_SYMBOL(_ZN6loader9context_tD1Ev, untyped),
	SHIM_SYMBOL(_ZN6loader9context_tD2Ev, untyped),
	SHIM_SYMBOL(_ZN6loader9to_stringB5cxx11E12_ze_result_t, untyped),
	SHIM_SYMBOL(_ZN6loader9to_stringB5cxx11EPK27_ze_init_driver_type_desc_t, untyped),
	SHIM_SYMBOL(_ZN6loader9to_stringB5cxx11Ej, untyped),
	SHIM_SYMBOL(_ZN6ze_lib16createLibContextEv, untyped),
	SHIM_SYMBOL(_ZN6ze_lib16deleteLibContextEv, untyped),
	SHIM_SYMBOL(_ZN6ze_lib27applicationTeardownCallbackEj, untyped),
	SHIM_SYMBOL(_ZN6ze_lib9context_tC1Ev, untyped),
	SHIM_SYMBOL(_ZN6ze_lib9context_tC2Ev, untyped),
	SHIM_SYMBOL(_ZN6ze_lib9context_tD1Ev, untyped),
	SHIM_SYMBOL(_ZN6ze_lib9context_tD2Ev, untyped),
	SHIM_SYMBOL(zeCommandListAppendBarrier, ze_result_t),
	SHIM_SYMBOL(zeCommandListAppendEventReset, ze_result_t),
	SHIM_SYMBOL(zeCommandListAppendHostFunction, untyped),
	SHIM_SYMBOL(zeCommandListAppendMemAdvise, ze_result_t),
	SHIM_SYMBOL(zeCommandListAppendMemoryPrefetch, ze_result_t),
	SHIM_SYMBOL(zeCommandListAppendMemoryRangesBarrier, ze_result_t),
	SHIM_SYMBOL(zeCommandListAppendQueryKernelTimestamps, ze_result_t),
	SHIM_SYMBOL(zeCommandListAppendSignalEvent, ze_result_t),
	SHIM_SYMBOL(zeCommandListAppendSignalExternalSemaphoreExt, untyped),
	SHIM_SYMBOL(zeCommandListAppendWaitExternalSemaphoreExt, untyped),
	SHIM_SYMBOL(zeCommandListAppendWaitOnEvents, ze_result_t),
	SHIM_SYMBOL(zeCommandListAppendWriteGlobalTimestamp, ze_result_t),
	SHIM_SYMBOL(zeCommandListBeginCaptureIntoGraphExt, untyped),
	SHIM_SYMBOL(zeCommandListBeginGraphCaptureExt, untyped),
	SHIM_SYMBOL(zeCommandListClose, ze_result_t),
	SHIM_SYMBOL(zeCommandListCreate, ze_result_t),
	SHIM_SYMBOL(zeCommandListCreateCloneExp, untyped),
	SHIM_SYMBOL(zeCommandListCreateImmediate, ze_result_t),
	SHIM_SYMBOL(zeCommandListDestroy, ze_result_t),
	SHIM_SYMBOL(zeCommandListEndGraphCaptureExt, untyped),
	SHIM_SYMBOL(zeCommandListGetContextHandle, untyped),
	SHIM_SYMBOL(zeCommandListGetDeviceHandle, untyped),
	SHIM_SYMBOL(zeCommandListGetFlags, untyped),
	SHIM_SYMBOL(zeCommandListGetGraphExt, untyped),
	SHIM_SYMBOL(zeCommandListGetNextCommandIdExp, untyped),
	SHIM_SYMBOL(zeCommandListGetNextCommandIdWithKernelsExp, untyped),
	SHIM_SYMBOL(zeCommandListGetOrdinal, untyped),
	SHIM_SYMBOL(zeCommandListImmediateGetFlags, untyped),
	SHIM_SYMBOL(zeCommandListImmediateGetIndex, untyped),
	SHIM_SYMBOL(zeCommandListImmediateGetMode, untyped),
	SHIM_SYMBOL(zeCommandListImmediateGetPriority, untyped),
	SHIM_SYMBOL(zeCommandListIsGraphCaptureEnabledExt, untyped),
	SHIM_SYMBOL(zeCommandListIsImmediate, untyped),
	SHIM_SYMBOL(zeCommandListIsMutableExp, untyped),
	SHIM_SYMBOL(zeCommandListReset, ze_result_t),
	SHIM_SYMBOL(zeCommandListUpdateMutableCommandKernelsExp, untyped),
	SHIM_SYMBOL(zeCommandListUpdateMutableCommandSignalEventExp, untyped),
	SHIM_SYMBOL(zeCommandListUpdateMutableCommandWaitEventsExp, untyped),
	SHIM_SYMBOL(zeCommandListUpdateMutableCommandsExp, untyped),
	SHIM_SYMBOL(zeCommandQueueCreate, ze_result_t),
	SHIM_SYMBOL(zeCommandQueueDestroy, ze_result_t),
	SHIM_SYMBOL(zeCommandQueueGetFlags, untyped),
	SHIM_SYMBOL(zeCommandQueueGetIndex, untyped),
	SHIM_SYMBOL(zeCommandQueueGetMode, untyped),
	SHIM_SYMBOL(zeCommandQueueGetOrdinal, untyped),
	SHIM_SYMBOL(zeCommandQueueGetPriority, untyped),
	SHIM_SYMBOL(zeContextCreate, ze_result_t),
	SHIM_SYMBOL(zeContextCreateEx, ze_result_t),
	SHIM_SYMBOL(zeContextDestroy, ze_result_t),
	SHIM_SYMBOL(zeContextEvictImage, ze_result_t),
	SHIM_SYMBOL(zeContextEvictMemory, ze_result_t),
	SHIM_SYMBOL(zeContextGetStatus, ze_result_t),
	SHIM_SYMBOL(zeContextMakeImageResident, ze_result_t),
	SHIM_SYMBOL(zeContextMakeMemoryResident, ze_result_t),
	SHIM_SYMBOL(zeContextSystemBarrier, ze_result_t),
	SHIM_SYMBOL(zeDeviceCanAccessPeer, ze_result_t),
	SHIM_SYMBOL(zeDeviceGet, ze_result_t),
	SHIM_SYMBOL(zeDeviceGetAggregatedCopyOffloadIncrementValue, untyped),
	SHIM_SYMBOL(zeDeviceGetCacheProperties, ze_result_t),
	SHIM_SYMBOL(zeDeviceGetCommandQueueGroupProperties, ze_result_t),
	SHIM_SYMBOL(zeDeviceGetComputeProperties, ze_result_t),
	SHIM_SYMBOL(zeDeviceGetCounterBasedEventMaxValue, untyped),
	SHIM_SYMBOL(zeDeviceGetExternalMemoryProperties, ze_result_t),
	SHIM_SYMBOL(zeDeviceGetFabricVertexExp, ze_result_t),
	SHIM_SYMBOL(zeDeviceGetGlobalTimestamps, ze_result_t),
	SHIM_SYMBOL(zeDeviceGetImageProperties, ze_result_t),
	SHIM_SYMBOL(zeDeviceGetMemoryAccessProperties, ze_result_t),
	SHIM_SYMBOL(zeDeviceGetMemoryProperties, ze_result_t),
	SHIM_SYMBOL(zeDeviceGetModuleProperties, ze_result_t),
	SHIM_SYMBOL(zeDeviceGetP2PProperties, ze_result_t),
	SHIM_SYMBOL(zeDeviceGetProperties, ze_result_t),
	SHIM_SYMBOL(zeDeviceGetRootDevice, untyped),
	SHIM_SYMBOL(zeDeviceGetRuntimeRequirements, untyped),
	SHIM_SYMBOL(zeDeviceGetRuntimeRequirementsKey, untyped),
	SHIM_SYMBOL(zeDeviceGetStatus, ze_result_t),
	SHIM_SYMBOL(zeDeviceGetSubDevices, ze_result_t),
	SHIM_SYMBOL(zeDeviceGetVectorWidthPropertiesExt, untyped),
	SHIM_SYMBOL(zeDeviceImportExternalSemaphoreExt, untyped),
	SHIM_SYMBOL(zeDevicePciGetPropertiesExt, ze_result_t),
	SHIM_SYMBOL(zeDeviceReleaseExternalSemaphoreExt, untyped),
	SHIM_SYMBOL(zeDeviceReserveCacheExt, ze_result_t),
	SHIM_SYMBOL(zeDeviceSetCacheAdviceExt, ze_result_t),
	SHIM_SYMBOL(zeDeviceSynchronize, untyped),
	SHIM_SYMBOL(zeDeviceValidateRuntimeRequirements, untyped),
	SHIM_SYMBOL(zeDriverGet, ze_result_t),
	SHIM_SYMBOL(zeDriverGetApiVersion, ze_result_t),
	SHIM_SYMBOL(zeDriverGetDefaultContext, untyped),
	SHIM_SYMBOL(zeDriverGetExtensionFunctionAddress, ze_result_t),
	SHIM_SYMBOL(zeDriverGetExtensionProperties, ze_result_t),
	SHIM_SYMBOL(zeDriverGetIpcProperties, ze_result_t),
	SHIM_SYMBOL(zeDriverGetLastErrorDescription, untyped),
	SHIM_SYMBOL(zeDriverGetProperties, ze_result_t),
	SHIM_SYMBOL(zeDriverRTASFormatCompatibilityCheckExp, untyped),
	SHIM_SYMBOL(zeDriverRTASFormatCompatibilityCheckExt, untyped),
	SHIM_SYMBOL(zeEventCounterBasedCloseIpcHandle, untyped),
	SHIM_SYMBOL(zeEventCounterBasedCreate, untyped),
	SHIM_SYMBOL(zeEventCounterBasedGetDeviceAddress, untyped),
	SHIM_SYMBOL(zeEventCounterBasedGetIpcHandle, untyped),
	SHIM_SYMBOL(zeEventCounterBasedOpenIpcHandle, untyped),
	SHIM_SYMBOL(zeEventCreate, ze_result_t),
	SHIM_SYMBOL(zeEventDestroy, ze_result_t),
	SHIM_SYMBOL(zeEventGetCounterBasedFlags, untyped),
	SHIM_SYMBOL(zeEventGetEventPool, untyped),
	SHIM_SYMBOL(zeEventGetSignalScope, untyped),
	SHIM_SYMBOL(zeEventGetWaitScope, untyped),
	SHIM_SYMBOL(zeEventHostReset, ze_result_t),
	SHIM_SYMBOL(zeEventHostSignal, ze_result_t),
	SHIM_SYMBOL(zeEventHostSynchronize, ze_result_t),
	SHIM_SYMBOL(zeEventPoolCloseIpcHandle, ze_result_t),
	SHIM_SYMBOL(zeEventPoolCreate, ze_result_t),
	SHIM_SYMBOL(zeEventPoolDestroy, ze_result_t),
	SHIM_SYMBOL(zeEventPoolGetContextHandle, untyped),
	SHIM_SYMBOL(zeEventPoolGetFlags, untyped),
	SHIM_SYMBOL(zeEventPoolGetIpcHandle, ze_result_t),
	SHIM_SYMBOL(zeEventPoolOpenIpcHandle, ze_result_t),
	SHIM_SYMBOL(zeEventPoolPutIpcHandle, untyped),
	SHIM_SYMBOL(zeEventQueryKernelTimestamp, ze_result_t),
	SHIM_SYMBOL(zeEventQueryKernelTimestampsExt, untyped),
	SHIM_SYMBOL(zeEventQueryTimestampsExp, ze_result_t),
	SHIM_SYMBOL(zeExecutableGraphDestroyExt, untyped),
	SHIM_SYMBOL(zeExecutableGraphGetSourceGraphExt, untyped),
	SHIM_SYMBOL(zeFabricEdgeGetExp, ze_result_t),
	SHIM_SYMBOL(zeFabricEdgeGetPropertiesExp, ze_result_t),
	SHIM_SYMBOL(zeFabricEdgeGetVerticesExp, ze_result_t),
	SHIM_SYMBOL(zeFabricVertexGetDeviceExp, ze_result_t),
	SHIM_SYMBOL(zeFabricVertexGetExp, ze_result_t),
	SHIM_SYMBOL(zeFabricVertexGetPropertiesExp, ze_result_t),
	SHIM_SYMBOL(zeFabricVertexGetSubVerticesExp, ze_result_t),
	SHIM_SYMBOL(zeFenceCreate, ze_result_t),
	SHIM_SYMBOL(zeFenceDestroy, ze_result_t),
	SHIM_SYMBOL(zeFenceHostSynchronize, ze_result_t),
	SHIM_SYMBOL(zeFenceReset, ze_result_t),
	SHIM_SYMBOL(zeGetCommandListExpProcAddrTable, untyped),
	SHIM_SYMBOL(zeGetCommandListProcAddrTable, ze_result_t),
	SHIM_SYMBOL(zeGetCommandQueueProcAddrTable, ze_result_t),
	SHIM_SYMBOL(zeGetContextProcAddrTable, ze_result_t),
	SHIM_SYMBOL(zeGetDeviceExpProcAddrTable, ze_result_t),
	SHIM_SYMBOL(zeGetDeviceProcAddrTable, ze_result_t),
	SHIM_SYMBOL(zeGetDriverExpProcAddrTable, untyped),
	SHIM_SYMBOL(zeGetDriverProcAddrTable, ze_result_t),
	SHIM_SYMBOL(zeGetEventExpProcAddrTable, ze_result_t),
	SHIM_SYMBOL(zeGetEventPoolProcAddrTable, ze_result_t),
	SHIM_SYMBOL(zeGetEventProcAddrTable, ze_result_t),
	SHIM_SYMBOL(zeGetExecutableGraphProcAddrTable, untyped),
	SHIM_SYMBOL(zeGetFabricEdgeExpProcAddrTable, ze_result_t),
	SHIM_SYMBOL(zeGetFabricVertexExpProcAddrTable, ze_result_t),
	SHIM_SYMBOL(zeGetFenceProcAddrTable, ze_result_t),
	SHIM_SYMBOL(zeGetGlobalProcAddrTable, ze_result_t),
	SHIM_SYMBOL(zeGetGraphProcAddrTable, untyped),
	SHIM_SYMBOL(zeGetImageExpProcAddrTable, ze_result_t),
	SHIM_SYMBOL(zeGetImageProcAddrTable, ze_result_t),
	SHIM_SYMBOL(zeGetKernelExpProcAddrTable, ze_result_t),
	SHIM_SYMBOL(zeGetKernelProcAddrTable, ze_result_t),
	SHIM_SYMBOL(zeGetMemExpProcAddrTable, untyped),
	SHIM_SYMBOL(zeGetMemProcAddrTable, ze_result_t),
	SHIM_SYMBOL(zeGetModuleBuildLogProcAddrTable, ze_result_t),
	SHIM_SYMBOL(zeGetModuleProcAddrTable, ze_result_t),
	SHIM_SYMBOL(zeGetPhysicalMemProcAddrTable, ze_result_t),
	SHIM_SYMBOL(zeGetRTASBuilderExpProcAddrTable, untyped),
	SHIM_SYMBOL(zeGetRTASBuilderProcAddrTable, untyped),
	SHIM_SYMBOL(zeGetRTASParallelOperationExpProcAddrTable, untyped),
	SHIM_SYMBOL(zeGetRTASParallelOperationProcAddrTable, untyped),
	SHIM_SYMBOL(zeGetSamplerProcAddrTable, ze_result_t),
	SHIM_SYMBOL(zeGetVirtualMemProcAddrTable, ze_result_t),
	SHIM_SYMBOL(zeGraphCreateExt, untyped),
	SHIM_SYMBOL(zeGraphDestroyExt, untyped),
	SHIM_SYMBOL(zeGraphDumpContentsExt, untyped),
	SHIM_SYMBOL(zeGraphGetPrimaryCommandListExt, untyped),
	SHIM_SYMBOL(zeGraphInstantiateExt, untyped),
	SHIM_SYMBOL(zeGraphIsEmptyExt, untyped),
	SHIM_SYMBOL(zeGraphSetDestructionCallbackExt, untyped),
	SHIM_SYMBOL(zeImageCreate, ze_result_t),
	SHIM_SYMBOL(zeImageDestroy, ze_result_t),
	SHIM_SYMBOL(zeImageGetAllocPropertiesExt, ze_result_t),
	SHIM_SYMBOL(zeImageGetDeviceOffsetExp, untyped),
	SHIM_SYMBOL(zeImageGetMemoryPropertiesExp, ze_result_t),
	SHIM_SYMBOL(zeImageGetProperties, ze_result_t),
	SHIM_SYMBOL(zeImageViewCreateExp, ze_result_t),
	SHIM_SYMBOL(zeImageViewCreateExt, untyped),
	SHIM_SYMBOL(zeInit, ze_result_t),
	SHIM_SYMBOL(zeInitDrivers, untyped),
	SHIM_SYMBOL(zeKernelCreate, ze_result_t),
	SHIM_SYMBOL(zeKernelDestroy, ze_result_t),
	SHIM_SYMBOL(zeKernelGetAllocationPropertiesExp, untyped),
	SHIM_SYMBOL(zeKernelGetBinaryExp, untyped),
	SHIM_SYMBOL(zeKernelGetIndirectAccess, ze_result_t),
	SHIM_SYMBOL(zeKernelGetName, ze_result_t),
	SHIM_SYMBOL(zeKernelGetProperties, ze_result_t),
	SHIM_SYMBOL(zeKernelGetSourceAttributes, ze_result_t),
	SHIM_SYMBOL(zeKernelSchedulingHintExp, ze_result_t),
	SHIM_SYMBOL(zeKernelSetArgumentValue, ze_result_t),
	SHIM_SYMBOL(zeKernelSetCacheConfig, ze_result_t),
	SHIM_SYMBOL(zeKernelSetGlobalOffsetExp, ze_result_t),
	SHIM_SYMBOL(zeKernelSetGroupSize, ze_result_t),
	SHIM_SYMBOL(zeKernelSetIndirectAccess, ze_result_t),
	SHIM_SYMBOL(zeKernelSuggestGroupSize, ze_result_t),
	SHIM_SYMBOL(zeKernelSuggestMaxCooperativeGroupCount, ze_result_t),
	SHIM_SYMBOL(zeLoaderGetTracingHandle, untyped),
	SHIM_SYMBOL(zeLoaderInit, untyped),
	SHIM_SYMBOL(zeMemAllocDevice, ze_result_t),
	SHIM_SYMBOL(zeMemAllocHost, ze_result_t),
	SHIM_SYMBOL(zeMemAllocShared, ze_result_t),
	SHIM_SYMBOL(zeMemCloseIpcHandle, ze_result_t),
	SHIM_SYMBOL(zeMemFree, ze_result_t),
	SHIM_SYMBOL(zeMemFreeExt, ze_result_t),
	SHIM_SYMBOL(zeMemGetAddressRange, ze_result_t),
	SHIM_SYMBOL(zeMemGetAllocProperties, ze_result_t),
	SHIM_SYMBOL(zeMemGetAtomicAccessAttributeExp, untyped),
	SHIM_SYMBOL(zeMemGetFileDescriptorFromIpcHandleExp, untyped),
	SHIM_SYMBOL(zeMemGetIpcHandle, ze_result_t),
	SHIM_SYMBOL(zeMemGetIpcHandleFromFileDescriptorExp, untyped),
	SHIM_SYMBOL(zeMemGetIpcHandleWithProperties, untyped),
	SHIM_SYMBOL(zeMemGetPitchFor2dImage, untyped),
	SHIM_SYMBOL(zeMemOpenIpcHandle, ze_result_t),
	SHIM_SYMBOL(zeMemPutIpcHandle, untyped),
	SHIM_SYMBOL(zeMemSetAtomicAccessAttributeExp, untyped),
	SHIM_SYMBOL(zeModuleBuildLogDestroy, ze_result_t),
	SHIM_SYMBOL(zeModuleBuildLogGetString, ze_result_t),
	SHIM_SYMBOL(zeModuleCreate, ze_result_t),
	SHIM_SYMBOL(zeModuleDestroy, ze_result_t),
	SHIM_SYMBOL(zeModuleDynamicLink, ze_result_t),
	SHIM_SYMBOL(zeModuleGetFunctionPointer, ze_result_t),
	SHIM_SYMBOL(zeModuleGetGlobalPointer, ze_result_t),
	SHIM_SYMBOL(zeModuleGetKernelNames, ze_result_t),
	SHIM_SYMBOL(zeModuleGetNativeBinary, ze_result_t),
	SHIM_SYMBOL(zeModuleGetProperties, ze_result_t),
	SHIM_SYMBOL(zeModuleInspectLinkageExt, ze_result_t),
	SHIM_SYMBOL(zePhysicalMemCreate, ze_result_t),
	SHIM_SYMBOL(zePhysicalMemDestroy, ze_result_t),
	SHIM_SYMBOL(zePhysicalMemGetProperties, untyped),
	SHIM_SYMBOL(zeRTASBuilderBuildExp, untyped),
	SHIM_SYMBOL(zeRTASBuilderBuildExt, untyped),
	SHIM_SYMBOL(zeRTASBuilderCommandListAppendCopyExt, untyped),
	SHIM_SYMBOL(zeRTASBuilderCreateExp, untyped),
	SHIM_SYMBOL(zeRTASBuilderCreateExt, untyped),
	SHIM_SYMBOL(zeRTASBuilderDestroyExp, untyped),
	SHIM_SYMBOL(zeRTASBuilderDestroyExt, untyped),
	SHIM_SYMBOL(zeRTASBuilderGetBuildPropertiesExp, untyped),
	SHIM_SYMBOL(zeRTASBuilderGetBuildPropertiesExt, untyped),
	SHIM_SYMBOL(zeRTASParallelOperationCreateExp, untyped),
	SHIM_SYMBOL(zeRTASParallelOperationCreateExt, untyped),
	SHIM_SYMBOL(zeRTASParallelOperationDestroyExp, untyped),
	SHIM_SYMBOL(zeRTASParallelOperationDestroyExt, untyped),
	SHIM_SYMBOL(zeRTASParallelOperationGetPropertiesExp, untyped),
	SHIM_SYMBOL(zeRTASParallelOperationGetPropertiesExt, untyped),
	SHIM_SYMBOL(zeRTASParallelOperationJoinExp, untyped),
	SHIM_SYMBOL(zeRTASParallelOperationJoinExt, untyped),
	SHIM_SYMBOL(zeSamplerCreate, ze_result_t),
	SHIM_SYMBOL(zeSamplerDestroy, ze_result_t),
	SHIM_SYMBOL(zeVirtualMemFree, ze_result_t),
	SHIM_SYMBOL(zeVirtualMemGetAccessAttribute, ze_result_t),
	SHIM_SYMBOL(zeVirtualMemMap, ze_result_t),
	SHIM_SYMBOL(zeVirtualMemQueryPageSize, ze_result_t),
	SHIM_SYMBOL(zeVirtualMemReserve, ze_result_t),
	SHIM_SYMBOL(zeVirtualMemSetAccessAttribute, ze_result_t),
	SHIM_SYMBOL(zeVirtualMemUnmap, ze_result_t),
	SHIM_SYMBOL(zelCheckIsLoaderInTearDown, untyped),
	SHIM_SYMBOL(zelDisableTracingLayer, untyped),
	SHIM_SYMBOL(zelEnableTracingLayer, untyped),
	SHIM_SYMBOL(zelGetLoaderVersion, untyped),
	SHIM_SYMBOL(zelGetTracerApiProcAddrTable, untyped),
	SHIM_SYMBOL(zelGetTracingLayerState, untyped),
	SHIM_SYMBOL(zelLoaderContextTeardown, untyped),
	SHIM_SYMBOL(zelLoaderDriverCheck, untyped),
	SHIM_SYMBOL(zelLoaderGetContext, untyped),
	SHIM_SYMBOL(zelLoaderGetVersion, untyped),
	SHIM_SYMBOL(zelLoaderGetVersions, ze_result_t),
	SHIM_SYMBOL(zelLoaderGetVersionsInternal, untyped),
	SHIM_SYMBOL(zelLoaderTracingLayerInit, untyped),
	SHIM_SYMBOL(zelLoaderTranslateHandle, ze_result_t),
	SHIM_SYMBOL(zelLoaderTranslateHandleInternal, untyped),
	SHIM_SYMBOL(zelLoaderZerTracingLayerInit, untyped),
	SHIM_SYMBOL(zelRegisterTeardownCallback, untyped),
	SHIM_SYMBOL(zelSetDelayLoaderContextTeardown, untyped),
	SHIM_SYMBOL(zelSetDriverTeardown, untyped),
	SHIM_SYMBOL(zelTracerCommandListAppendBarrierRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerCommandListAppendEventResetRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerCommandListAppendGraphExtRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerCommandListAppendHostFunctionRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerCommandListAppendImageCopyFromMemoryExtRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerCommandListAppendImageCopyFromMemoryRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerCommandListAppendImageCopyRegionRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerCommandListAppendImageCopyRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerCommandListAppendImageCopyToMemoryExtRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerCommandListAppendImageCopyToMemoryRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerCommandListAppendLaunchCooperativeKernelRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerCommandListAppendLaunchKernelIndirectRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerCommandListAppendLaunchKernelRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerCommandListAppendLaunchKernelWithArgumentsRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerCommandListAppendLaunchKernelWithParametersRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerCommandListAppendLaunchMultipleKernelsIndirectRegisterCallback,
			ze_result_t),
	SHIM_SYMBOL(zelTracerCommandListAppendMemAdviseRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerCommandListAppendMemoryCopyFromContextRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerCommandListAppendMemoryCopyRegionRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerCommandListAppendMemoryCopyRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerCommandListAppendMemoryCopyWithParametersRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerCommandListAppendMemoryFillRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerCommandListAppendMemoryFillWithParametersRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerCommandListAppendMemoryPrefetchRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerCommandListAppendMemoryRangesBarrierRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerCommandListAppendQueryKernelTimestampsRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerCommandListAppendSignalEventRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerCommandListAppendSignalExternalSemaphoreExtRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerCommandListAppendWaitExternalSemaphoreExtRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerCommandListAppendWaitOnEventsRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerCommandListAppendWriteGlobalTimestampRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerCommandListBeginCaptureIntoGraphExtRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerCommandListBeginGraphCaptureExtRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerCommandListCloseRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerCommandListCreateCloneExpRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerCommandListCreateImmediateRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerCommandListCreateRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerCommandListDestroyRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerCommandListEndGraphCaptureExtRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerCommandListGetContextHandleRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerCommandListGetDeviceHandleRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerCommandListGetFlagsRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerCommandListGetGraphExtRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerCommandListGetNextCommandIdExpRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerCommandListGetNextCommandIdWithKernelsExpRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerCommandListGetOrdinalRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerCommandListHostSynchronizeRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerCommandListImmediateAppendCommandListsExpRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerCommandListImmediateAppendCommandListsWithParametersRegisterCallback,
			untyped),
	SHIM_SYMBOL(zelTracerCommandListImmediateGetFlagsRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerCommandListImmediateGetIndexRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerCommandListImmediateGetModeRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerCommandListImmediateGetPriorityRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerCommandListIsGraphCaptureEnabledExtRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerCommandListIsImmediateRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerCommandListIsMutableExpRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerCommandListResetRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerCommandListUpdateMutableCommandKernelsExpRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerCommandListUpdateMutableCommandSignalEventExpRegisterCallback,
			untyped),
	SHIM_SYMBOL(zelTracerCommandListUpdateMutableCommandWaitEventsExpRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerCommandListUpdateMutableCommandsExpRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerCommandQueueCreateRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerCommandQueueDestroyRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerCommandQueueExecuteCommandListsRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerCommandQueueGetFlagsRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerCommandQueueGetIndexRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerCommandQueueGetModeRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerCommandQueueGetOrdinalRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerCommandQueueGetPriorityRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerCommandQueueSynchronizeRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerContextCreateExRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerContextCreateRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerContextDestroyRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerContextEvictImageRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerContextEvictMemoryRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerContextGetStatusRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerContextMakeImageResidentRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerContextMakeMemoryResidentRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerContextSystemBarrierRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerCreate, ze_result_t),
	SHIM_SYMBOL(zelTracerDestroy, ze_result_t),
	SHIM_SYMBOL(zelTracerDeviceCanAccessPeerRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerDeviceGetAggregatedCopyOffloadIncrementValueRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerDeviceGetCachePropertiesRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerDeviceGetCommandQueueGroupPropertiesRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerDeviceGetComputePropertiesRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerDeviceGetCounterBasedEventMaxValueRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerDeviceGetExternalMemoryPropertiesRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerDeviceGetFabricVertexExpRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerDeviceGetGlobalTimestampsRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerDeviceGetImagePropertiesRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerDeviceGetMemoryAccessPropertiesRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerDeviceGetMemoryPropertiesRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerDeviceGetModulePropertiesRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerDeviceGetP2PPropertiesRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerDeviceGetPropertiesRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerDeviceGetRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerDeviceGetRootDeviceRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerDeviceGetRuntimeRequirementsKeyRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerDeviceGetRuntimeRequirementsRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerDeviceGetStatusRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerDeviceGetSubDevicesRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerDeviceGetVectorWidthPropertiesExtRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerDeviceImportExternalSemaphoreExtRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerDevicePciGetPropertiesExtRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerDeviceReleaseExternalSemaphoreExtRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerDeviceReserveCacheExtRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerDeviceSetCacheAdviceExtRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerDeviceSynchronizeRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerDeviceValidateRuntimeRequirementsRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerDriverGetApiVersionRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerDriverGetDefaultContextRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerDriverGetExtensionFunctionAddressRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerDriverGetExtensionPropertiesRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerDriverGetIpcPropertiesRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerDriverGetLastErrorDescriptionRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerDriverGetPropertiesRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerDriverGetRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerDriverRTASFormatCompatibilityCheckExpRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerDriverRTASFormatCompatibilityCheckExtRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerEventCounterBasedCloseIpcHandleRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerEventCounterBasedCreateRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerEventCounterBasedGetDeviceAddressRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerEventCounterBasedGetIpcHandleRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerEventCounterBasedOpenIpcHandleRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerEventCreateRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerEventDestroyRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerEventGetCounterBasedFlagsRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerEventGetEventPoolRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerEventGetSignalScopeRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerEventGetWaitScopeRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerEventHostResetRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerEventHostSignalRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerEventHostSynchronizeRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerEventPoolCloseIpcHandleRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerEventPoolCreateRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerEventPoolDestroyRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerEventPoolGetContextHandleRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerEventPoolGetFlagsRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerEventPoolGetIpcHandleRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerEventPoolOpenIpcHandleRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerEventPoolPutIpcHandleRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerEventQueryKernelTimestampRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerEventQueryKernelTimestampsExtRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerEventQueryStatusRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerEventQueryTimestampsExpRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerExecutableGraphDestroyExtRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerExecutableGraphGetSourceGraphExtRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerFabricEdgeGetExpRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerFabricEdgeGetPropertiesExpRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerFabricEdgeGetVerticesExpRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerFabricVertexGetDeviceExpRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerFabricVertexGetExpRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerFabricVertexGetPropertiesExpRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerFabricVertexGetSubVerticesExpRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerFenceCreateRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerFenceDestroyRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerFenceHostSynchronizeRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerFenceQueryStatusRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerFenceResetRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerGetDefaultContextRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerGetLastErrorDescriptionRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerGraphCreateExtRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerGraphDestroyExtRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerGraphDumpContentsExtRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerGraphGetPrimaryCommandListExtRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerGraphInstantiateExtRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerGraphIsEmptyExtRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerGraphSetDestructionCallbackExtRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerImageCreateRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerImageDestroyRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerImageGetAllocPropertiesExtRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerImageGetDeviceOffsetExpRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerImageGetMemoryPropertiesExpRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerImageGetPropertiesRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerImageViewCreateExpRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerImageViewCreateExtRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerInitDriversRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerInitRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerKernelCreateRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerKernelDestroyRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerKernelGetAllocationPropertiesExpRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerKernelGetBinaryExpRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerKernelGetIndirectAccessRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerKernelGetNameRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerKernelGetPropertiesRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerKernelGetSourceAttributesRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerKernelSchedulingHintExpRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerKernelSetArgumentValueRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerKernelSetCacheConfigRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerKernelSetGlobalOffsetExpRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerKernelSetGroupSizeRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerKernelSetIndirectAccessRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerKernelSuggestGroupSizeRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerKernelSuggestMaxCooperativeGroupCountRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerMemAllocDeviceRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerMemAllocHostRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerMemAllocSharedRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerMemCloseIpcHandleRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerMemFreeExtRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerMemFreeRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerMemGetAddressRangeRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerMemGetAllocPropertiesRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerMemGetAtomicAccessAttributeExpRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerMemGetFileDescriptorFromIpcHandleExpRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerMemGetIpcHandleFromFileDescriptorExpRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerMemGetIpcHandleRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerMemGetIpcHandleWithPropertiesRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerMemGetPitchFor2dImageRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerMemOpenIpcHandleRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerMemPutIpcHandleRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerMemSetAtomicAccessAttributeExpRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerModuleBuildLogDestroyRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerModuleBuildLogGetStringRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerModuleCreateRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerModuleDestroyRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerModuleDynamicLinkRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerModuleGetFunctionPointerRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerModuleGetGlobalPointerRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerModuleGetKernelNamesRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerModuleGetNativeBinaryRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerModuleGetPropertiesRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerModuleInspectLinkageExtRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerPhysicalMemCreateRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerPhysicalMemDestroyRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerPhysicalMemGetPropertiesRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerRTASBuilderBuildExpRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerRTASBuilderBuildExtRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerRTASBuilderCommandListAppendCopyExtRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerRTASBuilderCreateExpRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerRTASBuilderCreateExtRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerRTASBuilderDestroyExpRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerRTASBuilderDestroyExtRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerRTASBuilderGetBuildPropertiesExpRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerRTASBuilderGetBuildPropertiesExtRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerRTASParallelOperationCreateExpRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerRTASParallelOperationCreateExtRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerRTASParallelOperationDestroyExpRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerRTASParallelOperationDestroyExtRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerRTASParallelOperationGetPropertiesExpRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerRTASParallelOperationGetPropertiesExtRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerRTASParallelOperationJoinExpRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerRTASParallelOperationJoinExtRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerResetAllCallbacks, ze_result_t),
	SHIM_SYMBOL(zelTracerSamplerCreateRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerSamplerDestroyRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerSetEnabled, ze_result_t),
	SHIM_SYMBOL(zelTracerSetEpilogues, ze_result_t),
	SHIM_SYMBOL(zelTracerSetPrologues, ze_result_t),
	SHIM_SYMBOL(zelTracerTranslateDeviceHandleToIdentifierRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerTranslateIdentifierToDeviceHandleRegisterCallback, untyped),
	SHIM_SYMBOL(zelTracerVirtualMemFreeRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerVirtualMemGetAccessAttributeRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerVirtualMemMapRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerVirtualMemQueryPageSizeRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerVirtualMemReserveRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerVirtualMemSetAccessAttributeRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zelTracerVirtualMemUnmapRegisterCallback, ze_result_t),
	SHIM_SYMBOL(zerGetDefaultContext, untyped),
	SHIM_SYMBOL(zerGetGlobalProcAddrTable, untyped),
	SHIM_SYMBOL(zerGetLastErrorDescription, untyped),
	SHIM_SYMBOL(zerTranslateDeviceHandleToIdentifier, untyped),
	SHIM_SYMBOL(zerTranslateIdentifierToDeviceHandle, untyped),
	SHIM_SYMBOL(zesDeviceEccAvailable, ze_result_t),
	SHIM_SYMBOL(zesDeviceEccConfigurable, ze_result_t),
	SHIM_SYMBOL(zesDeviceEnumActiveVFExp, untyped),
	SHIM_SYMBOL(zesDeviceEnumDiagnosticTestSuites, ze_result_t),
	SHIM_SYMBOL(zesDeviceEnumEnabledVFExp, untyped),
	SHIM_SYMBOL(zesDeviceEnumEngineGroups, ze_result_t),
	SHIM_SYMBOL(zesDeviceEnumFabricPorts, ze_result_t),
	SHIM_SYMBOL(zesDeviceEnumFans, ze_result_t),
	SHIM_SYMBOL(zesDeviceEnumFirmwares, ze_result_t),
	SHIM_SYMBOL(zesDeviceEnumFrequencyDomains, ze_result_t),
	SHIM_SYMBOL(zesDeviceEnumLeds, ze_result_t),
	SHIM_SYMBOL(zesDeviceEnumMemoryModules, ze_result_t),
	SHIM_SYMBOL(zesDeviceEnumOverclockDomains, untyped),
	SHIM_SYMBOL(zesDeviceEnumPerformanceFactorDomains, ze_result_t),
	SHIM_SYMBOL(zesDeviceEnumPowerDomains, ze_result_t),
	SHIM_SYMBOL(zesDeviceEnumPsus, ze_result_t),
	SHIM_SYMBOL(zesDeviceEnumRasErrorSets, ze_result_t),
	SHIM_SYMBOL(zesDeviceEnumSchedulers, ze_result_t),
	SHIM_SYMBOL(zesDeviceEnumStandbyDomains, ze_result_t),
	SHIM_SYMBOL(zesDeviceEnumTemperatureSensors, ze_result_t),
	SHIM_SYMBOL(zesDeviceEventRegister, ze_result_t),
	SHIM_SYMBOL(zesDeviceGet, ze_result_t),
	SHIM_SYMBOL(zesDeviceGetCardPowerDomain, ze_result_t),
	SHIM_SYMBOL(zesDeviceGetEccState, ze_result_t),
	SHIM_SYMBOL(zesDeviceGetOverclockControls, untyped),
	SHIM_SYMBOL(zesDeviceGetOverclockDomains, untyped),
	SHIM_SYMBOL(zesDeviceGetProperties, ze_result_t),
	SHIM_SYMBOL(zesDeviceGetState, ze_result_t),
	SHIM_SYMBOL(zesDeviceGetSubDevicePropertiesExp, untyped),
	SHIM_SYMBOL(zesDevicePciGetBars, ze_result_t),
	SHIM_SYMBOL(zesDevicePciGetProperties, ze_result_t),
	SHIM_SYMBOL(zesDevicePciGetState, ze_result_t),
	SHIM_SYMBOL(zesDevicePciGetStats, ze_result_t),
	SHIM_SYMBOL(zesDevicePciLinkSpeedUpdateExt, untyped),
	SHIM_SYMBOL(zesDeviceProcessesGetState, ze_result_t),
	SHIM_SYMBOL(zesDeviceReadOverclockState, untyped),
	SHIM_SYMBOL(zesDeviceReset, ze_result_t),
	SHIM_SYMBOL(zesDeviceResetExt, untyped),
	SHIM_SYMBOL(zesDeviceResetOverclockSettings, untyped),
	SHIM_SYMBOL(zesDeviceSetEccState, ze_result_t),
	SHIM_SYMBOL(zesDeviceSetOverclockWaiver, untyped),
	SHIM_SYMBOL(zesDiagnosticsGetProperties, ze_result_t),
	SHIM_SYMBOL(zesDiagnosticsGetTests, ze_result_t),
	SHIM_SYMBOL(zesDiagnosticsRunTests, ze_result_t),
	SHIM_SYMBOL(zesDriverEventListen, ze_result_t),
	SHIM_SYMBOL(zesDriverEventListenEx, ze_result_t),
	SHIM_SYMBOL(zesDriverGet, ze_result_t),
	SHIM_SYMBOL(zesDriverGetDeviceByUuidExp, untyped),
	SHIM_SYMBOL(zesDriverGetExtensionFunctionAddress, ze_result_t),
	SHIM_SYMBOL(zesDriverGetExtensionProperties, untyped),
	SHIM_SYMBOL(zesEngineGetActivity, ze_result_t),
	SHIM_SYMBOL(zesEngineGetActivityExt, untyped),
	SHIM_SYMBOL(zesEngineGetProperties, ze_result_t),
	SHIM_SYMBOL(zesFabricPortGetConfig, ze_result_t),
	SHIM_SYMBOL(zesFabricPortGetFabricErrorCounters, untyped),
	SHIM_SYMBOL(zesFabricPortGetLinkType, ze_result_t),
	SHIM_SYMBOL(zesFabricPortGetMultiPortThroughput, untyped),
	SHIM_SYMBOL(zesFabricPortGetProperties, ze_result_t),
	SHIM_SYMBOL(zesFabricPortGetState, ze_result_t),
	SHIM_SYMBOL(zesFabricPortGetThroughput, ze_result_t),
	SHIM_SYMBOL(zesFabricPortSetConfig, ze_result_t),
	SHIM_SYMBOL(zesFanGetConfig, ze_result_t),
	SHIM_SYMBOL(zesFanGetProperties, ze_result_t),
	SHIM_SYMBOL(zesFanGetState, ze_result_t),
	SHIM_SYMBOL(zesFanSetDefaultMode, ze_result_t),
	SHIM_SYMBOL(zesFanSetFixedSpeedMode, ze_result_t),
	SHIM_SYMBOL(zesFanSetSpeedTableMode, ze_result_t),
	SHIM_SYMBOL(zesFirmwareFlash, ze_result_t),
	SHIM_SYMBOL(zesFirmwareGetConsoleLogs, untyped),
	SHIM_SYMBOL(zesFirmwareGetFlashProgress, untyped),
	SHIM_SYMBOL(zesFirmwareGetProperties, ze_result_t),
	SHIM_SYMBOL(zesFirmwareGetSecurityVersionExp, untyped),
	SHIM_SYMBOL(zesFirmwareSetSecurityVersionExp, untyped),
	SHIM_SYMBOL(zesFrequencyGetAvailableClocks, ze_result_t),
	SHIM_SYMBOL(zesFrequencyGetProperties, ze_result_t),
	SHIM_SYMBOL(zesFrequencyGetRange, ze_result_t),
	SHIM_SYMBOL(zesFrequencyGetState, ze_result_t),
	SHIM_SYMBOL(zesFrequencyGetThrottleTime, ze_result_t),
	SHIM_SYMBOL(zesFrequencyOcGetCapabilities, ze_result_t),
	SHIM_SYMBOL(zesFrequencyOcGetFrequencyTarget, ze_result_t),
	SHIM_SYMBOL(zesFrequencyOcGetIccMax, ze_result_t),
	SHIM_SYMBOL(zesFrequencyOcGetMode, ze_result_t),
	SHIM_SYMBOL(zesFrequencyOcGetTjMax, ze_result_t),
	SHIM_SYMBOL(zesFrequencyOcGetVoltageTarget, ze_result_t),
	SHIM_SYMBOL(zesFrequencyOcSetFrequencyTarget, ze_result_t),
	SHIM_SYMBOL(zesFrequencyOcSetIccMax, ze_result_t),
	SHIM_SYMBOL(zesFrequencyOcSetMode, ze_result_t),
	SHIM_SYMBOL(zesFrequencyOcSetTjMax, ze_result_t),
	SHIM_SYMBOL(zesFrequencyOcSetVoltageTarget, ze_result_t),
	SHIM_SYMBOL(zesFrequencySetRange, ze_result_t),
	SHIM_SYMBOL(zesGetDeviceExpProcAddrTable, untyped),
	SHIM_SYMBOL(zesGetDeviceProcAddrTable, ze_result_t),
	SHIM_SYMBOL(zesGetDiagnosticsProcAddrTable, ze_result_t),
	SHIM_SYMBOL(zesGetDriverExpProcAddrTable, untyped),
	SHIM_SYMBOL(zesGetDriverProcAddrTable, ze_result_t),
	SHIM_SYMBOL(zesGetEngineProcAddrTable, ze_result_t),
	SHIM_SYMBOL(zesGetFabricPortProcAddrTable, ze_result_t),
	SHIM_SYMBOL(zesGetFanProcAddrTable, ze_result_t),
	SHIM_SYMBOL(zesGetFirmwareExpProcAddrTable, untyped),
	SHIM_SYMBOL(zesGetFirmwareProcAddrTable, ze_result_t),
	SHIM_SYMBOL(zesGetFrequencyProcAddrTable, ze_result_t),
	SHIM_SYMBOL(zesGetGlobalProcAddrTable, untyped),
	SHIM_SYMBOL(zesGetLedProcAddrTable, ze_result_t),
	SHIM_SYMBOL(zesGetMemoryProcAddrTable, ze_result_t),
	SHIM_SYMBOL(zesGetOverclockProcAddrTable, untyped),
	SHIM_SYMBOL(zesGetPerformanceFactorProcAddrTable, ze_result_t),
	SHIM_SYMBOL(zesGetPowerProcAddrTable, ze_result_t),
	SHIM_SYMBOL(zesGetPsuProcAddrTable, ze_result_t),
	SHIM_SYMBOL(zesGetRasExpProcAddrTable, untyped),
	SHIM_SYMBOL(zesGetRasProcAddrTable, ze_result_t),
	SHIM_SYMBOL(zesGetSchedulerProcAddrTable, ze_result_t),
	SHIM_SYMBOL(zesGetStandbyProcAddrTable, ze_result_t),
	SHIM_SYMBOL(zesGetTemperatureProcAddrTable, ze_result_t),
	SHIM_SYMBOL(zesGetVFManagementExpProcAddrTable, untyped),
	SHIM_SYMBOL(zesInit, ze_result_t),
	SHIM_SYMBOL(zesLedGetProperties, ze_result_t),
	SHIM_SYMBOL(zesLedGetState, ze_result_t),
	SHIM_SYMBOL(zesLedSetColor, ze_result_t),
	SHIM_SYMBOL(zesLedSetState, ze_result_t),
	SHIM_SYMBOL(zesMemoryGetBandwidth, ze_result_t),
	SHIM_SYMBOL(zesMemoryGetProperties, ze_result_t),
	SHIM_SYMBOL(zesMemoryGetState, ze_result_t),
	SHIM_SYMBOL(zesOverclockGetControlCurrentValue, untyped),
	SHIM_SYMBOL(zesOverclockGetControlPendingValue, untyped),
	SHIM_SYMBOL(zesOverclockGetControlState, untyped),
	SHIM_SYMBOL(zesOverclockGetDomainControlProperties, untyped),
	SHIM_SYMBOL(zesOverclockGetDomainProperties, untyped),
	SHIM_SYMBOL(zesOverclockGetDomainVFProperties, untyped),
	SHIM_SYMBOL(zesOverclockGetVFPointValues, untyped),
	SHIM_SYMBOL(zesOverclockSetControlUserValue, untyped),
	SHIM_SYMBOL(zesOverclockSetVFPointValues, untyped),
	SHIM_SYMBOL(zesPerformanceFactorGetConfig, ze_result_t),
	SHIM_SYMBOL(zesPerformanceFactorGetProperties, ze_result_t),
	SHIM_SYMBOL(zesPerformanceFactorSetConfig, ze_result_t),
	SHIM_SYMBOL(zesPowerGetEnergyCounter, ze_result_t),
	SHIM_SYMBOL(zesPowerGetEnergyThreshold, ze_result_t),
	SHIM_SYMBOL(zesPowerGetLimits, ze_result_t),
	SHIM_SYMBOL(zesPowerGetLimitsExt, ze_result_t),
	SHIM_SYMBOL(zesPowerGetLimitsExt2, untyped),
	SHIM_SYMBOL(zesPowerGetProperties, ze_result_t),
	SHIM_SYMBOL(zesPowerGetUsage, untyped),
	SHIM_SYMBOL(zesPowerSetEnergyThreshold, ze_result_t),
	SHIM_SYMBOL(zesPowerSetLimits, ze_result_t),
	SHIM_SYMBOL(zesPowerSetLimitsExt, ze_result_t),
	SHIM_SYMBOL(zesPowerSetLimitsExt2, untyped),
	SHIM_SYMBOL(zesPsuGetProperties, ze_result_t),
	SHIM_SYMBOL(zesPsuGetState, ze_result_t),
	SHIM_SYMBOL(zesRasClearStateExp, untyped),
	SHIM_SYMBOL(zesRasGetConfig, ze_result_t),
	SHIM_SYMBOL(zesRasGetConfigExp, untyped),
	SHIM_SYMBOL(zesRasGetProperties, ze_result_t),
	SHIM_SYMBOL(zesRasGetState, ze_result_t),
	SHIM_SYMBOL(zesRasGetStateExp, untyped),
	SHIM_SYMBOL(zesRasGetStateExp2, untyped),
	SHIM_SYMBOL(zesRasGetSupportedCategoriesExp, untyped),
	SHIM_SYMBOL(zesRasSetConfig, ze_result_t),
	SHIM_SYMBOL(zesRasSetConfigExp, untyped),
	SHIM_SYMBOL(zesSchedulerGetCurrentMode, ze_result_t),
	SHIM_SYMBOL(zesSchedulerGetProperties, ze_result_t),
	SHIM_SYMBOL(zesSchedulerGetTimeoutModeProperties, ze_result_t),
	SHIM_SYMBOL(zesSchedulerGetTimesliceModeProperties, ze_result_t),
	SHIM_SYMBOL(zesSchedulerSetComputeUnitDebugMode, ze_result_t),
	SHIM_SYMBOL(zesSchedulerSetExclusiveMode, ze_result_t),
	SHIM_SYMBOL(zesSchedulerSetTimeoutMode, ze_result_t),
	SHIM_SYMBOL(zesSchedulerSetTimesliceMode, ze_result_t),
	SHIM_SYMBOL(zesStandbyGetMode, ze_result_t),
	SHIM_SYMBOL(zesStandbyGetProperties, ze_result_t),
	SHIM_SYMBOL(zesStandbySetMode, ze_result_t),
	SHIM_SYMBOL(zesTemperatureGetConfig, ze_result_t),
	SHIM_SYMBOL(zesTemperatureGetProperties, ze_result_t),
	SHIM_SYMBOL(zesTemperatureGetState, ze_result_t),
	SHIM_SYMBOL(zesTemperatureSetConfig, ze_result_t),
	SHIM_SYMBOL(zesVFManagementGetVFCapabilitiesExp, untyped),
	SHIM_SYMBOL(zesVFManagementGetVFCapabilitiesExp2, untyped),
	SHIM_SYMBOL(zesVFManagementGetVFEngineUtilizationExp, untyped),
	SHIM_SYMBOL(zesVFManagementGetVFEngineUtilizationExp2, untyped),
	SHIM_SYMBOL(zesVFManagementGetVFMemoryUtilizationExp, untyped),
	SHIM_SYMBOL(zesVFManagementGetVFMemoryUtilizationExp2, untyped),
	SHIM_SYMBOL(zesVFManagementGetVFPropertiesExp, untyped),
	SHIM_SYMBOL(zesVFManagementSetVFTelemetryModeExp, untyped),
	SHIM_SYMBOL(zesVFManagementSetVFTelemetrySamplingIntervalExp, untyped),
	SHIM_SYMBOL(zetCommandListAppendMarkerExp, untyped),
	SHIM_SYMBOL(zetCommandListAppendMetricMemoryBarrier, ze_result_t),
	SHIM_SYMBOL(zetCommandListAppendMetricQueryBegin, ze_result_t),
	SHIM_SYMBOL(zetCommandListAppendMetricQueryEnd, ze_result_t),
	SHIM_SYMBOL(zetCommandListAppendMetricStreamerMarker, ze_result_t),
	SHIM_SYMBOL(zetContextActivateMetricGroups, ze_result_t),
	SHIM_SYMBOL(zetDebugAcknowledgeEvent, ze_result_t),
	SHIM_SYMBOL(zetDebugAttach, ze_result_t),
	SHIM_SYMBOL(zetDebugDetach, ze_result_t),
	SHIM_SYMBOL(zetDebugGetRegisterSetProperties, ze_result_t),
	SHIM_SYMBOL(zetDebugGetThreadRegisterSetProperties, untyped),
	SHIM_SYMBOL(zetDebugInterrupt, ze_result_t),
	SHIM_SYMBOL(zetDebugReadEvent, ze_result_t),
	SHIM_SYMBOL(zetDebugReadMemory, ze_result_t),
	SHIM_SYMBOL(zetDebugReadRegisters, ze_result_t),
	SHIM_SYMBOL(zetDebugResume, ze_result_t),
	SHIM_SYMBOL(zetDebugWriteMemory, ze_result_t),
	SHIM_SYMBOL(zetDebugWriteRegisters, ze_result_t),
	SHIM_SYMBOL(zetDeviceCreateMetricGroupsFromMetricsExp, untyped),
	SHIM_SYMBOL(zetDeviceDisableMetricsExp, untyped),
	SHIM_SYMBOL(zetDeviceEnableMetricsExp, untyped),
	SHIM_SYMBOL(zetDeviceGetConcurrentMetricGroupsExp, untyped),
	SHIM_SYMBOL(zetDeviceGetDebugProperties, ze_result_t),
	SHIM_SYMBOL(zetGetCommandListExpProcAddrTable, untyped),
	SHIM_SYMBOL(zetGetCommandListProcAddrTable, ze_result_t),
	SHIM_SYMBOL(zetGetContextProcAddrTable, ze_result_t),
	SHIM_SYMBOL(zetGetDebugProcAddrTable, ze_result_t),
	SHIM_SYMBOL(zetGetDeviceExpProcAddrTable, untyped),
	SHIM_SYMBOL(zetGetDeviceProcAddrTable, ze_result_t),
	SHIM_SYMBOL(zetGetKernelProcAddrTable, ze_result_t),
	SHIM_SYMBOL(zetGetMetricDecoderExpProcAddrTable, untyped),
	SHIM_SYMBOL(zetGetMetricExpProcAddrTable, untyped),
	SHIM_SYMBOL(zetGetMetricGroupExpProcAddrTable, ze_result_t),
	SHIM_SYMBOL(zetGetMetricGroupProcAddrTable, ze_result_t),
	SHIM_SYMBOL(zetGetMetricProcAddrTable, ze_result_t),
	SHIM_SYMBOL(zetGetMetricProgrammableExpProcAddrTable, untyped),
	SHIM_SYMBOL(zetGetMetricQueryPoolProcAddrTable, ze_result_t),
	SHIM_SYMBOL(zetGetMetricQueryProcAddrTable, ze_result_t),
	SHIM_SYMBOL(zetGetMetricStreamerProcAddrTable, ze_result_t),
	SHIM_SYMBOL(zetGetMetricTracerExpProcAddrTable, untyped),
	SHIM_SYMBOL(zetGetModuleProcAddrTable, ze_result_t),
	SHIM_SYMBOL(zetGetTracerExpProcAddrTable, ze_result_t),
	SHIM_SYMBOL(zetKernelGetProfileInfo, ze_result_t),
	SHIM_SYMBOL(zetMetricCreateFromProgrammableExp, untyped),
	SHIM_SYMBOL(zetMetricCreateFromProgrammableExp2, untyped),
	SHIM_SYMBOL(zetMetricDecoderCreateExp, untyped),
	SHIM_SYMBOL(zetMetricDecoderDestroyExp, untyped),
	SHIM_SYMBOL(zetMetricDecoderGetDecodableMetricsExp, untyped),
	SHIM_SYMBOL(zetMetricDestroyExp, untyped),
	SHIM_SYMBOL(zetMetricGet, ze_result_t),
	SHIM_SYMBOL(zetMetricGetProperties, ze_result_t),
	SHIM_SYMBOL(zetMetricGroupAddMetricExp, untyped),
	SHIM_SYMBOL(zetMetricGroupCalculateMetricExportDataExp, untyped),
	SHIM_SYMBOL(zetMetricGroupCalculateMetricValues, ze_result_t),
	SHIM_SYMBOL(zetMetricGroupCalculateMultipleMetricValuesExp, ze_result_t),
	SHIM_SYMBOL(zetMetricGroupCloseExp, untyped),
	SHIM_SYMBOL(zetMetricGroupCreateExp, untyped),
	SHIM_SYMBOL(zetMetricGroupDestroyExp, untyped),
	SHIM_SYMBOL(zetMetricGroupGet, ze_result_t),
	SHIM_SYMBOL(zetMetricGroupGetExportDataExp, untyped),
	SHIM_SYMBOL(zetMetricGroupGetGlobalTimestampsExp, untyped),
	SHIM_SYMBOL(zetMetricGroupGetProperties, ze_result_t),
	SHIM_SYMBOL(zetMetricGroupRemoveMetricExp, untyped),
	SHIM_SYMBOL(zetMetricProgrammableGetExp, untyped),
	SHIM_SYMBOL(zetMetricProgrammableGetParamInfoExp, untyped),
	SHIM_SYMBOL(zetMetricProgrammableGetParamValueInfoExp, untyped),
	SHIM_SYMBOL(zetMetricProgrammableGetPropertiesExp, untyped),
	SHIM_SYMBOL(zetMetricQueryCreate, ze_result_t),
	SHIM_SYMBOL(zetMetricQueryDestroy, ze_result_t),
	SHIM_SYMBOL(zetMetricQueryGetData, ze_result_t),
	SHIM_SYMBOL(zetMetricQueryPoolCreate, ze_result_t),
	SHIM_SYMBOL(zetMetricQueryPoolDestroy, ze_result_t),
	SHIM_SYMBOL(zetMetricQueryReset, ze_result_t),
	SHIM_SYMBOL(zetMetricStreamerClose, ze_result_t),
	SHIM_SYMBOL(zetMetricStreamerOpen, ze_result_t),
	SHIM_SYMBOL(zetMetricStreamerReadData, ze_result_t),
	SHIM_SYMBOL(zetMetricTracerCreateExp, untyped),
	SHIM_SYMBOL(zetMetricTracerDecodeExp, untyped),
	SHIM_SYMBOL(zetMetricTracerDestroyExp, untyped),
	SHIM_SYMBOL(zetMetricTracerDisableExp, untyped),
	SHIM_SYMBOL(zetMetricTracerEnableExp, untyped),
	SHIM_SYMBOL(zetMetricTracerReadDataExp, untyped),
	SHIM_SYMBOL(zetModuleGetDebugInfo, ze_result_t),
	SHIM_SYMBOL(zetTracerExpCreate, ze_result_t),
	SHIM_SYMBOL(zetTracerExpDestroy, ze_result_t),
	SHIM_SYMBOL(zetTracerExpSetEnabled, ze_result_t),
	SHIM_SYMBOL(zetTracerExpSetEpilogues, ze_result_t),
	SHIM_SYMBOL(zetTracerExpSetPrologues, ze_result_t),
	EXTRA_SYMBOLS
};

const struct shim_library shim_library = {
	.soname = "libze_loader.so.1",
	.computes = true,
	.aliases = aliases,
	.symbols = symbols,
	.slots = shim_slots,
	.count = sizeof(symbols) / sizeof(*symbols),
};

const struct config_alias config_aliases[] = {
	{NULL, NULL},
};
