/* SPDX-License-Identifier: Apache-2.0 */
/* The loop of a fuzzer: see fuzz.h. The input under test lies in shared memory, where the parent
 * finds it after a crash. */
#define _GNU_SOURCE
#include "fuzz.h"

#include <signal.h>
#include <stdbool.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>

#define PLACES (1u << 16)
#define KEPT 1024
#define HANG 10 /* seconds in one input */

static struct {
	struct fuzz_input input[KEPT];
	size_t count;
} kept;
static uint8_t reached[PLACES],
	known[PLACES]; /* pairs of places in the code that followed each other */
static uintptr_t last;
static uint64_t state;

void __sanitizer_cov_trace_pc(void);
void __sanitizer_cov_trace_pc(void)
{
	uintptr_t at =
		(uintptr_t)__builtin_return_address(0) * (uintptr_t)0x9e3779b97f4a7c15u >> 40;

	reached[(at ^ last) % PLACES] = 1;
	last = at >> 1;
}

static uint64_t random_below(uint64_t below)
{
	state ^= state << 13;
	state ^= state >> 7;
	state ^= state << 17;
	return state % below;
}

static void cross(struct fuzz_input *input, size_t at)
{
	const struct fuzz_input *other = &kept.input[random_below(kept.count)];
	size_t from = other->size ? (size_t)random_below(other->size) : 0,
	       length = other->size - from;

	if (length > FUZZ_ROOM - at)
		length = FUZZ_ROOM - at;
	memcpy(input->data + at, other->data + from, length);
	input->size = at + length;
}

static void mutate(struct fuzz_input *input)
{
	static const uint8_t telling[] = {0,   1,   0x7f, 0x80, 0xff, '\n', '=',
					  '#', '.', ',',  '%',	' ',  '9'};
	size_t at = input->size ? (size_t)random_below(input->size) : 0, other, length;
	unsigned way = (unsigned)random_below(8);

	if (way == 0 && input->size < FUZZ_ROOM) { /* insert */
		memmove(input->data + at + 1, input->data + at, input->size - at);
		input->data[at] = telling[random_below(sizeof(telling))];
		input->size++;
	} else if (way == 1) {
		cross(input, at);
	} else if (!input->size) {
		return;
	} else if (way == 2) {
		input->data[at] ^= (uint8_t)(1u << random_below(8));
	} else if (way == 3) {
		input->data[at] = telling[random_below(sizeof(telling))];
	} else if (way == 4) {
		input->data[at] = (uint8_t)random_below(256);
	} else if (way == 5) { /* delete */
		memmove(input->data + at, input->data + at + 1, input->size - at - 1);
		input->size--;
	} else if (way == 6) {
		input->size = at;
	} else { /* copy a piece over another */
		other = (size_t)random_below(input->size);
		length = (size_t)random_below(input->size - (at > other ? at : other)) + 1;
		memmove(input->data + at, input->data + other, length);
	}
}

/* Did it reach code that no input had reached? */
static bool is_news(void)
{
	bool news = false;

	for (size_t i = 0; i < PLACES; i++) {
		news |= reached[i] > known[i];
		known[i] |= reached[i];
	}
	memset(reached, 0, sizeof(reached));
	return news;
}

static void run(const struct fuzz_input *input)
{
	alarm(HANG);
	last = 0;
	LLVMFuzzerTestOneInput(input->data, input->size);
	if (is_news())
		kept.input[kept.count < KEPT ? kept.count++ : random_below(KEPT)] = *input;
}

static void loop(double seconds, struct fuzz_input *input)
{
	time_t end = time(NULL) + (time_t)seconds;
	unsigned long runs = 0;

	for (size_t i = 0; i < fuzz_seed_count; i++) {
		kept.input[kept.count++] = *input = fuzz_seeds[i];
		run(input);
	}
	do {
		/* Seeds, and more often the latest inputs. */
		*input = kept.input[random_below(2)
					    ? random_below(kept.count)
					    : kept.count - 1 - random_below(kept.count / 4 + 1)];
		for (uint64_t changes = random_below(12); changes; changes--)
			mutate(input);
		run(input);
		runs++;
	} while (time(NULL) < end);
	printf("%zu of them kept, %lu inputs\n", kept.count, runs);
}

static int replay(const char *path, struct fuzz_input *input)
{
	FILE *file = fopen(path, "rb");

	if (!file) {
		perror(path);
		return 2;
	}
	input->size = fread(input->data, 1, FUZZ_ROOM, file);
	fclose(file);
	return LLVMFuzzerTestOneInput(input->data, input->size);
}

int main(int argc, char **argv)
{
	struct fuzz_input *input = mmap(NULL, sizeof(*input), PROT_READ | PROT_WRITE,
					MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	char *end = NULL;
	double seconds = argc > 1 ? strtod(argv[1], &end) : 1;
	int status;
	FILE *file;

	if (input == MAP_FAILED)
		return 2;
	if (end && *end)
		return replay(argv[1], input);
	state = argc > 2 ? strtoull(argv[2], NULL, 10) | 1 : (uint64_t)time(NULL) | 1;
	if (!fork()) {
		loop(seconds, input);
		fflush(stdout);
		_exit(0);
	}
	if (wait(&status) < 0 || !status)
		return 0;
	file = fopen("crash-input", "wb");
	if (file) {
		fwrite(input->data, 1, input->size, file);
		fclose(file);
	}
	fprintf(stderr, "%s: ./crash-input\n",
		WIFSIGNALED(status) && WTERMSIG(status) == SIGALRM ? "hung" : "crashed");
	return 1;
}
