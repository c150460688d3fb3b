/* SPDX-License-Identifier: Apache-2.0 */
/*
 * junk.h: a program's work between two calls, as caches see it: memory that is read, and code that
 * is run, a line at a time.
 *
 * junk_make() once, then junk_run() or parts of it: consecutive parts go round and round.
 */
#ifndef PORTER_BENCH_JUNK_H
#define PORTER_BENCH_JUNK_H

#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#define JUNK_LINE 64
#define JUNK_PIECE ((size_t)4096) /* of code: run in one piece */

struct junk {
	volatile char *data;
	unsigned char *code; /* NULL: not on this machine */
	size_t bytes, code_bytes, at, code_at;
};

/* Jumps from line to line; each piece returns at its end. */
static inline bool junk_write_jumps(unsigned char *code, size_t bytes)
{
#if defined(__x86_64__)
	static const unsigned char jump[] = {0xeb, JUNK_LINE - 2}, end[] = {0xc3};
#elif defined(__aarch64__)
	static const unsigned char jump[] = {JUNK_LINE / 4, 0, 0, 0x14},
				   end[] = {0xc0, 0x03, 0x5f, 0xd6};
#else
	static const unsigned char jump[] = {0}, end[] = {0};

	return false;
#endif
	for (size_t at = 0; at < bytes; at += JUNK_LINE) {
		bool last = (at + JUNK_LINE) % JUNK_PIECE == 0;

		memcpy(code + at, last ? end : jump, last ? sizeof(end) : sizeof(jump));
	}
	__builtin___clear_cache((char *)code, (char *)code + bytes);
	return true;
}

/* Both are rounded up to a piece. False: there is no room. */
static inline bool junk_make(struct junk *junk, size_t bytes, size_t code_bytes)
{
	unsigned char *code;

	*junk = (struct junk){0};
	junk->bytes = (bytes + JUNK_PIECE - 1) / JUNK_PIECE * JUNK_PIECE;
	junk->code_bytes = (code_bytes + JUNK_PIECE - 1) / JUNK_PIECE * JUNK_PIECE;
	junk->data = malloc(junk->bytes);
	code = mmap(NULL, junk->code_bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1,
		    0);
	if (!junk->data || code == MAP_FAILED)
		return false;
	memset((void *)junk->data, 1, junk->bytes);
	if (junk_write_jumps(code, junk->code_bytes) &&
	    !mprotect(code, junk->code_bytes, PROT_READ | PROT_EXEC))
		junk->code = code;
	return true;
}

/* The next `bytes` and `code_bytes` of each. */
static inline void junk_run(struct junk *junk, size_t bytes, size_t code_bytes)
{
	void (*piece)(void);

	for (size_t end = junk->at + bytes; junk->at < end; junk->at += JUNK_LINE)
		junk->data[junk->at % junk->bytes];
	junk->at %= junk->bytes;
	for (size_t end = junk->code_at + code_bytes; junk->code && junk->code_at < end;
	     junk->code_at += JUNK_PIECE) {
		*(void **)&piece = junk->code + junk->code_at % junk->code_bytes;
		piece();
	}
	if (junk->code_bytes)
		junk->code_at %= junk->code_bytes;
}

#endif
