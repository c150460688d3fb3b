/* Made by `porter gen --backend hip`. Do not edit. */
/*
 * api.h: what libamdhip64.so.6 exports, in our own words: names, sizes and offsets as its headers have them.
 *
 * hip/amd_detail/amd_channel_descriptor.h of libamdhip64-dev 6.4.3-5
 * hip/hip_runtime_api.h of libamdhip64-dev 6.4.3-5
 * hip/amd_detail/amd_hip_runtime_pt_api.h of libamdhip64-dev 6.4.3-5
 * hip/hip_deprecated.h of libamdhip64-dev 6.4.3-5
 * hip/amd_detail/amd_hip_gl_interop.h of libamdhip64-dev 6.4.3-5
 * hip/hiprtc.h of libamdhip64-dev 6.4.3-5
 * the spec
 */
#ifndef PORTER_API_H
#define PORTER_API_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct hipDeviceArch_t;
struct hipUUID_t;
struct hipDeviceProp_tR0600;
struct hipPointerAttribute_t;
struct hipChannelFormatDesc;
struct hipArray;
struct HIP_ARRAY_DESCRIPTOR;
struct HIP_ARRAY3D_DESCRIPTOR;
struct hip_Memcpy2D;
struct hipMipmappedArray;
struct HIP_TEXTURE_DESC_st;
struct hipResourceDesc;
struct HIP_RESOURCE_DESC_st;
struct hipResourceViewDesc;
struct HIP_RESOURCE_VIEW_DESC_st;
struct hipPitchedPtr;
struct hipExtent;
struct hipPos;
struct hipMemcpy3DParms;
struct HIP_MEMCPY3D;
struct __hip_texture;
struct textureReference;
struct hipTextureDesc;
struct __hip_surface;
struct ihipCtx_t;
struct ihipStream_t;
struct hipIpcMemHandle_st;
struct hipIpcEventHandle_st;
struct ihipModule_t;
struct ihipModuleSymbol_t;
struct ihipLinkState_t;
struct ihipMemPoolHandle_t;
struct hipFuncAttributes;
struct ihipEvent_t;
union hipStreamBatchMemOpParams_union;
struct hipBatchMemOpNodeParams;
struct hipMemLocation;
struct hipMemAccessDesc;
struct hipMemPoolProps;
struct hipMemPoolPtrExportData;
struct dim3;
struct hipLaunchParams_t;
struct hipFunctionLaunchParams_t;
struct hipExternalMemoryHandleDesc_st;
struct hipExternalMemoryBufferDesc_st;
struct hipExternalMemoryMipmappedArrayDesc_st;
struct hipExternalSemaphoreHandleDesc_st;
struct hipExternalSemaphoreSignalParams_st;
struct hipExternalSemaphoreWaitParams_st;
struct _hipGraphicsResource;
struct ihipGraph;
struct hipGraphNode;
struct hipGraphExec;
struct hipUserObject;
struct hipHostNodeParams;
struct hipKernelNodeParams;
struct hipMemsetParams;
struct hipMemAllocNodeParams;
union hipLaunchAttributeValue;
struct HIP_MEMSET_NODE_PARAMS;
struct hipGraphInstantiateParams;
struct hipMemAllocationProp;
struct hipExternalSemaphoreSignalNodeParams;
struct hipExternalSemaphoreWaitNodeParams;
struct ihipMemGenericAllocationHandle;
struct hipArrayMapInfo;
struct hipGraphNodeParams;
struct hipGraphEdgeData;
struct hipDeviceProp_tR0000;
struct ihiprtcLinkState;
struct _hiprtcProgram;
enum hipJitOption { hipJitOptionMaxRegisters = 0 };
enum hipJitInputType { hipJitInputCubin = 0 };

enum hipMemoryType {
	hipMemoryTypeHost = 1,
	hipMemoryTypeDevice = 2,
	hipMemoryTypeArray = 10,
	hipMemoryTypeUnified = 11,
};

enum hipError_t {
	hipSuccess = 0,
	hipErrorInvalidValue = 1,
	hipErrorOutOfMemory = 2,
	hipErrorNotInitialized = 3,
	hipErrorNoDevice = 100,
	hipErrorInvalidDevice = 101,
	hipErrorInvalidContext = 201,
	hipErrorNotFound = 500,
	hipErrorNotReady = 600,
	hipErrorNotSupported = 801,
};

enum hipDeviceAttribute_t { hipDeviceAttributeCudaCompatibleBegin = 0 };
enum hipDriverProcAddressQueryResult { HIP_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT = 2 };
enum hipChannelFormatKind { hipChannelFormatKindFloat = 2 };

enum hipArray_Format {
	HIP_AD_FORMAT_UNSIGNED_INT8 = 1,
	HIP_AD_FORMAT_UNSIGNED_INT32 = 3,
	HIP_AD_FORMAT_SIGNED_INT8 = 8,
	HIP_AD_FORMAT_SIGNED_INT32 = 10,
	HIP_AD_FORMAT_FLOAT = 32,
};

enum hipMemcpyKind { hipMemcpyDeviceToDevice = 3 };
enum hipFunction_attribute { HIP_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK = 0 };

enum hipPointer_attribute {
	HIP_POINTER_ATTRIBUTE_CONTEXT = 1,
	HIP_POINTER_ATTRIBUTE_MEMORY_TYPE = 2,
	HIP_POINTER_ATTRIBUTE_DEVICE_POINTER = 3,
	HIP_POINTER_ATTRIBUTE_HOST_POINTER = 4,
	HIP_POINTER_ATTRIBUTE_BUFFER_ID = 7,
	HIP_POINTER_ATTRIBUTE_IS_MANAGED = 8,
	HIP_POINTER_ATTRIBUTE_DEVICE_ORDINAL = 9,
	HIP_POINTER_ATTRIBUTE_RANGE_START_ADDR = 11,
	HIP_POINTER_ATTRIBUTE_RANGE_SIZE = 12,
	HIP_POINTER_ATTRIBUTE_MAPPED = 13,
};

enum hipTextureAddressMode { hipAddressModeWrap = 0 };
enum hipTextureFilterMode { hipFilterModePoint = 0 };
enum hipDeviceP2PAttr { hipDevP2PAttrAccessSupported = 1 };
enum hipLimit_t { hipLimitStackSize = 0 };
enum hipMemoryAdvise { hipMemAdviseSetReadMostly = 1 };
enum hipMemRangeAttribute { hipMemRangeAttributeReadMostly = 1 };

enum hipMemPoolAttr {
	hipMemPoolAttrReleaseThreshold = 4,
	hipMemPoolAttrReservedMemCurrent = 5,
	hipMemPoolAttrReservedMemHigh = 6,
	hipMemPoolAttrUsedMemCurrent = 7,
	hipMemPoolAttrUsedMemHigh = 8,
};

enum hipMemLocationType { hipMemLocationTypeDevice = 1 };
enum hipMemAccessFlags { hipMemAccessFlagsProtReadWrite = 3 };
enum hipMemAllocationType { hipMemAllocationTypeInvalid = 0 };
enum hipMemAllocationHandleType { hipMemHandleTypePosixFileDescriptor = 1 };
enum hipFuncAttribute { hipFuncAttributeMaxDynamicSharedMemorySize = 8 };
enum hipFuncCache_t { hipFuncCachePreferNone = 0 };
enum hipSharedMemConfig { hipSharedMemBankSizeDefault = 0 };
enum hipExternalMemoryHandleType_enum { hipExternalMemoryHandleTypeOpaqueFd = 1 };

enum hipGraphNodeType {
	hipGraphNodeTypeEmpty = 5,
	hipGraphNodeTypeMemAlloc = 10,
};

enum hipLaunchAttributeID { hipLaunchAttributeAccessPolicyWindow = 1 };
enum hipGraphExecUpdateResult { hipGraphExecUpdateSuccess = 0 };
enum hipStreamCaptureMode { hipStreamCaptureModeGlobal = 0 };
enum hipStreamCaptureStatus { hipStreamCaptureStatusNone = 0 };

enum hipGraphMemAttributeType {
	hipGraphMemAttrUsedMemCurrent = 0,
	hipGraphMemAttrUsedMemHigh = 1,
	hipGraphMemAttrReservedMemCurrent = 2,
	hipGraphMemAttrReservedMemHigh = 3,
};

enum hipGraphInstantiateFlags { hipGraphInstantiateFlagUpload = 2 };
enum hipGraphInstantiateResult { hipGraphInstantiateSuccess = 0 };
enum hipMemAllocationGranularity_flags { hipMemAllocationGranularityMinimum = 0 };
enum hipGLDeviceList { hipGLDeviceListAll = 1 };
enum hiprtcResult { HIPRTC_ERROR_INTERNAL_ERROR = 11 };
typedef enum hipJitOption hipJitOption;
typedef enum hipJitInputType hipJitInputType;
typedef struct hipDeviceArch_t hipDeviceArch_t;
typedef struct hipUUID_t hipUUID;
typedef struct hipDeviceProp_tR0600 hipDeviceProp_tR0600;
typedef enum hipMemoryType hipMemoryType;
typedef struct hipPointerAttribute_t hipPointerAttribute_t;
typedef enum hipError_t hipError_t;
typedef enum hipDeviceAttribute_t hipDeviceAttribute_t;
typedef enum hipDriverProcAddressQueryResult hipDriverProcAddressQueryResult;
typedef void *hipDeviceptr_t;
typedef struct hipChannelFormatDesc hipChannelFormatDesc;
typedef struct hipArray *hipArray_t;
typedef const struct hipArray *hipArray_const_t;
typedef enum hipArray_Format hipArray_Format;
typedef struct HIP_ARRAY_DESCRIPTOR HIP_ARRAY_DESCRIPTOR;
typedef struct HIP_ARRAY3D_DESCRIPTOR HIP_ARRAY3D_DESCRIPTOR;
typedef struct hip_Memcpy2D hip_Memcpy2D;
typedef struct hipMipmappedArray *hipMipmappedArray_t;
typedef const struct hipMipmappedArray *hipMipmappedArray_const_t;
typedef struct HIP_TEXTURE_DESC_st HIP_TEXTURE_DESC;
typedef struct hipResourceDesc hipResourceDesc;
typedef struct HIP_RESOURCE_DESC_st HIP_RESOURCE_DESC;
typedef struct HIP_RESOURCE_VIEW_DESC_st HIP_RESOURCE_VIEW_DESC;
typedef enum hipMemcpyKind hipMemcpyKind;
typedef struct hipPitchedPtr hipPitchedPtr;
typedef struct hipExtent hipExtent;
typedef struct hipMemcpy3DParms hipMemcpy3DParms;
typedef struct HIP_MEMCPY3D HIP_MEMCPY3D;
typedef enum hipFunction_attribute hipFunction_attribute;
typedef enum hipPointer_attribute hipPointer_attribute;
typedef struct __hip_texture *hipTextureObject_t;
typedef struct textureReference textureReference;
typedef struct hipTextureDesc hipTextureDesc;
typedef struct __hip_surface *hipSurfaceObject_t;
typedef struct ihipCtx_t *hipCtx_t;
typedef int hipDevice_t;
typedef enum hipDeviceP2PAttr hipDeviceP2PAttr;
typedef struct ihipStream_t *hipStream_t;
typedef struct hipIpcMemHandle_st hipIpcMemHandle_t;
typedef struct hipIpcEventHandle_st hipIpcEventHandle_t;
typedef struct ihipModule_t *hipModule_t;
typedef struct ihipModuleSymbol_t *hipFunction_t;
typedef struct ihipLinkState_t *hipLinkState_t;
typedef struct ihipMemPoolHandle_t *hipMemPool_t;
typedef struct ihipEvent_t *hipEvent_t;
typedef union hipStreamBatchMemOpParams_union hipStreamBatchMemOpParams;
typedef struct hipBatchMemOpNodeParams hipBatchMemOpNodeParams;
typedef enum hipMemoryAdvise hipMemoryAdvise;
typedef enum hipMemRangeAttribute hipMemRangeAttribute;
typedef enum hipMemPoolAttr hipMemPoolAttr;
typedef enum hipMemLocationType hipMemLocationType;
typedef struct hipMemLocation hipMemLocation;
typedef enum hipMemAccessFlags hipMemAccessFlags;
typedef struct hipMemAccessDesc hipMemAccessDesc;
typedef enum hipMemAllocationType hipMemAllocationType;
typedef enum hipMemAllocationHandleType hipMemAllocationHandleType;
typedef struct hipMemPoolProps hipMemPoolProps;
typedef struct hipMemPoolPtrExportData hipMemPoolPtrExportData;
typedef enum hipFuncAttribute hipFuncAttribute;
typedef enum hipFuncCache_t hipFuncCache_t;
typedef enum hipSharedMemConfig hipSharedMemConfig;
typedef struct dim3 dim3;
typedef struct hipLaunchParams_t hipLaunchParams;
typedef struct hipFunctionLaunchParams_t hipFunctionLaunchParams;
typedef enum hipExternalMemoryHandleType_enum hipExternalMemoryHandleType;
typedef struct hipExternalMemoryHandleDesc_st hipExternalMemoryHandleDesc;
typedef struct hipExternalMemoryBufferDesc_st hipExternalMemoryBufferDesc;
typedef struct hipExternalMemoryMipmappedArrayDesc_st hipExternalMemoryMipmappedArrayDesc;
typedef void *hipExternalMemory_t;
typedef struct hipExternalSemaphoreHandleDesc_st hipExternalSemaphoreHandleDesc;
typedef void *hipExternalSemaphore_t;
typedef struct hipExternalSemaphoreSignalParams_st hipExternalSemaphoreSignalParams;
typedef struct hipExternalSemaphoreWaitParams_st hipExternalSemaphoreWaitParams;
typedef struct _hipGraphicsResource hipGraphicsResource;
typedef hipGraphicsResource *hipGraphicsResource_t;
typedef struct ihipGraph *hipGraph_t;
typedef struct hipGraphNode *hipGraphNode_t;
typedef struct hipGraphExec *hipGraphExec_t;
typedef struct hipUserObject *hipUserObject_t;
typedef enum hipGraphNodeType hipGraphNodeType;
typedef void (*hipHostFn_t)(void *);
typedef struct hipHostNodeParams hipHostNodeParams;
typedef struct hipKernelNodeParams hipKernelNodeParams;
typedef struct hipMemsetParams hipMemsetParams;
typedef struct hipMemAllocNodeParams hipMemAllocNodeParams;
typedef enum hipLaunchAttributeID hipLaunchAttributeID;
typedef union hipLaunchAttributeValue hipLaunchAttributeValue;
typedef struct HIP_MEMSET_NODE_PARAMS HIP_MEMSET_NODE_PARAMS;
typedef enum hipGraphExecUpdateResult hipGraphExecUpdateResult;
typedef enum hipStreamCaptureMode hipStreamCaptureMode;
typedef enum hipStreamCaptureStatus hipStreamCaptureStatus;
typedef enum hipGraphMemAttributeType hipGraphMemAttributeType;
typedef enum hipGraphInstantiateResult hipGraphInstantiateResult;
typedef struct hipGraphInstantiateParams hipGraphInstantiateParams;
typedef struct hipMemAllocationProp hipMemAllocationProp;
typedef struct hipExternalSemaphoreSignalNodeParams hipExternalSemaphoreSignalNodeParams;
typedef struct hipExternalSemaphoreWaitNodeParams hipExternalSemaphoreWaitNodeParams;
typedef struct ihipMemGenericAllocationHandle *hipMemGenericAllocationHandle_t;
typedef enum hipMemAllocationGranularity_flags hipMemAllocationGranularity_flags;
typedef struct hipArrayMapInfo hipArrayMapInfo;
typedef struct hipGraphNodeParams hipGraphNodeParams;
typedef struct hipGraphEdgeData hipGraphEdgeData;
typedef void (*hipStreamCallback_t)(hipStream_t, hipError_t, void *);
typedef struct hipDeviceProp_tR0000 hipDeviceProp_tR0000;
typedef enum hipGLDeviceList hipGLDeviceList;
typedef unsigned int GLuint;
typedef unsigned int GLenum;
typedef enum hiprtcResult hiprtcResult;
typedef struct ihiprtcLinkState *hiprtcLinkState;
typedef struct _hiprtcProgram *hiprtcProgram;

struct hipDeviceArch_t {
	unsigned int hasGlobalInt32Atomics : 1;
	unsigned int hasGlobalFloatAtomicExch : 1;
	unsigned int hasSharedInt32Atomics : 1;
	unsigned int hasSharedFloatAtomicExch : 1;
	unsigned int hasFloatAtomicAdd : 1;
	unsigned int hasGlobalInt64Atomics : 1;
	unsigned int hasSharedInt64Atomics : 1;
	unsigned int hasDoubles : 1;
	unsigned int hasWarpVote : 1;
	unsigned int hasWarpBallot : 1;
	unsigned int hasWarpShuffle : 1;
	unsigned int hasFunnelShift : 1;
	unsigned int hasThreadFenceSystem : 1;
	unsigned int hasSyncThreadsExt : 1;
	unsigned int hasSurfaceFuncs : 1;
	unsigned int has3dGrid : 1;
	unsigned int hasDynamicParallelism : 1;
};

struct hipUUID_t {
	char bytes[16];
};

struct hipDeviceProp_tR0600 {
	char name[256];
	hipUUID uuid;
	char luid[8];
	unsigned int luidDeviceNodeMask;
	size_t totalGlobalMem;
	size_t sharedMemPerBlock;
	int regsPerBlock;
	int warpSize;
	size_t memPitch;
	int maxThreadsPerBlock;
	int maxThreadsDim[3];
	int maxGridSize[3];
	int clockRate;
	size_t totalConstMem;
	int major;
	int minor;
	size_t textureAlignment;
	size_t texturePitchAlignment;
	int deviceOverlap;
	int multiProcessorCount;
	int kernelExecTimeoutEnabled;
	int integrated;
	int canMapHostMemory;
	int computeMode;
	int maxTexture1D;
	int maxTexture1DMipmap;
	int maxTexture1DLinear;
	int maxTexture2D[2];
	int maxTexture2DMipmap[2];
	int maxTexture2DLinear[3];
	int maxTexture2DGather[2];
	int maxTexture3D[3];
	int maxTexture3DAlt[3];
	int maxTextureCubemap;
	int maxTexture1DLayered[2];
	int maxTexture2DLayered[3];
	int maxTextureCubemapLayered[2];
	int maxSurface1D;
	int maxSurface2D[2];
	int maxSurface3D[3];
	int maxSurface1DLayered[2];
	int maxSurface2DLayered[3];
	int maxSurfaceCubemap;
	int maxSurfaceCubemapLayered[2];
	size_t surfaceAlignment;
	int concurrentKernels;
	int ECCEnabled;
	int pciBusID;
	int pciDeviceID;
	int pciDomainID;
	int tccDriver;
	int asyncEngineCount;
	int unifiedAddressing;
	int memoryClockRate;
	int memoryBusWidth;
	int l2CacheSize;
	int persistingL2CacheMaxSize;
	int maxThreadsPerMultiProcessor;
	int streamPrioritiesSupported;
	int globalL1CacheSupported;
	int localL1CacheSupported;
	size_t sharedMemPerMultiprocessor;
	int regsPerMultiprocessor;
	int managedMemory;
	int isMultiGpuBoard;
	int multiGpuBoardGroupID;
	int hostNativeAtomicSupported;
	int singleToDoublePrecisionPerfRatio;
	int pageableMemoryAccess;
	int concurrentManagedAccess;
	int computePreemptionSupported;
	int canUseHostPointerForRegisteredMem;
	int cooperativeLaunch;
	int cooperativeMultiDeviceLaunch;
	size_t sharedMemPerBlockOptin;
	int pageableMemoryAccessUsesHostPageTables;
	int directManagedMemAccessFromHost;
	int maxBlocksPerMultiProcessor;
	int accessPolicyMaxWindowSize;
	size_t reservedSharedMemPerBlock;
	int hostRegisterSupported;
	int sparseHipArraySupported;
	int hostRegisterReadOnlySupported;
	int timelineSemaphoreInteropSupported;
	int memoryPoolsSupported;
	int gpuDirectRDMASupported;
	unsigned int gpuDirectRDMAFlushWritesOptions;
	int gpuDirectRDMAWritesOrdering;
	unsigned int memoryPoolSupportedHandleTypes;
	int deferredMappingHipArraySupported;
	int ipcEventSupported;
	int clusterLaunch;
	int unifiedFunctionPointers;
	int reserved[63];
	int hipReserved[32];
	char gcnArchName[256];
	size_t maxSharedMemoryPerMultiProcessor;
	int clockInstructionRate;
	hipDeviceArch_t arch;
	unsigned int *hdpMemFlushCntl;
	unsigned int *hdpRegFlushCntl;
	int cooperativeMultiDeviceUnmatchedFunc;
	int cooperativeMultiDeviceUnmatchedGridDim;
	int cooperativeMultiDeviceUnmatchedBlockDim;
	int cooperativeMultiDeviceUnmatchedSharedMem;
	int isLargeBar;
	int asicRevision;
};

struct hipChannelFormatDesc {
	int x;
	int y;
	int z;
	int w;
	enum hipChannelFormatKind f;
};

struct HIP_ARRAY_DESCRIPTOR {
	size_t Width;
	size_t Height;
	enum hipArray_Format Format;
	unsigned int NumChannels;
};

struct HIP_ARRAY3D_DESCRIPTOR {
	size_t Width;
	size_t Height;
	size_t Depth;
	enum hipArray_Format Format;
	unsigned int NumChannels;
	unsigned int Flags;
};

struct hip_Memcpy2D {
	size_t srcXInBytes;
	size_t srcY;
	hipMemoryType srcMemoryType;
	const void *srcHost;
	hipDeviceptr_t srcDevice;
	hipArray_t srcArray;
	size_t srcPitch;
	size_t dstXInBytes;
	size_t dstY;
	hipMemoryType dstMemoryType;
	void *dstHost;
	hipDeviceptr_t dstDevice;
	hipArray_t dstArray;
	size_t dstPitch;
	size_t WidthInBytes;
	size_t Height;
};

struct hipPitchedPtr {
	void *ptr;
	size_t pitch;
	size_t xsize;
	size_t ysize;
};

struct hipExtent {
	size_t width;
	size_t height;
	size_t depth;
};

struct hipPos {
	size_t x;
	size_t y;
	size_t z;
};

struct hipMemcpy3DParms {
	hipArray_t srcArray;
	struct hipPos srcPos;
	struct hipPitchedPtr srcPtr;
	hipArray_t dstArray;
	struct hipPos dstPos;
	struct hipPitchedPtr dstPtr;
	struct hipExtent extent;
	enum hipMemcpyKind kind;
};

struct HIP_MEMCPY3D {
	size_t srcXInBytes;
	size_t srcY;
	size_t srcZ;
	size_t srcLOD;
	hipMemoryType srcMemoryType;
	const void *srcHost;
	hipDeviceptr_t srcDevice;
	hipArray_t srcArray;
	size_t srcPitch;
	size_t srcHeight;
	size_t dstXInBytes;
	size_t dstY;
	size_t dstZ;
	size_t dstLOD;
	hipMemoryType dstMemoryType;
	void *dstHost;
	hipDeviceptr_t dstDevice;
	hipArray_t dstArray;
	size_t dstPitch;
	size_t dstHeight;
	size_t WidthInBytes;
	size_t Height;
	size_t Depth;
};

struct hipIpcMemHandle_st {
	char reserved[64];
};

struct hipIpcEventHandle_st {
	char reserved[64];
};

struct hipMemLocation {
	hipMemLocationType type;
	int id;
};

struct hipMemPoolProps {
	hipMemAllocationType allocType;
	hipMemAllocationHandleType handleTypes;
	hipMemLocation location;
	void *win32SecurityAttributes;
	size_t maxSize;
	unsigned char reserved[56];
};

struct dim3 {
	uint32_t x;
	uint32_t y;
	uint32_t z;
};

struct hipLaunchParams_t {
	void *func;
	dim3 gridDim;
	dim3 blockDim;
	void **args;
	size_t sharedMem;
	hipStream_t stream;
};

struct hipFunctionLaunchParams_t {
	hipFunction_t function;
	unsigned int gridDimX;
	unsigned int gridDimY;
	unsigned int gridDimZ;
	unsigned int blockDimX;
	unsigned int blockDimY;
	unsigned int blockDimZ;
	unsigned int sharedMemBytes;
	hipStream_t hStream;
	void **kernelParams;
};

struct hipExternalMemoryHandleDesc_st {
	hipExternalMemoryHandleType type;
	union {
		int fd;
		struct {
			void *handle;
			const void *name;
		} win32;
		const void *nvSciBufObject;
	} handle;
	unsigned long long size;
	unsigned int flags;
	unsigned int reserved[16];
};

struct hipMemAllocNodeParams {
	hipMemPoolProps poolProps;
	const hipMemAccessDesc *accessDescs;
	size_t accessDescCount;
	size_t bytesize;
	void *dptr;
};

struct hipGraphInstantiateParams {
	hipGraphNode_t errNode_out;
	unsigned long long flags;
	hipGraphInstantiateResult result_out;
	hipStream_t uploadStream;
};

struct hipMemAllocationProp {
	hipMemAllocationType type;
	hipMemAllocationHandleType requestedHandleType;
	hipMemLocation location;
	void *win32HandleMetaData;
	struct {
		unsigned char compressionType;
		unsigned char gpuDirectRDMACapable;
		unsigned short usage;
	} allocFlags;
};

struct hipDeviceProp_tR0000 {
	char name[256];
	size_t totalGlobalMem;
	size_t sharedMemPerBlock;
	int regsPerBlock;
	int warpSize;
	int maxThreadsPerBlock;
	int maxThreadsDim[3];
	int maxGridSize[3];
	int clockRate;
	int memoryClockRate;
	int memoryBusWidth;
	size_t totalConstMem;
	int major;
	int minor;
	int multiProcessorCount;
	int l2CacheSize;
	int maxThreadsPerMultiProcessor;
	int computeMode;
	int clockInstructionRate;
	hipDeviceArch_t arch;
	int concurrentKernels;
	int pciDomainID;
	int pciBusID;
	int pciDeviceID;
	size_t maxSharedMemoryPerMultiProcessor;
	int isMultiGpuBoard;
	int canMapHostMemory;
	int gcnArch;
	char gcnArchName[256];
	int integrated;
	int cooperativeLaunch;
	int cooperativeMultiDeviceLaunch;
	int maxTexture1DLinear;
	int maxTexture1D;
	int maxTexture2D[2];
	int maxTexture3D[3];
	unsigned int *hdpMemFlushCntl;
	unsigned int *hdpRegFlushCntl;
	size_t memPitch;
	size_t textureAlignment;
	size_t texturePitchAlignment;
	int kernelExecTimeoutEnabled;
	int ECCEnabled;
	int tccDriver;
	int cooperativeMultiDeviceUnmatchedFunc;
	int cooperativeMultiDeviceUnmatchedGridDim;
	int cooperativeMultiDeviceUnmatchedBlockDim;
	int cooperativeMultiDeviceUnmatchedSharedMem;
	int isLargeBar;
	int asicRevision;
	int managedMemory;
	int directManagedMemAccessFromHost;
	int concurrentManagedAccess;
	int pageableMemoryAccess;
	int pageableMemoryAccessUsesHostPageTables;
};

_Static_assert(sizeof(struct hipDeviceArch_t) == 4, "as the vendor lays it out");
_Static_assert(sizeof(struct hipUUID_t) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct hipUUID_t, bytes) == 0, "as the vendor lays it out");
_Static_assert(sizeof(struct hipDeviceProp_tR0600) == 1472, "as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, name) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, uuid) == 256, "as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, luid) == 272, "as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, luidDeviceNodeMask) == 280,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, totalGlobalMem) == 288,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, sharedMemPerBlock) == 296,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, regsPerBlock) == 304,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, warpSize) == 308, "as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, memPitch) == 312, "as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, maxThreadsPerBlock) == 320,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, maxThreadsDim) == 324,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, maxGridSize) == 336,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, clockRate) == 348,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, totalConstMem) == 352,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, major) == 360, "as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, minor) == 364, "as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, textureAlignment) == 368,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, texturePitchAlignment) == 376,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, deviceOverlap) == 384,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, multiProcessorCount) == 388,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, kernelExecTimeoutEnabled) == 392,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, integrated) == 396,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, canMapHostMemory) == 400,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, computeMode) == 404,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, maxTexture1D) == 408,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, maxTexture1DMipmap) == 412,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, maxTexture1DLinear) == 416,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, maxTexture2D) == 420,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, maxTexture2DMipmap) == 428,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, maxTexture2DLinear) == 436,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, maxTexture2DGather) == 448,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, maxTexture3D) == 456,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, maxTexture3DAlt) == 468,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, maxTextureCubemap) == 480,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, maxTexture1DLayered) == 484,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, maxTexture2DLayered) == 492,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, maxTextureCubemapLayered) == 504,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, maxSurface1D) == 512,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, maxSurface2D) == 516,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, maxSurface3D) == 524,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, maxSurface1DLayered) == 536,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, maxSurface2DLayered) == 544,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, maxSurfaceCubemap) == 556,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, maxSurfaceCubemapLayered) == 560,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, surfaceAlignment) == 568,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, concurrentKernels) == 576,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, ECCEnabled) == 580,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, pciBusID) == 584, "as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, pciDeviceID) == 588,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, pciDomainID) == 592,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, tccDriver) == 596,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, asyncEngineCount) == 600,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, unifiedAddressing) == 604,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, memoryClockRate) == 608,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, memoryBusWidth) == 612,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, l2CacheSize) == 616,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, persistingL2CacheMaxSize) == 620,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, maxThreadsPerMultiProcessor) == 624,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, streamPrioritiesSupported) == 628,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, globalL1CacheSupported) == 632,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, localL1CacheSupported) == 636,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, sharedMemPerMultiprocessor) == 640,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, regsPerMultiprocessor) == 648,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, managedMemory) == 652,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, isMultiGpuBoard) == 656,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, multiGpuBoardGroupID) == 660,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, hostNativeAtomicSupported) == 664,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, singleToDoublePrecisionPerfRatio) == 668,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, pageableMemoryAccess) == 672,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, concurrentManagedAccess) == 676,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, computePreemptionSupported) == 680,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, canUseHostPointerForRegisteredMem) == 684,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, cooperativeLaunch) == 688,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, cooperativeMultiDeviceLaunch) == 692,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, sharedMemPerBlockOptin) == 696,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, pageableMemoryAccessUsesHostPageTables) == 704,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, directManagedMemAccessFromHost) == 708,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, maxBlocksPerMultiProcessor) == 712,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, accessPolicyMaxWindowSize) == 716,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, reservedSharedMemPerBlock) == 720,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, hostRegisterSupported) == 728,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, sparseHipArraySupported) == 732,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, hostRegisterReadOnlySupported) == 736,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, timelineSemaphoreInteropSupported) == 740,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, memoryPoolsSupported) == 744,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, gpuDirectRDMASupported) == 748,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, gpuDirectRDMAFlushWritesOptions) == 752,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, gpuDirectRDMAWritesOrdering) == 756,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, memoryPoolSupportedHandleTypes) == 760,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, deferredMappingHipArraySupported) == 764,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, ipcEventSupported) == 768,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, clusterLaunch) == 772,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, unifiedFunctionPointers) == 776,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, reserved) == 780, "as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, hipReserved) == 1032,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, gcnArchName) == 1160,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, maxSharedMemoryPerMultiProcessor) == 1416,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, clockInstructionRate) == 1424,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, arch) == 1428, "as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, hdpMemFlushCntl) == 1432,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, hdpRegFlushCntl) == 1440,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, cooperativeMultiDeviceUnmatchedFunc) == 1448,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600,
		cooperativeMultiDeviceUnmatchedGridDim) == 1452, "as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600,
		cooperativeMultiDeviceUnmatchedBlockDim) == 1456, "as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600,
		cooperativeMultiDeviceUnmatchedSharedMem) == 1460, "as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, isLargeBar) == 1464,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0600, asicRevision) == 1468,
		"as the vendor lays it out");
_Static_assert(sizeof(struct hipChannelFormatDesc) == 20, "as the vendor lays it out");
_Static_assert(offsetof(struct hipChannelFormatDesc, x) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct hipChannelFormatDesc, y) == 4, "as the vendor lays it out");
_Static_assert(offsetof(struct hipChannelFormatDesc, z) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct hipChannelFormatDesc, w) == 12, "as the vendor lays it out");
_Static_assert(offsetof(struct hipChannelFormatDesc, f) == 16, "as the vendor lays it out");
_Static_assert(sizeof(struct HIP_ARRAY_DESCRIPTOR) == 24, "as the vendor lays it out");
_Static_assert(offsetof(struct HIP_ARRAY_DESCRIPTOR, Width) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct HIP_ARRAY_DESCRIPTOR, Height) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct HIP_ARRAY_DESCRIPTOR, Format) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct HIP_ARRAY_DESCRIPTOR, NumChannels) == 20,
		"as the vendor lays it out");
_Static_assert(sizeof(struct HIP_ARRAY3D_DESCRIPTOR) == 40, "as the vendor lays it out");
_Static_assert(offsetof(struct HIP_ARRAY3D_DESCRIPTOR, Width) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct HIP_ARRAY3D_DESCRIPTOR, Height) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct HIP_ARRAY3D_DESCRIPTOR, Depth) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct HIP_ARRAY3D_DESCRIPTOR, Format) == 24, "as the vendor lays it out");
_Static_assert(offsetof(struct HIP_ARRAY3D_DESCRIPTOR, NumChannels) == 28,
		"as the vendor lays it out");
_Static_assert(offsetof(struct HIP_ARRAY3D_DESCRIPTOR, Flags) == 32, "as the vendor lays it out");
_Static_assert(sizeof(struct hip_Memcpy2D) == 128, "as the vendor lays it out");
_Static_assert(offsetof(struct hip_Memcpy2D, srcXInBytes) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct hip_Memcpy2D, srcY) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct hip_Memcpy2D, srcMemoryType) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct hip_Memcpy2D, srcHost) == 24, "as the vendor lays it out");
_Static_assert(offsetof(struct hip_Memcpy2D, srcDevice) == 32, "as the vendor lays it out");
_Static_assert(offsetof(struct hip_Memcpy2D, srcArray) == 40, "as the vendor lays it out");
_Static_assert(offsetof(struct hip_Memcpy2D, srcPitch) == 48, "as the vendor lays it out");
_Static_assert(offsetof(struct hip_Memcpy2D, dstXInBytes) == 56, "as the vendor lays it out");
_Static_assert(offsetof(struct hip_Memcpy2D, dstY) == 64, "as the vendor lays it out");
_Static_assert(offsetof(struct hip_Memcpy2D, dstMemoryType) == 72, "as the vendor lays it out");
_Static_assert(offsetof(struct hip_Memcpy2D, dstHost) == 80, "as the vendor lays it out");
_Static_assert(offsetof(struct hip_Memcpy2D, dstDevice) == 88, "as the vendor lays it out");
_Static_assert(offsetof(struct hip_Memcpy2D, dstArray) == 96, "as the vendor lays it out");
_Static_assert(offsetof(struct hip_Memcpy2D, dstPitch) == 104, "as the vendor lays it out");
_Static_assert(offsetof(struct hip_Memcpy2D, WidthInBytes) == 112, "as the vendor lays it out");
_Static_assert(offsetof(struct hip_Memcpy2D, Height) == 120, "as the vendor lays it out");
_Static_assert(sizeof(struct hipPitchedPtr) == 32, "as the vendor lays it out");
_Static_assert(offsetof(struct hipPitchedPtr, ptr) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct hipPitchedPtr, pitch) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct hipPitchedPtr, xsize) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct hipPitchedPtr, ysize) == 24, "as the vendor lays it out");
_Static_assert(sizeof(struct hipExtent) == 24, "as the vendor lays it out");
_Static_assert(offsetof(struct hipExtent, width) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct hipExtent, height) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct hipExtent, depth) == 16, "as the vendor lays it out");
_Static_assert(sizeof(struct hipPos) == 24, "as the vendor lays it out");
_Static_assert(offsetof(struct hipPos, x) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct hipPos, y) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct hipPos, z) == 16, "as the vendor lays it out");
_Static_assert(sizeof(struct hipMemcpy3DParms) == 160, "as the vendor lays it out");
_Static_assert(offsetof(struct hipMemcpy3DParms, srcArray) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct hipMemcpy3DParms, srcPos) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct hipMemcpy3DParms, srcPtr) == 32, "as the vendor lays it out");
_Static_assert(offsetof(struct hipMemcpy3DParms, dstArray) == 64, "as the vendor lays it out");
_Static_assert(offsetof(struct hipMemcpy3DParms, dstPos) == 72, "as the vendor lays it out");
_Static_assert(offsetof(struct hipMemcpy3DParms, dstPtr) == 96, "as the vendor lays it out");
_Static_assert(offsetof(struct hipMemcpy3DParms, extent) == 128, "as the vendor lays it out");
_Static_assert(offsetof(struct hipMemcpy3DParms, kind) == 152, "as the vendor lays it out");
_Static_assert(sizeof(struct HIP_MEMCPY3D) == 184, "as the vendor lays it out");
_Static_assert(offsetof(struct HIP_MEMCPY3D, srcXInBytes) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct HIP_MEMCPY3D, srcY) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct HIP_MEMCPY3D, srcZ) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct HIP_MEMCPY3D, srcLOD) == 24, "as the vendor lays it out");
_Static_assert(offsetof(struct HIP_MEMCPY3D, srcMemoryType) == 32, "as the vendor lays it out");
_Static_assert(offsetof(struct HIP_MEMCPY3D, srcHost) == 40, "as the vendor lays it out");
_Static_assert(offsetof(struct HIP_MEMCPY3D, srcDevice) == 48, "as the vendor lays it out");
_Static_assert(offsetof(struct HIP_MEMCPY3D, srcArray) == 56, "as the vendor lays it out");
_Static_assert(offsetof(struct HIP_MEMCPY3D, srcPitch) == 64, "as the vendor lays it out");
_Static_assert(offsetof(struct HIP_MEMCPY3D, srcHeight) == 72, "as the vendor lays it out");
_Static_assert(offsetof(struct HIP_MEMCPY3D, dstXInBytes) == 80, "as the vendor lays it out");
_Static_assert(offsetof(struct HIP_MEMCPY3D, dstY) == 88, "as the vendor lays it out");
_Static_assert(offsetof(struct HIP_MEMCPY3D, dstZ) == 96, "as the vendor lays it out");
_Static_assert(offsetof(struct HIP_MEMCPY3D, dstLOD) == 104, "as the vendor lays it out");
_Static_assert(offsetof(struct HIP_MEMCPY3D, dstMemoryType) == 112, "as the vendor lays it out");
_Static_assert(offsetof(struct HIP_MEMCPY3D, dstHost) == 120, "as the vendor lays it out");
_Static_assert(offsetof(struct HIP_MEMCPY3D, dstDevice) == 128, "as the vendor lays it out");
_Static_assert(offsetof(struct HIP_MEMCPY3D, dstArray) == 136, "as the vendor lays it out");
_Static_assert(offsetof(struct HIP_MEMCPY3D, dstPitch) == 144, "as the vendor lays it out");
_Static_assert(offsetof(struct HIP_MEMCPY3D, dstHeight) == 152, "as the vendor lays it out");
_Static_assert(offsetof(struct HIP_MEMCPY3D, WidthInBytes) == 160, "as the vendor lays it out");
_Static_assert(offsetof(struct HIP_MEMCPY3D, Height) == 168, "as the vendor lays it out");
_Static_assert(offsetof(struct HIP_MEMCPY3D, Depth) == 176, "as the vendor lays it out");
_Static_assert(sizeof(struct hipIpcMemHandle_st) == 64, "as the vendor lays it out");
_Static_assert(offsetof(struct hipIpcMemHandle_st, reserved) == 0, "as the vendor lays it out");
_Static_assert(sizeof(struct hipIpcEventHandle_st) == 64, "as the vendor lays it out");
_Static_assert(offsetof(struct hipIpcEventHandle_st, reserved) == 0, "as the vendor lays it out");
_Static_assert(sizeof(struct hipMemLocation) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct hipMemLocation, type) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct hipMemLocation, id) == 4, "as the vendor lays it out");
_Static_assert(sizeof(struct hipMemPoolProps) == 88, "as the vendor lays it out");
_Static_assert(offsetof(struct hipMemPoolProps, allocType) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct hipMemPoolProps, handleTypes) == 4, "as the vendor lays it out");
_Static_assert(offsetof(struct hipMemPoolProps, location) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct hipMemPoolProps, win32SecurityAttributes) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipMemPoolProps, maxSize) == 24, "as the vendor lays it out");
_Static_assert(offsetof(struct hipMemPoolProps, reserved) == 32, "as the vendor lays it out");
_Static_assert(sizeof(struct dim3) == 12, "as the vendor lays it out");
_Static_assert(offsetof(struct dim3, x) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct dim3, y) == 4, "as the vendor lays it out");
_Static_assert(offsetof(struct dim3, z) == 8, "as the vendor lays it out");
_Static_assert(sizeof(struct hipLaunchParams_t) == 56, "as the vendor lays it out");
_Static_assert(offsetof(struct hipLaunchParams_t, func) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct hipLaunchParams_t, gridDim) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct hipLaunchParams_t, blockDim) == 20, "as the vendor lays it out");
_Static_assert(offsetof(struct hipLaunchParams_t, args) == 32, "as the vendor lays it out");
_Static_assert(offsetof(struct hipLaunchParams_t, sharedMem) == 40, "as the vendor lays it out");
_Static_assert(offsetof(struct hipLaunchParams_t, stream) == 48, "as the vendor lays it out");
_Static_assert(sizeof(struct hipFunctionLaunchParams_t) == 56, "as the vendor lays it out");
_Static_assert(offsetof(struct hipFunctionLaunchParams_t, function) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipFunctionLaunchParams_t, gridDimX) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipFunctionLaunchParams_t, gridDimY) == 12,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipFunctionLaunchParams_t, gridDimZ) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipFunctionLaunchParams_t, blockDimX) == 20,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipFunctionLaunchParams_t, blockDimY) == 24,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipFunctionLaunchParams_t, blockDimZ) == 28,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipFunctionLaunchParams_t, sharedMemBytes) == 32,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipFunctionLaunchParams_t, hStream) == 40,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipFunctionLaunchParams_t, kernelParams) == 48,
		"as the vendor lays it out");
_Static_assert(sizeof(struct hipExternalMemoryHandleDesc_st) == 104, "as the vendor lays it out");
_Static_assert(offsetof(struct hipExternalMemoryHandleDesc_st, type) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipExternalMemoryHandleDesc_st, handle) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipExternalMemoryHandleDesc_st, size) == 24,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipExternalMemoryHandleDesc_st, flags) == 32,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipExternalMemoryHandleDesc_st, reserved) == 36,
		"as the vendor lays it out");
_Static_assert(sizeof(struct hipMemAllocNodeParams) == 120, "as the vendor lays it out");
_Static_assert(offsetof(struct hipMemAllocNodeParams, poolProps) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct hipMemAllocNodeParams, accessDescs) == 88,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipMemAllocNodeParams, accessDescCount) == 96,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipMemAllocNodeParams, bytesize) == 104,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipMemAllocNodeParams, dptr) == 112, "as the vendor lays it out");
_Static_assert(sizeof(struct hipGraphInstantiateParams) == 32, "as the vendor lays it out");
_Static_assert(offsetof(struct hipGraphInstantiateParams, errNode_out) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipGraphInstantiateParams, flags) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct hipGraphInstantiateParams, result_out) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipGraphInstantiateParams, uploadStream) == 24,
		"as the vendor lays it out");
_Static_assert(sizeof(struct hipMemAllocationProp) == 32, "as the vendor lays it out");
_Static_assert(offsetof(struct hipMemAllocationProp, type) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct hipMemAllocationProp, requestedHandleType) == 4,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipMemAllocationProp, location) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct hipMemAllocationProp, win32HandleMetaData) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipMemAllocationProp, allocFlags) == 24,
		"as the vendor lays it out");
_Static_assert(sizeof(struct hipDeviceProp_tR0000) == 792, "as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0000, name) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0000, totalGlobalMem) == 256,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0000, sharedMemPerBlock) == 264,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0000, regsPerBlock) == 272,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0000, warpSize) == 276, "as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0000, maxThreadsPerBlock) == 280,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0000, maxThreadsDim) == 284,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0000, maxGridSize) == 296,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0000, clockRate) == 308,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0000, memoryClockRate) == 312,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0000, memoryBusWidth) == 316,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0000, totalConstMem) == 320,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0000, major) == 328, "as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0000, minor) == 332, "as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0000, multiProcessorCount) == 336,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0000, l2CacheSize) == 340,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0000, maxThreadsPerMultiProcessor) == 344,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0000, computeMode) == 348,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0000, clockInstructionRate) == 352,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0000, arch) == 356, "as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0000, concurrentKernels) == 360,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0000, pciDomainID) == 364,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0000, pciBusID) == 368, "as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0000, pciDeviceID) == 372,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0000, maxSharedMemoryPerMultiProcessor) == 376,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0000, isMultiGpuBoard) == 384,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0000, canMapHostMemory) == 388,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0000, gcnArch) == 392, "as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0000, gcnArchName) == 396,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0000, integrated) == 652,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0000, cooperativeLaunch) == 656,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0000, cooperativeMultiDeviceLaunch) == 660,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0000, maxTexture1DLinear) == 664,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0000, maxTexture1D) == 668,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0000, maxTexture2D) == 672,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0000, maxTexture3D) == 680,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0000, hdpMemFlushCntl) == 696,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0000, hdpRegFlushCntl) == 704,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0000, memPitch) == 712, "as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0000, textureAlignment) == 720,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0000, texturePitchAlignment) == 728,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0000, kernelExecTimeoutEnabled) == 736,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0000, ECCEnabled) == 740,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0000, tccDriver) == 744,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0000, cooperativeMultiDeviceUnmatchedFunc) == 748,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0000, cooperativeMultiDeviceUnmatchedGridDim) == 752,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0000,
		cooperativeMultiDeviceUnmatchedBlockDim) == 756, "as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0000,
		cooperativeMultiDeviceUnmatchedSharedMem) == 760, "as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0000, isLargeBar) == 764,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0000, asicRevision) == 768,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0000, managedMemory) == 772,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0000, directManagedMemAccessFromHost) == 776,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0000, concurrentManagedAccess) == 780,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0000, pageableMemoryAccess) == 784,
		"as the vendor lays it out");
_Static_assert(offsetof(struct hipDeviceProp_tR0000, pageableMemoryAccessUsesHostPageTables) == 788,
		"as the vendor lays it out");

#pragma GCC visibility push(default)
hipError_t _Z24hipExtModuleLaunchKernelP18ihipModuleSymbol_tjjjjjjmP12ihipStream_tPPvS4_P11ihipEvent_tS6_j(hipFunction_t f,
		uint32_t globalWorkSizeX, uint32_t globalWorkSizeY, uint32_t globalWorkSizeZ,
		uint32_t localWorkSizeX, uint32_t localWorkSizeY, uint32_t localWorkSizeZ,
		size_t sharedMemBytes, hipStream_t hStream, void **kernelParams, void **extra,
		hipEvent_t startEvent, hipEvent_t stopEvent, uint32_t flags);
hipError_t _Z24hipHccModuleLaunchKernelP18ihipModuleSymbol_tjjjjjjmP12ihipStream_tPPvS4_P11ihipEvent_tS6_(hipFunction_t f,
		uint32_t globalWorkSizeX, uint32_t globalWorkSizeY, uint32_t globalWorkSizeZ,
		uint32_t localWorkSizeX, uint32_t localWorkSizeY, uint32_t localWorkSizeZ,
		size_t sharedMemBytes, hipStream_t hStream, void **kernelParams, void **extra,
		hipEvent_t startEvent, hipEvent_t stopEvent);
const char *hipApiName(uint32_t id);
hipError_t hipArray3DCreate(hipArray_t *array, const HIP_ARRAY3D_DESCRIPTOR *pAllocateArray);
hipError_t hipArray3DGetDescriptor(HIP_ARRAY3D_DESCRIPTOR *pArrayDescriptor, hipArray_t array);
hipError_t hipArrayCreate(hipArray_t *pHandle, const HIP_ARRAY_DESCRIPTOR *pAllocateArray);
hipError_t hipArrayDestroy(hipArray_t array);
hipError_t hipArrayGetDescriptor(HIP_ARRAY_DESCRIPTOR *pArrayDescriptor, hipArray_t array);
hipError_t hipArrayGetInfo(hipChannelFormatDesc *desc, hipExtent *extent, unsigned int *flags,
		hipArray_t array);
hipError_t hipBindTexture(size_t *offset, const textureReference *tex, const void *devPtr,
		const hipChannelFormatDesc *desc, size_t size);
hipError_t hipBindTexture2D(size_t *offset, const textureReference *tex, const void *devPtr,
		const hipChannelFormatDesc *desc, size_t width, size_t height, size_t pitch);
hipError_t hipBindTextureToArray(const textureReference *tex, hipArray_const_t array,
		const hipChannelFormatDesc *desc);
hipError_t hipBindTextureToMipmappedArray(const textureReference *tex,
		hipMipmappedArray_const_t mipmappedArray, const hipChannelFormatDesc *desc);
hipError_t hipChooseDevice(int *device, const hipDeviceProp_tR0000 *prop);
hipError_t hipChooseDeviceR0000(int *device, const hipDeviceProp_tR0000 *prop);
hipError_t hipChooseDeviceR0600(int *device, const hipDeviceProp_tR0600 *prop);
hipError_t hipConfigureCall(dim3 gridDim, dim3 blockDim, size_t sharedMem, hipStream_t stream);
struct hipChannelFormatDesc hipCreateChannelDesc(int x, int y, int z, int w,
		enum hipChannelFormatKind f);
hipError_t hipCreateSurfaceObject(hipSurfaceObject_t *pSurfObject, const hipResourceDesc *pResDesc);
hipError_t hipCreateTextureObject(hipTextureObject_t *pTexObject, const hipResourceDesc *pResDesc,
		const hipTextureDesc *pTexDesc, const struct hipResourceViewDesc *pResViewDesc);
hipError_t hipCtxCreate(hipCtx_t *ctx, unsigned int flags, hipDevice_t device);
hipError_t hipCtxDestroy(hipCtx_t ctx);
hipError_t hipCtxDisablePeerAccess(hipCtx_t peerCtx);
hipError_t hipCtxEnablePeerAccess(hipCtx_t peerCtx, unsigned int flags);
hipError_t hipCtxGetApiVersion(hipCtx_t ctx, int *apiVersion);
hipError_t hipCtxGetCacheConfig(hipFuncCache_t *cacheConfig);
hipError_t hipCtxGetCurrent(hipCtx_t *ctx);
hipError_t hipCtxGetDevice(hipDevice_t *device);
hipError_t hipCtxGetFlags(unsigned int *flags);
hipError_t hipCtxGetSharedMemConfig(hipSharedMemConfig *pConfig);
hipError_t hipCtxPopCurrent(hipCtx_t *ctx);
hipError_t hipCtxPushCurrent(hipCtx_t ctx);
hipError_t hipCtxSetCacheConfig(hipFuncCache_t cacheConfig);
hipError_t hipCtxSetCurrent(hipCtx_t ctx);
hipError_t hipCtxSetSharedMemConfig(hipSharedMemConfig config);
hipError_t hipCtxSynchronize(void);
hipError_t hipDestroyExternalMemory(hipExternalMemory_t extMem);
hipError_t hipDestroyExternalSemaphore(hipExternalSemaphore_t extSem);
hipError_t hipDestroySurfaceObject(hipSurfaceObject_t surfaceObject);
hipError_t hipDestroyTextureObject(hipTextureObject_t textureObject);
hipError_t hipDeviceCanAccessPeer(int *canAccessPeer, int deviceId, int peerDeviceId);
hipError_t hipDeviceComputeCapability(int *major, int *minor, hipDevice_t device);
hipError_t hipDeviceDisablePeerAccess(int peerDeviceId);
hipError_t hipDeviceEnablePeerAccess(int peerDeviceId, unsigned int flags);
hipError_t hipDeviceGet(hipDevice_t *device, int ordinal);
hipError_t hipDeviceGetAttribute(int *pi, hipDeviceAttribute_t attr, int deviceId);
hipError_t hipDeviceGetByPCIBusId(int *device, const char *pciBusId);
hipError_t hipDeviceGetCacheConfig(hipFuncCache_t *cacheConfig);
hipError_t hipDeviceGetDefaultMemPool(hipMemPool_t *mem_pool, int device);
hipError_t hipDeviceGetGraphMemAttribute(int device, hipGraphMemAttributeType attr, void *value);
hipError_t hipDeviceGetLimit(size_t *pValue, enum hipLimit_t limit);
hipError_t hipDeviceGetMemPool(hipMemPool_t *mem_pool, int device);
hipError_t hipDeviceGetName(char *name, int len, hipDevice_t device);
hipError_t hipDeviceGetP2PAttribute(int *value, hipDeviceP2PAttr attr, int srcDevice,
		int dstDevice);
hipError_t hipDeviceGetPCIBusId(char *pciBusId, int len, int device);
hipError_t hipDeviceGetSharedMemConfig(hipSharedMemConfig *pConfig);
hipError_t hipDeviceGetStreamPriorityRange(int *leastPriority, int *greatestPriority);
hipError_t hipDeviceGetTexture1DLinearMaxWidth(hipMemPool_t *mem_pool, int device);
hipError_t hipDeviceGetUuid(hipUUID *uuid, hipDevice_t device);
hipError_t hipDeviceGraphMemTrim(int device);
hipError_t hipDevicePrimaryCtxGetState(hipDevice_t dev, unsigned int *flags, int *active);
hipError_t hipDevicePrimaryCtxRelease(hipDevice_t dev);
hipError_t hipDevicePrimaryCtxReset(hipDevice_t dev);
hipError_t hipDevicePrimaryCtxRetain(hipCtx_t *pctx, hipDevice_t dev);
hipError_t hipDevicePrimaryCtxSetFlags(hipDevice_t dev, unsigned int flags);
hipError_t hipDeviceReset(void);
hipError_t hipDeviceSetCacheConfig(hipFuncCache_t cacheConfig);
hipError_t hipDeviceSetGraphMemAttribute(int device, hipGraphMemAttributeType attr, void *value);
hipError_t hipDeviceSetLimit(enum hipLimit_t limit, size_t value);
hipError_t hipDeviceSetMemPool(int device, hipMemPool_t mem_pool);
hipError_t hipDeviceSetSharedMemConfig(hipSharedMemConfig config);
hipError_t hipDeviceSynchronize(void);
hipError_t hipDeviceTotalMem(size_t *bytes, hipDevice_t device);
hipError_t hipDriverGetVersion(int *driverVersion);
hipError_t hipDrvGetErrorName(hipError_t hipError, const char **errorString);
hipError_t hipDrvGetErrorString(hipError_t hipError, const char **errorString);
hipError_t hipDrvGraphAddMemFreeNode(hipGraphNode_t *phGraphNode, hipGraph_t hGraph,
		const hipGraphNode_t *dependencies, size_t numDependencies, hipDeviceptr_t dptr);
hipError_t hipDrvGraphAddMemcpyNode(hipGraphNode_t *phGraphNode, hipGraph_t hGraph,
		const hipGraphNode_t *dependencies, size_t numDependencies,
		const HIP_MEMCPY3D *copyParams, hipCtx_t ctx);
hipError_t hipDrvGraphAddMemsetNode(hipGraphNode_t *phGraphNode, hipGraph_t hGraph,
		const hipGraphNode_t *dependencies, size_t numDependencies,
		const HIP_MEMSET_NODE_PARAMS *memsetParams, hipCtx_t ctx);
hipError_t hipDrvGraphExecMemcpyNodeSetParams(hipGraphExec_t hGraphExec, hipGraphNode_t hNode,
		const HIP_MEMCPY3D *copyParams, hipCtx_t ctx);
hipError_t hipDrvGraphExecMemsetNodeSetParams(hipGraphExec_t hGraphExec, hipGraphNode_t hNode,
		const HIP_MEMSET_NODE_PARAMS *memsetParams, hipCtx_t ctx);
hipError_t hipDrvGraphMemcpyNodeGetParams(hipGraphNode_t hNode, HIP_MEMCPY3D *nodeParams);
hipError_t hipDrvGraphMemcpyNodeSetParams(hipGraphNode_t hNode, const HIP_MEMCPY3D *nodeParams);
hipError_t hipDrvMemcpy2DUnaligned(const hip_Memcpy2D *pCopy);
hipError_t hipDrvMemcpy3D(const HIP_MEMCPY3D *pCopy);
hipError_t hipDrvMemcpy3DAsync(const HIP_MEMCPY3D *pCopy, hipStream_t stream);
hipError_t hipDrvPointerGetAttributes(unsigned int numAttributes, hipPointer_attribute *attributes,
		void **data, hipDeviceptr_t ptr);
hipError_t hipEventCreate(hipEvent_t *event);
hipError_t hipEventCreateWithFlags(hipEvent_t *event, unsigned int flags);
hipError_t hipEventDestroy(hipEvent_t event);
hipError_t hipEventElapsedTime(float *ms, hipEvent_t start, hipEvent_t stop);
hipError_t hipEventQuery(hipEvent_t event);
hipError_t hipEventRecord(hipEvent_t event, hipStream_t stream);
hipError_t hipEventRecordWithFlags(hipEvent_t event, hipStream_t stream, unsigned int flags);
hipError_t hipEventRecord_spt(hipEvent_t event, hipStream_t stream);
hipError_t hipEventSynchronize(hipEvent_t event);
hipError_t hipExtGetLastError(void);
hipError_t hipExtGetLinkTypeAndHopCount(int device1, int device2, uint32_t *linktype,
		uint32_t *hopcount);
hipError_t hipExtLaunchKernel(const void *function_address, dim3 numBlocks, dim3 dimBlocks,
		void **args, size_t sharedMemBytes, hipStream_t stream, hipEvent_t startEvent,
		hipEvent_t stopEvent, int flags);
hipError_t hipExtLaunchMultiKernelMultiDevice(hipLaunchParams *launchParamsList, int numDevices,
		unsigned int flags);
hipError_t hipExtMallocWithFlags(void **ptr, size_t sizeBytes, unsigned int flags);
hipError_t hipExtModuleLaunchKernel(hipFunction_t f, uint32_t globalWorkSizeX,
		uint32_t globalWorkSizeY, uint32_t globalWorkSizeZ, uint32_t localWorkSizeX,
		uint32_t localWorkSizeY, uint32_t localWorkSizeZ, size_t sharedMemBytes,
		hipStream_t hStream, void **kernelParams, void **extra, hipEvent_t startEvent,
		hipEvent_t stopEvent, uint32_t flags);
hipError_t hipExtStreamCreateWithCUMask(hipStream_t *stream, uint32_t cuMaskSize,
		const uint32_t *cuMask);
hipError_t hipExtStreamGetCUMask(hipStream_t stream, uint32_t cuMaskSize, uint32_t *cuMask);
hipError_t hipExternalMemoryGetMappedBuffer(void **devPtr, hipExternalMemory_t extMem,
		const hipExternalMemoryBufferDesc *bufferDesc);
hipError_t hipExternalMemoryGetMappedMipmappedArray(hipMipmappedArray_t *mipmap,
		hipExternalMemory_t extMem, const hipExternalMemoryMipmappedArrayDesc *mipmapDesc);
hipError_t hipFree(void *ptr);
hipError_t hipFreeArray(hipArray_t array);
hipError_t hipFreeAsync(void *dev_ptr, hipStream_t stream);
hipError_t hipFreeHost(void *ptr);
hipError_t hipFreeMipmappedArray(hipMipmappedArray_t mipmappedArray);
hipError_t hipFuncGetAttribute(int *value, hipFunction_attribute attrib, hipFunction_t hfunc);
hipError_t hipFuncGetAttributes(struct hipFuncAttributes *attr, const void *func);
hipError_t hipFuncSetAttribute(const void *func, hipFuncAttribute attr, int value);
hipError_t hipFuncSetCacheConfig(const void *func, hipFuncCache_t config);
hipError_t hipFuncSetSharedMemConfig(const void *func, hipSharedMemConfig config);
hipError_t hipGLGetDevices(unsigned int *pHipDeviceCount, int *pHipDevices,
		unsigned int hipDeviceCount, hipGLDeviceList deviceList);
hipError_t hipGetChannelDesc(hipChannelFormatDesc *desc, hipArray_const_t array);
hipError_t hipGetDevice(int *deviceId);
hipError_t hipGetDeviceCount(int *count);
hipError_t hipGetDeviceFlags(unsigned int *flags);
hipError_t hipGetDeviceProperties(hipDeviceProp_tR0000 *prop, int deviceId);
hipError_t hipGetDevicePropertiesR0000(hipDeviceProp_tR0000 *prop, int device);
hipError_t hipGetDevicePropertiesR0600(hipDeviceProp_tR0600 *prop, int deviceId);
const char *hipGetErrorName(hipError_t hip_error);
const char *hipGetErrorString(hipError_t hipError);
hipError_t hipGetFuncBySymbol(hipFunction_t *functionPtr, const void *symbolPtr);
hipError_t hipGetLastError(void);
hipError_t hipGetMipmappedArrayLevel(hipArray_t *levelArray,
		hipMipmappedArray_const_t mipmappedArray, unsigned int level);
hipError_t hipGetProcAddress(const char *symbol, void **pfn, int hipVersion, uint64_t flags,
		hipDriverProcAddressQueryResult *symbolStatus);
int hipGetStreamDeviceId(hipStream_t stream);
hipError_t hipGetSymbolAddress(void **devPtr, const void *symbol);
hipError_t hipGetSymbolSize(size_t *size, const void *symbol);
hipError_t hipGetTextureAlignmentOffset(size_t *offset, const textureReference *texref);
hipError_t hipGetTextureObjectResourceDesc(hipResourceDesc *pResDesc,
		hipTextureObject_t textureObject);
hipError_t hipGetTextureObjectResourceViewDesc(struct hipResourceViewDesc *pResViewDesc,
		hipTextureObject_t textureObject);
hipError_t hipGetTextureObjectTextureDesc(hipTextureDesc *pTexDesc,
		hipTextureObject_t textureObject);
hipError_t hipGetTextureReference(const textureReference **texref, const void *symbol);
hipError_t hipGraphAddBatchMemOpNode(hipGraphNode_t *phGraphNode, hipGraph_t hGraph,
		const hipGraphNode_t *dependencies, size_t numDependencies,
		const hipBatchMemOpNodeParams *nodeParams);
hipError_t hipGraphAddChildGraphNode(hipGraphNode_t *pGraphNode, hipGraph_t graph,
		const hipGraphNode_t *pDependencies, size_t numDependencies, hipGraph_t childGraph);
hipError_t hipGraphAddDependencies(hipGraph_t graph, const hipGraphNode_t *from,
		const hipGraphNode_t *to, size_t numDependencies);
hipError_t hipGraphAddEmptyNode(hipGraphNode_t *pGraphNode, hipGraph_t graph,
		const hipGraphNode_t *pDependencies, size_t numDependencies);
hipError_t hipGraphAddEventRecordNode(hipGraphNode_t *pGraphNode, hipGraph_t graph,
		const hipGraphNode_t *pDependencies, size_t numDependencies, hipEvent_t event);
hipError_t hipGraphAddEventWaitNode(hipGraphNode_t *pGraphNode, hipGraph_t graph,
		const hipGraphNode_t *pDependencies, size_t numDependencies, hipEvent_t event);
hipError_t hipGraphAddExternalSemaphoresSignalNode(hipGraphNode_t *pGraphNode, hipGraph_t graph,
		const hipGraphNode_t *pDependencies, size_t numDependencies,
		const hipExternalSemaphoreSignalNodeParams *nodeParams);
hipError_t hipGraphAddExternalSemaphoresWaitNode(hipGraphNode_t *pGraphNode, hipGraph_t graph,
		const hipGraphNode_t *pDependencies, size_t numDependencies,
		const hipExternalSemaphoreWaitNodeParams *nodeParams);
hipError_t hipGraphAddHostNode(hipGraphNode_t *pGraphNode, hipGraph_t graph,
		const hipGraphNode_t *pDependencies, size_t numDependencies,
		const hipHostNodeParams *pNodeParams);
hipError_t hipGraphAddKernelNode(hipGraphNode_t *pGraphNode, hipGraph_t graph,
		const hipGraphNode_t *pDependencies, size_t numDependencies,
		const hipKernelNodeParams *pNodeParams);
hipError_t hipGraphAddMemAllocNode(hipGraphNode_t *pGraphNode, hipGraph_t graph,
		const hipGraphNode_t *pDependencies, size_t numDependencies,
		hipMemAllocNodeParams *pNodeParams);
hipError_t hipGraphAddMemFreeNode(hipGraphNode_t *pGraphNode, hipGraph_t graph,
		const hipGraphNode_t *pDependencies, size_t numDependencies, void *dev_ptr);
hipError_t hipGraphAddMemcpyNode(hipGraphNode_t *pGraphNode, hipGraph_t graph,
		const hipGraphNode_t *pDependencies, size_t numDependencies,
		const hipMemcpy3DParms *pCopyParams);
hipError_t hipGraphAddMemcpyNode1D(hipGraphNode_t *pGraphNode, hipGraph_t graph,
		const hipGraphNode_t *pDependencies, size_t numDependencies, void *dst,
		const void *src, size_t count, hipMemcpyKind kind);
hipError_t hipGraphAddMemcpyNodeFromSymbol(hipGraphNode_t *pGraphNode, hipGraph_t graph,
		const hipGraphNode_t *pDependencies, size_t numDependencies, void *dst,
		const void *symbol, size_t count, size_t offset, hipMemcpyKind kind);
hipError_t hipGraphAddMemcpyNodeToSymbol(hipGraphNode_t *pGraphNode, hipGraph_t graph,
		const hipGraphNode_t *pDependencies, size_t numDependencies, const void *symbol,
		const void *src, size_t count, size_t offset, hipMemcpyKind kind);
hipError_t hipGraphAddMemsetNode(hipGraphNode_t *pGraphNode, hipGraph_t graph,
		const hipGraphNode_t *pDependencies, size_t numDependencies,
		const hipMemsetParams *pMemsetParams);
hipError_t hipGraphAddNode(hipGraphNode_t *pGraphNode, hipGraph_t graph,
		const hipGraphNode_t *pDependencies, size_t numDependencies,
		hipGraphNodeParams *nodeParams);
hipError_t hipGraphBatchMemOpNodeGetParams(hipGraphNode_t hNode,
		hipBatchMemOpNodeParams *nodeParams_out);
hipError_t hipGraphBatchMemOpNodeSetParams(hipGraphNode_t hNode,
		hipBatchMemOpNodeParams *nodeParams);
hipError_t hipGraphChildGraphNodeGetGraph(hipGraphNode_t node, hipGraph_t *pGraph);
hipError_t hipGraphClone(hipGraph_t *pGraphClone, hipGraph_t originalGraph);
hipError_t hipGraphCreate(hipGraph_t *pGraph, unsigned int flags);
hipError_t hipGraphDebugDotPrint(hipGraph_t graph, const char *path, unsigned int flags);
hipError_t hipGraphDestroy(hipGraph_t graph);
hipError_t hipGraphDestroyNode(hipGraphNode_t node);
hipError_t hipGraphEventRecordNodeGetEvent(hipGraphNode_t node, hipEvent_t *event_out);
hipError_t hipGraphEventRecordNodeSetEvent(hipGraphNode_t node, hipEvent_t event);
hipError_t hipGraphEventWaitNodeGetEvent(hipGraphNode_t node, hipEvent_t *event_out);
hipError_t hipGraphEventWaitNodeSetEvent(hipGraphNode_t node, hipEvent_t event);
hipError_t hipGraphExecBatchMemOpNodeSetParams(hipGraphExec_t hGraphExec, hipGraphNode_t hNode,
		const hipBatchMemOpNodeParams *nodeParams);
hipError_t hipGraphExecChildGraphNodeSetParams(hipGraphExec_t hGraphExec, hipGraphNode_t node,
		hipGraph_t childGraph);
hipError_t hipGraphExecDestroy(hipGraphExec_t graphExec);
hipError_t hipGraphExecEventRecordNodeSetEvent(hipGraphExec_t hGraphExec, hipGraphNode_t hNode,
		hipEvent_t event);
hipError_t hipGraphExecEventWaitNodeSetEvent(hipGraphExec_t hGraphExec, hipGraphNode_t hNode,
		hipEvent_t event);
hipError_t hipGraphExecExternalSemaphoresSignalNodeSetParams(hipGraphExec_t hGraphExec,
		hipGraphNode_t hNode, const hipExternalSemaphoreSignalNodeParams *nodeParams);
hipError_t hipGraphExecExternalSemaphoresWaitNodeSetParams(hipGraphExec_t hGraphExec,
		hipGraphNode_t hNode, const hipExternalSemaphoreWaitNodeParams *nodeParams);
hipError_t hipGraphExecGetFlags(hipGraphExec_t graphExec, unsigned long long *flags);
hipError_t hipGraphExecHostNodeSetParams(hipGraphExec_t hGraphExec, hipGraphNode_t node,
		const hipHostNodeParams *pNodeParams);
hipError_t hipGraphExecKernelNodeSetParams(hipGraphExec_t hGraphExec, hipGraphNode_t node,
		const hipKernelNodeParams *pNodeParams);
hipError_t hipGraphExecMemcpyNodeSetParams(hipGraphExec_t hGraphExec, hipGraphNode_t node,
		hipMemcpy3DParms *pNodeParams);
hipError_t hipGraphExecMemcpyNodeSetParams1D(hipGraphExec_t hGraphExec, hipGraphNode_t node,
		void *dst, const void *src, size_t count, hipMemcpyKind kind);
hipError_t hipGraphExecMemcpyNodeSetParamsFromSymbol(hipGraphExec_t hGraphExec, hipGraphNode_t node,
		void *dst, const void *symbol, size_t count, size_t offset, hipMemcpyKind kind);
hipError_t hipGraphExecMemcpyNodeSetParamsToSymbol(hipGraphExec_t hGraphExec, hipGraphNode_t node,
		const void *symbol, const void *src, size_t count, size_t offset,
		hipMemcpyKind kind);
hipError_t hipGraphExecMemsetNodeSetParams(hipGraphExec_t hGraphExec, hipGraphNode_t node,
		const hipMemsetParams *pNodeParams);
hipError_t hipGraphExecNodeSetParams(hipGraphExec_t graphExec, hipGraphNode_t node,
		hipGraphNodeParams *nodeParams);
hipError_t hipGraphExecUpdate(hipGraphExec_t hGraphExec, hipGraph_t hGraph,
		hipGraphNode_t *hErrorNode_out, hipGraphExecUpdateResult *updateResult_out);
hipError_t hipGraphExternalSemaphoresSignalNodeGetParams(hipGraphNode_t hNode,
		hipExternalSemaphoreSignalNodeParams *params_out);
hipError_t hipGraphExternalSemaphoresSignalNodeSetParams(hipGraphNode_t hNode,
		const hipExternalSemaphoreSignalNodeParams *nodeParams);
hipError_t hipGraphExternalSemaphoresWaitNodeGetParams(hipGraphNode_t hNode,
		hipExternalSemaphoreWaitNodeParams *params_out);
hipError_t hipGraphExternalSemaphoresWaitNodeSetParams(hipGraphNode_t hNode,
		const hipExternalSemaphoreWaitNodeParams *nodeParams);
hipError_t hipGraphGetEdges(hipGraph_t graph, hipGraphNode_t *from, hipGraphNode_t *to,
		size_t *numEdges);
hipError_t hipGraphGetNodes(hipGraph_t graph, hipGraphNode_t *nodes, size_t *numNodes);
hipError_t hipGraphGetRootNodes(hipGraph_t graph, hipGraphNode_t *pRootNodes,
		size_t *pNumRootNodes);
hipError_t hipGraphHostNodeGetParams(hipGraphNode_t node, hipHostNodeParams *pNodeParams);
hipError_t hipGraphHostNodeSetParams(hipGraphNode_t node, const hipHostNodeParams *pNodeParams);
hipError_t hipGraphInstantiate(hipGraphExec_t *pGraphExec, hipGraph_t graph,
		hipGraphNode_t *pErrorNode, char *pLogBuffer, size_t bufferSize);
hipError_t hipGraphInstantiateWithFlags(hipGraphExec_t *pGraphExec, hipGraph_t graph,
		unsigned long long flags);
hipError_t hipGraphInstantiateWithParams(hipGraphExec_t *pGraphExec, hipGraph_t graph,
		hipGraphInstantiateParams *instantiateParams);
hipError_t hipGraphKernelNodeCopyAttributes(hipGraphNode_t hSrc, hipGraphNode_t hDst);
hipError_t hipGraphKernelNodeGetAttribute(hipGraphNode_t hNode, hipLaunchAttributeID attr,
		hipLaunchAttributeValue *value);
hipError_t hipGraphKernelNodeGetParams(hipGraphNode_t node, hipKernelNodeParams *pNodeParams);
hipError_t hipGraphKernelNodeSetAttribute(hipGraphNode_t hNode, hipLaunchAttributeID attr,
		const hipLaunchAttributeValue *value);
hipError_t hipGraphKernelNodeSetParams(hipGraphNode_t node, const hipKernelNodeParams *pNodeParams);
hipError_t hipGraphLaunch(hipGraphExec_t graphExec, hipStream_t stream);
hipError_t hipGraphLaunch_spt(hipGraphExec_t graphExec, hipStream_t stream);
hipError_t hipGraphMemAllocNodeGetParams(hipGraphNode_t node, hipMemAllocNodeParams *pNodeParams);
hipError_t hipGraphMemFreeNodeGetParams(hipGraphNode_t node, void *dev_ptr);
hipError_t hipGraphMemcpyNodeGetParams(hipGraphNode_t node, hipMemcpy3DParms *pNodeParams);
hipError_t hipGraphMemcpyNodeSetParams(hipGraphNode_t node, const hipMemcpy3DParms *pNodeParams);
hipError_t hipGraphMemcpyNodeSetParams1D(hipGraphNode_t node, void *dst, const void *src,
		size_t count, hipMemcpyKind kind);
hipError_t hipGraphMemcpyNodeSetParamsFromSymbol(hipGraphNode_t node, void *dst, const void *symbol,
		size_t count, size_t offset, hipMemcpyKind kind);
hipError_t hipGraphMemcpyNodeSetParamsToSymbol(hipGraphNode_t node, const void *symbol,
		const void *src, size_t count, size_t offset, hipMemcpyKind kind);
hipError_t hipGraphMemsetNodeGetParams(hipGraphNode_t node, hipMemsetParams *pNodeParams);
hipError_t hipGraphMemsetNodeSetParams(hipGraphNode_t node, const hipMemsetParams *pNodeParams);
hipError_t hipGraphNodeFindInClone(hipGraphNode_t *pNode, hipGraphNode_t originalNode,
		hipGraph_t clonedGraph);
hipError_t hipGraphNodeGetDependencies(hipGraphNode_t node, hipGraphNode_t *pDependencies,
		size_t *pNumDependencies);
hipError_t hipGraphNodeGetDependentNodes(hipGraphNode_t node, hipGraphNode_t *pDependentNodes,
		size_t *pNumDependentNodes);
hipError_t hipGraphNodeGetEnabled(hipGraphExec_t hGraphExec, hipGraphNode_t hNode,
		unsigned int *isEnabled);
hipError_t hipGraphNodeGetType(hipGraphNode_t node, hipGraphNodeType *pType);
hipError_t hipGraphNodeSetEnabled(hipGraphExec_t hGraphExec, hipGraphNode_t hNode,
		unsigned int isEnabled);
hipError_t hipGraphNodeSetParams(hipGraphNode_t node, hipGraphNodeParams *nodeParams);
hipError_t hipGraphReleaseUserObject(hipGraph_t graph, hipUserObject_t object, unsigned int count);
hipError_t hipGraphRemoveDependencies(hipGraph_t graph, const hipGraphNode_t *from,
		const hipGraphNode_t *to, size_t numDependencies);
hipError_t hipGraphRetainUserObject(hipGraph_t graph, hipUserObject_t object, unsigned int count,
		unsigned int flags);
hipError_t hipGraphUpload(hipGraphExec_t graphExec, hipStream_t stream);
hipError_t hipGraphicsGLRegisterBuffer(hipGraphicsResource **resource, GLuint buffer,
		unsigned int flags);
hipError_t hipGraphicsGLRegisterImage(hipGraphicsResource **resource, GLuint image, GLenum target,
		unsigned int flags);
hipError_t hipGraphicsMapResources(int count, hipGraphicsResource_t *resources, hipStream_t stream);
hipError_t hipGraphicsResourceGetMappedPointer(void **devPtr, size_t *size,
		hipGraphicsResource_t resource);
hipError_t hipGraphicsSubResourceGetMappedArray(hipArray_t *array, hipGraphicsResource_t resource,
		unsigned int arrayIndex, unsigned int mipLevel);
hipError_t hipGraphicsUnmapResources(int count, hipGraphicsResource_t *resources,
		hipStream_t stream);
hipError_t hipGraphicsUnregisterResource(hipGraphicsResource_t resource);
hipError_t hipHccModuleLaunchKernel(hipFunction_t f, uint32_t globalWorkSizeX,
		uint32_t globalWorkSizeY, uint32_t globalWorkSizeZ, uint32_t localWorkSizeX,
		uint32_t localWorkSizeY, uint32_t localWorkSizeZ, size_t sharedMemBytes,
		hipStream_t hStream, void **kernelParams, void **extra, hipEvent_t startEvent,
		hipEvent_t stopEvent);
hipError_t hipHostAlloc(void **ptr, size_t size, unsigned int flags);
hipError_t hipHostFree(void *ptr);
hipError_t hipHostGetDevicePointer(void **devPtr, void *hstPtr, unsigned int flags);
hipError_t hipHostGetFlags(unsigned int *flagsPtr, void *hostPtr);
hipError_t hipHostMalloc(void **ptr, size_t size, unsigned int flags);
hipError_t hipHostRegister(void *hostPtr, size_t sizeBytes, unsigned int flags);
hipError_t hipHostUnregister(void *hostPtr);
hipError_t hipImportExternalMemory(hipExternalMemory_t *extMem_out,
		const hipExternalMemoryHandleDesc *memHandleDesc);
hipError_t hipImportExternalSemaphore(hipExternalSemaphore_t *extSem_out,
		const hipExternalSemaphoreHandleDesc *semHandleDesc);
hipError_t hipInit(unsigned int flags);
hipError_t hipIpcCloseMemHandle(void *devPtr);
hipError_t hipIpcGetEventHandle(hipIpcEventHandle_t *handle, hipEvent_t event);
hipError_t hipIpcGetMemHandle(hipIpcMemHandle_t *handle, void *devPtr);
hipError_t hipIpcOpenEventHandle(hipEvent_t *event, hipIpcEventHandle_t handle);
hipError_t hipIpcOpenMemHandle(void **devPtr, hipIpcMemHandle_t handle, unsigned int flags);
const char *hipKernelNameRef(const hipFunction_t f);
const char *hipKernelNameRefByPtr(const void *hostFunction, hipStream_t stream);
hipError_t hipLaunchByPtr(const void *func);
hipError_t hipLaunchCooperativeKernel(const void *f, dim3 gridDim, dim3 blockDimX,
		void **kernelParams, unsigned int sharedMemBytes, hipStream_t stream);
hipError_t hipLaunchCooperativeKernelMultiDevice(hipLaunchParams *launchParamsList, int numDevices,
		unsigned int flags);
hipError_t hipLaunchCooperativeKernel_spt(const void *f, dim3 gridDim, dim3 blockDim,
		void **kernelParams, uint32_t sharedMemBytes, hipStream_t hStream);
hipError_t hipLaunchHostFunc(hipStream_t stream, hipHostFn_t fn, void *userData);
hipError_t hipLaunchHostFunc_spt(hipStream_t stream, hipHostFn_t fn, void *userData);
hipError_t hipLaunchKernel(const void *function_address, dim3 numBlocks, dim3 dimBlocks,
		void **args, size_t sharedMemBytes, hipStream_t stream);
hipError_t hipLaunchKernel_spt(const void *function_address, dim3 numBlocks, dim3 dimBlocks,
		void **args, size_t sharedMemBytes, hipStream_t stream);
hipError_t hipLinkAddData(hipLinkState_t state, hipJitInputType type, void *data, size_t size,
		const char *name, unsigned int numOptions, hipJitOption *options,
		void **optionValues);
hipError_t hipLinkAddFile(hipLinkState_t state, hipJitInputType type, const char *path,
		unsigned int numOptions, hipJitOption *options, void **optionValues);
hipError_t hipLinkComplete(hipLinkState_t state, void **hipBinOut, size_t *sizeOut);
hipError_t hipLinkCreate(unsigned int numOptions, hipJitOption *options, void **optionValues,
		hipLinkState_t *stateOut);
hipError_t hipLinkDestroy(hipLinkState_t state);
hipError_t hipMalloc(void **ptr, size_t size);
hipError_t hipMalloc3D(hipPitchedPtr *pitchedDevPtr, hipExtent extent);
hipError_t hipMalloc3DArray(hipArray_t *array, const struct hipChannelFormatDesc *desc,
		struct hipExtent extent, unsigned int flags);
hipError_t hipMallocArray(hipArray_t *array, const hipChannelFormatDesc *desc, size_t width,
		size_t height, unsigned int flags);
hipError_t hipMallocAsync(void **dev_ptr, size_t size, hipStream_t stream);
hipError_t hipMallocFromPoolAsync(void **dev_ptr, size_t size, hipMemPool_t mem_pool,
		hipStream_t stream);
hipError_t hipMallocHost(void **ptr, size_t size);
hipError_t hipMallocManaged(void **dev_ptr, size_t size, unsigned int flags);
hipError_t hipMallocMipmappedArray(hipMipmappedArray_t *mipmappedArray,
		const struct hipChannelFormatDesc *desc, struct hipExtent extent,
		unsigned int numLevels, unsigned int flags);
hipError_t hipMallocPitch(void **ptr, size_t *pitch, size_t width, size_t height);
hipError_t hipMemAddressFree(void *devPtr, size_t size);
hipError_t hipMemAddressReserve(void **ptr, size_t size, size_t alignment, void *addr,
		unsigned long long flags);
hipError_t hipMemAdvise(const void *dev_ptr, size_t count, hipMemoryAdvise advice, int device);
hipError_t hipMemAllocHost(void **ptr, size_t size);
hipError_t hipMemAllocPitch(hipDeviceptr_t *dptr, size_t *pitch, size_t widthInBytes, size_t height,
		unsigned int elementSizeBytes);
hipError_t hipMemCreate(hipMemGenericAllocationHandle_t *handle, size_t size,
		const hipMemAllocationProp *prop, unsigned long long flags);
hipError_t hipMemExportToShareableHandle(void *shareableHandle,
		hipMemGenericAllocationHandle_t handle, hipMemAllocationHandleType handleType,
		unsigned long long flags);
hipError_t hipMemGetAccess(unsigned long long *flags, const hipMemLocation *location, void *ptr);
hipError_t hipMemGetAddressRange(hipDeviceptr_t *pbase, size_t *psize, hipDeviceptr_t dptr);
hipError_t hipMemGetAllocationGranularity(size_t *granularity, const hipMemAllocationProp *prop,
		hipMemAllocationGranularity_flags option);
hipError_t hipMemGetAllocationPropertiesFromHandle(hipMemAllocationProp *prop,
		hipMemGenericAllocationHandle_t handle);
hipError_t hipMemGetInfo(size_t *free, size_t *total);
hipError_t hipMemImportFromShareableHandle(hipMemGenericAllocationHandle_t *handle, void *osHandle,
		hipMemAllocationHandleType shHandleType);
hipError_t hipMemMap(void *ptr, size_t size, size_t offset, hipMemGenericAllocationHandle_t handle,
		unsigned long long flags);
hipError_t hipMemMapArrayAsync(hipArrayMapInfo *mapInfoList, unsigned int count,
		hipStream_t stream);
hipError_t hipMemPoolCreate(hipMemPool_t *mem_pool, const hipMemPoolProps *pool_props);
hipError_t hipMemPoolDestroy(hipMemPool_t mem_pool);
hipError_t hipMemPoolExportPointer(hipMemPoolPtrExportData *export_data, void *dev_ptr);
hipError_t hipMemPoolExportToShareableHandle(void *shared_handle, hipMemPool_t mem_pool,
		hipMemAllocationHandleType handle_type, unsigned int flags);
hipError_t hipMemPoolGetAccess(hipMemAccessFlags *flags, hipMemPool_t mem_pool,
		hipMemLocation *location);
hipError_t hipMemPoolGetAttribute(hipMemPool_t mem_pool, hipMemPoolAttr attr, void *value);
hipError_t hipMemPoolImportFromShareableHandle(hipMemPool_t *mem_pool, void *shared_handle,
		hipMemAllocationHandleType handle_type, unsigned int flags);
hipError_t hipMemPoolImportPointer(void **dev_ptr, hipMemPool_t mem_pool,
		hipMemPoolPtrExportData *export_data);
hipError_t hipMemPoolSetAccess(hipMemPool_t mem_pool, const hipMemAccessDesc *desc_list,
		size_t count);
hipError_t hipMemPoolSetAttribute(hipMemPool_t mem_pool, hipMemPoolAttr attr, void *value);
hipError_t hipMemPoolTrimTo(hipMemPool_t mem_pool, size_t min_bytes_to_hold);
hipError_t hipMemPrefetchAsync(const void *dev_ptr, size_t count, int device, hipStream_t stream);
hipError_t hipMemPtrGetInfo(void *ptr, size_t *size);
hipError_t hipMemRangeGetAttribute(void *data, size_t data_size, hipMemRangeAttribute attribute,
		const void *dev_ptr, size_t count);
hipError_t hipMemRangeGetAttributes(void **data, size_t *data_sizes,
		hipMemRangeAttribute *attributes, size_t num_attributes, const void *dev_ptr,
		size_t count);
hipError_t hipMemRelease(hipMemGenericAllocationHandle_t handle);
hipError_t hipMemRetainAllocationHandle(hipMemGenericAllocationHandle_t *handle, void *addr);
hipError_t hipMemSetAccess(void *ptr, size_t size, const hipMemAccessDesc *desc, size_t count);
hipError_t hipMemUnmap(void *ptr, size_t size);
hipError_t hipMemcpy(void *dst, const void *src, size_t sizeBytes, hipMemcpyKind kind);
hipError_t hipMemcpy2D(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width,
		size_t height, hipMemcpyKind kind);
hipError_t hipMemcpy2DArrayToArray(hipArray_t dst, size_t wOffsetDst, size_t hOffsetDst,
		hipArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t width,
		size_t height, hipMemcpyKind kind);
hipError_t hipMemcpy2DAsync(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width,
		size_t height, hipMemcpyKind kind, hipStream_t stream);
hipError_t hipMemcpy2DAsync_spt(void *dst, size_t dpitch, const void *src, size_t spitch,
		size_t width, size_t height, hipMemcpyKind kind, hipStream_t stream);
hipError_t hipMemcpy2DFromArray(void *dst, size_t dpitch, hipArray_const_t src, size_t wOffset,
		size_t hOffset, size_t width, size_t height, hipMemcpyKind kind);
hipError_t hipMemcpy2DFromArrayAsync(void *dst, size_t dpitch, hipArray_const_t src, size_t wOffset,
		size_t hOffset, size_t width, size_t height, hipMemcpyKind kind,
		hipStream_t stream);
hipError_t hipMemcpy2DFromArrayAsync_spt(void *dst, size_t dpitch, hipArray_const_t src,
		size_t wOffsetSrc, size_t hOffsetSrc, size_t width, size_t height,
		hipMemcpyKind kind, hipStream_t stream);
hipError_t hipMemcpy2DFromArray_spt(void *dst, size_t dpitch, hipArray_const_t src, size_t wOffset,
		size_t hOffset, size_t width, size_t height, hipMemcpyKind kind);
hipError_t hipMemcpy2DToArray(hipArray_t dst, size_t wOffset, size_t hOffset, const void *src,
		size_t spitch, size_t width, size_t height, hipMemcpyKind kind);
hipError_t hipMemcpy2DToArrayAsync(hipArray_t dst, size_t wOffset, size_t hOffset, const void *src,
		size_t spitch, size_t width, size_t height, hipMemcpyKind kind, hipStream_t stream);
hipError_t hipMemcpy2DToArrayAsync_spt(hipArray_t dst, size_t wOffset, size_t hOffset,
		const void *src, size_t spitch, size_t width, size_t height, hipMemcpyKind kind,
		hipStream_t stream);
hipError_t hipMemcpy2DToArray_spt(hipArray_t dst, size_t wOffset, size_t hOffset, const void *src,
		size_t spitch, size_t width, size_t height, hipMemcpyKind kind);
hipError_t hipMemcpy2D_spt(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width,
		size_t height, hipMemcpyKind kind);
hipError_t hipMemcpy3D(const struct hipMemcpy3DParms *p);
hipError_t hipMemcpy3DAsync(const struct hipMemcpy3DParms *p, hipStream_t stream);
hipError_t hipMemcpy3DAsync_spt(const hipMemcpy3DParms *p, hipStream_t stream);
hipError_t hipMemcpy3D_spt(const struct hipMemcpy3DParms *p);
hipError_t hipMemcpyAsync(void *dst, const void *src, size_t sizeBytes, hipMemcpyKind kind,
		hipStream_t stream);
hipError_t hipMemcpyAsync_spt(void *dst, const void *src, size_t sizeBytes, hipMemcpyKind kind,
		hipStream_t stream);
hipError_t hipMemcpyAtoA(hipArray_t dstArray, size_t dstOffset, hipArray_t srcArray,
		size_t srcOffset, size_t ByteCount);
hipError_t hipMemcpyAtoD(hipDeviceptr_t dstDevice, hipArray_t srcArray, size_t srcOffset,
		size_t ByteCount);
hipError_t hipMemcpyAtoH(void *dst, hipArray_t srcArray, size_t srcOffset, size_t count);
hipError_t hipMemcpyAtoHAsync(void *dstHost, hipArray_t srcArray, size_t srcOffset,
		size_t ByteCount, hipStream_t stream);
hipError_t hipMemcpyDtoA(hipArray_t dstArray, size_t dstOffset, hipDeviceptr_t srcDevice,
		size_t ByteCount);
hipError_t hipMemcpyDtoD(hipDeviceptr_t dst, hipDeviceptr_t src, size_t sizeBytes);
hipError_t hipMemcpyDtoDAsync(hipDeviceptr_t dst, hipDeviceptr_t src, size_t sizeBytes,
		hipStream_t stream);
hipError_t hipMemcpyDtoH(void *dst, hipDeviceptr_t src, size_t sizeBytes);
hipError_t hipMemcpyDtoHAsync(void *dst, hipDeviceptr_t src, size_t sizeBytes, hipStream_t stream);
hipError_t hipMemcpyFromArray(void *dst, hipArray_const_t srcArray, size_t wOffset, size_t hOffset,
		size_t count, hipMemcpyKind kind);
hipError_t hipMemcpyFromArray_spt(void *dst, hipArray_const_t src, size_t wOffsetSrc,
		size_t hOffset, size_t count, hipMemcpyKind kind);
hipError_t hipMemcpyFromSymbol(void *dst, const void *symbol, size_t sizeBytes, size_t offset,
		hipMemcpyKind kind);
hipError_t hipMemcpyFromSymbolAsync(void *dst, const void *symbol, size_t sizeBytes, size_t offset,
		hipMemcpyKind kind, hipStream_t stream);
hipError_t hipMemcpyFromSymbolAsync_spt(void *dst, const void *symbol, size_t sizeBytes,
		size_t offset, hipMemcpyKind kind, hipStream_t stream);
hipError_t hipMemcpyFromSymbol_spt(void *dst, const void *symbol, size_t sizeBytes, size_t offset,
		hipMemcpyKind kind);
hipError_t hipMemcpyHtoA(hipArray_t dstArray, size_t dstOffset, const void *srcHost, size_t count);
hipError_t hipMemcpyHtoAAsync(hipArray_t dstArray, size_t dstOffset, const void *srcHost,
		size_t ByteCount, hipStream_t stream);
hipError_t hipMemcpyHtoD(hipDeviceptr_t dst, void *src, size_t sizeBytes);
hipError_t hipMemcpyHtoDAsync(hipDeviceptr_t dst, void *src, size_t sizeBytes, hipStream_t stream);
hipError_t hipMemcpyParam2D(const hip_Memcpy2D *pCopy);
hipError_t hipMemcpyParam2DAsync(const hip_Memcpy2D *pCopy, hipStream_t stream);
hipError_t hipMemcpyPeer(void *dst, int dstDeviceId, const void *src, int srcDeviceId,
		size_t sizeBytes);
hipError_t hipMemcpyPeerAsync(void *dst, int dstDeviceId, const void *src, int srcDevice,
		size_t sizeBytes, hipStream_t stream);
hipError_t hipMemcpyToArray(hipArray_t dst, size_t wOffset, size_t hOffset, const void *src,
		size_t count, hipMemcpyKind kind);
hipError_t hipMemcpyToSymbol(const void *symbol, const void *src, size_t sizeBytes, size_t offset,
		hipMemcpyKind kind);
hipError_t hipMemcpyToSymbolAsync(const void *symbol, const void *src, size_t sizeBytes,
		size_t offset, hipMemcpyKind kind, hipStream_t stream);
hipError_t hipMemcpyToSymbolAsync_spt(const void *symbol, const void *src, size_t sizeBytes,
		size_t offset, hipMemcpyKind kind, hipStream_t stream);
hipError_t hipMemcpyToSymbol_spt(const void *symbol, const void *src, size_t sizeBytes,
		size_t offset, hipMemcpyKind kind);
hipError_t hipMemcpyWithStream(void *dst, const void *src, size_t sizeBytes, hipMemcpyKind kind,
		hipStream_t stream);
hipError_t hipMemcpy_spt(void *dst, const void *src, size_t sizeBytes, hipMemcpyKind kind);
hipError_t hipMemset(void *dst, int value, size_t sizeBytes);
hipError_t hipMemset2D(void *dst, size_t pitch, int value, size_t width, size_t height);
hipError_t hipMemset2DAsync(void *dst, size_t pitch, int value, size_t width, size_t height,
		hipStream_t stream);
hipError_t hipMemset2DAsync_spt(void *dst, size_t pitch, int value, size_t width, size_t height,
		hipStream_t stream);
hipError_t hipMemset2D_spt(void *dst, size_t pitch, int value, size_t width, size_t height);
hipError_t hipMemset3D(hipPitchedPtr pitchedDevPtr, int value, hipExtent extent);
hipError_t hipMemset3DAsync(hipPitchedPtr pitchedDevPtr, int value, hipExtent extent,
		hipStream_t stream);
hipError_t hipMemset3DAsync_spt(hipPitchedPtr pitchedDevPtr, int value, hipExtent extent,
		hipStream_t stream);
hipError_t hipMemset3D_spt(hipPitchedPtr pitchedDevPtr, int value, hipExtent extent);
hipError_t hipMemsetAsync(void *dst, int value, size_t sizeBytes, hipStream_t stream);
hipError_t hipMemsetAsync_spt(void *dst, int value, size_t sizeBytes, hipStream_t stream);
hipError_t hipMemsetD16(hipDeviceptr_t dest, unsigned short value, size_t count);
hipError_t hipMemsetD16Async(hipDeviceptr_t dest, unsigned short value, size_t count,
		hipStream_t stream);
hipError_t hipMemsetD32(hipDeviceptr_t dest, int value, size_t count);
hipError_t hipMemsetD32Async(hipDeviceptr_t dst, int value, size_t count, hipStream_t stream);
hipError_t hipMemsetD8(hipDeviceptr_t dest, unsigned char value, size_t count);
hipError_t hipMemsetD8Async(hipDeviceptr_t dest, unsigned char value, size_t count,
		hipStream_t stream);
hipError_t hipMemset_spt(void *dst, int value, size_t sizeBytes);
hipError_t hipMipmappedArrayCreate(hipMipmappedArray_t *pHandle,
		HIP_ARRAY3D_DESCRIPTOR *pMipmappedArrayDesc, unsigned int numMipmapLevels);
hipError_t hipMipmappedArrayDestroy(hipMipmappedArray_t hMipmappedArray);
hipError_t hipMipmappedArrayGetLevel(hipArray_t *pLevelArray, hipMipmappedArray_t hMipMappedArray,
		unsigned int level);
hipError_t hipModuleGetFunction(hipFunction_t *function, hipModule_t module, const char *kname);
hipError_t hipModuleGetGlobal(hipDeviceptr_t *dptr, size_t *bytes, hipModule_t hmod,
		const char *name);
hipError_t hipModuleGetTexRef(textureReference **texRef, hipModule_t hmod, const char *name);
hipError_t hipModuleLaunchCooperativeKernel(hipFunction_t f, unsigned int gridDimX,
		unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX,
		unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes,
		hipStream_t stream, void **kernelParams);
hipError_t hipModuleLaunchCooperativeKernelMultiDevice(hipFunctionLaunchParams *launchParamsList,
		unsigned int numDevices, unsigned int flags);
hipError_t hipModuleLaunchKernel(hipFunction_t f, unsigned int gridDimX, unsigned int gridDimY,
		unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY,
		unsigned int blockDimZ, unsigned int sharedMemBytes, hipStream_t stream,
		void **kernelParams, void **extra);
hipError_t hipModuleLoad(hipModule_t *module, const char *fname);
hipError_t hipModuleLoadData(hipModule_t *module, const void *image);
hipError_t hipModuleLoadDataEx(hipModule_t *module, const void *image, unsigned int numOptions,
		hipJitOption *options, void **optionValues);
hipError_t hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, hipFunction_t f,
		int blockSize, size_t dynSharedMemPerBlk);
hipError_t hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks,
		hipFunction_t f, int blockSize, size_t dynSharedMemPerBlk, unsigned int flags);
hipError_t hipModuleOccupancyMaxPotentialBlockSize(int *gridSize, int *blockSize, hipFunction_t f,
		size_t dynSharedMemPerBlk, int blockSizeLimit);
hipError_t hipModuleOccupancyMaxPotentialBlockSizeWithFlags(int *gridSize, int *blockSize,
		hipFunction_t f, size_t dynSharedMemPerBlk, int blockSizeLimit, unsigned int flags);
hipError_t hipModuleUnload(hipModule_t module);
hipError_t hipOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, const void *f,
		int blockSize, size_t dynSharedMemPerBlk);
hipError_t hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks, const void *f,
		int blockSize, size_t dynSharedMemPerBlk, unsigned int flags);
hipError_t hipOccupancyMaxPotentialBlockSize(int *gridSize, int *blockSize, const void *f,
		size_t dynSharedMemPerBlk, int blockSizeLimit);
hipError_t hipPeekAtLastError(void);
hipError_t hipPointerGetAttribute(void *data, hipPointer_attribute attribute, hipDeviceptr_t ptr);
hipError_t hipPointerGetAttributes(hipPointerAttribute_t *attributes, const void *ptr);
hipError_t hipPointerSetAttribute(const void *value, hipPointer_attribute attribute,
		hipDeviceptr_t ptr);
hipError_t hipProfilerStart(void);
hipError_t hipProfilerStop(void);
hipError_t hipRuntimeGetVersion(int *runtimeVersion);
hipError_t hipSetDevice(int deviceId);
hipError_t hipSetDeviceFlags(unsigned int flags);
hipError_t hipSetValidDevices(int *device_arr, int len);
hipError_t hipSetupArgument(const void *arg, size_t size, size_t offset);
hipError_t hipSignalExternalSemaphoresAsync(const hipExternalSemaphore_t *extSemArray,
		const hipExternalSemaphoreSignalParams *paramsArray, unsigned int numExtSems,
		hipStream_t stream);
hipError_t hipStreamAddCallback(hipStream_t stream, hipStreamCallback_t callback, void *userData,
		unsigned int flags);
hipError_t hipStreamAddCallback_spt(hipStream_t stream, hipStreamCallback_t callback,
		void *userData, unsigned int flags);
hipError_t hipStreamAttachMemAsync(hipStream_t stream, void *dev_ptr, size_t length,
		unsigned int flags);
hipError_t hipStreamBatchMemOp(hipStream_t stream, unsigned int count,
		hipStreamBatchMemOpParams *paramArray, unsigned int flags);
hipError_t hipStreamBeginCapture(hipStream_t stream, hipStreamCaptureMode mode);
hipError_t hipStreamBeginCaptureToGraph(hipStream_t stream, hipGraph_t graph,
		const hipGraphNode_t *dependencies, const hipGraphEdgeData *dependencyData,
		size_t numDependencies, hipStreamCaptureMode mode);
hipError_t hipStreamBeginCapture_spt(hipStream_t stream, hipStreamCaptureMode mode);
hipError_t hipStreamCreate(hipStream_t *stream);
hipError_t hipStreamCreateWithFlags(hipStream_t *stream, unsigned int flags);
hipError_t hipStreamCreateWithPriority(hipStream_t *stream, unsigned int flags, int priority);
hipError_t hipStreamDestroy(hipStream_t stream);
hipError_t hipStreamEndCapture(hipStream_t stream, hipGraph_t *pGraph);
hipError_t hipStreamEndCapture_spt(hipStream_t stream, hipGraph_t *pGraph);
hipError_t hipStreamGetCaptureInfo(hipStream_t stream, hipStreamCaptureStatus *pCaptureStatus,
		unsigned long long *pId);
hipError_t hipStreamGetCaptureInfo_spt(hipStream_t stream, hipStreamCaptureStatus *pCaptureStatus,
		unsigned long long *pId);
hipError_t hipStreamGetCaptureInfo_v2(hipStream_t stream, hipStreamCaptureStatus *captureStatus_out,
		unsigned long long *id_out, hipGraph_t *graph_out,
		const hipGraphNode_t **dependencies_out, size_t *numDependencies_out);
hipError_t hipStreamGetCaptureInfo_v2_spt(hipStream_t stream,
		hipStreamCaptureStatus *captureStatus_out, unsigned long long *id_out,
		hipGraph_t *graph_out, const hipGraphNode_t **dependencies_out,
		size_t *numDependencies_out);
hipError_t hipStreamGetDevice(hipStream_t stream, hipDevice_t *device);
hipError_t hipStreamGetFlags(hipStream_t stream, unsigned int *flags);
hipError_t hipStreamGetFlags_spt(hipStream_t stream, unsigned int *flags);
hipError_t hipStreamGetPriority(hipStream_t stream, int *priority);
hipError_t hipStreamGetPriority_spt(hipStream_t stream, int *priority);
hipError_t hipStreamIsCapturing(hipStream_t stream, hipStreamCaptureStatus *pCaptureStatus);
hipError_t hipStreamIsCapturing_spt(hipStream_t stream, hipStreamCaptureStatus *pCaptureStatus);
hipError_t hipStreamQuery(hipStream_t stream);
hipError_t hipStreamQuery_spt(hipStream_t stream);
hipError_t hipStreamSynchronize(hipStream_t stream);
hipError_t hipStreamSynchronize_spt(hipStream_t stream);
hipError_t hipStreamUpdateCaptureDependencies(hipStream_t stream, hipGraphNode_t *dependencies,
		size_t numDependencies, unsigned int flags);
hipError_t hipStreamWaitEvent(hipStream_t stream, hipEvent_t event, unsigned int flags);
hipError_t hipStreamWaitEvent_spt(hipStream_t stream, hipEvent_t event, unsigned int flags);
hipError_t hipStreamWaitValue32(hipStream_t stream, void *ptr, uint32_t value, unsigned int flags,
		uint32_t mask);
hipError_t hipStreamWaitValue64(hipStream_t stream, void *ptr, uint64_t value, unsigned int flags,
		uint64_t mask);
hipError_t hipStreamWriteValue32(hipStream_t stream, void *ptr, uint32_t value, unsigned int flags);
hipError_t hipStreamWriteValue64(hipStream_t stream, void *ptr, uint64_t value, unsigned int flags);
hipError_t hipTexObjectCreate(hipTextureObject_t *pTexObject, const HIP_RESOURCE_DESC *pResDesc,
		const HIP_TEXTURE_DESC *pTexDesc, const HIP_RESOURCE_VIEW_DESC *pResViewDesc);
hipError_t hipTexObjectDestroy(hipTextureObject_t texObject);
hipError_t hipTexObjectGetResourceDesc(HIP_RESOURCE_DESC *pResDesc, hipTextureObject_t texObject);
hipError_t hipTexObjectGetResourceViewDesc(HIP_RESOURCE_VIEW_DESC *pResViewDesc,
		hipTextureObject_t texObject);
hipError_t hipTexObjectGetTextureDesc(HIP_TEXTURE_DESC *pTexDesc, hipTextureObject_t texObject);
hipError_t hipTexRefGetAddress(hipDeviceptr_t *dev_ptr, const textureReference *texRef);
hipError_t hipTexRefGetAddressMode(enum hipTextureAddressMode *pam, const textureReference *texRef,
		int dim);
hipError_t hipTexRefGetArray(hipArray_t *pArray, const textureReference *texRef);
hipError_t hipTexRefGetBorderColor(float *pBorderColor, const textureReference *texRef);
hipError_t hipTexRefGetFilterMode(enum hipTextureFilterMode *pfm, const textureReference *texRef);
hipError_t hipTexRefGetFlags(unsigned int *pFlags, const textureReference *texRef);
hipError_t hipTexRefGetFormat(hipArray_Format *pFormat, int *pNumChannels,
		const textureReference *texRef);
hipError_t hipTexRefGetMaxAnisotropy(int *pmaxAnsio, const textureReference *texRef);
hipError_t hipTexRefGetMipMappedArray(hipMipmappedArray_t *pArray, const textureReference *texRef);
hipError_t hipTexRefGetMipmapFilterMode(enum hipTextureFilterMode *pfm,
		const textureReference *texRef);
hipError_t hipTexRefGetMipmapLevelBias(float *pbias, const textureReference *texRef);
hipError_t hipTexRefGetMipmapLevelClamp(float *pminMipmapLevelClamp, float *pmaxMipmapLevelClamp,
		const textureReference *texRef);
hipError_t hipTexRefSetAddress(size_t *ByteOffset, textureReference *texRef, hipDeviceptr_t dptr,
		size_t bytes);
hipError_t hipTexRefSetAddress2D(textureReference *texRef, const HIP_ARRAY_DESCRIPTOR *desc,
		hipDeviceptr_t dptr, size_t Pitch);
hipError_t hipTexRefSetAddressMode(textureReference *texRef, int dim,
		enum hipTextureAddressMode am);
hipError_t hipTexRefSetArray(textureReference *tex, hipArray_const_t array, unsigned int flags);
hipError_t hipTexRefSetBorderColor(textureReference *texRef, float *pBorderColor);
hipError_t hipTexRefSetFilterMode(textureReference *texRef, enum hipTextureFilterMode fm);
hipError_t hipTexRefSetFlags(textureReference *texRef, unsigned int Flags);
hipError_t hipTexRefSetFormat(textureReference *texRef, hipArray_Format fmt,
		int NumPackedComponents);
hipError_t hipTexRefSetMaxAnisotropy(textureReference *texRef, unsigned int maxAniso);
hipError_t hipTexRefSetMipmapFilterMode(textureReference *texRef, enum hipTextureFilterMode fm);
hipError_t hipTexRefSetMipmapLevelBias(textureReference *texRef, float bias);
hipError_t hipTexRefSetMipmapLevelClamp(textureReference *texRef, float minMipMapLevelClamp,
		float maxMipMapLevelClamp);
hipError_t hipTexRefSetMipmappedArray(textureReference *texRef,
		struct hipMipmappedArray *mipmappedArray, unsigned int Flags);
hipError_t hipThreadExchangeStreamCaptureMode(hipStreamCaptureMode *mode);
hipError_t hipUnbindTexture(const textureReference *tex);
hipError_t hipUserObjectCreate(hipUserObject_t *object_out, void *ptr, hipHostFn_t destroy,
		unsigned int initialRefcount, unsigned int flags);
hipError_t hipUserObjectRelease(hipUserObject_t object, unsigned int count);
hipError_t hipUserObjectRetain(hipUserObject_t object, unsigned int count);
hipError_t hipWaitExternalSemaphoresAsync(const hipExternalSemaphore_t *extSemArray,
		const hipExternalSemaphoreWaitParams *paramsArray, unsigned int numExtSems,
		hipStream_t stream);
hiprtcResult hiprtcAddNameExpression(hiprtcProgram prog, const char *name_expression);
hiprtcResult hiprtcCompileProgram(hiprtcProgram prog, int numOptions, const char **options);
hiprtcResult hiprtcCreateProgram(hiprtcProgram *prog, const char *src, const char *name,
		int numHeaders, const char **headers, const char **includeNames);
hiprtcResult hiprtcDestroyProgram(hiprtcProgram *prog);
hiprtcResult hiprtcGetBitcode(hiprtcProgram prog, char *bitcode);
hiprtcResult hiprtcGetBitcodeSize(hiprtcProgram prog, size_t *bitcode_size);
hiprtcResult hiprtcGetCode(hiprtcProgram prog, char *code);
hiprtcResult hiprtcGetCodeSize(hiprtcProgram prog, size_t *codeSizeRet);
const char *hiprtcGetErrorString(hiprtcResult result);
hiprtcResult hiprtcGetLoweredName(hiprtcProgram prog, const char *name_expression,
		const char **lowered_name);
hiprtcResult hiprtcGetProgramLog(hiprtcProgram prog, char *log);
hiprtcResult hiprtcGetProgramLogSize(hiprtcProgram prog, size_t *logSizeRet);
hiprtcResult hiprtcLinkAddData(hiprtcLinkState hip_link_state, hipJitInputType input_type,
		void *image, size_t image_size, const char *name, unsigned int num_options,
		hipJitOption *options_ptr, void **option_values);
hiprtcResult hiprtcLinkAddFile(hiprtcLinkState hip_link_state, hipJitInputType input_type,
		const char *file_path, unsigned int num_options, hipJitOption *options_ptr,
		void **option_values);
hiprtcResult hiprtcLinkComplete(hiprtcLinkState hip_link_state, void **bin_out, size_t *size_out);
hiprtcResult hiprtcLinkCreate(unsigned int num_options, hipJitOption *option_ptr,
		void **option_vals_pptr, hiprtcLinkState *hip_link_state_ptr);
hiprtcResult hiprtcLinkDestroy(hiprtcLinkState hip_link_state);
hiprtcResult hiprtcVersion(int *major, int *minor);
#pragma GCC visibility pop

#endif
