/* SPDX-License-Identifier: Apache-2.0 */
/* Whatever a configuration file, a variable or a size holds: no crash, and a text that cannot be read never means more memory. */
#include "../../backends/core/config.c"

#include "fuzz.h"

const struct config_alias config_aliases[] = {{NULL, NULL}};

#define SEED(text) {sizeof(text) - 1, text}
const struct fuzz_input fuzz_seeds[] = {
	SEED("tenant = one\nstate=/run/share # here\nmemory = 8GiB\nmemory.1 = 50%\nmemory.SIM-8a=1.5g\nlog=off\n"),
	SEED("memory.12345678-7=none\r\nreal.libtoy.so.1 = /opt/real/libtoy.so.1\ncompute.0 = 30\n"),
	SEED("0=8GiB,1=16GiB,SIM-8a6f=50%"), SEED("8192m"), SEED("18446744073709551615"), SEED("0.999999999999P"),
};
const size_t fuzz_seed_count = sizeof(fuzz_seeds) / sizeof(*fuzz_seeds);

static void ask_everything(void)
{
	static const struct port_device devices[] = {
		{.uuid = "SIM-8a6f", .index = 0, .total = 1000}, {.uuid = "", .index = -1}, {.uuid = "12345678-77", .index = 1},
	};
	uint64_t bytes;
	size_t i;

	for (i = 0; i < 3; i++) {
		if (config_limit(&devices[i], &bytes) && devices[i].total && bytes > devices[i].total)
			abort();
		if (config.nothing && (!config_limit(&devices[i], &bytes) || bytes))
			abort();
	}
	if (strchr(config_tenant(), '/') || config_tenant()[0] == '.' || strlen(config_tenant()) > 63)
		abort();
	(void)config_real("libtoy.so.1");
}

static void begin(void)
{
	memset(&config, 0, sizeof(config));
	pthread_once(&config.once, choose_defaults);	/* so that no question reads this machine's files */
	config.tenant = config.state = NULL;
	config.limited = false;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static const struct place at = {.source = ENVIRONMENT, .name = "LIST"};
	struct units_size parsed;

	if (size > FUZZ_ROOM)
		return 0;
	setenv("PORTER_LOG", "off", 0);
	begin();
	memcpy(config.file[0], data, size);
	read_text(SYSTEM_FILE, "file", config.file[0], size);
	choose_defaults();
	ask_everything();
	begin();
	memcpy(config.environment, data, size);
	config.environment[size] = '\0';
	read_memory_list(&at, config.environment);
	choose_defaults();
	ask_everything();
	if (!units_read((const char *)data, size, &parsed) && parsed.share > UNITS_WHOLE)
		abort();
	return 0;
}
