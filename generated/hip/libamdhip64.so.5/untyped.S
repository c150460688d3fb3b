/* Made by `porter gen --backend hip`. Do not edit. */
/* untyped.S: exports that no header declares. */
#include "untyped.h"

	UNTYPED _Z22hipCreateSurfaceObjectPP13__hip_surfacePK15hipResourceDesc, 101
	UNTYPED _Z23hipDestroySurfaceObjectP13__hip_surface, 102
	UNTYPED __hipGetPCH, 103
	UNTYPED __hipPopCallConfiguration, 104
	UNTYPED __hipPushCallConfiguration, 105
	UNTYPED __hipRegisterFatBinary, 106
	UNTYPED __hipRegisterFunction, 107
	UNTYPED __hipRegisterManagedVar, 108
	UNTYPED __hipRegisterSurface, 109
	UNTYPED __hipRegisterTexture, 110
	UNTYPED __hipRegisterVar, 111
	UNTYPED __hipUnregisterFatBinary, 112
	UNTYPED amd_dbgapi_get_build_id, 113
	UNTYPED amd_dbgapi_get_build_name, 114
	UNTYPED amd_dbgapi_get_git_hash, 115
	UNTYPED hipEnableActivityCallback, 185
	UNTYPED hipGetCmdName, 208
	UNTYPED hipInitActivityCallback, 314
	UNTYPED hipRegisterTracerCallback, 391
	.symver _Z22hipCreateSurfaceObjectPP13__hip_surfacePK15hipResourceDesc, _Z22hipCreateSurfaceObjectPP13__hip_surfacePK15hipResourceDesc@@@hip_4.2
	.symver _Z23hipDestroySurfaceObjectP13__hip_surface, _Z23hipDestroySurfaceObjectP13__hip_surface@@@hip_4.2
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
	.symver hipEnableActivityCallback, hipEnableActivityCallback@@@hip_4.2
	.symver hipGetCmdName, hipGetCmdName@@@hip_4.2
	.symver hipInitActivityCallback, hipInitActivityCallback@@@hip_4.2
	.symver hipRegisterTracerCallback, hipRegisterTracerCallback@@@hip_5.3
