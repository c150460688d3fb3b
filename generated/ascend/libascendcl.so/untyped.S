/* Made by `porter gen --backend ascend`. Do not edit. */
/* untyped.S: exports that no header declares. */
#include "untyped.h"

	UNTYPED aclAppLog, 38
