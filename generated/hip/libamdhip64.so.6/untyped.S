/* Made by `porter gen --backend hip`. Do not edit. */
/* untyped.S: exports that no header declares. */
#include "untyped.h"

	UNTYPED __hipGetPCH, 109
	UNTYPED __hipPopCallConfiguration, 110
	UNTYPED __hipPushCallConfiguration, 111
	UNTYPED __hipRegisterFatBinary, 112
	UNTYPED __hipRegisterFunction, 113
	UNTYPED __hipRegisterManagedVar, 114
	UNTYPED __hipRegisterSurface, 115
	UNTYPED __hipRegisterTexture, 116
	UNTYPED __hipRegisterVar, 117
	UNTYPED __hipUnregisterFatBinary, 118
	UNTYPED amd_dbgapi_get_build_id, 119
	UNTYPED amd_dbgapi_get_build_name, 120
	UNTYPED amd_dbgapi_get_git_hash, 121
	UNTYPED hipGetCmdName, 224
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
