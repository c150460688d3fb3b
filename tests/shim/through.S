/* SPDX-License-Identifier: Apache-2.0 */
#include "untyped.h"

	UNTYPED t_sum, 0
	UNTYPED t_int, 1
	UNTYPED t_float, 2
	UNTYPED t_struct, 3
	UNTYPED t_big, 4
	UNTYPED t_vector, 5
	UNTYPED t_small, 6
	UNTYPED t_many, 7
	UNTYPED t_long, 8
	UNTYPED t_void, 9
	UNTYPED t_text, 10
