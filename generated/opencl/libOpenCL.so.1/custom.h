/* Made by `porter gen --backend opencl`. Do not edit. */
/* custom.h: the hooks that the port writes itself. */
#ifndef PORTER_CUSTOM_H
#define PORTER_CUSTOM_H

#include "api.h"

cl_int custom_clEnqueueSVMFree(cl_command_queue command_queue, cl_uint num_svm_pointers,
		void *svm_pointers[], void (*pfn_free_func)(cl_command_queue, cl_uint, void *[],
		void *), void *user_data, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event);	/* rule svm.free.later */
cl_int custom_clEnqueueSVMFreeARM(cl_command_queue command_queue, cl_uint num_svm_pointers,
		void *svm_pointers[], void (*pfn_free_func)(cl_command_queue, cl_uint, void *[],
		void *), void *user_data, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event);	/* rule svm.free.later */

/* The ordinal of a device, by the handle that leads to it; negative errno where there is none. */
int opencl_context_device(uint64_t handle);

/* The stream that an object leads to; 0 where there is none. */
uint64_t opencl_recorded_queue(uint64_t handle);

/* A function that the library lacks, by the arguments of the call and its name; NULL where there is
 * none. */
void *opencl_function(uint64_t handle, const char *name);

#endif
