/* Made by `porter gen --backend hip`. Do not edit. */
/* untyped.S: exports that no header declares. */
#include "untyped.h"

	UNTYPED __hipGetPCH, 110
	UNTYPED __hipPopCallConfiguration, 111
	UNTYPED __hipPushCallConfiguration, 112
	UNTYPED __hipRegisterFatBinary, 113
	UNTYPED __hipRegisterFunction, 114
	UNTYPED __hipRegisterManagedVar, 115
	UNTYPED __hipRegisterSurface, 116
	UNTYPED __hipRegisterTexture, 117
	UNTYPED __hipRegisterVar, 118
	UNTYPED __hipUnregisterFatBinary, 119
	UNTYPED amd_dbgapi_get_build_id, 120
	UNTYPED amd_dbgapi_get_build_name, 121
	UNTYPED amd_dbgapi_get_git_hash, 122
	UNTYPED hipGetCmdName, 225
	UNTYPED hipRegisterTracerCallback, 423
	.symver __hipGetPCH, __hipGetPCH@@@hip_4.2
	.symver __hipPopCallConfiguration, __hipPopCallConfiguration@@@hip_4.2
	.symver __hipPushCallConfiguration, __hipPushCallConfiguration@@@hip_4.2
	.symver __hipRegisterFatBinary, __hipRegisterFatBinary@@@hip_4.2
	.symver __hipRegisterFunction, __hipRegisterFunction@@@hip_4.2
	.symver __hipRegisterManagedVar, __hipRegisterManagedVar@@@hip_4.2
	.symver __hipRegisterSurface, __hipRegisterSurface@@@hip_4.2
	.symver __hipRegisterTexture, __hipRegisterTexture@@@hip_4.2
	.symver __hipRegisterVar, __hipRegisterVar@@@hip_4.2
	.symver __hipUnregisterFatBinary, __hipUnregisterFatBinary@@@hip_4.2
	.symver amd_dbgapi_get_build_id, amd_dbgapi_get_build_id@@@hip_4.5
	.symver amd_dbgapi_get_build_name, amd_dbgapi_get_build_name@@@hip_4.5
	.symver amd_dbgapi_get_git_hash, amd_dbgapi_get_git_hash@@@hip_4.5
	.symver hipGetCmdName, hipGetCmdName@@@hip_4.2
	.symver hipRegisterTracerCallback, hipRegisterTracerCallback@@@hip_5.3
