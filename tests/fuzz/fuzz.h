/* SPDX-License-Identifier: Apache-2.0 */
/*
 * fuzz.h: the functions that a fuzzer of C code supplies, and their use by main.c or libFuzzer.
 *
 * main.c mutates seeds for some seconds and keeps inputs that reached new code, as far as it was
 * compiled with -fsanitize-coverage=trace-pc; main.c itself never is. `program SECONDS [SEED]`, or
 * `program FILE` to replay one input. A crash, an abort or ten seconds in one input leave it in
 * ./crash-input.
 */
#ifndef PORTER_FUZZ_H
#define PORTER_FUZZ_H

#include <fcntl.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define FUZZ_ROOM 4096

struct fuzz_input {
	size_t size;
	uint8_t data[FUZZ_ROOM];
};

/* What mutation starts from. */
extern const struct fuzz_input fuzz_seeds[];
extern const size_t fuzz_seed_count;

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#endif
