/* SPDX-License-Identifier: Apache-2.0 */
/* With any configuration file, variable or size: no crash, and a text that cannot be read never
 * means more. */
#include "../../backends/core/config/config.c"
#include "../../backends/core/config/config_read.c"

#include "fuzz.h"

const struct config_alias config_aliases[] = {{NULL, NULL}};

#define SEED(text) {sizeof(text) - 1, text}
const struct fuzz_input fuzz_seeds[] = {
	SEED("tenant = one\nstate=/run/share # here\nmemory = 8GiB\nmemory.1 = 50%\nmemory.SIM-8a=1.5g\nlog=off\n"),
	SEED("memory.12345678-7=none\r\nreal.libtoy.so.1 = /opt/real/libtoy.so.1\ncompute.0 = 30\n"),
	SEED("compute = 30\ncompute.SIM-8a = 12.5%\npolicy=burst\nweight = 200\npriority = low\nshared = /run/x\ngate.host-copies = yes\n"),
	SEED("policy = fair\nweight = 0\npriority=idle\ncompute=none\ngate.host-copies = no\npolicy=best-effort\n"),
	SEED("0=30,1=12.5%,SIM-8a6f=none"),
	SEED("0=8GiB\n,1 = 16GiB\n,SIM-8a6f=0m\r\n,99=0%"),
	SEED("MEMROY"),
	SEED("LIMIT_PORT_8"),
	SEED(" warn\n"),
	SEED("tenant=alice;state=/run/a%3Bb;shared=/run/leases;memory=2GiB,1=50%|compute=30,1=20;policy=burst;weight=3;priority=low"),
	SEED("0=8GiB,1=16GiB,SIM-8a6f=50%"),
	SEED("8192m"),
	SEED("18446744073709551615"),
	SEED("0.999999999999P"),
};
const size_t fuzz_seed_count = sizeof(fuzz_seeds) / sizeof(*fuzz_seeds);

static const struct port_device devices[] = {
	{.uuid = "SIM-8a6f", .index = 0, .total = 1000},
	{.uuid = "", .index = -1},
	{.uuid = "12345678-77", .index = 1},
};

static int identify(int device, struct port_device *out)
{
	*out = devices[device];
	return 0;
}

static void ask_everything(void)
{
	struct share_terms terms;
	uint64_t bytes;
	size_t i;

	for (i = 0; i < 3; i++) {
		config_compute(&devices[i], &terms);
		if (terms.cap < CONFIG_LEAST_SHARE || terms.cap > SHARE_WHOLE ||
		    terms.floor > terms.cap || !terms.weight || terms.weight > CONFIG_MOST_WEIGHT ||
		    terms.priority > SHARE_HIGH)
			abort();
		if (!config_compute_set() && terms.cap < SHARE_WHOLE)
			abort();
		if (config.nothing && terms.cap != CONFIG_LEAST_SHARE)
			abort();
		if (config_limit(&devices[i], &bytes) && devices[i].total &&
		    bytes > devices[i].total)
			abort();
		if (config.nothing && (!config_limit(&devices[i], &bytes) || bytes))
			abort();
	}
	if (strchr(config_tenant(), '/') || config_tenant()[0] == '.' ||
	    strlen(config_tenant()) > 63)
		abort();
	if (config_shared()[0] && config_shared()[0] != '/')
		abort();
	(void)config_real("libtoy.so.1");
	config_check_devices(3, identify);
}

static void begin(void)
{
	memset(&config, 0, sizeof(config));
	pthread_once(&config.once,
		     choose_defaults); /* so that no question reads this machine's files */
	config.tenant = config.state = config.shared = NULL;
	config.limited = config.compute_set = false;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static const struct config_place at = {.source = CONFIG_ENVIRONMENT, .name = "LIST"};
	struct units_size parsed;
	uint32_t ppm;
	int resource;

	if (size > FUZZ_ROOM)
		return 0;
	setenv("PORTER_LOG", "off", 0);
	begin();
	memcpy(config.file[0], data, size);
	read_text(CONFIG_SYSTEM, "file", config.file[0], size);
	choose_defaults();
	ask_everything();
	for (resource = 0; resource < 2; resource++) {
		begin();
		memcpy(config.environment, data, size);
		config.environment[size] = '\0';
		read_list(&at, (enum config_resource)resource, config.environment);
		choose_defaults();
		ask_everything();
	}
	begin();
	memcpy(config.environment, data, size);
	config.environment[size] = '\0';
	read_runs(config.environment);
	choose_defaults();
	ask_everything();
	begin();
	memcpy(config.environment, data, size);
	config.environment[size] = '\0';
	warn_of_name(config.environment, strlen(config.environment));
	config_check_log(&at, config.environment);
	if (!units_read((const char *)data, size, &parsed) && parsed.share > UNITS_WHOLE)
		abort();
	if (!units_read_percent((const char *)data, size, &ppm) &&
	    (ppm < CONFIG_LEAST_SHARE || ppm > SHARE_WHOLE))
		abort();
	return 0;
}
