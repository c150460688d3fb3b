/* SPDX-License-Identifier: Apache-2.0 */
/* callbacks MIB: memory that is allocated and freed where the driver calls the program back, within
 * calls of the program's own. */
#include "cl.h"

#include <malloc.h>
#include <pthread.h>

#define CHAIN 12
#define MANY 1000

static size_t quota;
static cl_mem held[64];
static unsigned count;
static cl_int status;

static cl_mem small(void (*call)(cl_mem, void *), void *data)
{
	cl_mem made = buffer(MIB, &status);

	if (!made || clSetMemObjectDestructorCallback(made, call, data))
		die("clSetMemObjectDestructorCallback", status);
	return made;
}

/* All available memory, in eighths of the quota: the destroyed object stays until its release
 * returns. */
static void take(void)
{
	for (count = 0; count < 64 && (held[count] = buffer(quota / 8, &status));)
		count++;
}

static void drop(void)
{
	while (count)
		clReleaseMemObject(held[--count]);
}

static void takes(cl_mem object, void *data)
{
	*(cl_mem *)data = object;
	take();
}

static void drops(cl_mem object, void *data)
{
	(void)object;
	(void)data;
	drop();
}

static void destructor(void)
{
	cl_mem reported = NULL, made = small(takes, &reported);
	unsigned had, left;
	cl_int refused;

	clReleaseMemObject(made);
	had = count;
	refused = status;
	left = room();
	drop();
	take();
	/* one eighth less, and a MiB of it for the object that frees the others */
	clReleaseMemObject(held[--count]);
	clReleaseMemObject(small(drops, NULL));
	printf("{\"way\": \"destructor\", \"object\": %d, \"had\": %u, \"status\": %d, \"left\": %u, \"room\": %u}\n",
	       reported == made, had, refused, left, room());
}

static unsigned order[8], called;

static void counts(cl_mem object, void *data)
{
	(void)object;
	order[called++ % 8] = (unsigned)(size_t)data;
}

static void in_order(void)
{
	cl_mem made = small(counts, (void *)1);

	clSetMemObjectDestructorCallback(made, counts, (void *)2);
	clSetMemObjectDestructorCallback(made, counts, (void *)3);
	clRetainMemObject(made);
	clReleaseMemObject(made);
	printf("{\"way\": \"order\", \"early\": %u, ", called);
	clReleaseMemObject(made);
	printf("\"called\": %u, \"order\": [%u, %u, %u]}\n", called, order[0], order[1], order[2]);
}

/* Registrations without a function, or without an object: nothing is called, and nothing is kept. */
static void refused(void)
{
	cl_int none = 0, nothing = 0;
	cl_mem made = buffer(MIB, &status);
	size_t before;

	called = 0;
	clSetMemObjectDestructorCallback(NULL, counts, NULL);
	before = mallinfo2().uordblks;
	for (unsigned i = 0; i < MANY; i++) {
		none |= clSetMemObjectDestructorCallback(NULL, counts, NULL);
		nothing |= clSetMemObjectDestructorCallback(made, NULL, NULL);
	}
	printf("{\"way\": \"refused\", \"none\": %d, \"nothing\": %d, \"kept\": %d, ", none,
	       nothing, mallinfo2().uordblks >= before + MANY);
	clReleaseMemObject(made);
	printf("\"called\": %u}\n", called);
}

/* Each one's end releases the next, deeper than a release remembers. */
static cl_mem chain[CHAIN];

static void releases(cl_mem object, void *data)
{
	size_t next = (size_t)data;

	(void)object;
	called++;
	if (next < CHAIN)
		clReleaseMemObject(chain[next]);
}

static void chained(void)
{
	unsigned before;

	called = 0;
	for (size_t i = 0; i < CHAIN; i++)
		chain[i] = small(releases, (void *)(i + 1));
	before = room();
	clReleaseMemObject(chain[0]);
	printf("{\"way\": \"chain\", \"before\": %u, \"called\": %u, \"room\": %u}\n", before,
	       called, room());
}

static void frees_svm(cl_mem object, void *data)
{
	(void)object;
	clSVMFree(context, data);
}

static void svm(void)
{
	unsigned rounds = 0;
	void *made;

	for (; rounds < 20 && (made = clSVMAlloc(context, READ_WRITE, quota / 4, 0)); rounds++)
		clReleaseMemObject(small(frees_svm, made));
	printf("{\"way\": \"svm\", \"rounds\": %u, \"room\": %u}\n", rounds, room());
}

static void context_goes(cl_context gone, void *data)
{
	*(cl_context *)data = gone;
	take();
}

/* The last object of a context takes it along. */
static void other_context(void)
{
	cl_context reported = NULL, other = clCreateContext(NULL, 1, &device, NULL, NULL, &status);
	cl_mem last = clCreateBuffer(other, READ_WRITE, MIB, NULL, &status);
	unsigned had, left;
	int error = clSetContextDestructorCallback(other, context_goes, &reported);

	clReleaseContext(other);
	clReleaseMemObject(last);
	had = count;
	left = room();
	drop();
	printf("{\"way\": \"context\", \"error\": %d, \"reported\": %d, \"had\": %u, \"left\": %u, \"room\": %u}\n",
	       error, reported == other, had, left, room());
}

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t over = PTHREAD_COND_INITIALIZER;
static unsigned events;
static int event_status;

static void ends(void)
{
	pthread_mutex_lock(&lock);
	events++;
	pthread_cond_signal(&over);
	pthread_mutex_unlock(&lock);
}

static void await(unsigned more)
{
	pthread_mutex_lock(&lock);
	while (events < more)
		pthread_cond_wait(&over, &lock);
	pthread_mutex_unlock(&lock);
}

static void event_ends(cl_event event, cl_int reached, void *data)
{
	(void)event;
	event_status = reached;
	*(unsigned *)data = 7;
	take();
	ends();
}

static void event(void)
{
	cl_mem filled = buffer(MIB, &status);
	unsigned reported = 0, had, left, zero = 0;
	cl_event done;

	clEnqueueFillBuffer(queue, filled, &zero, sizeof(zero), 0, MIB, 0, NULL, &done);
	clSetEventCallback(done, 0, event_ends, &reported);
	clFinish(queue);
	await(1);
	had = count;
	left = room();
	drop();
	clReleaseEvent(done);
	clReleaseMemObject(filled);
	printf("{\"way\": \"event\", \"reported\": %u, \"status\": %d, \"had\": %u, \"left\": %u, \"room\": %u}\n",
	       reported, event_status, had, left, room());
}

static void frees_own(cl_command_queue from, cl_uint many, void *pointers[], void *data)
{
	(void)from;
	for (cl_uint i = 0; i < many; i++)
		clSVMFree(context, pointers[i]);
	*(unsigned *)data = many;
	ends();
}

static void svm_later(void)
{
	void *made[2] = {clSVMAlloc(context, READ_WRITE, quota / 4, 0),
			 clSVMAlloc(context, READ_WRITE, quota / 4, 0)};
	unsigned reported = 0, before = room();
	int error = clEnqueueSVMFree(queue, 2, made, frees_own, &reported, 0, NULL, NULL);

	clFinish(queue);
	await(2);
	printf("{\"way\": \"svm later\", \"error\": %d, \"reported\": %u, \"before\": %u, \"room\": %u}\n",
	       error, reported, before, room());
}

static void fills(cl_mem object, void *data)
{
	unsigned zero = 0;

	(void)object;
	called += !clEnqueueFillBuffer(queue, data, &zero, sizeof(zero), 0, MIB, 0, NULL, NULL);
}

/* Where time is shared, work that is given in a callback passes the gate, too. */
static void work(void)
{
	cl_mem filled = buffer(MIB, &status);

	called = 0;
	for (unsigned i = 0; i < 20; i++)
		clReleaseMemObject(small(fills, filled));
	clFinish(queue);
	clReleaseMemObject(filled);
	printf("{\"way\": \"work\", \"given\": %u, \"room\": %u}\n", called, room());
}

int main(int argc, char **argv)
{
	quota = (argc > 1 ? strtoul(argv[1], NULL, 0) : 256) * MIB;
	start(0, 1);
	destructor();
	in_order();
	refused();
	chained();
	svm();
	other_context();
	event();
	svm_later();
	work();
	return 0;
}
