/* Made by `porter gen --backend hip`. Do not edit. */
/* untyped.S: exports that no header declares. */
#include "untyped.h"

	UNTYPED _Z22hipCreateSurfaceObjectPP13__hip_surfacePK15hipResourceDesc, 100
	UNTYPED _Z23hipDestroySurfaceObjectP13__hip_surface, 101
	UNTYPED __hipGetPCH, 102
	UNTYPED __hipPopCallConfiguration, 103
	UNTYPED __hipPushCallConfiguration, 104
	UNTYPED __hipRegisterFatBinary, 105
	UNTYPED __hipRegisterFunction, 106
	UNTYPED __hipRegisterManagedVar, 107
	UNTYPED __hipRegisterSurface, 108
	UNTYPED __hipRegisterTexture, 109
	UNTYPED __hipRegisterVar, 110
	UNTYPED __hipUnregisterFatBinary, 111
	UNTYPED amd_dbgapi_get_build_id, 112
	UNTYPED amd_dbgapi_get_build_name, 113
	UNTYPED amd_dbgapi_get_git_hash, 114
	UNTYPED hipEnableActivityCallback, 184
	UNTYPED hipGetCmdName, 207
	UNTYPED hipInitActivityCallback, 313
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
