/* Made by `porter gen --backend cuda`. Do not edit. */
/* untyped.S: exports that no header declares. */
#include "untyped.h"

	UNTYPED cuEGLApiInit, 238
	UNTYPED cuMemGetAttribute, 470
	UNTYPED cuMemGetAttribute_v2, 471
	UNTYPED cudbgApiAttach, 675
	UNTYPED cudbgApiDetach, 676
	UNTYPED cudbgApiInit, 677
	UNTYPED cudbgGetAPI, 678
	UNTYPED cudbgGetAPIVersion, 679
	UNTYPED cudbgMain, 680
	UNTYPED cudbgReportDriverApiError, 681
	UNTYPED cudbgReportDriverInternalError, 682
