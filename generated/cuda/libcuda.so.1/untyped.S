/* Made by `porter gen --backend cuda`. Do not edit. */
/* untyped.S: exports that no header declares. */
#include "untyped.h"

	UNTYPED cuEGLApiInit, 261
	UNTYPED cuMemGetAttribute, 515
	UNTYPED cuMemGetAttribute_v2, 516
	UNTYPED cudbgApiAttach, 726
	UNTYPED cudbgApiDetach, 727
	UNTYPED cudbgApiInit, 728
	UNTYPED cudbgGetAPI, 729
	UNTYPED cudbgGetAPIVersion, 730
	UNTYPED cudbgMain, 731
	UNTYPED cudbgReportDriverApiError, 732
	UNTYPED cudbgReportDriverInternalError, 733
