/* Made by `porter gen --backend cuda`. Do not edit. */
/*
 * api.h: what libcuda.so.1 exports, in our own words: names, sizes and offsets as its headers have them.
 *
 * cuda.h of nvidia-cuda-runtime 13.5.37
 * cudaProfiler.h of nvidia-cuda-profiler-api 13.5.25
 * cudaGL.h of nvidia-cuda-runtime 13.5.37
 * cudaEGL.h of nvidia-cuda-runtime 13.5.37
 * cudaVDPAU.h of nvidia-cuda-runtime 13.5.37
 * cuda.h of nvidia-cuda-runtime-cu12 12.9.79
 * cudaProfiler.h of nvidia-cuda-profiler-api-cu12 12.9.79
 * cudaGL.h of nvidia-cuda-runtime-cu12 12.9.79
 * cudaEGL.h of nvidia-cuda-runtime-cu12 12.9.79
 * cudaVDPAU.h of nvidia-cuda-runtime-cu12 12.9.79
 */
#ifndef PORTER_API_H
#define PORTER_API_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct CUctx_st;
struct CUmod_st;
struct CUfunc_st;
struct CUlib_st;
struct CUkern_st;
struct CUarray_st;
struct CUmipmappedArray_st;
struct CUtexref_st;
struct CUsurfref_st;
struct CUevent_st;
struct CUstream_st;
struct CUgraphicsResource_st;
struct CUextMemory_st;
struct CUextSemaphore_st;
struct CUgraph_st;
struct CUgraphNode_st;
struct CUgraphExec_st;
struct CUmemPoolHandle_st;
struct CUuserObject_st;
struct CUasyncCallbackEntry_st;
struct CUgreenCtx_st;
struct CUuuid_st;
struct CUipcEventHandle_st;
struct CUipcMemHandle_st;
union CUstreamBatchMemOpParams_union;
struct CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st;
struct CUasyncNotificationInfo_st;
struct CUdevprop_st;
struct CUlinkState_st;
struct CUDA_KERNEL_NODE_PARAMS_st;
struct CUDA_KERNEL_NODE_PARAMS_v2_st;
struct CUDA_MEMSET_NODE_PARAMS_st;
struct CUDA_HOST_NODE_PARAMS_st;
struct CUgraphEdgeData_st;
struct CUDA_GRAPH_INSTANTIATE_PARAMS_st;
union CUlaunchAttributeValue_union;
struct CUlaunchAttribute_st;
struct CUlaunchConfig_st;
struct CUexecAffinityParam_st;
struct CUctxCreateParams_st;
struct CUstreamCigCaptureParams_st;
struct CUDA_MEMCPY2D_st;
struct CUDA_MEMCPY3D_st;
struct CUDA_MEMCPY3D_PEER_st;
struct CUDA_ARRAY_DESCRIPTOR_st;
struct CUDA_ARRAY3D_DESCRIPTOR_st;
struct CUDA_ARRAY_SPARSE_PROPERTIES_st;
struct CUDA_ARRAY_MEMORY_REQUIREMENTS_st;
struct CUDA_RESOURCE_DESC_st;
struct CUDA_TEXTURE_DESC_st;
struct CUDA_RESOURCE_VIEW_DESC_st;
struct CUtensorMap_st;
struct CUDA_LAUNCH_PARAMS_st;
struct CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st;
struct CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st;
struct CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st;
struct CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st;
struct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st;
struct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st;
struct CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_st;
struct CUDA_EXT_SEM_WAIT_NODE_PARAMS_st;
struct CUarrayMapInfo_st;
struct CUmemLocation_st;
struct CUmemAllocationProp_st;
struct CUmulticastObjectProp_st;
struct CUmemAccessDesc_st;
struct CUgraphExecUpdateResultInfo_st;
struct CUmemPoolProps_st;
struct CUmemPoolPtrExportData_st;
struct CUmemcpyAttributes_st;
struct CUoffset3D_st;
struct CUextent3D_st;
struct CUmemcpy3DOperand_st;
struct CUDA_MEMCPY3D_BATCH_OP_st;
struct CUDA_MEM_ALLOC_NODE_PARAMS_v1_st;
struct CUgraphNodeParams_st;
struct CUIcheckpointOperation_st;
struct CUcheckpointLockArgs_st;
struct CUcheckpointCheckpointArgs_st;
struct CUcheckpointRestoreArgs_st;
struct CUcheckpointUnlockArgs_st;
struct CUmemDecompressParams_st;
struct CUcliqueInfo_st;
struct CUlogicalEndpointProp_struct;
struct CUfabricCpyOperand_st;
struct CUDA_FABRIC_COPY_BATCH_OP_st;
struct CUcoredumpCallbackEntry_st;
struct CUdevResourceDesc_st;
struct CUdevSmResource_st;
struct CUdevWorkqueueConfigResource_st;
struct CUdevWorkqueueResource_st;
struct CU_DEV_SM_RESOURCE_GROUP_PARAMS_st;
struct CUdevResource_st;
struct CUlogsCallbackEntry_st;
struct CUeglFrame_st;
struct CUeglStreamConnection_st;
struct CUDA_MEMCPY2D_v1_st;
struct CUDA_MEMCPY3D_v1_st;
struct CUDA_ARRAY_DESCRIPTOR_v1_st;
struct CUDA_ARRAY3D_DESCRIPTOR_v1_st;
enum CUstream_flags_enum { CU_STREAM_NON_BLOCKING = 1 };
enum CUatomicOperation_enum { CU_ATOMIC_OPERATION_INTEGER_ADD = 0 };

enum CUarray_format_enum {
	CU_AD_FORMAT_UNSIGNED_INT8 = 1,
	CU_AD_FORMAT_UNSIGNED_INT32 = 3,
	CU_AD_FORMAT_SIGNED_INT8 = 8,
	CU_AD_FORMAT_SIGNED_INT32 = 10,
	CU_AD_FORMAT_FLOAT = 32,
};

enum CUaddress_mode_enum { CU_TR_ADDRESS_MODE_WRAP = 0 };
enum CUfilter_mode_enum { CU_TR_FILTER_MODE_POINT = 0 };

enum CUdevice_attribute_enum {
	CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y = 3,
	CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z = 4,
	CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X = 5,
	CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z = 7,
	CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK = 8,
	CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY = 9,
	CU_DEVICE_ATTRIBUTE_WARP_SIZE = 10,
	CU_DEVICE_ATTRIBUTE_MAX_PITCH = 11,
	CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK = 12,
	CU_DEVICE_ATTRIBUTE_CLOCK_RATE = 13,
	CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT = 16,
	CU_DEVICE_ATTRIBUTE_KERNEL_EXEC_TIMEOUT = 17,
	CU_DEVICE_ATTRIBUTE_INTEGRATED = 18,
	CU_DEVICE_ATTRIBUTE_COMPUTE_MODE = 20,
	CU_DEVICE_ATTRIBUTE_PCI_BUS_ID = 33,
	CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID = 34,
	CU_DEVICE_ATTRIBUTE_TCC_DRIVER = 35,
	CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE = 38,
	CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR = 39,
	CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID = 50,
	CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR = 75,
	CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR = 76,
	CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR = 81,
	CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR = 82,
	CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS = 88,
	CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN = 97,
	CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS_USES_HOST_PAGE_TABLES = 100,
	CU_DEVICE_ATTRIBUTE_DIRECT_MANAGED_MEM_ACCESS_FROM_HOST = 101,
	CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR = 106,
	CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED = 128,
	CU_DEVICE_ATTRIBUTE_NUMA_CONFIG = 130,
	CU_DEVICE_ATTRIBUTE_NUMA_ID = 131,
	CU_DEVICE_ATTRIBUTE_MPS_ENABLED = 133,
};

enum CUpointer_attribute_enum {
	CU_POINTER_ATTRIBUTE_CONTEXT = 1,
	CU_POINTER_ATTRIBUTE_MEMORY_TYPE = 2,
	CU_POINTER_ATTRIBUTE_DEVICE_POINTER = 3,
	CU_POINTER_ATTRIBUTE_HOST_POINTER = 4,
	CU_POINTER_ATTRIBUTE_BUFFER_ID = 7,
	CU_POINTER_ATTRIBUTE_IS_MANAGED = 8,
	CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL = 9,
	CU_POINTER_ATTRIBUTE_RANGE_START_ADDR = 11,
	CU_POINTER_ATTRIBUTE_RANGE_SIZE = 12,
	CU_POINTER_ATTRIBUTE_MAPPED = 13,
};

enum CUfunction_attribute_enum {
	CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK = 0,
	CU_FUNC_ATTRIBUTE_NUM_REGS = 4,
	CU_FUNC_ATTRIBUTE_PTX_VERSION = 5,
	CU_FUNC_ATTRIBUTE_BINARY_VERSION = 6,
	CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES = 8,
};

enum CUfunc_cache_enum { CU_FUNC_CACHE_PREFER_NONE = 0 };
enum CUsharedconfig_enum { CU_SHARED_MEM_CONFIG_DEFAULT_BANK_SIZE = 0 };

enum CUmemorytype_enum {
	CU_MEMORYTYPE_HOST = 1,
	CU_MEMORYTYPE_DEVICE = 2,
	CU_MEMORYTYPE_ARRAY = 3,
	CU_MEMORYTYPE_UNIFIED = 4,
};

enum CUmem_advise_enum { CU_MEM_ADVISE_SET_READ_MOSTLY = 1 };
enum CUmem_range_attribute_enum { CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY = 1 };
enum CUjit_option_enum { CU_JIT_MAX_REGISTERS = 0 };
enum CUjitInputType_enum { CU_JIT_INPUT_CUBIN = 0 };

enum CUlimit_enum {
	CU_LIMIT_STACK_SIZE = 0,
	CU_LIMIT_PRINTF_FIFO_SIZE = 1,
	CU_LIMIT_MALLOC_HEAP_SIZE = 2,
	CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT = 4,
	CU_LIMIT_MAX_L2_FETCH_GRANULARITY = 5,
};

enum CUgraphNodeType_enum {
	CU_GRAPH_NODE_TYPE_EMPTY = 5,
	CU_GRAPH_NODE_TYPE_MEM_ALLOC = 10,
};

enum CUgraphInstantiateResult_enum { CUDA_GRAPH_INSTANTIATE_SUCCESS = 0 };
enum CUlaunchAttributeID_enum { CU_LAUNCH_ATTRIBUTE_IGNORE = 0 };
enum CUstreamCaptureStatus_enum { CU_STREAM_CAPTURE_STATUS_NONE = 0 };
enum CUstreamCaptureMode_enum { CU_STREAM_CAPTURE_MODE_GLOBAL = 0 };
enum CUdriverProcAddressQueryResult_enum { CU_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT = 2 };
enum CUexecAffinityType_enum { CU_EXEC_AFFINITY_TYPE_SM_COUNT = 0 };
enum CUlibraryOption_enum { CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE = 0 };

enum cudaError_enum {
	CUDA_SUCCESS = 0,
	CUDA_ERROR_INVALID_VALUE = 1,
	CUDA_ERROR_OUT_OF_MEMORY = 2,
	CUDA_ERROR_NOT_INITIALIZED = 3,
	CUDA_ERROR_NO_DEVICE = 100,
	CUDA_ERROR_INVALID_DEVICE = 101,
	CUDA_ERROR_INVALID_CONTEXT = 201,
	CUDA_ERROR_OPERATING_SYSTEM = 304,
	CUDA_ERROR_NOT_FOUND = 500,
	CUDA_ERROR_NOT_READY = 600,
	CUDA_ERROR_ILLEGAL_ADDRESS = 700,
	CUDA_ERROR_NOT_SUPPORTED = 801,
	CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED = 900,
	CUDA_ERROR_STREAM_CAPTURE_INVALIDATED = 901,
	CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD = 908,
};

enum CUdevice_P2PAttribute_enum { CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED = 2 };
enum CUtensorMapDataType_enum { CU_TENSOR_MAP_DATA_TYPE_UINT8 = 0 };
enum CUtensorMapInterleave_enum { CU_TENSOR_MAP_INTERLEAVE_NONE = 0 };
enum CUtensorMapSwizzle_enum { CU_TENSOR_MAP_SWIZZLE_NONE = 0 };
enum CUtensorMapL2promotion_enum { CU_TENSOR_MAP_L2_PROMOTION_NONE = 0 };
enum CUtensorMapFloatOOBfill_enum { CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE = 0 };
enum CUtensorMapIm2ColWideMode_enum { CU_TENSOR_MAP_IM2COL_WIDE_MODE_W = 0 };
enum CUtensorMapAllocClass_enum { CU_TENSOR_MAP_ALLOC_CLASS_AUTO = 0 };
enum CUexternalMemoryHandleType_enum { CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD = 1 };
enum CUmemAllocationHandleType_enum { CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR = 1 };
enum CUmemAccess_flags_enum { CU_MEM_ACCESS_FLAGS_PROT_READWRITE = 3 };
enum CUmemLocationType_enum { CU_MEM_LOCATION_TYPE_DEVICE = 1 };
enum CUmemAllocationType_enum { CU_MEM_ALLOCATION_TYPE_INVALID = 0 };
enum CUmemAllocationGranularity_flags_enum { CU_MEM_ALLOC_GRANULARITY_MINIMUM = 0 };
enum CUmemRangeHandleType_enum { CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD = 1 };
enum CUmulticastGranularity_flags_enum { CU_MULTICAST_GRANULARITY_MINIMUM = 0 };
enum CUgraphExecUpdateResult_enum { CU_GRAPH_EXEC_UPDATE_SUCCESS = 0 };

enum CUmemPool_attribute_enum {
	CU_MEMPOOL_ATTR_RELEASE_THRESHOLD = 4,
	CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT = 5,
	CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH = 6,
	CU_MEMPOOL_ATTR_USED_MEM_CURRENT = 7,
	CU_MEMPOOL_ATTR_USED_MEM_HIGH = 8,
};

enum CUmemcpySrcAccessOrder_enum { CU_MEMCPY_SRC_ACCESS_ORDER_STREAM = 1 };

enum CUmemcpy3DOperandType_enum {
	CU_MEMCPY_OPERAND_TYPE_POINTER = 1,
	CU_MEMCPY_OPERAND_TYPE_ARRAY = 2,
};

enum CUgraphMem_attribute_enum {
	CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT = 0,
	CU_GRAPH_MEM_ATTR_USED_MEM_HIGH = 1,
	CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT = 2,
	CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH = 3,
};

enum CUflushGPUDirectRDMAWritesScope_enum { CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_OWNER = 100 };
enum CUflushGPUDirectRDMAWritesTarget_enum { CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TARGET_CURRENT_CTX =
		0 };
enum CUgraphInstantiate_flags_enum { CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD = 2 };
enum CUprocessState_enum { CU_PROCESS_STATE_RUNNING = 0 };
enum CUmoduleLoadingMode_enum { CU_MODULE_LAZY_LOADING = 2 };
enum CUmemDecompressAlgorithm_enum { CU_MEM_DECOMPRESS_UNSUPPORTED = 0 };
enum CUlogicalEndpointIpcHandleType_enum { CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_NONE = 0 };
enum CUfabricCpyOperandType_enum { CU_FABRIC_COPY_OPERAND_TYPE_POINTER = 1 };
enum CUgraphRecaptureStatus_enum { CU_GRAPH_RECAPTURE_ELIGIBLE_FOR_UPDATE = 0 };
enum CUfunctionLoadingState_enum { CU_FUNCTION_LOADING_STATE_UNLOADED = 0 };
enum CUcoredumpSettings_enum { CU_COREDUMP_ENABLE_ON_EXCEPTION = 1 };
enum CUgreenCtxCreate_flags { CU_GREEN_CTX_DEFAULT_STREAM = 1 };
enum CUdevResourceType { CU_DEV_RESOURCE_TYPE_SM = 1 };
enum CUdevWorkqueueConfigScope { CU_WORKQUEUE_SCOPE_DEVICE_CTX = 0 };
enum CUlogLevel_enum { CU_LOG_LEVEL_ERROR = 0 };
enum CUoutput_mode_enum { CU_OUT_KEY_VALUE_PAIR = 0 };
enum CUGLDeviceList_enum { CU_GL_DEVICE_LIST_ALL = 1 };
enum CUeglFrameType_enum { CU_EGL_FRAME_TYPE_ARRAY = 0 };
enum CUeglColorFormat_enum { CU_EGL_COLOR_FORMAT_YUV420_PLANAR = 0 };
typedef uint32_t cuuint32_t;
typedef uint64_t cuuint64_t;
typedef unsigned long long CUdeviceptr_v2;
typedef CUdeviceptr_v2 CUdeviceptr;
typedef int CUdevice_v1;
typedef CUdevice_v1 CUdevice;
typedef struct CUctx_st *CUcontext;
typedef struct CUmod_st *CUmodule;
typedef struct CUfunc_st *CUfunction;
typedef struct CUlib_st *CUlibrary;
typedef struct CUkern_st *CUkernel;
typedef struct CUarray_st *CUarray;
typedef struct CUmipmappedArray_st *CUmipmappedArray;
typedef struct CUtexref_st *CUtexref;
typedef struct CUsurfref_st *CUsurfref;
typedef struct CUevent_st *CUevent;
typedef struct CUstream_st *CUstream;
typedef struct CUgraphicsResource_st *CUgraphicsResource;
typedef unsigned long long CUtexObject_v1;
typedef CUtexObject_v1 CUtexObject;
typedef unsigned long long CUsurfObject_v1;
typedef CUsurfObject_v1 CUsurfObject;
typedef struct CUextMemory_st *CUexternalMemory;
typedef struct CUextSemaphore_st *CUexternalSemaphore;
typedef struct CUgraph_st *CUgraph;
typedef struct CUgraphNode_st *CUgraphNode;
typedef struct CUgraphExec_st *CUgraphExec;
typedef struct CUmemPoolHandle_st *CUmemoryPool;
typedef struct CUuserObject_st *CUuserObject;
typedef cuuint64_t CUgraphConditionalHandle;
typedef struct CUasyncCallbackEntry_st *CUasyncCallbackHandle;
typedef struct CUgreenCtx_st *CUgreenCtx;
typedef struct CUuuid_st CUuuid;
typedef struct CUipcEventHandle_st CUipcEventHandle_v1;
typedef CUipcEventHandle_v1 CUipcEventHandle;
typedef struct CUipcMemHandle_st CUipcMemHandle_v1;
typedef CUipcMemHandle_v1 CUipcMemHandle;
typedef enum CUatomicOperation_enum CUatomicOperation;
typedef union CUstreamBatchMemOpParams_union CUstreamBatchMemOpParams_v1;
typedef CUstreamBatchMemOpParams_v1 CUstreamBatchMemOpParams;
typedef struct CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st CUDA_BATCH_MEM_OP_NODE_PARAMS_v1;
typedef CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 CUDA_BATCH_MEM_OP_NODE_PARAMS;
typedef struct CUasyncNotificationInfo_st CUasyncNotificationInfo;
typedef void (*CUasyncCallback)(CUasyncNotificationInfo *, void *, CUasyncCallbackHandle);
typedef enum CUarray_format_enum CUarray_format;
typedef enum CUaddress_mode_enum CUaddress_mode;
typedef enum CUfilter_mode_enum CUfilter_mode;
typedef enum CUdevice_attribute_enum CUdevice_attribute;
typedef struct CUdevprop_st CUdevprop_v1;
typedef CUdevprop_v1 CUdevprop;
typedef enum CUpointer_attribute_enum CUpointer_attribute;
typedef enum CUfunction_attribute_enum CUfunction_attribute;
typedef enum CUfunc_cache_enum CUfunc_cache;
typedef enum CUsharedconfig_enum CUsharedconfig;
typedef enum CUmemorytype_enum CUmemorytype;
typedef enum CUmem_advise_enum CUmem_advise;
typedef enum CUmem_range_attribute_enum CUmem_range_attribute;
typedef enum CUjit_option_enum CUjit_option;
typedef enum CUjitInputType_enum CUjitInputType;
typedef struct CUlinkState_st *CUlinkState;
typedef enum CUlimit_enum CUlimit;
typedef void (*CUhostFn)(void *);
typedef struct CUDA_KERNEL_NODE_PARAMS_st CUDA_KERNEL_NODE_PARAMS_v1;
typedef struct CUDA_KERNEL_NODE_PARAMS_v2_st CUDA_KERNEL_NODE_PARAMS_v2;
typedef CUDA_KERNEL_NODE_PARAMS_v2 CUDA_KERNEL_NODE_PARAMS;
typedef struct CUDA_MEMSET_NODE_PARAMS_st CUDA_MEMSET_NODE_PARAMS_v1;
typedef CUDA_MEMSET_NODE_PARAMS_v1 CUDA_MEMSET_NODE_PARAMS;
typedef struct CUDA_HOST_NODE_PARAMS_st CUDA_HOST_NODE_PARAMS_v1;
typedef CUDA_HOST_NODE_PARAMS_v1 CUDA_HOST_NODE_PARAMS;
typedef enum CUgraphNodeType_enum CUgraphNodeType;
typedef struct CUgraphEdgeData_st CUgraphEdgeData;
typedef enum CUgraphInstantiateResult_enum CUgraphInstantiateResult;
typedef struct CUDA_GRAPH_INSTANTIATE_PARAMS_st CUDA_GRAPH_INSTANTIATE_PARAMS;
typedef enum CUlaunchAttributeID_enum CUlaunchAttributeID;
typedef union CUlaunchAttributeValue_union CUlaunchAttributeValue;
typedef struct CUlaunchAttribute_st CUlaunchAttribute;
typedef struct CUlaunchConfig_st CUlaunchConfig;
typedef CUlaunchAttributeID CUkernelNodeAttrID;
typedef CUlaunchAttributeValue CUkernelNodeAttrValue_v1;
typedef CUkernelNodeAttrValue_v1 CUkernelNodeAttrValue;
typedef enum CUstreamCaptureStatus_enum CUstreamCaptureStatus;
typedef enum CUstreamCaptureMode_enum CUstreamCaptureMode;
typedef CUlaunchAttributeID CUstreamAttrID;
typedef CUlaunchAttributeValue CUstreamAttrValue_v1;
typedef CUstreamAttrValue_v1 CUstreamAttrValue;
typedef enum CUdriverProcAddressQueryResult_enum CUdriverProcAddressQueryResult;
typedef enum CUexecAffinityType_enum CUexecAffinityType;
typedef struct CUexecAffinityParam_st CUexecAffinityParam_v1;
typedef CUexecAffinityParam_v1 CUexecAffinityParam;
typedef struct CUctxCreateParams_st CUctxCreateParams;
typedef struct CUstreamCigCaptureParams_st CUstreamCigCaptureParams;
typedef enum CUlibraryOption_enum CUlibraryOption;
typedef enum cudaError_enum CUresult;
typedef enum CUdevice_P2PAttribute_enum CUdevice_P2PAttribute;
typedef void (*CUstreamCallback)(CUstream, CUresult, void *);
typedef size_t (*CUoccupancyB2DSize)(int);
typedef struct CUDA_MEMCPY2D_st CUDA_MEMCPY2D_v2;
typedef CUDA_MEMCPY2D_v2 CUDA_MEMCPY2D;
typedef struct CUDA_MEMCPY3D_st CUDA_MEMCPY3D_v2;
typedef CUDA_MEMCPY3D_v2 CUDA_MEMCPY3D;
typedef struct CUDA_MEMCPY3D_PEER_st CUDA_MEMCPY3D_PEER_v1;
typedef CUDA_MEMCPY3D_PEER_v1 CUDA_MEMCPY3D_PEER;
typedef struct CUDA_ARRAY_DESCRIPTOR_st CUDA_ARRAY_DESCRIPTOR_v2;
typedef CUDA_ARRAY_DESCRIPTOR_v2 CUDA_ARRAY_DESCRIPTOR;
typedef struct CUDA_ARRAY3D_DESCRIPTOR_st CUDA_ARRAY3D_DESCRIPTOR_v2;
typedef CUDA_ARRAY3D_DESCRIPTOR_v2 CUDA_ARRAY3D_DESCRIPTOR;
typedef struct CUDA_ARRAY_SPARSE_PROPERTIES_st CUDA_ARRAY_SPARSE_PROPERTIES_v1;
typedef CUDA_ARRAY_SPARSE_PROPERTIES_v1 CUDA_ARRAY_SPARSE_PROPERTIES;
typedef struct CUDA_ARRAY_MEMORY_REQUIREMENTS_st CUDA_ARRAY_MEMORY_REQUIREMENTS_v1;
typedef CUDA_ARRAY_MEMORY_REQUIREMENTS_v1 CUDA_ARRAY_MEMORY_REQUIREMENTS;
typedef struct CUDA_RESOURCE_DESC_st CUDA_RESOURCE_DESC_v1;
typedef CUDA_RESOURCE_DESC_v1 CUDA_RESOURCE_DESC;
typedef struct CUDA_TEXTURE_DESC_st CUDA_TEXTURE_DESC_v1;
typedef CUDA_TEXTURE_DESC_v1 CUDA_TEXTURE_DESC;
typedef struct CUDA_RESOURCE_VIEW_DESC_st CUDA_RESOURCE_VIEW_DESC_v1;
typedef CUDA_RESOURCE_VIEW_DESC_v1 CUDA_RESOURCE_VIEW_DESC;
typedef struct CUtensorMap_st CUtensorMap;
typedef enum CUtensorMapDataType_enum CUtensorMapDataType;
typedef enum CUtensorMapInterleave_enum CUtensorMapInterleave;
typedef enum CUtensorMapSwizzle_enum CUtensorMapSwizzle;
typedef enum CUtensorMapL2promotion_enum CUtensorMapL2promotion;
typedef enum CUtensorMapFloatOOBfill_enum CUtensorMapFloatOOBfill;
typedef enum CUtensorMapIm2ColWideMode_enum CUtensorMapIm2ColWideMode;
typedef enum CUtensorMapAllocClass_enum CUtensorMapAllocClass;
typedef struct CUDA_LAUNCH_PARAMS_st CUDA_LAUNCH_PARAMS_v1;
typedef CUDA_LAUNCH_PARAMS_v1 CUDA_LAUNCH_PARAMS;
typedef enum CUexternalMemoryHandleType_enum CUexternalMemoryHandleType;
typedef struct CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1;
typedef CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1 CUDA_EXTERNAL_MEMORY_HANDLE_DESC;
typedef struct CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1;
typedef CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1 CUDA_EXTERNAL_MEMORY_BUFFER_DESC;
typedef struct CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1;
typedef CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1 CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC;
typedef struct CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1;
typedef CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1 CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC;
typedef struct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1;
typedef CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1 CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS;
typedef struct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1;
typedef CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1 CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS;
typedef struct CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_st CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1;
typedef CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1 CUDA_EXT_SEM_SIGNAL_NODE_PARAMS;
typedef struct CUDA_EXT_SEM_WAIT_NODE_PARAMS_st CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1;
typedef CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1 CUDA_EXT_SEM_WAIT_NODE_PARAMS;
typedef unsigned long long CUmemGenericAllocationHandle_v1;
typedef CUmemGenericAllocationHandle_v1 CUmemGenericAllocationHandle;
typedef enum CUmemAllocationHandleType_enum CUmemAllocationHandleType;
typedef enum CUmemAccess_flags_enum CUmemAccess_flags;
typedef enum CUmemLocationType_enum CUmemLocationType;
typedef enum CUmemAllocationType_enum CUmemAllocationType;
typedef enum CUmemAllocationGranularity_flags_enum CUmemAllocationGranularity_flags;
typedef enum CUmemRangeHandleType_enum CUmemRangeHandleType;
typedef struct CUarrayMapInfo_st CUarrayMapInfo_v1;
typedef CUarrayMapInfo_v1 CUarrayMapInfo;
typedef struct CUmemLocation_st CUmemLocation_v1;
typedef CUmemLocation_v1 CUmemLocation;
typedef struct CUmemAllocationProp_st CUmemAllocationProp_v1;
typedef CUmemAllocationProp_v1 CUmemAllocationProp;
typedef enum CUmulticastGranularity_flags_enum CUmulticastGranularity_flags;
typedef struct CUmulticastObjectProp_st CUmulticastObjectProp_v1;
typedef CUmulticastObjectProp_v1 CUmulticastObjectProp;
typedef struct CUmemAccessDesc_st CUmemAccessDesc_v1;
typedef CUmemAccessDesc_v1 CUmemAccessDesc;
typedef enum CUgraphExecUpdateResult_enum CUgraphExecUpdateResult;
typedef struct CUgraphExecUpdateResultInfo_st CUgraphExecUpdateResultInfo_v1;
typedef CUgraphExecUpdateResultInfo_v1 CUgraphExecUpdateResultInfo;
typedef enum CUmemPool_attribute_enum CUmemPool_attribute;
typedef struct CUmemPoolProps_st CUmemPoolProps_v1;
typedef CUmemPoolProps_v1 CUmemPoolProps;
typedef struct CUmemPoolPtrExportData_st CUmemPoolPtrExportData_v1;
typedef CUmemPoolPtrExportData_v1 CUmemPoolPtrExportData;
typedef enum CUmemcpySrcAccessOrder_enum CUmemcpySrcAccessOrder;
typedef struct CUmemcpyAttributes_st CUmemcpyAttributes_v1;
typedef CUmemcpyAttributes_v1 CUmemcpyAttributes;
typedef enum CUmemcpy3DOperandType_enum CUmemcpy3DOperandType;
typedef struct CUoffset3D_st CUoffset3D_v1;
typedef CUoffset3D_v1 CUoffset3D;
typedef struct CUextent3D_st CUextent3D_v1;
typedef CUextent3D_v1 CUextent3D;
typedef struct CUmemcpy3DOperand_st CUmemcpy3DOperand_v1;
typedef CUmemcpy3DOperand_v1 CUmemcpy3DOperand;
typedef struct CUDA_MEMCPY3D_BATCH_OP_st CUDA_MEMCPY3D_BATCH_OP_v1;
typedef CUDA_MEMCPY3D_BATCH_OP_v1 CUDA_MEMCPY3D_BATCH_OP;
typedef struct CUDA_MEM_ALLOC_NODE_PARAMS_v1_st CUDA_MEM_ALLOC_NODE_PARAMS_v1;
typedef CUDA_MEM_ALLOC_NODE_PARAMS_v1 CUDA_MEM_ALLOC_NODE_PARAMS;
typedef enum CUgraphMem_attribute_enum CUgraphMem_attribute;
typedef struct CUDA_FABRIC_COPY_BATCH_OP_st CUDA_FABRIC_COPY_BATCH_OP_v1;
typedef CUDA_FABRIC_COPY_BATCH_OP_v1 CUDA_FABRIC_COPY_BATCH_OP;
typedef struct CUgraphNodeParams_st CUgraphNodeParams;
typedef enum CUflushGPUDirectRDMAWritesScope_enum CUflushGPUDirectRDMAWritesScope;
typedef enum CUflushGPUDirectRDMAWritesTarget_enum CUflushGPUDirectRDMAWritesTarget;
typedef enum CUprocessState_enum CUprocessState;
typedef struct CUIcheckpointOperation_st *CUcheckpointOperationHandle;
typedef struct CUcheckpointLockArgs_st CUcheckpointLockArgs;
typedef struct CUcheckpointCheckpointArgs_st CUcheckpointCheckpointArgs;
typedef struct CUcheckpointRestoreArgs_st CUcheckpointRestoreArgs;
typedef struct CUcheckpointUnlockArgs_st CUcheckpointUnlockArgs;
typedef enum CUmoduleLoadingMode_enum CUmoduleLoadingMode;
typedef enum CUmemDecompressAlgorithm_enum CUmemDecompressAlgorithm;
typedef struct CUmemDecompressParams_st CUmemDecompressParams;
typedef struct CUcliqueInfo_st CUcliqueInfo;
typedef cuuint32_t CUlogicalEndpointId;
typedef enum CUlogicalEndpointIpcHandleType_enum CUlogicalEndpointIpcHandleType;
typedef struct CUlogicalEndpointProp_struct CUlogicalEndpointProp;
typedef enum CUfabricCpyOperandType_enum CUfabricCpyOperandType;
typedef struct CUfabricCpyOperand_st CUfabricCpyOperand;
typedef enum CUgraphRecaptureStatus_enum CUgraphRecaptureStatus;
typedef CUresult (*CUgraphRecaptureCallback)(void *, CUgraphNode, const CUgraphNodeParams *,
		const CUgraphNodeParams *, CUgraphRecaptureStatus);
typedef enum CUfunctionLoadingState_enum CUfunctionLoadingState;
typedef enum CUcoredumpSettings_enum CUcoredumpSettings;
typedef struct CUcoredumpCallbackEntry_st *CUcoredumpCallbackHandle;
typedef void (*CUcoredumpStatusCallback)(void *, int, CUdevice);
typedef struct CUdevResourceDesc_st *CUdevResourceDesc;
typedef enum CUdevResourceType CUdevResourceType;
typedef struct CUdevSmResource_st CUdevSmResource;
typedef enum CUdevWorkqueueConfigScope CUdevWorkqueueConfigScope;
typedef struct CUdevWorkqueueConfigResource_st CUdevWorkqueueConfigResource;
typedef struct CUdevWorkqueueResource_st CUdevWorkqueueResource;
typedef struct CU_DEV_SM_RESOURCE_GROUP_PARAMS_st CU_DEV_SM_RESOURCE_GROUP_PARAMS;
typedef struct CUdevResource_st CUdevResource_v1;
typedef CUdevResource_v1 CUdevResource;
typedef enum CUlogLevel_enum CUlogLevel;
typedef struct CUlogsCallbackEntry_st *CUlogsCallbackHandle;
typedef void (*CUlogsCallback)(void *, CUlogLevel, char *, size_t);
typedef unsigned int CUlogIterator;
typedef enum CUoutput_mode_enum CUoutput_mode;
typedef unsigned int GLenum;
typedef unsigned int GLuint;
typedef enum CUGLDeviceList_enum CUGLDeviceList;
typedef int32_t EGLint;
typedef void *EGLImageKHR;
typedef void *EGLSyncKHR;
typedef void *EGLStreamKHR;
typedef enum CUeglFrameType_enum CUeglFrameType;
typedef enum CUeglColorFormat_enum CUeglColorFormat;
typedef struct CUeglFrame_st CUeglFrame_v1;
typedef CUeglFrame_v1 CUeglFrame;
typedef struct CUeglStreamConnection_st *CUeglStreamConnection;
typedef int VdpStatus;
typedef uint32_t VdpDevice;
typedef uint32_t VdpFuncId;
typedef uint32_t VdpVideoSurface;
typedef uint32_t VdpOutputSurface;
typedef VdpStatus VdpGetProcAddress(VdpDevice, VdpFuncId, void **);
typedef unsigned int CUdeviceptr_v1;
typedef struct CUDA_MEMCPY2D_v1_st CUDA_MEMCPY2D_v1;
typedef struct CUDA_MEMCPY3D_v1_st CUDA_MEMCPY3D_v1;
typedef struct CUDA_ARRAY_DESCRIPTOR_v1_st CUDA_ARRAY_DESCRIPTOR_v1;
typedef struct CUDA_ARRAY3D_DESCRIPTOR_v1_st CUDA_ARRAY3D_DESCRIPTOR_v1;

struct CUipcEventHandle_st {
	char reserved[64];
};

struct CUipcMemHandle_st {
	char reserved[64];
};

struct CUDA_GRAPH_INSTANTIATE_PARAMS_st {
	cuuint64_t flags;
	CUstream hUploadStream;
	CUgraphNode hErrNode_out;
	CUgraphInstantiateResult result_out;
};

struct CUlaunchConfig_st {
	unsigned int gridDimX;
	unsigned int gridDimY;
	unsigned int gridDimZ;
	unsigned int blockDimX;
	unsigned int blockDimY;
	unsigned int blockDimZ;
	unsigned int sharedMemBytes;
	CUstream hStream;
	CUlaunchAttribute *attrs;
	unsigned int numAttrs;
};

struct CUDA_MEMCPY2D_st {
	size_t srcXInBytes;
	size_t srcY;
	CUmemorytype srcMemoryType;
	const void *srcHost;
	CUdeviceptr srcDevice;
	CUarray srcArray;
	size_t srcPitch;
	size_t dstXInBytes;
	size_t dstY;
	CUmemorytype dstMemoryType;
	void *dstHost;
	CUdeviceptr dstDevice;
	CUarray dstArray;
	size_t dstPitch;
	size_t WidthInBytes;
	size_t Height;
};

struct CUDA_MEMCPY3D_st {
	size_t srcXInBytes;
	size_t srcY;
	size_t srcZ;
	size_t srcLOD;
	CUmemorytype srcMemoryType;
	const void *srcHost;
	CUdeviceptr srcDevice;
	CUarray srcArray;
	void *reserved0;
	size_t srcPitch;
	size_t srcHeight;
	size_t dstXInBytes;
	size_t dstY;
	size_t dstZ;
	size_t dstLOD;
	CUmemorytype dstMemoryType;
	void *dstHost;
	CUdeviceptr dstDevice;
	CUarray dstArray;
	void *reserved1;
	size_t dstPitch;
	size_t dstHeight;
	size_t WidthInBytes;
	size_t Height;
	size_t Depth;
};

struct CUDA_MEMCPY3D_PEER_st {
	size_t srcXInBytes;
	size_t srcY;
	size_t srcZ;
	size_t srcLOD;
	CUmemorytype srcMemoryType;
	const void *srcHost;
	CUdeviceptr srcDevice;
	CUarray srcArray;
	CUcontext srcContext;
	size_t srcPitch;
	size_t srcHeight;
	size_t dstXInBytes;
	size_t dstY;
	size_t dstZ;
	size_t dstLOD;
	CUmemorytype dstMemoryType;
	void *dstHost;
	CUdeviceptr dstDevice;
	CUarray dstArray;
	CUcontext dstContext;
	size_t dstPitch;
	size_t dstHeight;
	size_t WidthInBytes;
	size_t Height;
	size_t Depth;
};

struct CUDA_ARRAY_DESCRIPTOR_st {
	size_t Width;
	size_t Height;
	CUarray_format Format;
	unsigned int NumChannels;
};

struct CUDA_ARRAY3D_DESCRIPTOR_st {
	size_t Width;
	size_t Height;
	size_t Depth;
	CUarray_format Format;
	unsigned int NumChannels;
	unsigned int Flags;
};

struct CUDA_LAUNCH_PARAMS_st {
	CUfunction function;
	unsigned int gridDimX;
	unsigned int gridDimY;
	unsigned int gridDimZ;
	unsigned int blockDimX;
	unsigned int blockDimY;
	unsigned int blockDimZ;
	unsigned int sharedMemBytes;
	CUstream hStream;
	void **kernelParams;
};

struct CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st {
	CUexternalMemoryHandleType type;
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

struct CUmemLocation_st {
	CUmemLocationType type;
	union {
		int id;
		struct {
			unsigned char deviceId;
			unsigned char localityDomainId;
		} localized;
	};
};

struct CUmemAllocationProp_st {
	CUmemAllocationType type;
	CUmemAllocationHandleType requestedHandleTypes;
	CUmemLocation location;
	void *win32HandleMetaData;
	struct {
		unsigned char compressionType;
		unsigned char gpuDirectRDMACapable;
		unsigned short usage;
		unsigned char reserved[4];
	} allocFlags;
};

struct CUmulticastObjectProp_st {
	unsigned int numDevices;
	size_t size;
	unsigned long long handleTypes;
	unsigned long long flags;
};

struct CUmemPoolProps_st {
	CUmemAllocationType allocType;
	CUmemAllocationHandleType handleTypes;
	CUmemLocation location;
	void *win32SecurityAttributes;
	size_t maxSize;
	unsigned short usage;
	unsigned char gpuDirectRDMACapable;
	unsigned char reserved[53];
};

struct CUmemcpyAttributes_st {
	CUmemcpySrcAccessOrder srcAccessOrder;
	CUmemLocation srcLocHint;
	CUmemLocation dstLocHint;
	unsigned int flags;
};

struct CUoffset3D_st {
	size_t x;
	size_t y;
	size_t z;
};

struct CUextent3D_st {
	size_t width;
	size_t height;
	size_t depth;
};

struct CUmemcpy3DOperand_st {
	CUmemcpy3DOperandType type;
	union {
		struct {
			CUdeviceptr ptr;
			size_t rowLength;
			size_t layerHeight;
			CUmemLocation locHint;
		} ptr;
		struct {
			CUarray array;
			CUoffset3D offset;
		} array;
	} op;
};

struct CUDA_MEMCPY3D_BATCH_OP_st {
	CUmemcpy3DOperand src;
	CUmemcpy3DOperand dst;
	CUextent3D extent;
	CUmemcpySrcAccessOrder srcAccessOrder;
	unsigned int flags;
};

struct CUDA_MEM_ALLOC_NODE_PARAMS_v1_st {
	CUmemPoolProps poolProps;
	const CUmemAccessDesc *accessDescs;
	size_t accessDescCount;
	size_t bytesize;
	CUdeviceptr dptr;
};

struct CUmemDecompressParams_st {
	size_t srcNumBytes;
	size_t dstNumBytes;
	cuuint32_t *dstActBytes;
	const void *src;
	void *dst;
	CUmemDecompressAlgorithm algo;
	unsigned char padding[20];
};

struct CUfabricCpyOperand_st {
	CUfabricCpyOperandType type;
	union {
		struct {
			CUdeviceptr ptr;
			CUmemLocation locHint;
		} ptr;
		struct {
			CUlogicalEndpointId id;
			cuuint64_t offset;
		} le;
	} op;
};

struct CUDA_FABRIC_COPY_BATCH_OP_st {
	CUfabricCpyOperand src;
	CUfabricCpyOperand dst;
	size_t size;
	unsigned int flags;
};

struct CUdevSmResource_st {
	unsigned int smCount;
	unsigned int minSmPartitionSize;
	unsigned int smCoscheduledAlignment;
	unsigned int flags;
	unsigned int localityDomainId;
};

struct CUdevWorkqueueConfigResource_st {
	CUdevice device;
	unsigned int wqConcurrencyLimit;
	CUdevWorkqueueConfigScope sharingScope;
};

struct CUdevWorkqueueResource_st {
	unsigned char reserved[40];
};

struct CUdevResource_st {
	CUdevResourceType type;
	unsigned char _internal_padding[92];
	union {
		CUdevSmResource sm;
		CUdevWorkqueueConfigResource wqConfig;
		CUdevWorkqueueResource wq;
		unsigned char _oversize[40];
	};
	struct CUdevResource_st *nextResource;
};

struct CUeglFrame_st {
	union {
		CUarray pArray[3];
		void *pPitch[3];
	} frame;
	unsigned int width;
	unsigned int height;
	unsigned int depth;
	unsigned int pitch;
	unsigned int planeCount;
	unsigned int numChannels;
	CUeglFrameType frameType;
	CUeglColorFormat eglColorFormat;
	CUarray_format cuFormat;
};

struct CUDA_MEMCPY2D_v1_st {
	unsigned int srcXInBytes;
	unsigned int srcY;
	CUmemorytype srcMemoryType;
	const void *srcHost;
	CUdeviceptr_v1 srcDevice;
	CUarray srcArray;
	unsigned int srcPitch;
	unsigned int dstXInBytes;
	unsigned int dstY;
	CUmemorytype dstMemoryType;
	void *dstHost;
	CUdeviceptr_v1 dstDevice;
	CUarray dstArray;
	unsigned int dstPitch;
	unsigned int WidthInBytes;
	unsigned int Height;
};

struct CUDA_MEMCPY3D_v1_st {
	unsigned int srcXInBytes;
	unsigned int srcY;
	unsigned int srcZ;
	unsigned int srcLOD;
	CUmemorytype srcMemoryType;
	const void *srcHost;
	CUdeviceptr_v1 srcDevice;
	CUarray srcArray;
	void *reserved0;
	unsigned int srcPitch;
	unsigned int srcHeight;
	unsigned int dstXInBytes;
	unsigned int dstY;
	unsigned int dstZ;
	unsigned int dstLOD;
	CUmemorytype dstMemoryType;
	void *dstHost;
	CUdeviceptr_v1 dstDevice;
	CUarray dstArray;
	void *reserved1;
	unsigned int dstPitch;
	unsigned int dstHeight;
	unsigned int WidthInBytes;
	unsigned int Height;
	unsigned int Depth;
};

struct CUDA_ARRAY_DESCRIPTOR_v1_st {
	unsigned int Width;
	unsigned int Height;
	CUarray_format Format;
	unsigned int NumChannels;
};

struct CUDA_ARRAY3D_DESCRIPTOR_v1_st {
	unsigned int Width;
	unsigned int Height;
	unsigned int Depth;
	CUarray_format Format;
	unsigned int NumChannels;
	unsigned int Flags;
};

_Static_assert(sizeof(struct CUipcEventHandle_st) == 64, "as the vendor lays it out");
_Static_assert(offsetof(struct CUipcEventHandle_st, reserved) == 0, "as the vendor lays it out");
_Static_assert(sizeof(struct CUipcMemHandle_st) == 64, "as the vendor lays it out");
_Static_assert(offsetof(struct CUipcMemHandle_st, reserved) == 0, "as the vendor lays it out");
_Static_assert(sizeof(struct CUDA_GRAPH_INSTANTIATE_PARAMS_st) == 32, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_GRAPH_INSTANTIATE_PARAMS_st, flags) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_GRAPH_INSTANTIATE_PARAMS_st, hUploadStream) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_GRAPH_INSTANTIATE_PARAMS_st, hErrNode_out) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_GRAPH_INSTANTIATE_PARAMS_st, result_out) == 24,
		"as the vendor lays it out");
_Static_assert(sizeof(struct CUlaunchConfig_st) == 56, "as the vendor lays it out");
_Static_assert(offsetof(struct CUlaunchConfig_st, gridDimX) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct CUlaunchConfig_st, gridDimY) == 4, "as the vendor lays it out");
_Static_assert(offsetof(struct CUlaunchConfig_st, gridDimZ) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct CUlaunchConfig_st, blockDimX) == 12, "as the vendor lays it out");
_Static_assert(offsetof(struct CUlaunchConfig_st, blockDimY) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct CUlaunchConfig_st, blockDimZ) == 20, "as the vendor lays it out");
_Static_assert(offsetof(struct CUlaunchConfig_st, sharedMemBytes) == 24,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUlaunchConfig_st, hStream) == 32, "as the vendor lays it out");
_Static_assert(offsetof(struct CUlaunchConfig_st, attrs) == 40, "as the vendor lays it out");
_Static_assert(offsetof(struct CUlaunchConfig_st, numAttrs) == 48, "as the vendor lays it out");
_Static_assert(sizeof(struct CUDA_MEMCPY2D_st) == 128, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY2D_st, srcXInBytes) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY2D_st, srcY) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY2D_st, srcMemoryType) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY2D_st, srcHost) == 24, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY2D_st, srcDevice) == 32, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY2D_st, srcArray) == 40, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY2D_st, srcPitch) == 48, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY2D_st, dstXInBytes) == 56, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY2D_st, dstY) == 64, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY2D_st, dstMemoryType) == 72, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY2D_st, dstHost) == 80, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY2D_st, dstDevice) == 88, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY2D_st, dstArray) == 96, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY2D_st, dstPitch) == 104, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY2D_st, WidthInBytes) == 112, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY2D_st, Height) == 120, "as the vendor lays it out");
_Static_assert(sizeof(struct CUDA_MEMCPY3D_st) == 200, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_st, srcXInBytes) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_st, srcY) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_st, srcZ) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_st, srcLOD) == 24, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_st, srcMemoryType) == 32, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_st, srcHost) == 40, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_st, srcDevice) == 48, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_st, srcArray) == 56, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_st, reserved0) == 64, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_st, srcPitch) == 72, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_st, srcHeight) == 80, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_st, dstXInBytes) == 88, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_st, dstY) == 96, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_st, dstZ) == 104, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_st, dstLOD) == 112, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_st, dstMemoryType) == 120,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_st, dstHost) == 128, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_st, dstDevice) == 136, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_st, dstArray) == 144, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_st, reserved1) == 152, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_st, dstPitch) == 160, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_st, dstHeight) == 168, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_st, WidthInBytes) == 176, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_st, Height) == 184, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_st, Depth) == 192, "as the vendor lays it out");
_Static_assert(sizeof(struct CUDA_MEMCPY3D_PEER_st) == 200, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_PEER_st, srcXInBytes) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_PEER_st, srcY) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_PEER_st, srcZ) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_PEER_st, srcLOD) == 24, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_PEER_st, srcMemoryType) == 32,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_PEER_st, srcHost) == 40, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_PEER_st, srcDevice) == 48,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_PEER_st, srcArray) == 56, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_PEER_st, srcContext) == 64,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_PEER_st, srcPitch) == 72, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_PEER_st, srcHeight) == 80,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_PEER_st, dstXInBytes) == 88,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_PEER_st, dstY) == 96, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_PEER_st, dstZ) == 104, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_PEER_st, dstLOD) == 112, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_PEER_st, dstMemoryType) == 120,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_PEER_st, dstHost) == 128, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_PEER_st, dstDevice) == 136,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_PEER_st, dstArray) == 144,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_PEER_st, dstContext) == 152,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_PEER_st, dstPitch) == 160,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_PEER_st, dstHeight) == 168,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_PEER_st, WidthInBytes) == 176,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_PEER_st, Height) == 184, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_PEER_st, Depth) == 192, "as the vendor lays it out");
_Static_assert(sizeof(struct CUDA_ARRAY_DESCRIPTOR_st) == 24, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_ARRAY_DESCRIPTOR_st, Width) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_ARRAY_DESCRIPTOR_st, Height) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_ARRAY_DESCRIPTOR_st, Format) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_ARRAY_DESCRIPTOR_st, NumChannels) == 20,
		"as the vendor lays it out");
_Static_assert(sizeof(struct CUDA_ARRAY3D_DESCRIPTOR_st) == 40, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_ARRAY3D_DESCRIPTOR_st, Width) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_ARRAY3D_DESCRIPTOR_st, Height) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_ARRAY3D_DESCRIPTOR_st, Depth) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_ARRAY3D_DESCRIPTOR_st, Format) == 24,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_ARRAY3D_DESCRIPTOR_st, NumChannels) == 28,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_ARRAY3D_DESCRIPTOR_st, Flags) == 32,
		"as the vendor lays it out");
_Static_assert(sizeof(struct CUDA_LAUNCH_PARAMS_st) == 56, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_LAUNCH_PARAMS_st, function) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_LAUNCH_PARAMS_st, gridDimX) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_LAUNCH_PARAMS_st, gridDimY) == 12, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_LAUNCH_PARAMS_st, gridDimZ) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_LAUNCH_PARAMS_st, blockDimX) == 20,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_LAUNCH_PARAMS_st, blockDimY) == 24,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_LAUNCH_PARAMS_st, blockDimZ) == 28,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_LAUNCH_PARAMS_st, sharedMemBytes) == 32,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_LAUNCH_PARAMS_st, hStream) == 40, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_LAUNCH_PARAMS_st, kernelParams) == 48,
		"as the vendor lays it out");
_Static_assert(sizeof(struct CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st) == 104,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st, type) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st, handle) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st, size) == 24,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st, flags) == 32,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st, reserved) == 36,
		"as the vendor lays it out");
_Static_assert(sizeof(struct CUmemLocation_st) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct CUmemLocation_st, type) == 0, "as the vendor lays it out");
_Static_assert(sizeof(struct CUmemAllocationProp_st) == 32, "as the vendor lays it out");
_Static_assert(offsetof(struct CUmemAllocationProp_st, type) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct CUmemAllocationProp_st, requestedHandleTypes) == 4,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUmemAllocationProp_st, location) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct CUmemAllocationProp_st, win32HandleMetaData) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUmemAllocationProp_st, allocFlags) == 24,
		"as the vendor lays it out");
_Static_assert(sizeof(struct CUmulticastObjectProp_st) == 32, "as the vendor lays it out");
_Static_assert(offsetof(struct CUmulticastObjectProp_st, numDevices) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUmulticastObjectProp_st, size) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct CUmulticastObjectProp_st, handleTypes) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUmulticastObjectProp_st, flags) == 24, "as the vendor lays it out");
_Static_assert(sizeof(struct CUmemPoolProps_st) == 88, "as the vendor lays it out");
_Static_assert(offsetof(struct CUmemPoolProps_st, allocType) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct CUmemPoolProps_st, handleTypes) == 4, "as the vendor lays it out");
_Static_assert(offsetof(struct CUmemPoolProps_st, location) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct CUmemPoolProps_st, win32SecurityAttributes) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUmemPoolProps_st, maxSize) == 24, "as the vendor lays it out");
_Static_assert(offsetof(struct CUmemPoolProps_st, usage) == 32, "as the vendor lays it out");
_Static_assert(offsetof(struct CUmemPoolProps_st, gpuDirectRDMACapable) == 34,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUmemPoolProps_st, reserved) == 35, "as the vendor lays it out");
_Static_assert(sizeof(struct CUmemcpyAttributes_st) == 24, "as the vendor lays it out");
_Static_assert(offsetof(struct CUmemcpyAttributes_st, srcAccessOrder) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUmemcpyAttributes_st, srcLocHint) == 4,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUmemcpyAttributes_st, dstLocHint) == 12,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUmemcpyAttributes_st, flags) == 20, "as the vendor lays it out");
_Static_assert(sizeof(struct CUoffset3D_st) == 24, "as the vendor lays it out");
_Static_assert(offsetof(struct CUoffset3D_st, x) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct CUoffset3D_st, y) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct CUoffset3D_st, z) == 16, "as the vendor lays it out");
_Static_assert(sizeof(struct CUextent3D_st) == 24, "as the vendor lays it out");
_Static_assert(offsetof(struct CUextent3D_st, width) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct CUextent3D_st, height) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct CUextent3D_st, depth) == 16, "as the vendor lays it out");
_Static_assert(sizeof(struct CUmemcpy3DOperand_st) == 40, "as the vendor lays it out");
_Static_assert(offsetof(struct CUmemcpy3DOperand_st, type) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct CUmemcpy3DOperand_st, op) == 8, "as the vendor lays it out");
_Static_assert(sizeof(struct CUDA_MEMCPY3D_BATCH_OP_st) == 112, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_BATCH_OP_st, src) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_BATCH_OP_st, dst) == 40, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_BATCH_OP_st, extent) == 80,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_BATCH_OP_st, srcAccessOrder) == 104,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_BATCH_OP_st, flags) == 108,
		"as the vendor lays it out");
_Static_assert(sizeof(struct CUDA_MEM_ALLOC_NODE_PARAMS_v1_st) == 120, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEM_ALLOC_NODE_PARAMS_v1_st, poolProps) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEM_ALLOC_NODE_PARAMS_v1_st, accessDescs) == 88,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEM_ALLOC_NODE_PARAMS_v1_st, accessDescCount) == 96,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEM_ALLOC_NODE_PARAMS_v1_st, bytesize) == 104,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEM_ALLOC_NODE_PARAMS_v1_st, dptr) == 112,
		"as the vendor lays it out");
_Static_assert(sizeof(struct CUmemDecompressParams_st) == 64, "as the vendor lays it out");
_Static_assert(offsetof(struct CUmemDecompressParams_st, srcNumBytes) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUmemDecompressParams_st, dstNumBytes) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUmemDecompressParams_st, dstActBytes) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUmemDecompressParams_st, src) == 24, "as the vendor lays it out");
_Static_assert(offsetof(struct CUmemDecompressParams_st, dst) == 32, "as the vendor lays it out");
_Static_assert(offsetof(struct CUmemDecompressParams_st, algo) == 40, "as the vendor lays it out");
_Static_assert(offsetof(struct CUmemDecompressParams_st, padding) == 44,
		"as the vendor lays it out");
_Static_assert(sizeof(struct CUfabricCpyOperand_st) == 24, "as the vendor lays it out");
_Static_assert(offsetof(struct CUfabricCpyOperand_st, type) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct CUfabricCpyOperand_st, op) == 8, "as the vendor lays it out");
_Static_assert(sizeof(struct CUDA_FABRIC_COPY_BATCH_OP_st) == 64, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_FABRIC_COPY_BATCH_OP_st, src) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_FABRIC_COPY_BATCH_OP_st, dst) == 24,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_FABRIC_COPY_BATCH_OP_st, size) == 48,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_FABRIC_COPY_BATCH_OP_st, flags) == 56,
		"as the vendor lays it out");
_Static_assert(sizeof(struct CUdevSmResource_st) == 20, "as the vendor lays it out");
_Static_assert(offsetof(struct CUdevSmResource_st, smCount) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct CUdevSmResource_st, minSmPartitionSize) == 4,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUdevSmResource_st, smCoscheduledAlignment) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUdevSmResource_st, flags) == 12, "as the vendor lays it out");
_Static_assert(offsetof(struct CUdevSmResource_st, localityDomainId) == 16,
		"as the vendor lays it out");
_Static_assert(sizeof(struct CUdevWorkqueueConfigResource_st) == 12, "as the vendor lays it out");
_Static_assert(offsetof(struct CUdevWorkqueueConfigResource_st, device) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUdevWorkqueueConfigResource_st, wqConcurrencyLimit) == 4,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUdevWorkqueueConfigResource_st, sharingScope) == 8,
		"as the vendor lays it out");
_Static_assert(sizeof(struct CUdevWorkqueueResource_st) == 40, "as the vendor lays it out");
_Static_assert(offsetof(struct CUdevWorkqueueResource_st, reserved) == 0,
		"as the vendor lays it out");
_Static_assert(sizeof(struct CUdevResource_st) == 144, "as the vendor lays it out");
_Static_assert(offsetof(struct CUdevResource_st, type) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct CUdevResource_st, _internal_padding) == 4,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUdevResource_st, nextResource) == 136, "as the vendor lays it out");
_Static_assert(sizeof(struct CUeglFrame_st) == 64, "as the vendor lays it out");
_Static_assert(offsetof(struct CUeglFrame_st, frame) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct CUeglFrame_st, width) == 24, "as the vendor lays it out");
_Static_assert(offsetof(struct CUeglFrame_st, height) == 28, "as the vendor lays it out");
_Static_assert(offsetof(struct CUeglFrame_st, depth) == 32, "as the vendor lays it out");
_Static_assert(offsetof(struct CUeglFrame_st, pitch) == 36, "as the vendor lays it out");
_Static_assert(offsetof(struct CUeglFrame_st, planeCount) == 40, "as the vendor lays it out");
_Static_assert(offsetof(struct CUeglFrame_st, numChannels) == 44, "as the vendor lays it out");
_Static_assert(offsetof(struct CUeglFrame_st, frameType) == 48, "as the vendor lays it out");
_Static_assert(offsetof(struct CUeglFrame_st, eglColorFormat) == 52, "as the vendor lays it out");
_Static_assert(offsetof(struct CUeglFrame_st, cuFormat) == 56, "as the vendor lays it out");
_Static_assert(sizeof(struct CUDA_MEMCPY2D_v1_st) == 96, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY2D_v1_st, srcXInBytes) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY2D_v1_st, srcY) == 4, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY2D_v1_st, srcMemoryType) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY2D_v1_st, srcHost) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY2D_v1_st, srcDevice) == 24, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY2D_v1_st, srcArray) == 32, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY2D_v1_st, srcPitch) == 40, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY2D_v1_st, dstXInBytes) == 44,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY2D_v1_st, dstY) == 48, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY2D_v1_st, dstMemoryType) == 52,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY2D_v1_st, dstHost) == 56, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY2D_v1_st, dstDevice) == 64, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY2D_v1_st, dstArray) == 72, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY2D_v1_st, dstPitch) == 80, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY2D_v1_st, WidthInBytes) == 84,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY2D_v1_st, Height) == 88, "as the vendor lays it out");
_Static_assert(sizeof(struct CUDA_MEMCPY3D_v1_st) == 144, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_v1_st, srcXInBytes) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_v1_st, srcY) == 4, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_v1_st, srcZ) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_v1_st, srcLOD) == 12, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_v1_st, srcMemoryType) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_v1_st, srcHost) == 24, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_v1_st, srcDevice) == 32, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_v1_st, srcArray) == 40, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_v1_st, reserved0) == 48, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_v1_st, srcPitch) == 56, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_v1_st, srcHeight) == 60, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_v1_st, dstXInBytes) == 64,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_v1_st, dstY) == 68, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_v1_st, dstZ) == 72, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_v1_st, dstLOD) == 76, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_v1_st, dstMemoryType) == 80,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_v1_st, dstHost) == 88, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_v1_st, dstDevice) == 96, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_v1_st, dstArray) == 104, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_v1_st, reserved1) == 112, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_v1_st, dstPitch) == 120, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_v1_st, dstHeight) == 124, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_v1_st, WidthInBytes) == 128,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_v1_st, Height) == 132, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_MEMCPY3D_v1_st, Depth) == 136, "as the vendor lays it out");
_Static_assert(sizeof(struct CUDA_ARRAY_DESCRIPTOR_v1_st) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_ARRAY_DESCRIPTOR_v1_st, Width) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_ARRAY_DESCRIPTOR_v1_st, Height) == 4,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_ARRAY_DESCRIPTOR_v1_st, Format) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_ARRAY_DESCRIPTOR_v1_st, NumChannels) == 12,
		"as the vendor lays it out");
_Static_assert(sizeof(struct CUDA_ARRAY3D_DESCRIPTOR_v1_st) == 24, "as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_ARRAY3D_DESCRIPTOR_v1_st, Width) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_ARRAY3D_DESCRIPTOR_v1_st, Height) == 4,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_ARRAY3D_DESCRIPTOR_v1_st, Depth) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_ARRAY3D_DESCRIPTOR_v1_st, Format) == 12,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_ARRAY3D_DESCRIPTOR_v1_st, NumChannels) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct CUDA_ARRAY3D_DESCRIPTOR_v1_st, Flags) == 20,
		"as the vendor lays it out");

#pragma GCC visibility push(default)
CUresult cuArray3DCreate(CUarray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR_v1 *pAllocateArray);
CUresult cuArray3DCreate_v2(CUarray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR *pAllocateArray);
CUresult cuArray3DGetDescriptor(CUDA_ARRAY3D_DESCRIPTOR_v1 *pArrayDescriptor, CUarray hArray);
CUresult cuArray3DGetDescriptor_v2(CUDA_ARRAY3D_DESCRIPTOR *pArrayDescriptor, CUarray hArray);
CUresult cuArrayCreate(CUarray *pHandle, const CUDA_ARRAY_DESCRIPTOR_v1 *pAllocateArray);
CUresult cuArrayCreate_v2(CUarray *pHandle, const CUDA_ARRAY_DESCRIPTOR *pAllocateArray);
CUresult cuArrayDestroy(CUarray hArray);
CUresult cuArrayGetDescriptor(CUDA_ARRAY_DESCRIPTOR_v1 *pArrayDescriptor, CUarray hArray);
CUresult cuArrayGetDescriptor_v2(CUDA_ARRAY_DESCRIPTOR *pArrayDescriptor, CUarray hArray);
CUresult cuArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequirements,
		CUarray array, CUdevice device);
CUresult cuArrayGetPlane(CUarray *pPlaneArray, CUarray hArray, unsigned int planeIdx);
CUresult cuArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties, CUarray array);
CUresult cuCheckpointOperationComplete(CUcheckpointOperationHandle handle);
CUresult cuCheckpointProcessCheckpoint(int pid, CUcheckpointCheckpointArgs *args);
CUresult cuCheckpointProcessGetRestoreThreadId(int pid, int *tid);
CUresult cuCheckpointProcessGetState(int pid, CUprocessState *state);
CUresult cuCheckpointProcessLock(int pid, CUcheckpointLockArgs *args);
CUresult cuCheckpointProcessRestore(int pid, CUcheckpointRestoreArgs *args);
CUresult cuCheckpointProcessUnlock(int pid, CUcheckpointUnlockArgs *args);
CUresult cuCoredumpDeregisterCompleteCallback(CUcoredumpCallbackHandle callback);
CUresult cuCoredumpDeregisterStartCallback(CUcoredumpCallbackHandle callback);
CUresult cuCoredumpGetAttribute(CUcoredumpSettings attrib, void *value, size_t *size);
CUresult cuCoredumpGetAttributeGlobal(CUcoredumpSettings attrib, void *value, size_t *size);
CUresult cuCoredumpRegisterCompleteCallback(CUcoredumpStatusCallback callback, void *userData,
		CUcoredumpCallbackHandle *callbackOut);
CUresult cuCoredumpRegisterStartCallback(CUcoredumpStatusCallback callback, void *userData,
		CUcoredumpCallbackHandle *callbackOut);
CUresult cuCoredumpSetAttribute(CUcoredumpSettings attrib, void *value, size_t *size);
CUresult cuCoredumpSetAttributeGlobal(CUcoredumpSettings attrib, void *value, size_t *size);
CUresult cuCtxAttach(CUcontext *pctx, unsigned int flags);
CUresult cuCtxCreate(CUcontext *pctx, unsigned int flags, CUdevice dev);
CUresult cuCtxCreate_v2(CUcontext *pctx, unsigned int flags, CUdevice dev);
CUresult cuCtxCreate_v3(CUcontext *pctx, CUexecAffinityParam *paramsArray, int numParams,
		unsigned int flags, CUdevice dev);
CUresult cuCtxCreate_v4(CUcontext *pctx, CUctxCreateParams *ctxCreateParams, unsigned int flags,
		CUdevice dev);
CUresult cuCtxDestroy(CUcontext ctx);
CUresult cuCtxDestroy_v2(CUcontext ctx);
CUresult cuCtxDetach(CUcontext ctx);
CUresult cuCtxDisablePeerAccess(CUcontext peerContext);
CUresult cuCtxEnablePeerAccess(CUcontext peerContext, unsigned int Flags);
CUresult cuCtxFromGreenCtx(CUcontext *pContext, CUgreenCtx hCtx);
CUresult cuCtxGetApiVersion(CUcontext ctx, unsigned int *version);
CUresult cuCtxGetCacheConfig(CUfunc_cache *pconfig);
CUresult cuCtxGetCurrent(CUcontext *pctx);
CUresult cuCtxGetDevResource(CUcontext hCtx, CUdevResource *resource, CUdevResourceType type);
CUresult cuCtxGetDevice(CUdevice *device);
CUresult cuCtxGetDevice_v2(CUdevice *device, CUcontext ctx);
CUresult cuCtxGetExecAffinity(CUexecAffinityParam *pExecAffinity, CUexecAffinityType type);
CUresult cuCtxGetFlags(unsigned int *flags);
CUresult cuCtxGetId(CUcontext ctx, unsigned long long *ctxId);
CUresult cuCtxGetLimit(size_t *pvalue, CUlimit limit);
CUresult cuCtxGetSharedMemConfig(CUsharedconfig *pConfig);
CUresult cuCtxGetStreamPriorityRange(int *leastPriority, int *greatestPriority);
CUresult cuCtxPopCurrent(CUcontext *pctx);
CUresult cuCtxPopCurrent_v2(CUcontext *pctx);
CUresult cuCtxPushCurrent(CUcontext ctx);
CUresult cuCtxPushCurrent_v2(CUcontext ctx);
CUresult cuCtxRecordEvent(CUcontext hCtx, CUevent hEvent);
CUresult cuCtxResetPersistingL2Cache(void);
CUresult cuCtxSetCacheConfig(CUfunc_cache config);
CUresult cuCtxSetCurrent(CUcontext ctx);
CUresult cuCtxSetFlags(unsigned int flags);
CUresult cuCtxSetLimit(CUlimit limit, size_t value);
CUresult cuCtxSetSharedMemConfig(CUsharedconfig config);
CUresult cuCtxSynchronize(void);
CUresult cuCtxSynchronize_v2(CUcontext ctx);
CUresult cuCtxWaitEvent(CUcontext hCtx, CUevent hEvent);
CUresult cuDestroyExternalMemory(CUexternalMemory extMem);
CUresult cuDestroyExternalSemaphore(CUexternalSemaphore extSem);
CUresult cuDevResourceGenerateDesc(CUdevResourceDesc *phDesc, CUdevResource *resources,
		unsigned int nbResources);
CUresult cuDevSmResourceSplit(CUdevResource *result, unsigned int nbGroups,
		const CUdevResource *input, CUdevResource *remainder, unsigned int flags,
		CU_DEV_SM_RESOURCE_GROUP_PARAMS *groupParams);
CUresult cuDevSmResourceSplitByCount(CUdevResource *result, unsigned int *nbGroups,
		const CUdevResource *input, CUdevResource *remainder, unsigned int flags,
		unsigned int minCount);
CUresult cuDeviceCanAccessPeer(int *canAccessPeer, CUdevice dev, CUdevice peerDev);
CUresult cuDeviceComputeCapability(int *major, int *minor, CUdevice dev);
CUresult cuDeviceGet(CUdevice *device, int ordinal);
CUresult cuDeviceGetAttribute(int *pi, CUdevice_attribute attrib, CUdevice dev);
CUresult cuDeviceGetByPCIBusId(CUdevice *dev, const char *pciBusId);
CUresult cuDeviceGetCliqueCount(size_t *count, CUdevice dev);
CUresult cuDeviceGetCliqueInfo(CUcliqueInfo *cliqueInfo, size_t *count, CUdevice dev);
CUresult cuDeviceGetCount(int *count);
CUresult cuDeviceGetDefaultMemPool(CUmemoryPool *pool_out, CUdevice dev);
CUresult cuDeviceGetDevResource(CUdevice device, CUdevResource *resource, CUdevResourceType type);
CUresult cuDeviceGetExecAffinitySupport(int *pi, CUexecAffinityType type, CUdevice dev);
CUresult cuDeviceGetFabricClusterUuid(CUuuid *uuid, CUdevice dev);
CUresult cuDeviceGetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr, void *value);
CUresult cuDeviceGetHostAtomicCapabilities(unsigned int *capabilities,
		const CUatomicOperation *operations, unsigned int count, CUdevice dev);
CUresult cuDeviceGetLuid(char *luid, unsigned int *deviceNodeMask, CUdevice dev);
CUresult cuDeviceGetMemPool(CUmemoryPool *pool, CUdevice dev);
CUresult cuDeviceGetName(char *name, int len, CUdevice dev);
CUresult cuDeviceGetNvSciSyncAttributes(void *nvSciSyncAttrList, CUdevice dev, int flags);
CUresult cuDeviceGetP2PAtomicCapabilities(unsigned int *capabilities,
		const CUatomicOperation *operations, unsigned int count, CUdevice srcDevice,
		CUdevice dstDevice);
CUresult cuDeviceGetP2PAttribute(int *value, CUdevice_P2PAttribute attrib, CUdevice srcDevice,
		CUdevice dstDevice);
CUresult cuDeviceGetPCIBusId(char *pciBusId, int len, CUdevice dev);
CUresult cuDeviceGetProperties(CUdevprop *prop, CUdevice dev);
CUresult cuDeviceGetTexture1DLinearMaxWidth(size_t *maxWidthInElements, CUarray_format format,
		unsigned int numChannels, CUdevice dev);
CUresult cuDeviceGetUuid(CUuuid *uuid, CUdevice dev);
CUresult cuDeviceGetUuid_v2(CUuuid *uuid, CUdevice dev);
CUresult cuDeviceGraphMemTrim(CUdevice device);
CUresult cuDevicePrimaryCtxGetState(CUdevice dev, unsigned int *flags, int *active);
CUresult cuDevicePrimaryCtxRelease(CUdevice dev);
CUresult cuDevicePrimaryCtxRelease_v2(CUdevice dev);
CUresult cuDevicePrimaryCtxReset(CUdevice dev);
CUresult cuDevicePrimaryCtxReset_v2(CUdevice dev);
CUresult cuDevicePrimaryCtxRetain(CUcontext *pctx, CUdevice dev);
CUresult cuDevicePrimaryCtxSetFlags(CUdevice dev, unsigned int flags);
CUresult cuDevicePrimaryCtxSetFlags_v2(CUdevice dev, unsigned int flags);
CUresult cuDeviceRegisterAsyncNotification(CUdevice device, CUasyncCallback callbackFunc,
		void *userData, CUasyncCallbackHandle *callback);
CUresult cuDeviceSetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr, void *value);
CUresult cuDeviceSetMemPool(CUdevice dev, CUmemoryPool pool);
CUresult cuDeviceTotalMem(unsigned int *bytes, CUdevice dev);
CUresult cuDeviceTotalMem_v2(size_t *bytes, CUdevice dev);
CUresult cuDeviceUnregisterAsyncNotification(CUdevice device, CUasyncCallbackHandle callback);
CUresult cuDriverGetVersion(int *driverVersion);
CUresult cuEGLStreamConsumerAcquireFrame(CUeglStreamConnection *conn,
		CUgraphicsResource *pCudaResource, CUstream *pStream, unsigned int timeout);
CUresult cuEGLStreamConsumerConnect(CUeglStreamConnection *conn, EGLStreamKHR stream);
CUresult cuEGLStreamConsumerConnectWithFlags(CUeglStreamConnection *conn, EGLStreamKHR stream,
		unsigned int flags);
CUresult cuEGLStreamConsumerDisconnect(CUeglStreamConnection *conn);
CUresult cuEGLStreamConsumerReleaseFrame(CUeglStreamConnection *conn,
		CUgraphicsResource pCudaResource, CUstream *pStream);
CUresult cuEGLStreamProducerConnect(CUeglStreamConnection *conn, EGLStreamKHR stream, EGLint width,
		EGLint height);
CUresult cuEGLStreamProducerDisconnect(CUeglStreamConnection *conn);
CUresult cuEGLStreamProducerPresentFrame(CUeglStreamConnection *conn, CUeglFrame eglframe,
		CUstream *pStream);
CUresult cuEGLStreamProducerReturnFrame(CUeglStreamConnection *conn, CUeglFrame *eglframe,
		CUstream *pStream);
CUresult cuEventCreate(CUevent *phEvent, unsigned int Flags);
CUresult cuEventCreateFromEGLSync(CUevent *phEvent, EGLSyncKHR eglSync, unsigned int flags);
CUresult cuEventDestroy(CUevent hEvent);
CUresult cuEventDestroy_v2(CUevent hEvent);
CUresult cuEventElapsedTime(float *pMilliseconds, CUevent hStart, CUevent hEnd);
CUresult cuEventElapsedTime_v2(float *pMilliseconds, CUevent hStart, CUevent hEnd);
CUresult cuEventQuery(CUevent hEvent);
CUresult cuEventRecord(CUevent hEvent, CUstream hStream);
CUresult cuEventRecordWithFlags(CUevent hEvent, CUstream hStream, unsigned int flags);
CUresult cuEventRecordWithFlags_ptsz(CUevent hEvent, CUstream hStream, unsigned int flags);
CUresult cuEventRecord_ptsz(CUevent hEvent, CUstream hStream);
CUresult cuEventSynchronize(CUevent hEvent);
CUresult cuExternalMemoryGetMappedBuffer(CUdeviceptr *devPtr, CUexternalMemory extMem,
		const CUDA_EXTERNAL_MEMORY_BUFFER_DESC *bufferDesc);
CUresult cuExternalMemoryGetMappedMipmappedArray(CUmipmappedArray *mipmap, CUexternalMemory extMem,
		const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC *mipmapDesc);
CUresult cuFabricCpyBatchAsync(size_t numOps, CUDA_FABRIC_COPY_BATCH_OP *opList,
		unsigned long long flags, CUstream hStream);
CUresult cuFabricCpyBatchAsync_ptsz(size_t numOps, CUDA_FABRIC_COPY_BATCH_OP *opList,
		unsigned long long flags, CUstream hStream);
CUresult cuFlushGPUDirectRDMAWrites(CUflushGPUDirectRDMAWritesTarget target,
		CUflushGPUDirectRDMAWritesScope scope);
CUresult cuFuncGetAttribute(int *pi, CUfunction_attribute attrib, CUfunction hfunc);
CUresult cuFuncGetModule(CUmodule *hmod, CUfunction hfunc);
CUresult cuFuncGetName(const char **name, CUfunction hfunc);
CUresult cuFuncGetParamCount(CUfunction func, size_t *paramCount);
CUresult cuFuncGetParamInfo(CUfunction func, size_t paramIndex, size_t *paramOffset,
		size_t *paramSize);
CUresult cuFuncIsLoaded(CUfunctionLoadingState *state, CUfunction function);
CUresult cuFuncLoad(CUfunction function);
CUresult cuFuncSetAttribute(CUfunction hfunc, CUfunction_attribute attrib, int value);
CUresult cuFuncSetBlockShape(CUfunction hfunc, int x, int y, int z);
CUresult cuFuncSetCacheConfig(CUfunction hfunc, CUfunc_cache config);
CUresult cuFuncSetSharedMemConfig(CUfunction hfunc, CUsharedconfig config);
CUresult cuFuncSetSharedSize(CUfunction hfunc, unsigned int bytes);
CUresult cuGLCtxCreate(CUcontext *pCtx, unsigned int Flags, CUdevice device);
CUresult cuGLCtxCreate_v2(CUcontext *pCtx, unsigned int Flags, CUdevice device);
CUresult cuGLGetDevices(unsigned int *pCudaDeviceCount, CUdevice *pCudaDevices,
		unsigned int cudaDeviceCount, CUGLDeviceList deviceList);
CUresult cuGLGetDevices_v2(unsigned int *pCudaDeviceCount, CUdevice *pCudaDevices,
		unsigned int cudaDeviceCount, CUGLDeviceList deviceList);
CUresult cuGLInit(void);
CUresult cuGLMapBufferObject(CUdeviceptr_v1 *dptr, unsigned int *size, GLuint buffer);
CUresult cuGLMapBufferObjectAsync(CUdeviceptr_v1 *dptr, unsigned int *size, GLuint buffer,
		CUstream hStream);
CUresult cuGLMapBufferObjectAsync_v2(CUdeviceptr *dptr, size_t *size, GLuint buffer,
		CUstream hStream);
CUresult cuGLMapBufferObjectAsync_v2_ptsz(CUdeviceptr *dptr, size_t *size, GLuint buffer,
		CUstream hStream);
CUresult cuGLMapBufferObject_v2(CUdeviceptr *dptr, size_t *size, GLuint buffer);
CUresult cuGLMapBufferObject_v2_ptds(CUdeviceptr *dptr, size_t *size, GLuint buffer);
CUresult cuGLRegisterBufferObject(GLuint buffer);
CUresult cuGLSetBufferObjectMapFlags(GLuint buffer, unsigned int Flags);
CUresult cuGLUnmapBufferObject(GLuint buffer);
CUresult cuGLUnmapBufferObjectAsync(GLuint buffer, CUstream hStream);
CUresult cuGLUnregisterBufferObject(GLuint buffer);
CUresult cuGetErrorName(CUresult error, const char **pStr);
CUresult cuGetErrorString(CUresult error, const char **pStr);
CUresult cuGetExportTable(const void **ppExportTable, const CUuuid *pExportTableId);
CUresult cuGetProcAddress(const char *symbol, void **pfn, int cudaVersion, cuuint64_t flags);
CUresult cuGetProcAddress_v2(const char *symbol, void **pfn, int cudaVersion, cuuint64_t flags,
		CUdriverProcAddressQueryResult *symbolStatus);
CUresult cuGraphAddBatchMemOpNode(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, size_t numDependencies,
		const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams);
CUresult cuGraphAddChildGraphNode(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, size_t numDependencies, CUgraph childGraph);
CUresult cuGraphAddDependencies(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to,
		size_t numDependencies);
CUresult cuGraphAddDependencies_v2(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to,
		const CUgraphEdgeData *edgeData, size_t numDependencies);
CUresult cuGraphAddEmptyNode(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, size_t numDependencies);
CUresult cuGraphAddEventRecordNode(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, size_t numDependencies, CUevent event);
CUresult cuGraphAddEventWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, size_t numDependencies, CUevent event);
CUresult cuGraphAddExternalSemaphoresSignalNode(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, size_t numDependencies,
		const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams);
CUresult cuGraphAddExternalSemaphoresWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, size_t numDependencies,
		const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams);
CUresult cuGraphAddHostNode(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, size_t numDependencies,
		const CUDA_HOST_NODE_PARAMS *nodeParams);
CUresult cuGraphAddKernelNode(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, size_t numDependencies,
		const CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams);
CUresult cuGraphAddKernelNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, size_t numDependencies,
		const CUDA_KERNEL_NODE_PARAMS *nodeParams);
CUresult cuGraphAddMemAllocNode(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, size_t numDependencies,
		CUDA_MEM_ALLOC_NODE_PARAMS *nodeParams);
CUresult cuGraphAddMemFreeNode(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, size_t numDependencies, CUdeviceptr dptr);
CUresult cuGraphAddMemcpyNode(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, size_t numDependencies,
		const CUDA_MEMCPY3D *copyParams, CUcontext ctx);
CUresult cuGraphAddMemsetNode(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, size_t numDependencies,
		const CUDA_MEMSET_NODE_PARAMS *memsetParams, CUcontext ctx);
CUresult cuGraphAddNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
		size_t numDependencies, CUgraphNodeParams *nodeParams);
CUresult cuGraphAddNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData,
		size_t numDependencies, CUgraphNodeParams *nodeParams);
CUresult cuGraphAddNode_v3(CUgraphNode *phGraphNode, CUgraph hGraph,
		const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData,
		size_t numDependencies, CUgraphNodeParams *nodeParams);
CUresult cuGraphBatchMemOpNodeGetParams(CUgraphNode hNode,
		CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams_out);
CUresult cuGraphBatchMemOpNodeSetParams(CUgraphNode hNode,
		const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams);
CUresult cuGraphChildGraphNodeGetGraph(CUgraphNode hNode, CUgraph *phGraph);
CUresult cuGraphClone(CUgraph *phGraphClone, CUgraph originalGraph);
CUresult cuGraphConditionalHandleCreate(CUgraphConditionalHandle *pHandle_out, CUgraph hGraph,
		CUcontext ctx, unsigned int defaultLaunchValue, unsigned int flags);
CUresult cuGraphCreate(CUgraph *phGraph, unsigned int flags);
CUresult cuGraphDebugDotPrint(CUgraph hGraph, const char *path, unsigned int flags);
CUresult cuGraphDestroy(CUgraph hGraph);
CUresult cuGraphDestroyNode(CUgraphNode hNode);
CUresult cuGraphEventRecordNodeGetEvent(CUgraphNode hNode, CUevent *event_out);
CUresult cuGraphEventRecordNodeSetEvent(CUgraphNode hNode, CUevent event);
CUresult cuGraphEventWaitNodeGetEvent(CUgraphNode hNode, CUevent *event_out);
CUresult cuGraphEventWaitNodeSetEvent(CUgraphNode hNode, CUevent event);
CUresult cuGraphExecBatchMemOpNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
		const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams);
CUresult cuGraphExecChildGraphNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
		CUgraph childGraph);
CUresult cuGraphExecDestroy(CUgraphExec hGraphExec);
CUresult cuGraphExecEventRecordNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode,
		CUevent event);
CUresult cuGraphExecEventWaitNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode, CUevent event);
CUresult cuGraphExecExternalSemaphoresSignalNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
		const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams);
CUresult cuGraphExecExternalSemaphoresWaitNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
		const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams);
CUresult cuGraphExecGetFlags(CUgraphExec hGraphExec, cuuint64_t *flags);
CUresult cuGraphExecGetId(CUgraphExec hGraphExec, unsigned int *graphId);
CUresult cuGraphExecHostNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
		const CUDA_HOST_NODE_PARAMS *nodeParams);
CUresult cuGraphExecKernelNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
		const CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams);
CUresult cuGraphExecKernelNodeSetParams_v2(CUgraphExec hGraphExec, CUgraphNode hNode,
		const CUDA_KERNEL_NODE_PARAMS *nodeParams);
CUresult cuGraphExecMemcpyNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
		const CUDA_MEMCPY3D *copyParams, CUcontext ctx);
CUresult cuGraphExecMemsetNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
		const CUDA_MEMSET_NODE_PARAMS *memsetParams, CUcontext ctx);
CUresult cuGraphExecNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
		CUgraphNodeParams *nodeParams);
CUresult cuGraphExecUpdate(CUgraphExec hGraphExec, CUgraph hGraph, CUgraphNode *hErrorNode_out,
		CUgraphExecUpdateResult *updateResult_out);
CUresult cuGraphExecUpdate_v2(CUgraphExec hGraphExec, CUgraph hGraph,
		CUgraphExecUpdateResultInfo *resultInfo);
CUresult cuGraphExternalSemaphoresSignalNodeGetParams(CUgraphNode hNode,
		CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *params_out);
CUresult cuGraphExternalSemaphoresSignalNodeSetParams(CUgraphNode hNode,
		const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams);
CUresult cuGraphExternalSemaphoresWaitNodeGetParams(CUgraphNode hNode,
		CUDA_EXT_SEM_WAIT_NODE_PARAMS *params_out);
CUresult cuGraphExternalSemaphoresWaitNodeSetParams(CUgraphNode hNode,
		const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams);
CUresult cuGraphGetEdges(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to, size_t *numEdges);
CUresult cuGraphGetEdges_v2(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to,
		CUgraphEdgeData *edgeData, size_t *numEdges);
CUresult cuGraphGetId(CUgraph hGraph, unsigned int *graphId);
CUresult cuGraphGetNodes(CUgraph hGraph, CUgraphNode *nodes, size_t *numNodes);
CUresult cuGraphGetRootNodes(CUgraph hGraph, CUgraphNode *rootNodes, size_t *numRootNodes);
CUresult cuGraphHostNodeGetParams(CUgraphNode hNode, CUDA_HOST_NODE_PARAMS *nodeParams);
CUresult cuGraphHostNodeSetParams(CUgraphNode hNode, const CUDA_HOST_NODE_PARAMS *nodeParams);
CUresult cuGraphInstantiate(CUgraphExec *phGraphExec, CUgraph hGraph, CUgraphNode *phErrorNode,
		char *logBuffer, size_t bufferSize);
CUresult cuGraphInstantiateWithFlags(CUgraphExec *phGraphExec, CUgraph hGraph,
		unsigned long long flags);
CUresult cuGraphInstantiateWithParams(CUgraphExec *phGraphExec, CUgraph hGraph,
		CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams);
CUresult cuGraphInstantiateWithParams_ptsz(CUgraphExec *phGraphExec, CUgraph hGraph,
		CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams);
CUresult cuGraphInstantiate_v2(CUgraphExec *phGraphExec, CUgraph hGraph, CUgraphNode *phErrorNode,
		char *logBuffer, size_t bufferSize);
CUresult cuGraphKernelNodeCopyAttributes(CUgraphNode dst, CUgraphNode src);
CUresult cuGraphKernelNodeGetAttribute(CUgraphNode hNode, CUkernelNodeAttrID attr,
		CUkernelNodeAttrValue *value_out);
CUresult cuGraphKernelNodeGetParams(CUgraphNode hNode, CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams);
CUresult cuGraphKernelNodeGetParams_v2(CUgraphNode hNode, CUDA_KERNEL_NODE_PARAMS *nodeParams);
CUresult cuGraphKernelNodeSetAttribute(CUgraphNode hNode, CUkernelNodeAttrID attr,
		const CUkernelNodeAttrValue *value);
CUresult cuGraphKernelNodeSetParams(CUgraphNode hNode,
		const CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams);
CUresult cuGraphKernelNodeSetParams_v2(CUgraphNode hNode,
		const CUDA_KERNEL_NODE_PARAMS *nodeParams);
CUresult cuGraphLaunch(CUgraphExec hGraphExec, CUstream hStream);
CUresult cuGraphLaunch_ptsz(CUgraphExec hGraphExec, CUstream hStream);
CUresult cuGraphMemAllocNodeGetParams(CUgraphNode hNode, CUDA_MEM_ALLOC_NODE_PARAMS *params_out);
CUresult cuGraphMemFreeNodeGetParams(CUgraphNode hNode, CUdeviceptr *dptr_out);
CUresult cuGraphMemcpyNodeGetParams(CUgraphNode hNode, CUDA_MEMCPY3D *nodeParams);
CUresult cuGraphMemcpyNodeSetParams(CUgraphNode hNode, const CUDA_MEMCPY3D *nodeParams);
CUresult cuGraphMemsetNodeGetParams(CUgraphNode hNode, CUDA_MEMSET_NODE_PARAMS *nodeParams);
CUresult cuGraphMemsetNodeSetParams(CUgraphNode hNode, const CUDA_MEMSET_NODE_PARAMS *nodeParams);
CUresult cuGraphNodeFindInClone(CUgraphNode *phNode, CUgraphNode hOriginalNode,
		CUgraph hClonedGraph);
CUresult cuGraphNodeGetContainingGraph(CUgraphNode hNode, CUgraph *phGraph);
CUresult cuGraphNodeGetDependencies(CUgraphNode hNode, CUgraphNode *dependencies,
		size_t *numDependencies);
CUresult cuGraphNodeGetDependencies_v2(CUgraphNode hNode, CUgraphNode *dependencies,
		CUgraphEdgeData *edgeData, size_t *numDependencies);
CUresult cuGraphNodeGetDependentNodes(CUgraphNode hNode, CUgraphNode *dependentNodes,
		size_t *numDependentNodes);
CUresult cuGraphNodeGetDependentNodes_v2(CUgraphNode hNode, CUgraphNode *dependentNodes,
		CUgraphEdgeData *edgeData, size_t *numDependentNodes);
CUresult cuGraphNodeGetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode, unsigned int *isEnabled);
CUresult cuGraphNodeGetLocalId(CUgraphNode hNode, unsigned int *nodeId);
CUresult cuGraphNodeGetParams(CUgraphNode hNode, CUgraphNodeParams *nodeParams);
CUresult cuGraphNodeGetToolsId(CUgraphNode hNode, unsigned long long *toolsNodeId);
CUresult cuGraphNodeGetType(CUgraphNode hNode, CUgraphNodeType *type);
CUresult cuGraphNodeSetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode, unsigned int isEnabled);
CUresult cuGraphNodeSetParams(CUgraphNode hNode, CUgraphNodeParams *nodeParams);
CUresult cuGraphNodeSetParams_v2(CUgraphNode hNode, CUgraphNodeParams *nodeParams);
CUresult cuGraphReleaseUserObject(CUgraph graph, CUuserObject object, unsigned int count);
CUresult cuGraphRemoveDependencies(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to,
		size_t numDependencies);
CUresult cuGraphRemoveDependencies_v2(CUgraph hGraph, const CUgraphNode *from,
		const CUgraphNode *to, const CUgraphEdgeData *edgeData, size_t numDependencies);
CUresult cuGraphRetainUserObject(CUgraph graph, CUuserObject object, unsigned int count,
		unsigned int flags);
CUresult cuGraphUpload(CUgraphExec hGraphExec, CUstream hStream);
CUresult cuGraphUpload_ptsz(CUgraphExec hGraphExec, CUstream hStream);
CUresult cuGraphicsEGLRegisterImage(CUgraphicsResource *pCudaResource, EGLImageKHR image,
		unsigned int flags);
CUresult cuGraphicsGLRegisterBuffer(CUgraphicsResource *pCudaResource, GLuint buffer,
		unsigned int Flags);
CUresult cuGraphicsGLRegisterImage(CUgraphicsResource *pCudaResource, GLuint image, GLenum target,
		unsigned int Flags);
CUresult cuGraphicsMapResources(unsigned int count, CUgraphicsResource *resources,
		CUstream hStream);
CUresult cuGraphicsMapResources_ptsz(unsigned int count, CUgraphicsResource *resources,
		CUstream hStream);
CUresult cuGraphicsResourceGetMappedEglFrame(CUeglFrame *eglFrame, CUgraphicsResource resource,
		unsigned int index, unsigned int mipLevel);
CUresult cuGraphicsResourceGetMappedMipmappedArray(CUmipmappedArray *pMipmappedArray,
		CUgraphicsResource resource);
CUresult cuGraphicsResourceGetMappedPointer(CUdeviceptr_v1 *pDevPtr, unsigned int *pSize,
		CUgraphicsResource resource);
CUresult cuGraphicsResourceGetMappedPointer_v2(CUdeviceptr *pDevPtr, size_t *pSize,
		CUgraphicsResource resource);
CUresult cuGraphicsResourceSetMapFlags(CUgraphicsResource resource, unsigned int flags);
CUresult cuGraphicsResourceSetMapFlags_v2(CUgraphicsResource resource, unsigned int flags);
CUresult cuGraphicsSubResourceGetMappedArray(CUarray *pArray, CUgraphicsResource resource,
		unsigned int arrayIndex, unsigned int mipLevel);
CUresult cuGraphicsUnmapResources(unsigned int count, CUgraphicsResource *resources,
		CUstream hStream);
CUresult cuGraphicsUnmapResources_ptsz(unsigned int count, CUgraphicsResource *resources,
		CUstream hStream);
CUresult cuGraphicsUnregisterResource(CUgraphicsResource resource);
CUresult cuGraphicsVDPAURegisterOutputSurface(CUgraphicsResource *pCudaResource,
		VdpOutputSurface vdpSurface, unsigned int flags);
CUresult cuGraphicsVDPAURegisterVideoSurface(CUgraphicsResource *pCudaResource,
		VdpVideoSurface vdpSurface, unsigned int flags);
CUresult cuGreenCtxCreate(CUgreenCtx *phCtx, CUdevResourceDesc desc, CUdevice dev,
		unsigned int flags);
CUresult cuGreenCtxDestroy(CUgreenCtx hCtx);
CUresult cuGreenCtxGetDevResource(CUgreenCtx hCtx, CUdevResource *resource, CUdevResourceType type);
CUresult cuGreenCtxGetId(CUgreenCtx greenCtx, unsigned long long *greenCtxId);
CUresult cuGreenCtxRecordEvent(CUgreenCtx hCtx, CUevent hEvent);
CUresult cuGreenCtxStreamCreate(CUstream *phStream, CUgreenCtx greenCtx, unsigned int flags,
		int priority);
CUresult cuGreenCtxWaitEvent(CUgreenCtx hCtx, CUevent hEvent);
CUresult cuImportExternalMemory(CUexternalMemory *extMem_out,
		const CUDA_EXTERNAL_MEMORY_HANDLE_DESC *memHandleDesc);
CUresult cuImportExternalSemaphore(CUexternalSemaphore *extSem_out,
		const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC *semHandleDesc);
CUresult cuInit(unsigned int Flags);
CUresult cuIpcCloseMemHandle(CUdeviceptr dptr);
CUresult cuIpcGetEventHandle(CUipcEventHandle *pHandle, CUevent event);
CUresult cuIpcGetMemHandle(CUipcMemHandle *pHandle, CUdeviceptr dptr);
CUresult cuIpcOpenEventHandle(CUevent *phEvent, CUipcEventHandle handle);
CUresult cuIpcOpenMemHandle(CUdeviceptr *pdptr, CUipcMemHandle handle, unsigned int Flags);
CUresult cuIpcOpenMemHandle_v2(CUdeviceptr *pdptr, CUipcMemHandle handle, unsigned int Flags);
CUresult cuKernelGetAttribute(int *pi, CUfunction_attribute attrib, CUkernel kernel, CUdevice dev);
CUresult cuKernelGetFunction(CUfunction *pFunc, CUkernel kernel);
CUresult cuKernelGetLibrary(CUlibrary *pLib, CUkernel kernel);
CUresult cuKernelGetName(const char **name, CUkernel hfunc);
CUresult cuKernelGetParamCount(CUkernel kernel, size_t *paramCount);
CUresult cuKernelGetParamInfo(CUkernel kernel, size_t paramIndex, size_t *paramOffset,
		size_t *paramSize);
CUresult cuKernelSetAttribute(CUfunction_attribute attrib, int val, CUkernel kernel, CUdevice dev);
CUresult cuKernelSetCacheConfig(CUkernel kernel, CUfunc_cache config, CUdevice dev);
CUresult cuLaunch(CUfunction f);
CUresult cuLaunchCooperativeKernel(CUfunction f, unsigned int gridDimX, unsigned int gridDimY,
		unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY,
		unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream,
		void **kernelParams);
CUresult cuLaunchCooperativeKernelMultiDevice(CUDA_LAUNCH_PARAMS *launchParamsList,
		unsigned int numDevices, unsigned int flags);
CUresult cuLaunchCooperativeKernel_ptsz(CUfunction f, unsigned int gridDimX, unsigned int gridDimY,
		unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY,
		unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream,
		void **kernelParams);
CUresult cuLaunchGrid(CUfunction f, int grid_width, int grid_height);
CUresult cuLaunchGridAsync(CUfunction f, int grid_width, int grid_height, CUstream hStream);
CUresult cuLaunchHostFunc(CUstream hStream, CUhostFn fn, void *userData);
CUresult cuLaunchHostFunc_ptsz(CUstream hStream, CUhostFn fn, void *userData);
CUresult cuLaunchHostFunc_v2(CUstream hStream, CUhostFn fn, void *userData, unsigned int syncMode);
CUresult cuLaunchHostFunc_v2_ptsz(CUstream hStream, CUhostFn fn, void *userData,
		unsigned int syncMode);
CUresult cuLaunchKernel(CUfunction f, unsigned int gridDimX, unsigned int gridDimY,
		unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY,
		unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream,
		void **kernelParams, void **extra);
CUresult cuLaunchKernelEx(const CUlaunchConfig *config, CUfunction f, void **kernelParams,
		void **extra);
CUresult cuLaunchKernelEx_ptsz(const CUlaunchConfig *config, CUfunction f, void **kernelParams,
		void **extra);
CUresult cuLaunchKernel_ptsz(CUfunction f, unsigned int gridDimX, unsigned int gridDimY,
		unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY,
		unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream,
		void **kernelParams, void **extra);
CUresult cuLibraryEnumerateKernels(CUkernel *kernels, unsigned int numKernels, CUlibrary lib);
CUresult cuLibraryGetGlobal(CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const char *name);
CUresult cuLibraryGetKernel(CUkernel *pKernel, CUlibrary library, const char *name);
CUresult cuLibraryGetKernelCount(unsigned int *count, CUlibrary lib);
CUresult cuLibraryGetManaged(CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const char *name);
CUresult cuLibraryGetModule(CUmodule *pMod, CUlibrary library);
CUresult cuLibraryGetUnifiedFunction(void **fptr, CUlibrary library, const char *symbol);
CUresult cuLibraryLoadData(CUlibrary *library, const void *code, CUjit_option *jitOptions,
		void **jitOptionsValues, unsigned int numJitOptions,
		CUlibraryOption *libraryOptions, void **libraryOptionValues,
		unsigned int numLibraryOptions);
CUresult cuLibraryLoadFromFile(CUlibrary *library, const char *fileName, CUjit_option *jitOptions,
		void **jitOptionsValues, unsigned int numJitOptions,
		CUlibraryOption *libraryOptions, void **libraryOptionValues,
		unsigned int numLibraryOptions);
CUresult cuLibraryUnload(CUlibrary library);
CUresult cuLinkAddData(CUlinkState state, CUjitInputType type, void *data, size_t size,
		const char *name, unsigned int numOptions, CUjit_option *options,
		void **optionValues);
CUresult cuLinkAddData_v2(CUlinkState state, CUjitInputType type, void *data, size_t size,
		const char *name, unsigned int numOptions, CUjit_option *options,
		void **optionValues);
CUresult cuLinkAddFile(CUlinkState state, CUjitInputType type, const char *path,
		unsigned int numOptions, CUjit_option *options, void **optionValues);
CUresult cuLinkAddFile_v2(CUlinkState state, CUjitInputType type, const char *path,
		unsigned int numOptions, CUjit_option *options, void **optionValues);
CUresult cuLinkComplete(CUlinkState state, void **cubinOut, size_t *sizeOut);
CUresult cuLinkCreate(unsigned int numOptions, CUjit_option *options, void **optionValues,
		CUlinkState *stateOut);
CUresult cuLinkCreate_v2(unsigned int numOptions, CUjit_option *options, void **optionValues,
		CUlinkState *stateOut);
CUresult cuLinkDestroy(CUlinkState state);
CUresult cuLogicalEndpointAddDevice(CUlogicalEndpointId leId, CUdevice dev);
CUresult cuLogicalEndpointBindAddr(CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset,
		void *ptr, cuuint64_t size, unsigned long long flags);
CUresult cuLogicalEndpointBindMem(CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset,
		CUmemGenericAllocationHandle memHandle, cuuint64_t memOffset, cuuint64_t size,
		unsigned long long flags);
CUresult cuLogicalEndpointCreate(CUlogicalEndpointId leId, const CUlogicalEndpointProp *prop);
CUresult cuLogicalEndpointDestroy(CUlogicalEndpointId leId);
CUresult cuLogicalEndpointExport(void *handle, CUlogicalEndpointId leId,
		CUlogicalEndpointIpcHandleType handleType);
CUresult cuLogicalEndpointGetLimits(cuuint64_t *bindAlignment, cuuint64_t *maxSize,
		const CUlogicalEndpointProp *prop);
CUresult cuLogicalEndpointIdRelease(CUlogicalEndpointId baseLeId, cuuint32_t count);
CUresult cuLogicalEndpointIdReserve(CUlogicalEndpointId *baseLeId, cuuint32_t count);
CUresult cuLogicalEndpointImport(CUlogicalEndpointId leId, const void *handle,
		CUlogicalEndpointIpcHandleType handleType);
CUresult cuLogicalEndpointQuery(CUlogicalEndpointId leId, cuuint32_t count, int *queryStatus);
CUresult cuLogicalEndpointUnbind(CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset,
		cuuint64_t size);
CUresult cuLogsCurrent(CUlogIterator *iterator_out, unsigned int flags);
CUresult cuLogsDumpToFile(CUlogIterator *iterator, const char *pathToFile, unsigned int flags);
CUresult cuLogsDumpToMemory(CUlogIterator *iterator, char *buffer, size_t *size,
		unsigned int flags);
CUresult cuLogsRegisterCallback(CUlogsCallback callbackFunc, void *userData,
		CUlogsCallbackHandle *callback_out);
CUresult cuLogsUnregisterCallback(CUlogsCallbackHandle callback);
CUresult cuMemAddressFree(CUdeviceptr ptr, size_t size);
CUresult cuMemAddressReserve(CUdeviceptr *ptr, size_t size, size_t alignment, CUdeviceptr addr,
		unsigned long long flags);
CUresult cuMemAdvise(CUdeviceptr devPtr, size_t count, CUmem_advise advice, CUdevice device);
CUresult cuMemAdvise_v2(CUdeviceptr devPtr, size_t count, CUmem_advise advice,
		CUmemLocation location);
CUresult cuMemAlloc(CUdeviceptr_v1 *dptr, unsigned int bytesize);
CUresult cuMemAllocAsync(CUdeviceptr *dptr, size_t bytesize, CUstream hStream);
CUresult cuMemAllocAsync_ptsz(CUdeviceptr *dptr, size_t bytesize, CUstream hStream);
CUresult cuMemAllocFromPoolAsync(CUdeviceptr *dptr, size_t bytesize, CUmemoryPool pool,
		CUstream hStream);
CUresult cuMemAllocFromPoolAsync_ptsz(CUdeviceptr *dptr, size_t bytesize, CUmemoryPool pool,
		CUstream hStream);
CUresult cuMemAllocHost(void **pp, unsigned int bytesize);
CUresult cuMemAllocHost_v2(void **pp, size_t bytesize);
CUresult cuMemAllocManaged(CUdeviceptr *dptr, size_t bytesize, unsigned int flags);
CUresult cuMemAllocPitch(CUdeviceptr_v1 *dptr, unsigned int *pPitch, unsigned int WidthInBytes,
		unsigned int Height, unsigned int ElementSizeBytes);
CUresult cuMemAllocPitch_v2(CUdeviceptr *dptr, size_t *pPitch, size_t WidthInBytes, size_t Height,
		unsigned int ElementSizeBytes);
CUresult cuMemAlloc_v2(CUdeviceptr *dptr, size_t bytesize);
CUresult cuMemBatchDecompressAsync(CUmemDecompressParams *paramsArray, size_t count,
		unsigned int flags, size_t *errorIndex, CUstream stream);
CUresult cuMemBatchDecompressAsync_ptsz(CUmemDecompressParams *paramsArray, size_t count,
		unsigned int flags, size_t *errorIndex, CUstream stream);
CUresult cuMemCreate(CUmemGenericAllocationHandle *handle, size_t size,
		const CUmemAllocationProp *prop, unsigned long long flags);
CUresult cuMemDiscardAndPrefetchBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count,
		CUmemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs,
		unsigned long long flags, CUstream hStream);
CUresult cuMemDiscardAndPrefetchBatchAsync_ptsz(CUdeviceptr *dptrs, size_t *sizes, size_t count,
		CUmemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs,
		unsigned long long flags, CUstream hStream);
CUresult cuMemDiscardBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count,
		unsigned long long flags, CUstream hStream);
CUresult cuMemDiscardBatchAsync_ptsz(CUdeviceptr *dptrs, size_t *sizes, size_t count,
		unsigned long long flags, CUstream hStream);
CUresult cuMemExportToShareableHandle(void *shareableHandle, CUmemGenericAllocationHandle handle,
		CUmemAllocationHandleType handleType, unsigned long long flags);
CUresult cuMemFree(CUdeviceptr_v1 dptr);
CUresult cuMemFreeAsync(CUdeviceptr dptr, CUstream hStream);
CUresult cuMemFreeAsync_ptsz(CUdeviceptr dptr, CUstream hStream);
CUresult cuMemFreeHost(void *p);
CUresult cuMemFree_v2(CUdeviceptr dptr);
CUresult cuMemGetAccess(unsigned long long *flags, const CUmemLocation *location, CUdeviceptr ptr);
CUresult cuMemGetAddressRange(CUdeviceptr_v1 *pbase, unsigned int *psize, CUdeviceptr_v1 dptr);
CUresult cuMemGetAddressRange_v2(CUdeviceptr *pbase, size_t *psize, CUdeviceptr dptr);
CUresult cuMemGetAllocationGranularity(size_t *granularity, const CUmemAllocationProp *prop,
		CUmemAllocationGranularity_flags option);
CUresult cuMemGetAllocationPropertiesFromHandle(CUmemAllocationProp *prop,
		CUmemGenericAllocationHandle handle);
CUresult cuMemGetDefaultMemPool(CUmemoryPool *pool_out, CUmemLocation *location,
		CUmemAllocationType type);
CUresult cuMemGetHandleForAddressRange(void *handle, CUdeviceptr dptr, size_t size,
		CUmemRangeHandleType handleType, unsigned long long flags);
CUresult cuMemGetInfo(unsigned int *free, unsigned int *total);
CUresult cuMemGetInfo_v2(size_t *free, size_t *total);
CUresult cuMemGetLocationInfo(CUdeviceptr ptr, size_t size, size_t summaryGranularity,
		size_t samplingGranularity, CUmemLocation *location_out);
CUresult cuMemGetMemPool(CUmemoryPool *pool, CUmemLocation *location, CUmemAllocationType type);
CUresult cuMemHostAlloc(void **pp, size_t bytesize, unsigned int Flags);
CUresult cuMemHostGetDevicePointer(CUdeviceptr_v1 *pdptr, void *p, unsigned int Flags);
CUresult cuMemHostGetDevicePointer_v2(CUdeviceptr *pdptr, void *p, unsigned int Flags);
CUresult cuMemHostGetFlags(unsigned int *pFlags, void *p);
CUresult cuMemHostRegister(void *p, size_t bytesize, unsigned int Flags);
CUresult cuMemHostRegister_v2(void *p, size_t bytesize, unsigned int Flags);
CUresult cuMemHostUnregister(void *p);
CUresult cuMemImportFromShareableHandle(CUmemGenericAllocationHandle *handle, void *osHandle,
		CUmemAllocationHandleType shHandleType);
CUresult cuMemMap(CUdeviceptr ptr, size_t size, size_t offset, CUmemGenericAllocationHandle handle,
		unsigned long long flags);
CUresult cuMemMapArrayAsync(CUarrayMapInfo *mapInfoList, unsigned int count, CUstream hStream);
CUresult cuMemMapArrayAsync_ptsz(CUarrayMapInfo *mapInfoList, unsigned int count, CUstream hStream);
CUresult cuMemPoolCreate(CUmemoryPool *pool, const CUmemPoolProps *poolProps);
CUresult cuMemPoolDestroy(CUmemoryPool pool);
CUresult cuMemPoolExportPointer(CUmemPoolPtrExportData *shareData_out, CUdeviceptr ptr);
CUresult cuMemPoolExportToShareableHandle(void *handle_out, CUmemoryPool pool,
		CUmemAllocationHandleType handleType, unsigned long long flags);
CUresult cuMemPoolGetAccess(CUmemAccess_flags *flags, CUmemoryPool memPool,
		CUmemLocation *location);
CUresult cuMemPoolGetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value);
CUresult cuMemPoolImportFromShareableHandle(CUmemoryPool *pool_out, void *handle,
		CUmemAllocationHandleType handleType, unsigned long long flags);
CUresult cuMemPoolImportPointer(CUdeviceptr *ptr_out, CUmemoryPool pool,
		CUmemPoolPtrExportData *shareData);
CUresult cuMemPoolSetAccess(CUmemoryPool pool, const CUmemAccessDesc *map, size_t count);
CUresult cuMemPoolSetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value);
CUresult cuMemPoolTrimTo(CUmemoryPool pool, size_t minBytesToKeep);
CUresult cuMemPrefetchAsync(CUdeviceptr devPtr, size_t count, CUdevice dstDevice, CUstream hStream);
CUresult cuMemPrefetchAsync_ptsz(CUdeviceptr devPtr, size_t count, CUdevice dstDevice,
		CUstream hStream);
CUresult cuMemPrefetchAsync_v2(CUdeviceptr devPtr, size_t count, CUmemLocation location,
		unsigned int flags, CUstream hStream);
CUresult cuMemPrefetchAsync_v2_ptsz(CUdeviceptr devPtr, size_t count, CUmemLocation location,
		unsigned int flags, CUstream hStream);
CUresult cuMemPrefetchBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count,
		CUmemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs,
		unsigned long long flags, CUstream hStream);
CUresult cuMemPrefetchBatchAsync_ptsz(CUdeviceptr *dptrs, size_t *sizes, size_t count,
		CUmemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs,
		unsigned long long flags, CUstream hStream);
CUresult cuMemRangeGetAttribute(void *data, size_t dataSize, CUmem_range_attribute attribute,
		CUdeviceptr devPtr, size_t count);
CUresult cuMemRangeGetAttributes(void **data, size_t *dataSizes, CUmem_range_attribute *attributes,
		size_t numAttributes, CUdeviceptr devPtr, size_t count);
CUresult cuMemRelease(CUmemGenericAllocationHandle handle);
CUresult cuMemRetainAllocationHandle(CUmemGenericAllocationHandle *handle, void *addr);
CUresult cuMemSetAccess(CUdeviceptr ptr, size_t size, const CUmemAccessDesc *desc, size_t count);
CUresult cuMemSetMemPool(CUmemLocation *location, CUmemAllocationType type, CUmemoryPool pool);
CUresult cuMemUnmap(CUdeviceptr ptr, size_t size);
CUresult cuMemcpy(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount);
CUresult cuMemcpy2D(const CUDA_MEMCPY2D_v1 *pCopy);
CUresult cuMemcpy2DAsync(const CUDA_MEMCPY2D_v1 *pCopy, CUstream hStream);
CUresult cuMemcpy2DAsync_v2(const CUDA_MEMCPY2D *pCopy, CUstream hStream);
CUresult cuMemcpy2DAsync_v2_ptsz(const CUDA_MEMCPY2D *pCopy, CUstream hStream);
CUresult cuMemcpy2DUnaligned(const CUDA_MEMCPY2D_v1 *pCopy);
CUresult cuMemcpy2DUnaligned_v2(const CUDA_MEMCPY2D *pCopy);
CUresult cuMemcpy2DUnaligned_v2_ptds(const CUDA_MEMCPY2D *pCopy);
CUresult cuMemcpy2D_v2(const CUDA_MEMCPY2D *pCopy);
CUresult cuMemcpy2D_v2_ptds(const CUDA_MEMCPY2D *pCopy);
CUresult cuMemcpy3D(const CUDA_MEMCPY3D_v1 *pCopy);
CUresult cuMemcpy3DAsync(const CUDA_MEMCPY3D_v1 *pCopy, CUstream hStream);
CUresult cuMemcpy3DAsync_v2(const CUDA_MEMCPY3D *pCopy, CUstream hStream);
CUresult cuMemcpy3DAsync_v2_ptsz(const CUDA_MEMCPY3D *pCopy, CUstream hStream);
CUresult cuMemcpy3DBatchAsync(size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList, size_t *failIdx,
		unsigned long long flags, CUstream hStream);
CUresult cuMemcpy3DBatchAsync_ptsz(size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList, size_t *failIdx,
		unsigned long long flags, CUstream hStream);
CUresult cuMemcpy3DBatchAsync_v2(size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList,
		unsigned long long flags, CUstream hStream);
CUresult cuMemcpy3DBatchAsync_v2_ptsz(size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList,
		unsigned long long flags, CUstream hStream);
CUresult cuMemcpy3DPeer(const CUDA_MEMCPY3D_PEER *pCopy);
CUresult cuMemcpy3DPeerAsync(const CUDA_MEMCPY3D_PEER *pCopy, CUstream hStream);
CUresult cuMemcpy3DPeerAsync_ptsz(const CUDA_MEMCPY3D_PEER *pCopy, CUstream hStream);
CUresult cuMemcpy3DPeer_ptds(const CUDA_MEMCPY3D_PEER *pCopy);
CUresult cuMemcpy3DWithAttributesAsync(CUDA_MEMCPY3D_BATCH_OP *op, unsigned long long flags,
		CUstream hStream);
CUresult cuMemcpy3DWithAttributesAsync_ptsz(CUDA_MEMCPY3D_BATCH_OP *op, unsigned long long flags,
		CUstream hStream);
CUresult cuMemcpy3D_v2(const CUDA_MEMCPY3D *pCopy);
CUresult cuMemcpy3D_v2_ptds(const CUDA_MEMCPY3D *pCopy);
CUresult cuMemcpyAsync(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount, CUstream hStream);
CUresult cuMemcpyAsync_ptsz(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount, CUstream hStream);
CUresult cuMemcpyAtoA(CUarray dstArray, unsigned int dstOffset, CUarray srcArray,
		unsigned int srcOffset, unsigned int ByteCount);
CUresult cuMemcpyAtoA_v2(CUarray dstArray, size_t dstOffset, CUarray srcArray, size_t srcOffset,
		size_t ByteCount);
CUresult cuMemcpyAtoA_v2_ptds(CUarray dstArray, size_t dstOffset, CUarray srcArray,
		size_t srcOffset, size_t ByteCount);
CUresult cuMemcpyAtoD(CUdeviceptr_v1 dstDevice, CUarray srcArray, unsigned int srcOffset,
		unsigned int ByteCount);
CUresult cuMemcpyAtoD_v2(CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset,
		size_t ByteCount);
CUresult cuMemcpyAtoD_v2_ptds(CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset,
		size_t ByteCount);
CUresult cuMemcpyAtoH(void *dstHost, CUarray srcArray, unsigned int srcOffset,
		unsigned int ByteCount);
CUresult cuMemcpyAtoHAsync(void *dstHost, CUarray srcArray, unsigned int srcOffset,
		unsigned int ByteCount, CUstream hStream);
CUresult cuMemcpyAtoHAsync_v2(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount,
		CUstream hStream);
CUresult cuMemcpyAtoHAsync_v2_ptsz(void *dstHost, CUarray srcArray, size_t srcOffset,
		size_t ByteCount, CUstream hStream);
CUresult cuMemcpyAtoH_v2(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount);
CUresult cuMemcpyAtoH_v2_ptds(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount);
CUresult cuMemcpyBatchAsync(CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes, size_t count,
		CUmemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs, size_t *failIdx,
		CUstream hStream);
CUresult cuMemcpyBatchAsync_ptsz(CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes, size_t count,
		CUmemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs, size_t *failIdx,
		CUstream hStream);
CUresult cuMemcpyBatchAsync_v2(CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes, size_t count,
		CUmemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs, CUstream hStream);
CUresult cuMemcpyBatchAsync_v2_ptsz(CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes,
		size_t count, CUmemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs,
		CUstream hStream);
CUresult cuMemcpyDtoA(CUarray dstArray, unsigned int dstOffset, CUdeviceptr_v1 srcDevice,
		unsigned int ByteCount);
CUresult cuMemcpyDtoA_v2(CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice,
		size_t ByteCount);
CUresult cuMemcpyDtoA_v2_ptds(CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice,
		size_t ByteCount);
CUresult cuMemcpyDtoD(CUdeviceptr_v1 dstDevice, CUdeviceptr_v1 srcDevice, unsigned int ByteCount);
CUresult cuMemcpyDtoDAsync(CUdeviceptr_v1 dstDevice, CUdeviceptr_v1 srcDevice,
		unsigned int ByteCount, CUstream hStream);
CUresult cuMemcpyDtoDAsync_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount,
		CUstream hStream);
CUresult cuMemcpyDtoDAsync_v2_ptsz(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount,
		CUstream hStream);
CUresult cuMemcpyDtoD_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount);
CUresult cuMemcpyDtoD_v2_ptds(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount);
CUresult cuMemcpyDtoH(void *dstHost, CUdeviceptr_v1 srcDevice, unsigned int ByteCount);
CUresult cuMemcpyDtoHAsync(void *dstHost, CUdeviceptr_v1 srcDevice, unsigned int ByteCount,
		CUstream hStream);
CUresult cuMemcpyDtoHAsync_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount,
		CUstream hStream);
CUresult cuMemcpyDtoHAsync_v2_ptsz(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount,
		CUstream hStream);
CUresult cuMemcpyDtoH_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount);
CUresult cuMemcpyDtoH_v2_ptds(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount);
CUresult cuMemcpyHtoA(CUarray dstArray, unsigned int dstOffset, const void *srcHost,
		unsigned int ByteCount);
CUresult cuMemcpyHtoAAsync(CUarray dstArray, unsigned int dstOffset, const void *srcHost,
		unsigned int ByteCount, CUstream hStream);
CUresult cuMemcpyHtoAAsync_v2(CUarray dstArray, size_t dstOffset, const void *srcHost,
		size_t ByteCount, CUstream hStream);
CUresult cuMemcpyHtoAAsync_v2_ptsz(CUarray dstArray, size_t dstOffset, const void *srcHost,
		size_t ByteCount, CUstream hStream);
CUresult cuMemcpyHtoA_v2(CUarray dstArray, size_t dstOffset, const void *srcHost, size_t ByteCount);
CUresult cuMemcpyHtoA_v2_ptds(CUarray dstArray, size_t dstOffset, const void *srcHost,
		size_t ByteCount);
CUresult cuMemcpyHtoD(CUdeviceptr_v1 dstDevice, const void *srcHost, unsigned int ByteCount);
CUresult cuMemcpyHtoDAsync(CUdeviceptr_v1 dstDevice, const void *srcHost, unsigned int ByteCount,
		CUstream hStream);
CUresult cuMemcpyHtoDAsync_v2(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount,
		CUstream hStream);
CUresult cuMemcpyHtoDAsync_v2_ptsz(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount,
		CUstream hStream);
CUresult cuMemcpyHtoD_v2(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount);
CUresult cuMemcpyHtoD_v2_ptds(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount);
CUresult cuMemcpyPeer(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice,
		CUcontext srcContext, size_t ByteCount);
CUresult cuMemcpyPeerAsync(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice,
		CUcontext srcContext, size_t ByteCount, CUstream hStream);
CUresult cuMemcpyPeerAsync_ptsz(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice,
		CUcontext srcContext, size_t ByteCount, CUstream hStream);
CUresult cuMemcpyPeer_ptds(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice,
		CUcontext srcContext, size_t ByteCount);
CUresult cuMemcpyWithAttributesAsync(CUdeviceptr dst, CUdeviceptr src, size_t size,
		CUmemcpyAttributes *attr, CUstream hStream);
CUresult cuMemcpyWithAttributesAsync_ptsz(CUdeviceptr dst, CUdeviceptr src, size_t size,
		CUmemcpyAttributes *attr, CUstream hStream);
CUresult cuMemcpy_ptds(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount);
CUresult cuMemsetD16(CUdeviceptr_v1 dstDevice, unsigned short us, unsigned int N);
CUresult cuMemsetD16Async(CUdeviceptr dstDevice, unsigned short us, size_t N, CUstream hStream);
CUresult cuMemsetD16Async_ptsz(CUdeviceptr dstDevice, unsigned short us, size_t N,
		CUstream hStream);
CUresult cuMemsetD16_v2(CUdeviceptr dstDevice, unsigned short us, size_t N);
CUresult cuMemsetD16_v2_ptds(CUdeviceptr dstDevice, unsigned short us, size_t N);
CUresult cuMemsetD2D16(CUdeviceptr_v1 dstDevice, unsigned int dstPitch, unsigned short us,
		unsigned int Width, unsigned int Height);
CUresult cuMemsetD2D16Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us, size_t Width,
		size_t Height, CUstream hStream);
CUresult cuMemsetD2D16Async_ptsz(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us,
		size_t Width, size_t Height, CUstream hStream);
CUresult cuMemsetD2D16_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us, size_t Width,
		size_t Height);
CUresult cuMemsetD2D16_v2_ptds(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us,
		size_t Width, size_t Height);
CUresult cuMemsetD2D32(CUdeviceptr_v1 dstDevice, unsigned int dstPitch, unsigned int ui,
		unsigned int Width, unsigned int Height);
CUresult cuMemsetD2D32Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui, size_t Width,
		size_t Height, CUstream hStream);
CUresult cuMemsetD2D32Async_ptsz(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui,
		size_t Width, size_t Height, CUstream hStream);
CUresult cuMemsetD2D32_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui, size_t Width,
		size_t Height);
CUresult cuMemsetD2D32_v2_ptds(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui,
		size_t Width, size_t Height);
CUresult cuMemsetD2D8(CUdeviceptr_v1 dstDevice, unsigned int dstPitch, unsigned char uc,
		unsigned int Width, unsigned int Height);
CUresult cuMemsetD2D8Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc, size_t Width,
		size_t Height, CUstream hStream);
CUresult cuMemsetD2D8Async_ptsz(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc,
		size_t Width, size_t Height, CUstream hStream);
CUresult cuMemsetD2D8_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc, size_t Width,
		size_t Height);
CUresult cuMemsetD2D8_v2_ptds(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc,
		size_t Width, size_t Height);
CUresult cuMemsetD32(CUdeviceptr_v1 dstDevice, unsigned int ui, unsigned int N);
CUresult cuMemsetD32Async(CUdeviceptr dstDevice, unsigned int ui, size_t N, CUstream hStream);
CUresult cuMemsetD32Async_ptsz(CUdeviceptr dstDevice, unsigned int ui, size_t N, CUstream hStream);
CUresult cuMemsetD32_v2(CUdeviceptr dstDevice, unsigned int ui, size_t N);
CUresult cuMemsetD32_v2_ptds(CUdeviceptr dstDevice, unsigned int ui, size_t N);
CUresult cuMemsetD8(CUdeviceptr_v1 dstDevice, unsigned char uc, unsigned int N);
CUresult cuMemsetD8Async(CUdeviceptr dstDevice, unsigned char uc, size_t N, CUstream hStream);
CUresult cuMemsetD8Async_ptsz(CUdeviceptr dstDevice, unsigned char uc, size_t N, CUstream hStream);
CUresult cuMemsetD8_v2(CUdeviceptr dstDevice, unsigned char uc, size_t N);
CUresult cuMemsetD8_v2_ptds(CUdeviceptr dstDevice, unsigned char uc, size_t N);
CUresult cuMipmappedArrayCreate(CUmipmappedArray *pHandle,
		const CUDA_ARRAY3D_DESCRIPTOR *pMipmappedArrayDesc, unsigned int numMipmapLevels);
CUresult cuMipmappedArrayDestroy(CUmipmappedArray hMipmappedArray);
CUresult cuMipmappedArrayGetLevel(CUarray *pLevelArray, CUmipmappedArray hMipmappedArray,
		unsigned int level);
CUresult cuMipmappedArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequirements,
		CUmipmappedArray mipmap, CUdevice device);
CUresult cuMipmappedArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties,
		CUmipmappedArray mipmap);
CUresult cuModuleEnumerateFunctions(CUfunction *functions, unsigned int numFunctions, CUmodule mod);
CUresult cuModuleGetFunction(CUfunction *hfunc, CUmodule hmod, const char *name);
CUresult cuModuleGetFunctionCount(unsigned int *count, CUmodule mod);
CUresult cuModuleGetGlobal(CUdeviceptr_v1 *dptr, unsigned int *bytes, CUmodule hmod,
		const char *name);
CUresult cuModuleGetGlobal_v2(CUdeviceptr *dptr, size_t *bytes, CUmodule hmod, const char *name);
CUresult cuModuleGetLoadingMode(CUmoduleLoadingMode *mode);
CUresult cuModuleGetSurfRef(CUsurfref *pSurfRef, CUmodule hmod, const char *name);
CUresult cuModuleGetTexRef(CUtexref *pTexRef, CUmodule hmod, const char *name);
CUresult cuModuleLoad(CUmodule *module, const char *fname);
CUresult cuModuleLoadData(CUmodule *module, const void *image);
CUresult cuModuleLoadDataEx(CUmodule *module, const void *image, unsigned int numOptions,
		CUjit_option *options, void **optionValues);
CUresult cuModuleLoadFatBinary(CUmodule *module, const void *fatCubin);
CUresult cuModuleUnload(CUmodule hmod);
CUresult cuMulticastAddDevice(CUmemGenericAllocationHandle mcHandle, CUdevice dev);
CUresult cuMulticastBindAddr(CUmemGenericAllocationHandle mcHandle, size_t mcOffset,
		CUdeviceptr memptr, size_t size, unsigned long long flags);
CUresult cuMulticastBindAddr_v2(CUmemGenericAllocationHandle mcHandle, CUdevice dev,
		size_t mcOffset, CUdeviceptr memptr, size_t size, unsigned long long flags);
CUresult cuMulticastBindMem(CUmemGenericAllocationHandle mcHandle, size_t mcOffset,
		CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size,
		unsigned long long flags);
CUresult cuMulticastBindMem_v2(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset,
		CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size,
		unsigned long long flags);
CUresult cuMulticastCreate(CUmemGenericAllocationHandle *mcHandle,
		const CUmulticastObjectProp *prop);
CUresult cuMulticastGetGranularity(size_t *granularity, const CUmulticastObjectProp *prop,
		CUmulticastGranularity_flags option);
CUresult cuMulticastUnbind(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset,
		size_t size);
CUresult cuOccupancyAvailableDynamicSMemPerBlock(size_t *dynamicSmemSize, CUfunction func,
		int numBlocks, int blockSize);
CUresult cuOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, CUfunction func, int blockSize,
		size_t dynamicSMemSize);
CUresult cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks, CUfunction func,
		int blockSize, size_t dynamicSMemSize, unsigned int flags);
CUresult cuOccupancyMaxActiveClusters(int *numClusters, CUfunction func,
		const CUlaunchConfig *config);
CUresult cuOccupancyMaxPotentialBlockSize(int *minGridSize, int *blockSize, CUfunction func,
		CUoccupancyB2DSize blockSizeToDynamicSMemSize, size_t dynamicSMemSize,
		int blockSizeLimit);
CUresult cuOccupancyMaxPotentialBlockSizeWithFlags(int *minGridSize, int *blockSize,
		CUfunction func, CUoccupancyB2DSize blockSizeToDynamicSMemSize,
		size_t dynamicSMemSize, int blockSizeLimit, unsigned int flags);
CUresult cuOccupancyMaxPotentialClusterSize(int *clusterSize, CUfunction func,
		const CUlaunchConfig *config);
CUresult cuParamSetSize(CUfunction hfunc, unsigned int numbytes);
CUresult cuParamSetTexRef(CUfunction hfunc, int texunit, CUtexref hTexRef);
CUresult cuParamSetf(CUfunction hfunc, int offset, float value);
CUresult cuParamSeti(CUfunction hfunc, int offset, unsigned int value);
CUresult cuParamSetv(CUfunction hfunc, int offset, void *ptr, unsigned int numbytes);
CUresult cuPointerGetAttribute(void *data, CUpointer_attribute attribute, CUdeviceptr ptr);
CUresult cuPointerGetAttributes(unsigned int numAttributes, CUpointer_attribute *attributes,
		void **data, CUdeviceptr ptr);
CUresult cuPointerSetAttribute(const void *value, CUpointer_attribute attribute, CUdeviceptr ptr);
CUresult cuProfilerInitialize(const char *configFile, const char *outputFile,
		CUoutput_mode outputMode);
CUresult cuProfilerStart(void);
CUresult cuProfilerStop(void);
CUresult cuSignalExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray,
		const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray, unsigned int numExtSems,
		CUstream stream);
CUresult cuSignalExternalSemaphoresAsync_ptsz(const CUexternalSemaphore *extSemArray,
		const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray, unsigned int numExtSems,
		CUstream stream);
CUresult cuStreamAddCallback(CUstream hStream, CUstreamCallback callback, void *userData,
		unsigned int flags);
CUresult cuStreamAddCallback_ptsz(CUstream hStream, CUstreamCallback callback, void *userData,
		unsigned int flags);
CUresult cuStreamAttachMemAsync(CUstream hStream, CUdeviceptr dptr, size_t length,
		unsigned int flags);
CUresult cuStreamAttachMemAsync_ptsz(CUstream hStream, CUdeviceptr dptr, size_t length,
		unsigned int flags);
CUresult cuStreamBatchMemOp(CUstream stream, unsigned int count,
		CUstreamBatchMemOpParams *paramArray, unsigned int flags);
CUresult cuStreamBatchMemOp_ptsz(CUstream stream, unsigned int count,
		CUstreamBatchMemOpParams *paramArray, unsigned int flags);
CUresult cuStreamBatchMemOp_v2(CUstream stream, unsigned int count,
		CUstreamBatchMemOpParams *paramArray, unsigned int flags);
CUresult cuStreamBatchMemOp_v2_ptsz(CUstream stream, unsigned int count,
		CUstreamBatchMemOpParams *paramArray, unsigned int flags);
CUresult cuStreamBeginCapture(CUstream hStream);
CUresult cuStreamBeginCaptureToCig(CUstream hStream,
		CUstreamCigCaptureParams *streamCigCaptureParams);
CUresult cuStreamBeginCaptureToCig_ptsz(CUstream hStream,
		CUstreamCigCaptureParams *streamCigCaptureParams);
CUresult cuStreamBeginCaptureToGraph(CUstream hStream, CUgraph hGraph,
		const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData,
		size_t numDependencies, CUstreamCaptureMode mode);
CUresult cuStreamBeginCaptureToGraph_ptsz(CUstream hStream, CUgraph hGraph,
		const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData,
		size_t numDependencies, CUstreamCaptureMode mode);
CUresult cuStreamBeginCapture_ptsz(CUstream hStream);
CUresult cuStreamBeginCapture_v2(CUstream hStream, CUstreamCaptureMode mode);
CUresult cuStreamBeginCapture_v2_ptsz(CUstream hStream, CUstreamCaptureMode mode);
CUresult cuStreamBeginRecaptureToGraph(CUstream hStream, CUstreamCaptureMode mode, CUgraph hGraph,
		CUgraphRecaptureCallback callbackFunc, void *userData);
CUresult cuStreamBeginRecaptureToGraph_ptsz(CUstream hStream, CUstreamCaptureMode mode,
		CUgraph hGraph, CUgraphRecaptureCallback callbackFunc, void *userData);
CUresult cuStreamCopyAttributes(CUstream dst, CUstream src);
CUresult cuStreamCopyAttributes_ptsz(CUstream dst, CUstream src);
CUresult cuStreamCreate(CUstream *phStream, unsigned int Flags);
CUresult cuStreamCreateWithPriority(CUstream *phStream, unsigned int flags, int priority);
CUresult cuStreamDestroy(CUstream hStream);
CUresult cuStreamDestroy_v2(CUstream hStream);
CUresult cuStreamEndCapture(CUstream hStream, CUgraph *phGraph);
CUresult cuStreamEndCaptureToCig(CUstream hStream);
CUresult cuStreamEndCaptureToCig_ptsz(CUstream hStream);
CUresult cuStreamEndCapture_ptsz(CUstream hStream, CUgraph *phGraph);
CUresult cuStreamGetAttribute(CUstream hStream, CUstreamAttrID attr, CUstreamAttrValue *value_out);
CUresult cuStreamGetAttribute_ptsz(CUstream hStream, CUstreamAttrID attr,
		CUstreamAttrValue *value_out);
CUresult cuStreamGetCaptureInfo(CUstream hStream, CUstreamCaptureStatus *captureStatus_out,
		cuuint64_t *id_out);
CUresult cuStreamGetCaptureInfo_ptsz(CUstream hStream, CUstreamCaptureStatus *captureStatus_out,
		cuuint64_t *id_out);
CUresult cuStreamGetCaptureInfo_v2(CUstream hStream, CUstreamCaptureStatus *captureStatus_out,
		cuuint64_t *id_out, CUgraph *graph_out, const CUgraphNode **dependencies_out,
		size_t *numDependencies_out);
CUresult cuStreamGetCaptureInfo_v2_ptsz(CUstream hStream, CUstreamCaptureStatus *captureStatus_out,
		cuuint64_t *id_out, CUgraph *graph_out, const CUgraphNode **dependencies_out,
		size_t *numDependencies_out);
CUresult cuStreamGetCaptureInfo_v3(CUstream hStream, CUstreamCaptureStatus *captureStatus_out,
		cuuint64_t *id_out, CUgraph *graph_out, const CUgraphNode **dependencies_out,
		const CUgraphEdgeData **edgeData_out, size_t *numDependencies_out);
CUresult cuStreamGetCaptureInfo_v3_ptsz(CUstream hStream, CUstreamCaptureStatus *captureStatus_out,
		cuuint64_t *id_out, CUgraph *graph_out, const CUgraphNode **dependencies_out,
		const CUgraphEdgeData **edgeData_out, size_t *numDependencies_out);
CUresult cuStreamGetCtx(CUstream hStream, CUcontext *pctx);
CUresult cuStreamGetCtx_ptsz(CUstream hStream, CUcontext *pctx);
CUresult cuStreamGetCtx_v2(CUstream hStream, CUcontext *pCtx, CUgreenCtx *pGreenCtx);
CUresult cuStreamGetCtx_v2_ptsz(CUstream hStream, CUcontext *pCtx, CUgreenCtx *pGreenCtx);
CUresult cuStreamGetDevResource(CUstream hStream, CUdevResource *resource, CUdevResourceType type);
CUresult cuStreamGetDevResource_ptsz(CUstream hStream, CUdevResource *resource,
		CUdevResourceType type);
CUresult cuStreamGetDevice(CUstream hStream, CUdevice *device);
CUresult cuStreamGetDevice_ptsz(CUstream hStream, CUdevice *device);
CUresult cuStreamGetFlags(CUstream hStream, unsigned int *flags);
CUresult cuStreamGetFlags_ptsz(CUstream hStream, unsigned int *flags);
CUresult cuStreamGetGreenCtx(CUstream hStream, CUgreenCtx *phCtx);
CUresult cuStreamGetId(CUstream hStream, unsigned long long *streamId);
CUresult cuStreamGetId_ptsz(CUstream hStream, unsigned long long *streamId);
CUresult cuStreamGetPriority(CUstream hStream, int *priority);
CUresult cuStreamGetPriority_ptsz(CUstream hStream, int *priority);
CUresult cuStreamIsCapturing(CUstream hStream, CUstreamCaptureStatus *captureStatus);
CUresult cuStreamIsCapturing_ptsz(CUstream hStream, CUstreamCaptureStatus *captureStatus);
CUresult cuStreamQuery(CUstream hStream);
CUresult cuStreamQuery_ptsz(CUstream hStream);
CUresult cuStreamSetAttribute(CUstream hStream, CUstreamAttrID attr,
		const CUstreamAttrValue *value);
CUresult cuStreamSetAttribute_ptsz(CUstream hStream, CUstreamAttrID attr,
		const CUstreamAttrValue *value);
CUresult cuStreamSynchronize(CUstream hStream);
CUresult cuStreamSynchronize_ptsz(CUstream hStream);
CUresult cuStreamUpdateCaptureDependencies(CUstream hStream, CUgraphNode *dependencies,
		size_t numDependencies, unsigned int flags);
CUresult cuStreamUpdateCaptureDependencies_ptsz(CUstream hStream, CUgraphNode *dependencies,
		size_t numDependencies, unsigned int flags);
CUresult cuStreamUpdateCaptureDependencies_v2(CUstream hStream, CUgraphNode *dependencies,
		const CUgraphEdgeData *dependencyData, size_t numDependencies, unsigned int flags);
CUresult cuStreamUpdateCaptureDependencies_v2_ptsz(CUstream hStream, CUgraphNode *dependencies,
		const CUgraphEdgeData *dependencyData, size_t numDependencies, unsigned int flags);
CUresult cuStreamWaitEvent(CUstream hStream, CUevent hEvent, unsigned int Flags);
CUresult cuStreamWaitEvent_ptsz(CUstream hStream, CUevent hEvent, unsigned int Flags);
CUresult cuStreamWaitValue32(CUstream stream, CUdeviceptr addr, cuuint32_t value,
		unsigned int flags);
CUresult cuStreamWaitValue32_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value,
		unsigned int flags);
CUresult cuStreamWaitValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value,
		unsigned int flags);
CUresult cuStreamWaitValue32_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value,
		unsigned int flags);
CUresult cuStreamWaitValue64(CUstream stream, CUdeviceptr addr, cuuint64_t value,
		unsigned int flags);
CUresult cuStreamWaitValue64_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value,
		unsigned int flags);
CUresult cuStreamWaitValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value,
		unsigned int flags);
CUresult cuStreamWaitValue64_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value,
		unsigned int flags);
CUresult cuStreamWriteValue32(CUstream stream, CUdeviceptr addr, cuuint32_t value,
		unsigned int flags);
CUresult cuStreamWriteValue32_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value,
		unsigned int flags);
CUresult cuStreamWriteValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value,
		unsigned int flags);
CUresult cuStreamWriteValue32_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value,
		unsigned int flags);
CUresult cuStreamWriteValue64(CUstream stream, CUdeviceptr addr, cuuint64_t value,
		unsigned int flags);
CUresult cuStreamWriteValue64_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value,
		unsigned int flags);
CUresult cuStreamWriteValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value,
		unsigned int flags);
CUresult cuStreamWriteValue64_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value,
		unsigned int flags);
CUresult cuSurfObjectCreate(CUsurfObject *pSurfObject, const CUDA_RESOURCE_DESC *pResDesc);
CUresult cuSurfObjectDestroy(CUsurfObject surfObject);
CUresult cuSurfObjectGetResourceDesc(CUDA_RESOURCE_DESC *pResDesc, CUsurfObject surfObject);
CUresult cuSurfRefGetArray(CUarray *phArray, CUsurfref hSurfRef);
CUresult cuSurfRefSetArray(CUsurfref hSurfRef, CUarray hArray, unsigned int Flags);
CUresult cuTensorMapEncodeIm2col(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType,
		cuuint32_t tensorRank, void *globalAddress, const cuuint64_t *globalDim,
		const cuuint64_t *globalStrides, const int *pixelBoxLowerCorner,
		const int *pixelBoxUpperCorner, cuuint32_t channelsPerPixel,
		cuuint32_t pixelsPerColumn, const cuuint32_t *elementStrides,
		CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle,
		CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill);
CUresult cuTensorMapEncodeIm2colWide(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType,
		cuuint32_t tensorRank, void *globalAddress, const cuuint64_t *globalDim,
		const cuuint64_t *globalStrides, int pixelBoxLowerCornerWidth,
		int pixelBoxUpperCornerWidth, cuuint32_t channelsPerPixel,
		cuuint32_t pixelsPerColumn, const cuuint32_t *elementStrides,
		CUtensorMapInterleave interleave, CUtensorMapIm2ColWideMode mode,
		CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion,
		CUtensorMapFloatOOBfill oobFill);
CUresult cuTensorMapEncodeTiled(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType,
		cuuint32_t tensorRank, void *globalAddress, const cuuint64_t *globalDim,
		const cuuint64_t *globalStrides, const cuuint32_t *boxDim,
		const cuuint32_t *elementStrides, CUtensorMapInterleave interleave,
		CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion,
		CUtensorMapFloatOOBfill oobFill);
CUresult cuTensorMapReplaceAddress(CUtensorMap *tensorMap, void *globalAddress);
CUresult cuTensorMapSetAllocationClass(CUtensorMap *tensorMap, CUtensorMapAllocClass allocClass,
		CUtensorMapAllocClass *outAllocClass);
CUresult cuTexObjectCreate(CUtexObject *pTexObject, const CUDA_RESOURCE_DESC *pResDesc,
		const CUDA_TEXTURE_DESC *pTexDesc, const CUDA_RESOURCE_VIEW_DESC *pResViewDesc);
CUresult cuTexObjectDestroy(CUtexObject texObject);
CUresult cuTexObjectGetResourceDesc(CUDA_RESOURCE_DESC *pResDesc, CUtexObject texObject);
CUresult cuTexObjectGetResourceViewDesc(CUDA_RESOURCE_VIEW_DESC *pResViewDesc,
		CUtexObject texObject);
CUresult cuTexObjectGetTextureDesc(CUDA_TEXTURE_DESC *pTexDesc, CUtexObject texObject);
CUresult cuTexRefCreate(CUtexref *pTexRef);
CUresult cuTexRefDestroy(CUtexref hTexRef);
CUresult cuTexRefGetAddress(CUdeviceptr_v1 *pdptr, CUtexref hTexRef);
CUresult cuTexRefGetAddressMode(CUaddress_mode *pam, CUtexref hTexRef, int dim);
CUresult cuTexRefGetAddress_v2(CUdeviceptr *pdptr, CUtexref hTexRef);
CUresult cuTexRefGetArray(CUarray *phArray, CUtexref hTexRef);
CUresult cuTexRefGetBorderColor(float *pBorderColor, CUtexref hTexRef);
CUresult cuTexRefGetFilterMode(CUfilter_mode *pfm, CUtexref hTexRef);
CUresult cuTexRefGetFlags(unsigned int *pFlags, CUtexref hTexRef);
CUresult cuTexRefGetFormat(CUarray_format *pFormat, int *pNumChannels, CUtexref hTexRef);
CUresult cuTexRefGetMaxAnisotropy(int *pmaxAniso, CUtexref hTexRef);
CUresult cuTexRefGetMipmapFilterMode(CUfilter_mode *pfm, CUtexref hTexRef);
CUresult cuTexRefGetMipmapLevelBias(float *pbias, CUtexref hTexRef);
CUresult cuTexRefGetMipmapLevelClamp(float *pminMipmapLevelClamp, float *pmaxMipmapLevelClamp,
		CUtexref hTexRef);
CUresult cuTexRefGetMipmappedArray(CUmipmappedArray *phMipmappedArray, CUtexref hTexRef);
CUresult cuTexRefSetAddress(unsigned int *ByteOffset, CUtexref hTexRef, CUdeviceptr_v1 dptr,
		unsigned int bytes);
CUresult cuTexRefSetAddress2D(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR_v1 *desc,
		CUdeviceptr_v1 dptr, unsigned int Pitch);
CUresult cuTexRefSetAddress2D_v2(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR *desc,
		CUdeviceptr dptr, size_t Pitch);
CUresult cuTexRefSetAddress2D_v3(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR *desc,
		CUdeviceptr dptr, size_t Pitch);
CUresult cuTexRefSetAddressMode(CUtexref hTexRef, int dim, CUaddress_mode am);
CUresult cuTexRefSetAddress_v2(size_t *ByteOffset, CUtexref hTexRef, CUdeviceptr dptr,
		size_t bytes);
CUresult cuTexRefSetArray(CUtexref hTexRef, CUarray hArray, unsigned int Flags);
CUresult cuTexRefSetBorderColor(CUtexref hTexRef, float *pBorderColor);
CUresult cuTexRefSetFilterMode(CUtexref hTexRef, CUfilter_mode fm);
CUresult cuTexRefSetFlags(CUtexref hTexRef, unsigned int Flags);
CUresult cuTexRefSetFormat(CUtexref hTexRef, CUarray_format fmt, int NumPackedComponents);
CUresult cuTexRefSetMaxAnisotropy(CUtexref hTexRef, unsigned int maxAniso);
CUresult cuTexRefSetMipmapFilterMode(CUtexref hTexRef, CUfilter_mode fm);
CUresult cuTexRefSetMipmapLevelBias(CUtexref hTexRef, float bias);
CUresult cuTexRefSetMipmapLevelClamp(CUtexref hTexRef, float minMipmapLevelClamp,
		float maxMipmapLevelClamp);
CUresult cuTexRefSetMipmappedArray(CUtexref hTexRef, CUmipmappedArray hMipmappedArray,
		unsigned int Flags);
CUresult cuThreadExchangeStreamCaptureMode(CUstreamCaptureMode *mode);
CUresult cuUserObjectCreate(CUuserObject *object_out, void *ptr, CUhostFn destroy,
		unsigned int initialRefcount, unsigned int flags);
CUresult cuUserObjectRelease(CUuserObject object, unsigned int count);
CUresult cuUserObjectRetain(CUuserObject object, unsigned int count);
CUresult cuVDPAUCtxCreate(CUcontext *pCtx, unsigned int flags, CUdevice device, VdpDevice vdpDevice,
		VdpGetProcAddress *vdpGetProcAddress);
CUresult cuVDPAUCtxCreate_v2(CUcontext *pCtx, unsigned int flags, CUdevice device,
		VdpDevice vdpDevice, VdpGetProcAddress *vdpGetProcAddress);
CUresult cuVDPAUGetDevice(CUdevice *pDevice, VdpDevice vdpDevice,
		VdpGetProcAddress *vdpGetProcAddress);
CUresult cuWaitExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray,
		const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray, unsigned int numExtSems,
		CUstream stream);
CUresult cuWaitExternalSemaphoresAsync_ptsz(const CUexternalSemaphore *extSemArray,
		const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray, unsigned int numExtSems,
		CUstream stream);
#pragma GCC visibility pop

#endif
