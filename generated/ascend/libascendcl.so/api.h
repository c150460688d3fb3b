/* Made by `porter gen --backend ascend`. Do not edit. */
/*
 * api.h: what libascendcl.so exports, in our own words: names, sizes and offsets as its headers have them.
 *
 * acl/acl_base.h of torch-npu 2.7.1
 * acl/acl_rt.h of torch-npu 2.7.1
 * acl/acl_op.h of torch-npu 2.7.1
 * acl/acl_mdl.h of torch-npu 2.7.1
 * acl/acl.h of torch-npu 2.7.1
 * acl/acl_rt_allocator.h of torch-npu 2.7.1
 * the spec
 */
#ifndef PORTER_API_H
#define PORTER_API_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct aclDataBuffer;
struct aclTensorDesc;
struct aclrtUtilizationExtendInfo;
struct aclrtUtilizationInfo;
struct tagRtGroupInfo;
struct rtExceptionInfo;
struct aclrtMemLocation;
struct aclrtMemcpyBatchAttr;
struct aclrtMemUceInfo;
struct aclrtPhysicalMemProp;
struct aclopHandle;
struct aclopAttr;
struct aclopKernelDesc;
struct aclmdlDataset;
struct aclmdlDesc;
struct aclmdlAIPP;
struct aclmdlConfigHandle;
struct aclmdlExecConfigHandle;
struct aclmdlIODims;
struct aclmdlIODimsRange;
struct aclmdlBatch;
struct aclmdlHW;
struct aclAippInfo;
struct aclmdlExeOMDesc;
struct aclCANNPackageVersion_;
enum aclDataType { ACL_DT_UNDEFINED = -1 };
enum aclFormat { ACL_FORMAT_UNDEFINED = -1 };
enum aclLogLevel { ACL_DEBUG = 0 };
enum aclMemType { ACL_MEMTYPE_DEVICE = 0 };
enum aclSysParamOpt { ACL_OPT_DETERMINISTIC = 0 };
enum aclCannAttr { ACL_CANN_ATTR_UNDEFINED = -1 };

enum aclDeviceInfo {
	ACL_DEVICE_INFO_UNDEFINED = -1,
	ACL_DEVICE_INFO_L2_SIZE = 2,
};

enum aclrtRunMode { ACL_DEVICE = 0 };
enum aclrtTsId { ACL_TS_ID_AICORE = 0 };

enum aclrtEventStatus {
	ACL_EVENT_STATUS_COMPLETE = 0,
	ACL_EVENT_STATUS_NOT_READY = 1,
};

enum aclrtEventRecordedStatus {
	ACL_EVENT_RECORDED_STATUS_NOT_READY = 0,
	ACL_EVENT_RECORDED_STATUS_COMPLETE = 1,
};

enum aclrtEventWaitStatus {
	ACL_EVENT_WAIT_STATUS_COMPLETE = 0,
	ACL_EVENT_WAIT_STATUS_NOT_READY = 1,
};

enum aclrtStreamStatus {
	ACL_STREAM_STATUS_COMPLETE = 0,
	ACL_STREAM_STATUS_NOT_READY = 1,
};

enum aclrtCallbackBlockType { ACL_CALLBACK_NO_BLOCK = 0 };
enum aclrtMemcpyKind { ACL_MEMCPY_DEVICE_TO_DEVICE = 3 };
enum aclrtMemMallocPolicy { ACL_MEM_MALLOC_HUGE_FIRST = 0 };
enum aclrtHostRegisterType { ACL_HOST_REGISTER_MAPPED = 0 };
enum aclrtMemAttr { ACL_DDR_MEM = 0 };
enum aclrtGroupAttr { ACL_GROUP_AICORE_INT = 0 };
enum aclrtFloatOverflowMode { ACL_RT_OVERFLOW_MODE_SATURATION = 0 };
enum aclrtMemLocationType { ACL_MEM_LOCATION_TYPE_DEVICE = 1 };
enum aclrtMemAllocationType { ACL_MEM_ALLOCATION_TYPE_PINNED = 0 };
enum aclrtMemHandleType { ACL_MEM_HANDLE_TYPE_NONE = 0 };
enum aclrtCmoType { ACL_RT_CMO_TYPE_PREFETCH = 0 };
enum aclrtLastErrLevel { ACL_RT_THREAD_LEVEL = 0 };
enum aclrtDevResModelType { ACL_RT_DEV_RES_CUBE_CORE = 0 };
enum aclEngineType { ACL_ENGINE_SYS = 0 };
enum aclAippInputFormat { ACL_YUV420SP_U8 = 1 };
enum aclmdlConfigAttr { ACL_MDL_PRIORITY_INT32 = 0 };
enum aclmdlExecConfigAttr { ACL_MDL_STREAM_SYNC_TIMEOUT = 0 };
enum aclmdlInputAippType { ACL_DATA_WITHOUT_AIPP = 0 };
enum aclmdlRICaptureMode { ACL_MODEL_RI_CAPTURE_MODE_GLOBAL = 0 };
enum aclmdlRICaptureStatus { ACL_MODEL_RI_CAPTURE_STATUS_NONE = 0 };
enum aclCANNPackageName_ { ACL_PKG_NAME_CANN = 0 };

enum acl_constants {
	ACL_ERROR_RT_PARAM_INVALID = 107000,
	ACL_ERROR_RT_INVALID_DEVICEID = 107001,
	ACL_ERROR_RT_CONTEXT_NULL = 107002,
	ACL_ERROR_RT_FEATURE_NOT_SUPPORT = 207000,
	ACL_ERROR_RT_MEMORY_ALLOCATION = 207001,
	ACL_ERROR_RT_NO_DEVICE = 207004,
	ACL_ERROR_RT_INTERNAL_ERROR = 507000,
	ACL_SUCCESS = 0,
	ACL_ERROR_UNINITIALIZE = 100001,
};

typedef void *aclrtStream;
typedef void *aclrtEvent;
typedef void *aclrtContext;
typedef int aclError;
typedef uint16_t aclFloat16;
typedef struct aclDataBuffer aclDataBuffer;
typedef struct aclTensorDesc aclTensorDesc;
typedef void *aclrtAllocatorDesc;
typedef void *aclrtAllocator;
typedef void *aclrtAllocatorBlock;
typedef void *aclrtAllocatorAddr;
typedef void *aclrtTaskGrp;
typedef enum aclDataType aclDataType;
typedef enum aclFormat aclFormat;
typedef enum aclLogLevel aclLogLevel;
typedef enum aclMemType aclMemType;
typedef enum aclSysParamOpt aclSysParamOpt;
typedef enum aclCannAttr aclCannAttr;
typedef enum aclDeviceInfo aclDeviceInfo;
typedef enum aclrtRunMode aclrtRunMode;
typedef enum aclrtTsId aclrtTsId;
typedef enum aclrtEventStatus aclrtEventStatus;
typedef enum aclrtEventRecordedStatus aclrtEventRecordedStatus;
typedef enum aclrtEventWaitStatus aclrtEventWaitStatus;
typedef enum aclrtStreamStatus aclrtStreamStatus;
typedef enum aclrtCallbackBlockType aclrtCallbackBlockType;
typedef enum aclrtMemcpyKind aclrtMemcpyKind;
typedef enum aclrtMemMallocPolicy aclrtMemMallocPolicy;
typedef enum aclrtHostRegisterType aclrtHostRegisterType;
typedef enum aclrtMemAttr aclrtMemAttr;
typedef enum aclrtGroupAttr aclrtGroupAttr;
typedef enum aclrtFloatOverflowMode aclrtFloatOverflowMode;
typedef struct aclrtUtilizationExtendInfo aclrtUtilizationExtendInfo;
typedef struct aclrtUtilizationInfo aclrtUtilizationInfo;
typedef struct tagRtGroupInfo aclrtGroupInfo;
typedef struct rtExceptionInfo aclrtExceptionInfo;
typedef enum aclrtMemLocationType aclrtMemLocationType;
typedef struct aclrtMemLocation aclrtMemLocation;
typedef struct aclrtMemcpyBatchAttr aclrtMemcpyBatchAttr;
typedef struct aclrtMemUceInfo aclrtMemUceInfo;
typedef enum aclrtMemAllocationType aclrtMemAllocationType;
typedef enum aclrtMemHandleType aclrtMemHandleType;
typedef struct aclrtPhysicalMemProp aclrtPhysicalMemProp;
typedef enum aclrtCmoType aclrtCmoType;
typedef enum aclrtLastErrLevel aclrtLastErrLevel;
typedef enum aclrtDevResModelType aclrtDevResModelType;
typedef void *aclrtDrvMemHandle;
typedef void (*aclrtCallback)(void *);
typedef void (*aclrtExceptionInfoCallback)(aclrtExceptionInfo *);
typedef struct aclopHandle aclopHandle;
typedef struct aclopAttr aclopAttr;
typedef struct aclopKernelDesc aclopKernelDesc;
typedef void (*aclDataDeallocator)(void *, size_t);
typedef enum aclEngineType aclopEngineType;
typedef aclError (*aclopCompileFunc)(int, const aclTensorDesc *const [], int,
		const aclTensorDesc *const [], const aclopAttr *, aclopKernelDesc *);
typedef struct aclmdlDataset aclmdlDataset;
typedef struct aclmdlDesc aclmdlDesc;
typedef struct aclmdlAIPP aclmdlAIPP;
typedef struct aclmdlConfigHandle aclmdlConfigHandle;
typedef struct aclmdlExecConfigHandle aclmdlExecConfigHandle;
typedef void *aclmdlRI;
typedef enum aclAippInputFormat aclAippInputFormat;
typedef enum aclmdlConfigAttr aclmdlConfigAttr;
typedef enum aclmdlExecConfigAttr aclmdlExecConfigAttr;
typedef enum aclmdlInputAippType aclmdlInputAippType;
typedef struct aclmdlIODims aclmdlIODims;
typedef struct aclmdlIODimsRange aclmdlIODimsRange;
typedef struct aclmdlBatch aclmdlBatch;
typedef struct aclmdlHW aclmdlHW;
typedef struct aclAippInfo aclAippInfo;
typedef struct aclmdlExeOMDesc aclmdlExeOMDesc;
typedef enum aclmdlRICaptureMode aclmdlRICaptureMode;
typedef enum aclmdlRICaptureStatus aclmdlRICaptureStatus;
typedef enum aclCANNPackageName_ aclCANNPackageName;
typedef struct aclCANNPackageVersion_ aclCANNPackageVersion;
typedef void *(*aclrtAllocatorAllocFunc)(aclrtAllocator, size_t);
typedef void (*aclrtAllocatorFreeFunc)(aclrtAllocator, aclrtAllocatorBlock);
typedef void *(*aclrtAllocatorAllocAdviseFunc)(aclrtAllocator, size_t, aclrtAllocatorAddr);
typedef void *(*aclrtAllocatorGetAddrFromBlockFunc)(aclrtAllocatorBlock);

struct aclrtUtilizationInfo {
	int32_t cubeUtilization;
	int32_t vectorUtilization;
	int32_t aicpuUtilization;
	int32_t memoryUtilization;
	aclrtUtilizationExtendInfo *utilizationExtend;
};

struct aclrtMemLocation {
	uint32_t id;
	aclrtMemLocationType type;
};

struct aclrtPhysicalMemProp {
	aclrtMemHandleType handleType;
	aclrtMemAllocationType allocationType;
	aclrtMemAttr memAttr;
	aclrtMemLocation location;
	uint64_t reserve;
};

_Static_assert(sizeof(struct aclrtUtilizationInfo) == 24, "as the vendor lays it out");
_Static_assert(offsetof(struct aclrtUtilizationInfo, cubeUtilization) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct aclrtUtilizationInfo, vectorUtilization) == 4,
		"as the vendor lays it out");
_Static_assert(offsetof(struct aclrtUtilizationInfo, aicpuUtilization) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct aclrtUtilizationInfo, memoryUtilization) == 12,
		"as the vendor lays it out");
_Static_assert(offsetof(struct aclrtUtilizationInfo, utilizationExtend) == 16,
		"as the vendor lays it out");
_Static_assert(sizeof(struct aclrtMemLocation) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct aclrtMemLocation, id) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct aclrtMemLocation, type) == 4, "as the vendor lays it out");
_Static_assert(sizeof(struct aclrtPhysicalMemProp) == 32, "as the vendor lays it out");
_Static_assert(offsetof(struct aclrtPhysicalMemProp, handleType) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct aclrtPhysicalMemProp, allocationType) == 4,
		"as the vendor lays it out");
_Static_assert(offsetof(struct aclrtPhysicalMemProp, memAttr) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct aclrtPhysicalMemProp, location) == 12, "as the vendor lays it out");
_Static_assert(offsetof(struct aclrtPhysicalMemProp, reserve) == 24, "as the vendor lays it out");

#pragma GCC visibility push(default)
aclDataBuffer *aclCreateDataBuffer(void *data, size_t size);
aclTensorDesc *aclCreateTensorDesc(aclDataType dataType, int numDims, const int64_t *dims,
		aclFormat format);
size_t aclDataTypeSize(aclDataType dataType);
aclError aclDestroyDataBuffer(const aclDataBuffer *dataBuffer);
void aclDestroyTensorDesc(const aclTensorDesc *desc);
aclError aclFinalize(void);
float aclFloat16ToFloat(aclFloat16 value);
aclFloat16 aclFloatToFloat16(float value);
aclError aclGetCannAttribute(aclCannAttr cannAttr, int32_t *value);
aclError aclGetCannAttributeList(const aclCannAttr **cannAttrList, size_t *num);
void *aclGetDataBufferAddr(const aclDataBuffer *dataBuffer);
uint32_t aclGetDataBufferSize(const aclDataBuffer *dataBuffer);
size_t aclGetDataBufferSizeV2(const aclDataBuffer *dataBuffer);
aclError aclGetDeviceCapability(uint32_t deviceId, aclDeviceInfo deviceInfo, int64_t *value);
const char *aclGetRecentErrMsg(void);
void *aclGetTensorDescAddress(const aclTensorDesc *desc);
aclTensorDesc *aclGetTensorDescByIndex(aclTensorDesc *desc, size_t index);
int64_t aclGetTensorDescDim(const aclTensorDesc *desc, size_t index);
aclError aclGetTensorDescDimRange(const aclTensorDesc *desc, size_t index, size_t dimRangeNum,
		int64_t *dimRange);
aclError aclGetTensorDescDimV2(const aclTensorDesc *desc, size_t index, int64_t *dimSize);
size_t aclGetTensorDescElementCount(const aclTensorDesc *desc);
aclFormat aclGetTensorDescFormat(const aclTensorDesc *desc);
const char *aclGetTensorDescName(aclTensorDesc *desc);
size_t aclGetTensorDescNumDims(const aclTensorDesc *desc);
size_t aclGetTensorDescSize(const aclTensorDesc *desc);
aclDataType aclGetTensorDescType(const aclTensorDesc *desc);
aclError aclInit(const char *configPath);
aclError aclSetTensorConst(aclTensorDesc *desc, void *dataBuffer, size_t length);
void aclSetTensorDescName(aclTensorDesc *desc, const char *name);
aclError aclSetTensorDynamicInput(aclTensorDesc *desc, const char *dynamicInputName);
aclError aclSetTensorFormat(aclTensorDesc *desc, aclFormat format);
aclError aclSetTensorOriginFormat(aclTensorDesc *desc, aclFormat format);
aclError aclSetTensorOriginShape(aclTensorDesc *desc, int numDims, const int64_t *dims);
aclError aclSetTensorPlaceMent(aclTensorDesc *desc, aclMemType memType);
aclError aclSetTensorShape(aclTensorDesc *desc, int numDims, const int64_t *dims);
aclError aclSetTensorShapeRange(aclTensorDesc *desc, size_t dimsCount, int64_t dimsRange[][2]);
aclError aclSetTensorStorageFormat(aclTensorDesc *desc, aclFormat format);
aclError aclSetTensorStorageShape(aclTensorDesc *desc, int numDims, const int64_t *dims);
aclError aclSetTensorValueRange(aclTensorDesc *desc, size_t valueCount, int64_t valueRange[][2]);
aclError aclTransTensorDescFormat(const aclTensorDesc *srcDesc, aclFormat dstFormat,
		aclTensorDesc **dstDesc);
aclError aclUpdateDataBuffer(aclDataBuffer *dataBuffer, void *data, size_t size);
aclError aclmdlAddDatasetBuffer(aclmdlDataset *dataset, aclDataBuffer *dataBuffer);
aclError aclmdlBundleGetModelId(uint32_t bundleId, size_t index, uint32_t *modelId);
aclError aclmdlBundleGetModelNum(uint32_t bundleId, size_t *modelNum);
aclError aclmdlBundleLoadFromFile(const char *modelPath, uint32_t *bundleId);
aclError aclmdlBundleLoadFromMem(const void *model, size_t modelSize, uint32_t *bundleId);
aclError aclmdlBundleUnload(uint32_t bundleId);
aclmdlAIPP *aclmdlCreateAIPP(uint64_t batchSize);
aclError aclmdlCreateAndGetOpDesc(uint32_t deviceId, uint32_t streamId, uint32_t taskId,
		char *opName, size_t opNameLen, aclTensorDesc **inputDesc, size_t *numInputs,
		aclTensorDesc **outputDesc, size_t *numOutputs);
aclmdlConfigHandle *aclmdlCreateConfigHandle(void);
aclmdlDataset *aclmdlCreateDataset(void);
aclmdlDesc *aclmdlCreateDesc(void);
aclmdlExecConfigHandle *aclmdlCreateExecConfigHandle(void);
aclError aclmdlDestroyAIPP(const aclmdlAIPP *aippParmsSet);
aclError aclmdlDestroyConfigHandle(aclmdlConfigHandle *handle);
aclError aclmdlDestroyDataset(const aclmdlDataset *dataset);
aclError aclmdlDestroyDesc(aclmdlDesc *modelDesc);
aclError aclmdlDestroyExecConfigHandle(const aclmdlExecConfigHandle *handle);
aclError aclmdlExecute(uint32_t modelId, const aclmdlDataset *input, aclmdlDataset *output);
aclError aclmdlExecuteAsync(uint32_t modelId, const aclmdlDataset *input, aclmdlDataset *output,
		aclrtStream stream);
aclError aclmdlExecuteAsyncV2(uint32_t modelId, const aclmdlDataset *input, aclmdlDataset *output,
		aclrtStream stream, const aclmdlExecConfigHandle *handle);
aclError aclmdlExecuteV2(uint32_t modelId, const aclmdlDataset *input, aclmdlDataset *output,
		aclrtStream stream, const aclmdlExecConfigHandle *handle);
aclError aclmdlFinalizeDump(void);
aclError aclmdlGetAippDataSize(uint64_t batchSize, size_t *size);
aclError aclmdlGetAippType(uint32_t modelId, size_t index, aclmdlInputAippType *type,
		size_t *dynamicAttachedDataIndex);
aclError aclmdlGetCurOutputDims(const aclmdlDesc *modelDesc, size_t index, aclmdlIODims *dims);
aclDataBuffer *aclmdlGetDatasetBuffer(const aclmdlDataset *dataset, size_t index);
size_t aclmdlGetDatasetNumBuffers(const aclmdlDataset *dataset);
aclTensorDesc *aclmdlGetDatasetTensorDesc(const aclmdlDataset *dataset, size_t index);
aclError aclmdlGetDesc(aclmdlDesc *modelDesc, uint32_t modelId);
aclError aclmdlGetDescFromFile(aclmdlDesc *modelDesc, const char *modelPath);
aclError aclmdlGetDescFromMem(aclmdlDesc *modelDesc, const void *model, size_t modelSize);
aclError aclmdlGetDynamicBatch(const aclmdlDesc *modelDesc, aclmdlBatch *batch);
aclError aclmdlGetDynamicHW(const aclmdlDesc *modelDesc, size_t index, aclmdlHW *hw);
aclError aclmdlGetFirstAippInfo(uint32_t modelId, size_t index, aclAippInfo *aippInfo);
aclDataType aclmdlGetInputDataType(const aclmdlDesc *modelDesc, size_t index);
aclError aclmdlGetInputDims(const aclmdlDesc *modelDesc, size_t index, aclmdlIODims *dims);
aclError aclmdlGetInputDimsRange(const aclmdlDesc *modelDesc, size_t index,
		aclmdlIODimsRange *dimsRange);
aclError aclmdlGetInputDimsV2(const aclmdlDesc *modelDesc, size_t index, aclmdlIODims *dims);
aclError aclmdlGetInputDynamicDims(const aclmdlDesc *modelDesc, size_t index, aclmdlIODims *dims,
		size_t gearCount);
aclError aclmdlGetInputDynamicGearCount(const aclmdlDesc *modelDesc, size_t index,
		size_t *gearCount);
aclFormat aclmdlGetInputFormat(const aclmdlDesc *modelDesc, size_t index);
aclError aclmdlGetInputIndexByName(const aclmdlDesc *modelDesc, const char *name, size_t *index);
const char *aclmdlGetInputNameByIndex(const aclmdlDesc *modelDesc, size_t index);
size_t aclmdlGetInputSizeByIndex(aclmdlDesc *modelDesc, size_t index);
size_t aclmdlGetNumInputs(aclmdlDesc *modelDesc);
size_t aclmdlGetNumOutputs(aclmdlDesc *modelDesc);
const char *aclmdlGetOpAttr(aclmdlDesc *modelDesc, const char *opName, const char *attr);
aclDataType aclmdlGetOutputDataType(const aclmdlDesc *modelDesc, size_t index);
aclError aclmdlGetOutputDims(const aclmdlDesc *modelDesc, size_t index, aclmdlIODims *dims);
aclFormat aclmdlGetOutputFormat(const aclmdlDesc *modelDesc, size_t index);
aclError aclmdlGetOutputIndexByName(const aclmdlDesc *modelDesc, const char *name, size_t *index);
const char *aclmdlGetOutputNameByIndex(const aclmdlDesc *modelDesc, size_t index);
size_t aclmdlGetOutputSizeByIndex(aclmdlDesc *modelDesc, size_t index);
const char *aclmdlGetTensorRealName(const aclmdlDesc *modelDesc, const char *name);
aclError aclmdlInitDump(void);
aclError aclmdlLoadFromFile(const char *modelPath, uint32_t *modelId);
aclError aclmdlLoadFromFileWithMem(const char *modelPath, uint32_t *modelId, void *workPtr,
		size_t workSize, void *weightPtr, size_t weightSize);
aclError aclmdlLoadFromFileWithQ(const char *modelPath, uint32_t *modelId, const uint32_t *inputQ,
		size_t inputQNum, const uint32_t *outputQ, size_t outputQNum);
aclError aclmdlLoadFromMem(const void *model, size_t modelSize, uint32_t *modelId);
aclError aclmdlLoadFromMemWithMem(const void *model, size_t modelSize, uint32_t *modelId,
		void *workPtr, size_t workSize, void *weightPtr, size_t weightSize);
aclError aclmdlLoadFromMemWithQ(const void *model, size_t modelSize, uint32_t *modelId,
		const uint32_t *inputQ, size_t inputQNum, const uint32_t *outputQ,
		size_t outputQNum);
aclError aclmdlLoadWithConfig(const aclmdlConfigHandle *handle, uint32_t *modelId);
aclError aclmdlQueryExeOMDesc(const char *fileName, aclmdlExeOMDesc *mdlPartitionSize);
aclError aclmdlQuerySize(const char *fileName, size_t *workSize, size_t *weightSize);
aclError aclmdlQuerySizeFromMem(const void *model, size_t modelSize, size_t *workSize,
		size_t *weightSize);
aclError aclmdlRICaptureBegin(aclrtStream stream, aclmdlRICaptureMode mode);
aclError aclmdlRICaptureEnd(aclrtStream stream, aclmdlRI *modelRI);
aclError aclmdlRICaptureGetInfo(aclrtStream stream, aclmdlRICaptureStatus *status,
		aclmdlRI *modelRI);
aclError aclmdlRICaptureTaskGrpBegin(aclrtStream stream);
aclError aclmdlRICaptureTaskGrpEnd(aclrtStream stream, aclrtTaskGrp *handle);
aclError aclmdlRICaptureTaskUpdateBegin(aclrtStream stream, aclrtTaskGrp handle);
aclError aclmdlRICaptureTaskUpdateEnd(aclrtStream stream);
aclError aclmdlRICaptureThreadExchangeMode(aclmdlRICaptureMode *mode);
aclError aclmdlRIDebugPrint(aclmdlRI modelRI);
aclError aclmdlRIDestroy(aclmdlRI modelRI);
aclError aclmdlRIExecuteAsync(aclmdlRI modelRI, aclrtStream stream);
aclError aclmdlSetAIPPAxSwapSwitch(aclmdlAIPP *aippParmsSet, int8_t axSwapSwitch);
aclError aclmdlSetAIPPByInputIndex(uint32_t modelId, aclmdlDataset *dataset, size_t index,
		const aclmdlAIPP *aippParmsSet);
aclError aclmdlSetAIPPCropParams(aclmdlAIPP *aippParmsSet, int8_t cropSwitch, int32_t cropStartPosW,
		int32_t cropStartPosH, int32_t cropSizeW, int32_t cropSizeH, uint64_t batchIndex);
aclError aclmdlSetAIPPCscParams(aclmdlAIPP *aippParmsSet, int8_t cscSwitch, int16_t cscMatrixR0C0,
		int16_t cscMatrixR0C1, int16_t cscMatrixR0C2, int16_t cscMatrixR1C0,
		int16_t cscMatrixR1C1, int16_t cscMatrixR1C2, int16_t cscMatrixR2C0,
		int16_t cscMatrixR2C1, int16_t cscMatrixR2C2, uint8_t cscOutputBiasR0,
		uint8_t cscOutputBiasR1, uint8_t cscOutputBiasR2, uint8_t cscInputBiasR0,
		uint8_t cscInputBiasR1, uint8_t cscInputBiasR2);
aclError aclmdlSetAIPPDtcPixelMean(aclmdlAIPP *aippParmsSet, int16_t dtcPixelMeanChn0,
		int16_t dtcPixelMeanChn1, int16_t dtcPixelMeanChn2, int16_t dtcPixelMeanChn3,
		uint64_t batchIndex);
aclError aclmdlSetAIPPDtcPixelMin(aclmdlAIPP *aippParmsSet, float dtcPixelMinChn0,
		float dtcPixelMinChn1, float dtcPixelMinChn2, float dtcPixelMinChn3,
		uint64_t batchIndex);
aclError aclmdlSetAIPPInputFormat(aclmdlAIPP *aippParmsSet, aclAippInputFormat inputFormat);
aclError aclmdlSetAIPPPaddingParams(aclmdlAIPP *aippParmsSet, int8_t paddingSwitch,
		int32_t paddingSizeTop, int32_t paddingSizeBottom, int32_t paddingSizeLeft,
		int32_t paddingSizeRight, uint64_t batchIndex);
aclError aclmdlSetAIPPPixelVarReci(aclmdlAIPP *aippParmsSet, float dtcPixelVarReciChn0,
		float dtcPixelVarReciChn1, float dtcPixelVarReciChn2, float dtcPixelVarReciChn3,
		uint64_t batchIndex);
aclError aclmdlSetAIPPRbuvSwapSwitch(aclmdlAIPP *aippParmsSet, int8_t rbuvSwapSwitch);
aclError aclmdlSetAIPPScfParams(aclmdlAIPP *aippParmsSet, int8_t scfSwitch, int32_t scfInputSizeW,
		int32_t scfInputSizeH, int32_t scfOutputSizeW, int32_t scfOutputSizeH,
		uint64_t batchIndex);
aclError aclmdlSetAIPPSrcImageSize(aclmdlAIPP *aippParmsSet, int32_t srcImageSizeW,
		int32_t srcImageSizeH);
aclError aclmdlSetConfigOpt(aclmdlConfigHandle *handle, aclmdlConfigAttr attr,
		const void *attrValue, size_t valueSize);
aclError aclmdlSetDatasetTensorDesc(aclmdlDataset *dataset, aclTensorDesc *tensorDesc,
		size_t index);
aclError aclmdlSetDump(const char *dumpCfgPath);
aclError aclmdlSetDynamicBatchSize(uint32_t modelId, aclmdlDataset *dataset, size_t index,
		uint64_t batchSize);
aclError aclmdlSetDynamicHWSize(uint32_t modelId, aclmdlDataset *dataset, size_t index,
		uint64_t height, uint64_t width);
aclError aclmdlSetExecConfigOpt(aclmdlExecConfigHandle *handle, aclmdlExecConfigAttr attr,
		const void *attrValue, size_t valueSize);
aclError aclmdlSetInputAIPP(uint32_t modelId, aclmdlDataset *dataset, size_t index,
		const aclmdlAIPP *aippParmsSet);
aclError aclmdlSetInputDynamicDims(uint32_t modelId, aclmdlDataset *dataset, size_t index,
		const aclmdlIODims *dims);
aclError aclmdlUnload(uint32_t modelId);
aclError aclopCast(const aclTensorDesc *srcDesc, const aclDataBuffer *srcBuffer,
		const aclTensorDesc *dstDesc, aclDataBuffer *dstBuffer, uint8_t truncate,
		aclrtStream stream);
aclopAttr *aclopCreateAttr(void);
aclError aclopCreateHandle(const char *opType, int numInputs,
		const aclTensorDesc *const inputDesc[], int numOutputs,
		const aclTensorDesc *const outputDesc[], const aclopAttr *opAttr,
		aclopHandle **handle);
aclError aclopCreateHandleForCast(aclTensorDesc *srcDesc, aclTensorDesc *dstDesc, uint8_t truncate,
		aclopHandle **handle);
aclError aclopCreateKernel(const char *opType, const char *kernelId, const char *kernelName,
		void *binData, int binSize, aclopEngineType enginetype,
		aclDataDeallocator deallocator);
void aclopDestroyAttr(const aclopAttr *attr);
void aclopDestroyHandle(aclopHandle *handle);
aclError aclopExecWithHandle(aclopHandle *handle, int numInputs,
		const aclDataBuffer *const inputs[], int numOutputs, aclDataBuffer *const outputs[],
		aclrtStream stream);
aclError aclopExecute(const char *opType, int numInputs, const aclTensorDesc *const inputDesc[],
		const aclDataBuffer *const inputs[], int numOutputs,
		const aclTensorDesc *const outputDesc[], aclDataBuffer *const outputs[],
		const aclopAttr *attr, aclrtStream stream);
aclError aclopExecuteV2(const char *opType, int numInputs, aclTensorDesc *inputDesc[],
		aclDataBuffer *inputs[], int numOutputs, aclTensorDesc *outputDesc[],
		aclDataBuffer *outputs[], aclopAttr *attr, aclrtStream stream);
aclError aclopInferShape(const char *opType, int numInputs, aclTensorDesc *inputDesc[],
		aclDataBuffer *inputs[], int numOutputs, aclTensorDesc *outputDesc[],
		aclopAttr *attr);
aclError aclopLoad(const void *model, size_t modelSize);
aclError aclopRegisterCompileFunc(const char *opType, aclopCompileFunc func);
aclError aclopSetAttrBool(aclopAttr *attr, const char *attrName, uint8_t attrValue);
aclError aclopSetAttrDataType(aclopAttr *attr, const char *attrName, aclDataType attrValue);
aclError aclopSetAttrFloat(aclopAttr *attr, const char *attrName, float attrValue);
aclError aclopSetAttrInt(aclopAttr *attr, const char *attrName, int64_t attrValue);
aclError aclopSetAttrListBool(aclopAttr *attr, const char *attrName, int numValues,
		const uint8_t *values);
aclError aclopSetAttrListDataType(aclopAttr *attr, const char *attrName, int numValues,
		const aclDataType values[]);
aclError aclopSetAttrListFloat(aclopAttr *attr, const char *attrName, int numValues,
		const float *values);
aclError aclopSetAttrListInt(aclopAttr *attr, const char *attrName, int numValues,
		const int64_t *values);
aclError aclopSetAttrListListInt(aclopAttr *attr, const char *attrName, int numLists,
		const int *numValues, const int64_t *const values[]);
aclError aclopSetAttrListString(aclopAttr *attr, const char *attrName, int numValues,
		const char **values);
aclError aclopSetAttrString(aclopAttr *attr, const char *attrName, const char *attrValue);
aclError aclopSetKernelArgs(aclopKernelDesc *kernelDesc, const char *kernelId, uint32_t blockDim,
		const void *args, uint32_t argSize);
aclError aclopSetKernelWorkspaceSizes(aclopKernelDesc *kernelDesc, int numWorkspaces,
		size_t *workspaceSizes);
aclError aclopSetMaxOpQueueNum(uint64_t maxOpNum);
aclError aclopSetModelDir(const char *modelDir);
aclError aclopStartDumpArgs(uint32_t dumpType, const char *path);
aclError aclopStopDumpArgs(uint32_t dumpType);
aclError aclopUnregisterCompileFunc(const char *opType);
aclError aclopUpdateParams(const char *opType, int numInputs,
		const aclTensorDesc *const inputDesc[], int numOutputs,
		const aclTensorDesc *const outputDesc[], const aclopAttr *attr);
aclrtAllocatorDesc aclrtAllocatorCreateDesc(void);
aclError aclrtAllocatorDestroyDesc(aclrtAllocatorDesc allocatorDesc);
aclError aclrtAllocatorRegister(aclrtStream stream, aclrtAllocatorDesc allocatorDesc);
aclError aclrtAllocatorSetAllocAdviseFuncToDesc(aclrtAllocatorDesc allocatorDesc,
		aclrtAllocatorAllocAdviseFunc func);
aclError aclrtAllocatorSetAllocFuncToDesc(aclrtAllocatorDesc allocatorDesc,
		aclrtAllocatorAllocFunc func);
aclError aclrtAllocatorSetFreeFuncToDesc(aclrtAllocatorDesc allocatorDesc,
		aclrtAllocatorFreeFunc func);
aclError aclrtAllocatorSetGetAddrFromBlockFuncToDesc(aclrtAllocatorDesc allocatorDesc,
		aclrtAllocatorGetAddrFromBlockFunc func);
aclError aclrtAllocatorSetObjToDesc(aclrtAllocatorDesc allocatorDesc, aclrtAllocator allocator);
aclError aclrtAllocatorUnregister(aclrtStream stream);
aclError aclrtBinaryGetFunction(void *binary, const char *name, void **function);
aclError aclrtBinaryLoadFromData(const void *data, size_t length, const void *options,
		void **binary);
aclError aclrtBinaryLoadFromFile(const char *path, void *options, void **binary);
aclError aclrtBinaryUnLoad(void *binary);
aclError aclrtCmoAsync(void *src, size_t size, aclrtCmoType cmoType, aclrtStream stream);
aclError aclrtCreateContext(aclrtContext *context, int32_t deviceId);
aclError aclrtCreateEvent(aclrtEvent *event);
aclError aclrtCreateEventExWithFlag(aclrtEvent *event, uint32_t flag);
aclError aclrtCreateEventWithFlag(aclrtEvent *event, uint32_t flag);
aclrtGroupInfo *aclrtCreateGroupInfo(void);
aclError aclrtCreateStream(aclrtStream *stream);
aclError aclrtCreateStreamWithConfig(aclrtStream *stream, uint32_t priority, uint32_t flag);
aclError aclrtCtxSetSysParamOpt(aclSysParamOpt opt, int64_t value);
aclError aclrtDestroyContext(aclrtContext context);
aclError aclrtDestroyEvent(aclrtEvent event);
aclError aclrtDestroyGroupInfo(aclrtGroupInfo *groupInfo);
aclError aclrtDestroyStream(aclrtStream stream);
aclError aclrtDestroyStreamForce(aclrtStream stream);
aclError aclrtDeviceCanAccessPeer(int32_t *canAccessPeer, int32_t deviceId, int32_t peerDeviceId);
aclError aclrtDeviceDisablePeerAccess(int32_t peerDeviceId);
aclError aclrtDeviceEnablePeerAccess(int32_t peerDeviceId, uint32_t flags);
aclError aclrtDeviceGetBareTgid(int32_t *pid);
aclError aclrtDeviceGetUuid(int32_t deviceId, void *uuid);
aclError aclrtDeviceTaskAbort(int32_t deviceId, uint32_t timeout);
aclError aclrtEventElapsedTime(float *ms, aclrtEvent startEvent, aclrtEvent endEvent);
aclError aclrtFree(void *devPtr);
aclError aclrtFreeHost(void *hostPtr);
aclError aclrtFreeHostWithDevSync(void *hostPtr);
aclError aclrtFreePhysical(aclrtDrvMemHandle handle);
aclError aclrtFreeWithDevSync(void *devPtr);
aclError aclrtGetAllGroupInfo(aclrtGroupInfo *groupInfo);
aclError aclrtGetCurrentContext(aclrtContext *context);
aclError aclrtGetDevice(int32_t *deviceId);
aclError aclrtGetDeviceCount(uint32_t *count);
uint32_t aclrtGetDeviceIdFromExceptionInfo(const aclrtExceptionInfo *info);
aclError aclrtGetDeviceInfo(uint32_t deviceId, int attribute, int64_t *value);
aclError aclrtGetDeviceResLimit(int32_t deviceId, aclrtDevResModelType type, uint32_t *value);
aclError aclrtGetDeviceUtilizationRate(int32_t deviceId, aclrtUtilizationInfo *utilizationInfo);
uint32_t aclrtGetErrorCodeFromExceptionInfo(const aclrtExceptionInfo *info);
aclError aclrtGetFunctionAddr(void *function, void **cube, void **vector);
aclError aclrtGetGroupCount(uint32_t *count);
aclError aclrtGetGroupInfoDetail(const aclrtGroupInfo *groupInfo, int32_t groupIndex,
		aclrtGroupAttr attr, void *attrValue, size_t valueLen, size_t *paramRetSize);
aclError aclrtGetLastError(aclrtLastErrLevel level);
aclError aclrtGetMemInfo(aclrtMemAttr attr, size_t *free, size_t *total);
aclError aclrtGetMemUceInfo(int32_t deviceId, aclrtMemUceInfo *memUceInfoArray, size_t arraySize,
		size_t *retSize);
aclError aclrtGetOverflowStatus(void *outputAddr, size_t outputSize, aclrtStream stream);
aclError aclrtGetPrimaryCtxState(int32_t deviceId, uint32_t *flags, int32_t *active);
aclError aclrtGetResInCurrentThread(aclrtDevResModelType type, uint32_t *value);
aclError aclrtGetRunMode(aclrtRunMode *runMode);
const char *aclrtGetSocName(void);
uint32_t aclrtGetStreamIdFromExceptionInfo(const aclrtExceptionInfo *info);
aclError aclrtGetStreamOverflowSwitch(aclrtStream stream, uint32_t *flag);
aclError aclrtGetStreamResLimit(aclrtStream stream, aclrtDevResModelType type, uint32_t *value);
aclError aclrtGetSysParamOpt(aclSysParamOpt opt, int64_t *value);
uint32_t aclrtGetTaskIdFromExceptionInfo(const aclrtExceptionInfo *info);
uint32_t aclrtGetThreadIdFromExceptionInfo(const aclrtExceptionInfo *info);
aclError aclrtGetVersion(int32_t *majorVersion, int32_t *minorVersion, int32_t *patchVersion);
aclError aclrtHostRegister(void *ptr, uint64_t size, aclrtHostRegisterType type, void **devPtr);
aclError aclrtHostUnregister(void *ptr);
aclError aclrtIpcMemClose(const char *key);
aclError aclrtIpcMemGetExportKey(void *devPtr, size_t size, char *key, size_t length,
		uint64_t flags);
aclError aclrtIpcMemImportByKey(void **devPtr, const char *key, uint64_t flags);
aclError aclrtLaunchCallback(aclrtCallback fn, void *userData, aclrtCallbackBlockType blockType,
		aclrtStream stream);
aclError aclrtLaunchHostFunc(aclrtStream stream, void (*call)(void *), void *data);
aclError aclrtLaunchKernel(void *function, uint32_t blocks, const void *arguments, size_t size,
		aclrtStream stream);
aclError aclrtLaunchKernelV2(void *function, uint32_t blocks, const void *arguments, size_t size,
		void *config, aclrtStream stream);
aclError aclrtLaunchKernelWithArgsArray(void *function, uint32_t blocks, aclrtStream stream,
		void *config, void **arguments);
aclError aclrtLaunchKernelWithConfig(void *function, uint32_t blocks, aclrtStream stream,
		void *config, void *arguments, void *reserve);
aclError aclrtLaunchKernelWithHostArgs(void *function, uint32_t blocks, aclrtStream stream,
		void *config, void *arguments, size_t size, void *places, size_t placeCount);
aclError aclrtMalloc(void **devPtr, size_t size, aclrtMemMallocPolicy policy);
aclError aclrtMallocAlign32(void **devPtr, size_t size, aclrtMemMallocPolicy policy);
aclError aclrtMallocCached(void **devPtr, size_t size, aclrtMemMallocPolicy policy);
aclError aclrtMallocForTaskScheduler(void **devPtr, size_t size, aclrtMemMallocPolicy policy,
		void *config);
aclError aclrtMallocHost(void **hostPtr, size_t size);
aclError aclrtMallocHostWithCfg(void **hostPtr, uint64_t size, void *config);
aclError aclrtMallocPhysical(aclrtDrvMemHandle *handle, size_t size,
		const aclrtPhysicalMemProp *prop, uint64_t flags);
aclError aclrtMallocWithCfg(void **devPtr, size_t size, aclrtMemMallocPolicy policy, void *config);
aclError aclrtMapMem(void *virPtr, size_t size, size_t offset, aclrtDrvMemHandle handle,
		uint64_t flags);
aclError aclrtMemAllocManaged(void **ptr, uint64_t size, uint32_t flags);
aclError aclrtMemExportToShareableHandle(aclrtDrvMemHandle handle, aclrtMemHandleType type,
		uint64_t flags, uint64_t *shareable);
aclError aclrtMemFlush(void *devPtr, size_t size);
aclError aclrtMemGetAllocationGranularity(const aclrtPhysicalMemProp *prop, int option,
		size_t *granularity);
aclError aclrtMemImportFromShareableHandle(uint64_t shareable, int32_t deviceId,
		aclrtDrvMemHandle *handle);
aclError aclrtMemInvalidate(void *devPtr, size_t size);
aclError aclrtMemPoolFreeAsync(void *ptr, aclrtStream stream);
aclError aclrtMemPoolMallocAsync(void **ptr, size_t size, void *pool, aclrtStream stream);
aclError aclrtMemRetainAllocationHandle(void *virPtr, aclrtDrvMemHandle *handle);
aclError aclrtMemSetPidToShareableHandle(uint64_t shareable, int32_t *pids, size_t count);
aclError aclrtMemUceRepair(int32_t deviceId, aclrtMemUceInfo *memUceInfoArray, size_t arraySize);
aclError aclrtMemcpy(void *dst, size_t destMax, const void *src, size_t count,
		aclrtMemcpyKind kind);
aclError aclrtMemcpy2d(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width,
		size_t height, aclrtMemcpyKind kind);
aclError aclrtMemcpy2dAsync(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width,
		size_t height, aclrtMemcpyKind kind, aclrtStream stream);
aclError aclrtMemcpyAsync(void *dst, size_t destMax, const void *src, size_t count,
		aclrtMemcpyKind kind, aclrtStream stream);
aclError aclrtMemcpyAsyncWithCondition(void *dst, size_t destMax, const void *src, size_t count,
		aclrtMemcpyKind kind, aclrtStream stream);
aclError aclrtMemcpyBatch(void **dsts, size_t *destMax, void **srcs, size_t *sizes,
		size_t numBatches, aclrtMemcpyBatchAttr *attrs, size_t *attrsIndexes,
		size_t numAttrs, size_t *failIdx);
aclError aclrtMemcpyBatchAsync(void **dsts, size_t *destMax, void **srcs, size_t *sizes,
		size_t numBatches, aclrtMemcpyBatchAttr *attrs, size_t *attrsIndexes,
		size_t numAttrs, size_t *failIndex, aclrtStream stream);
aclError aclrtMemset(void *devPtr, size_t maxCount, int32_t value, size_t count);
aclError aclrtMemsetAsync(void *devPtr, size_t maxCount, int32_t value, size_t count,
		aclrtStream stream);
aclError aclrtPeekAtLastError(aclrtLastErrLevel level);
aclError aclrtProcessReport(int32_t timeout);
aclError aclrtQueryEvent(aclrtEvent event, aclrtEventStatus *status);
aclError aclrtQueryEventStatus(aclrtEvent event, aclrtEventRecordedStatus *status);
aclError aclrtQueryEventWaitStatus(aclrtEvent event, aclrtEventWaitStatus *status);
aclError aclrtRecordEvent(aclrtEvent event, aclrtStream stream);
aclError aclrtReduceAsync(void *dst, const void *src, uint64_t count, int kind, aclDataType type,
		aclrtStream stream, void *reserve);
aclError aclrtReleaseMemAddress(void *virPtr);
aclError aclrtReserveMemAddress(void **virPtr, size_t size, size_t alignment, void *expectPtr,
		uint64_t flags);
aclError aclrtResetDevice(int32_t deviceId);
aclError aclrtResetDeviceResLimit(int32_t deviceId);
aclError aclrtResetEvent(aclrtEvent event, aclrtStream stream);
aclError aclrtResetOverflowStatus(aclrtStream stream);
aclError aclrtResetStreamResLimit(aclrtStream stream);
aclError aclrtSetCurrentContext(aclrtContext context);
aclError aclrtSetDevice(int32_t deviceId);
aclError aclrtSetDeviceResLimit(int32_t deviceId, aclrtDevResModelType type, uint32_t value);
aclError aclrtSetDeviceSatMode(aclrtFloatOverflowMode mode);
aclError aclrtSetExceptionInfoCallback(aclrtExceptionInfoCallback callback);
aclError aclrtSetGroup(int32_t groupId);
aclError aclrtSetOpExecuteTimeOut(uint32_t timeout);
aclError aclrtSetOpWaitTimeout(uint32_t timeout);
aclError aclrtSetStreamFailureMode(aclrtStream stream, uint64_t mode);
aclError aclrtSetStreamOverflowSwitch(aclrtStream stream, uint32_t flag);
aclError aclrtSetStreamResLimit(aclrtStream stream, aclrtDevResModelType type, uint32_t value);
aclError aclrtSetSysParamOpt(aclSysParamOpt opt, int64_t value);
aclError aclrtSetTsDevice(aclrtTsId tsId);
aclError aclrtStreamQuery(aclrtStream stream, aclrtStreamStatus *status);
aclError aclrtStreamWaitEvent(aclrtStream stream, aclrtEvent event);
aclError aclrtSubscribeReport(uint64_t threadId, aclrtStream stream);
aclError aclrtSynchronizeDevice(void);
aclError aclrtSynchronizeDeviceWithTimeout(int32_t timeout);
aclError aclrtSynchronizeEvent(aclrtEvent event);
aclError aclrtSynchronizeStream(aclrtStream stream);
aclError aclrtSynchronizeStreamWithTimeout(aclrtStream stream, int32_t timeout);
aclError aclrtUnSubscribeReport(uint64_t threadId, aclrtStream stream);
aclError aclrtUnmapMem(void *virPtr);
aclError aclrtUnuseStreamResInCurrentThread(void);
aclError aclrtUseStreamResInCurrentThread(aclrtStream stream);
aclError aclsysGetCANNVersion(aclCANNPackageName name, aclCANNPackageVersion *version);
#pragma GCC visibility pop

#endif
