/* SPDX-License-Identifier: Apache-2.0 */
/*
 * unseen.h: included (-include) when a simulated library is compiled for a program under a
 * sanitizer of threads that must not watch that library.
 *
 * A real driver's own locks order no other memory. Those of a simulated one are pthread's, which
 * the sanitizer sees: it would take everything before one call of the library for ordered before
 * everything after a later one, in any thread.
 */
#ifndef PORTER_TEST_UNSEEN_H
#define PORTER_TEST_UNSEEN_H

#include <pthread.h>

void AnnotateIgnoreSyncBegin(const char *file, int line);
void AnnotateIgnoreSyncEnd(const char *file, int line);
void AnnotateIgnoreReadsBegin(const char *file, int line);
void AnnotateIgnoreReadsEnd(const char *file, int line);
void AnnotateIgnoreWritesBegin(const char *file, int line);
void AnnotateIgnoreWritesEnd(const char *file, int line);

static inline int unseen_lock(pthread_mutex_t *lock)
{
	AnnotateIgnoreSyncBegin(__FILE__, __LINE__);
	AnnotateIgnoreReadsBegin(__FILE__, __LINE__);
	AnnotateIgnoreWritesBegin(__FILE__, __LINE__);
	return pthread_mutex_lock(lock);
}

static inline int unseen_unlock(pthread_mutex_t *lock)
{
	int error = pthread_mutex_unlock(lock);

	AnnotateIgnoreWritesEnd(__FILE__, __LINE__);
	AnnotateIgnoreReadsEnd(__FILE__, __LINE__);
	AnnotateIgnoreSyncEnd(__FILE__, __LINE__);
	return error;
}

#define pthread_mutex_lock unseen_lock
#define pthread_mutex_unlock unseen_unlock

#endif
