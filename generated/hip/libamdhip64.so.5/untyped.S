/* Made by `porter gen --backend hip`. Do not edit. */
/* untyped.S: exports that no header declares. */
#include "untyped.h"

	UNTYPED _Z22hipCreateSurfaceObjectPP13__hip_surfacePK15hipResourceDesc, 0
	UNTYPED _Z23hipDestroySurfaceObjectP13__hip_surface, 1
	UNTYPED __hipGetPCH, 5
	UNTYPED __hipPopCallConfiguration, 6
	UNTYPED __hipPushCallConfiguration, 7
	UNTYPED __hipRegisterFatBinary, 8
	UNTYPED __hipRegisterFunction, 9
	UNTYPED __hipRegisterManagedVar, 10
	UNTYPED __hipRegisterSurface, 11
	UNTYPED __hipRegisterTexture, 12
	UNTYPED __hipRegisterVar, 13
	UNTYPED __hipUnregisterFatBinary, 14
	UNTYPED amd_dbgapi_get_build_id, 15
	UNTYPED amd_dbgapi_get_build_name, 16
	UNTYPED amd_dbgapi_get_git_hash, 17
	UNTYPED hipEnableActivityCallback, 93
	UNTYPED hipGetCmdName, 121
	UNTYPED hipInitActivityCallback, 232
	UNTYPED hipRegisterTracerCallback, 382
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
