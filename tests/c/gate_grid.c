/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Cells of shares, by a clock that costs nothing: one on each line of stdin, "BINS TENANT…". Each
 * is answered in the order of the input by a line of JSON. It has a list for each tenant: the ns
 * that the device worked for it in each bin of 100 ms.
 *
 *   gate_grid [-s SLICE_NS] [-w SWITCH_NS] [-l LATE_NS] [-e EVERY_NS -h STAND_NS]
 *
 * TENANT is LENGTH:CAP:WEIGHT:PRIORITY:FROM:UNTIL:ON:PERIOD:EVERY, numbers. They are the ns of a
 * unit, the cap in ppm (0: none), the weight (0: none), enum share_priority, times in ns from the
 * start (0: always), and the mean ns between requests that come at random (0: always more work is
 * wanted).
 *
 * The device gives slices of -s (2 ms), takes -w (150 us) from one tenant to the next. Each tenth
 * time a thread wakes up, it does so -l (10 us) later in the mean. With -e and -h each host stands
 * still for -h ns, each -e ns in the mean. Then a program launches 20 ms of work ahead or two
 * pieces, and no more, as those of `porter bench share` do.
 */
#define _GNU_SOURCE
#include <inttypes.h>

#include "gate_world.h"

#define BIN_NS (100 * MS)
#define MOST_BINS 100000

static uint64_t stalls_every, stalls_for;
static uint32_t worked[TENANTS][MOST_BINS];

static bool add(const char *text, unsigned number)
{
	uint64_t length, from, until, on, period, every;
	uint32_t cap, weight, priority;
	struct share_terms terms;
	struct tenant *one;

	if (sscanf(text,
		   "%" SCNu64 ":%u:%u:%u:%" SCNu64 ":%" SCNu64 ":%" SCNu64 ":%" SCNu64 ":%" SCNu64,
		   &length, &cap, &weight, &priority, &from, &until, &on, &period, &every) != 9)
		return false;
	terms = share_terms_of(cap ? SHARE_CAP : SHARE_WEIGHT_OF, cap, weight,
			       (enum share_priority)priority);
	one = join_on(0, number, &terms, length);
	one->begun = one->next = now;
	one->from = from;
	one->until = until;
	one->on = on;
	one->period = period;
	one->every = every;
	one->due = now;
	one->synchronous = every != 0;
	if (stalls_every)
		stand_now_and_then(one, stalls_every, stalls_for);
	return true;
}

static void run_bins(unsigned bins)
{
	static uint64_t before[TENANTS];
	uint64_t began = now, used;

	for (unsigned bin = 0; bin < bins; bin++) {
		run_until(began + (bin + 1) * BIN_NS);
		for (unsigned i = 0; i < tenants; i++) {
			used = device_used(i + 1);
			worked[i][bin] = (uint32_t)(used - before[i]);
			before[i] = used;
		}
	}
}

static void tell(FILE *out, unsigned bins)
{
	for (unsigned i = 0; i < tenants; i++)
		for (unsigned bin = 0; bin < bins; bin++)
			fprintf(out, "%s%u", bin ? "," : i ? "],[" : "[[", worked[i][bin]);
	fprintf(out, "]]\n");
	fflush(out);
}

static void run_cell(char *line, const char *folder)
{
	static uint64_t took[REQUESTS];
	char *rest, *word = strtok_r(line, " \n", &rest);
	unsigned bins = word ? (unsigned)strtoul(word, NULL, 10) : 0;

	CHECK(bins && bins <= MOST_BINS && !mkdir(folder, 0777) && !chdir(folder));
	srand48(1);
	for (unsigned i = 0; (word = strtok_r(NULL, " \n", &rest)); i++)
		CHECK(i < DEVICE_OWNERS - 1 && add(word, i));
	for (unsigned i = 0; i < tenants; i++)
		all[i].took = took;
	run_bins(bins);
	tell(stdout, bins);
}

int main(int argc, char **argv)
{
	char line[4096], folder[32];
	int option, status;
	unsigned number = 0;

	device_slice = 2 * MS;
	device_switch = 150 * US;
	late = 10000;
	while ((option = getopt(argc, argv, "s:w:l:e:h:")) != -1) {
		if (option == 's')
			device_slice = strtoull(optarg, NULL, 10);
		else if (option == 'w')
			device_switch = strtoull(optarg, NULL, 10);
		else if (option == 'e')
			stalls_every = strtoull(optarg, NULL, 10);
		else if (option == 'h')
			stalls_for = strtoull(optarg, NULL, 10);
		else if (option == 'l')
			late = strtod(optarg, NULL);
		else
			return 2;
	}
	while (fgets(line, sizeof(line), stdin)) {
		pid_t child = fork();

		if (!child) {
			snprintf(folder, sizeof(folder), "cell-%u", number);
			run_cell(line, folder);
			_exit(0);
		}
		number++;
		if (waitpid(child, &status, 0) != child || status)
			return 1;
	}
	return 0;
}
