/* Made by `porter gen --backend hip`. Do not edit. */
/* untyped.S: exports that no header declares. */
#include "untyped.h"

	UNTYPED __hipGetPCH, 106
	UNTYPED __hipPopCallConfiguration, 107
	UNTYPED __hipPushCallConfiguration, 108
	UNTYPED __hipRegisterFatBinary, 109
	UNTYPED __hipRegisterFunction, 110
	UNTYPED __hipRegisterManagedVar, 111
	UNTYPED __hipRegisterSurface, 112
	UNTYPED __hipRegisterTexture, 113
	UNTYPED __hipRegisterVar, 114
	UNTYPED __hipUnregisterFatBinary, 115
	UNTYPED amd_dbgapi_get_build_id, 116
	UNTYPED amd_dbgapi_get_build_name, 117
	UNTYPED amd_dbgapi_get_git_hash, 118
	UNTYPED hipGetCmdName, 222
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
