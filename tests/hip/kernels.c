/* SPDX-License-Identifier: Apache-2.0 */
/* For the device, not for the host: kernels that take the time that their names say, on a simulated
 * one; on a card they take none. */
#define KERNEL __attribute__((amdgpu_kernel)) void

KERNEL sleep_us_200(unsigned *out)
{
	out[__builtin_amdgcn_workitem_id_x()] = 200;
}

KERNEL sleep_us_2000(unsigned *out)
{
	out[__builtin_amdgcn_workitem_id_x()] = 2000;
}
