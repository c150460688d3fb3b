/* Made by `porter gen --backend opencl`. Do not edit. */
/* untyped.S: exports that no header declares. */
#include "untyped.h"

	UNTYPED clSetCommandQueueProperty, 191
	.symver clSetCommandQueueProperty, clSetCommandQueueProperty@@@OPENCL_1.0
