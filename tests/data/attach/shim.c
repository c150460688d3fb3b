/* SPDX-License-Identifier: Apache-2.0 */
/* A shim in small: reads the mounted configuration, asks the real library, shares a file with its tenant. */
#include <dlfcn.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

const char *attach_who(void);

static void setting(const char *key, char *value, size_t room)
{
	FILE *file = fopen("/etc/porter/quota.conf", "re");
	char line[512], name[64];

	*value = '\0';
	if (!file)
		return;
	while (fgets(line, sizeof(line), file))
		if (sscanf(line, "%63s = %255s", name, line) == 2 && !strcmp(name, key))
			snprintf(value, room, "%s", line);
	fclose(file);
}

static const char *real_who(void)
{
	char path[256];
	const char *(*who)(void);
	void *real;

	setting("real.libattach.so.1", path, sizeof(path));
	real = dlopen(path, RTLD_NOW | RTLD_LOCAL);
	if (!real)
		return "nobody";
	*(void **)&who = dlsym(real, "attach_who");
	return who();
}

/* One more byte for each call of the tenant, whoever makes it. */
static long count_call(void)
{
	char state[256], tenant[64], path[512];
	struct stat status;
	int file;

	setting("state", state, sizeof(state));
	setting("tenant", tenant, sizeof(tenant));
	snprintf(path, sizeof(path), "%s/%s/calls", state, tenant);
	file = open(path, O_WRONLY | O_APPEND | O_CLOEXEC);
	if (file < 0)
		file = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0666);
	if (file < 0 || write(file, "x", 1) != 1 || fstat(file, &status))
		return -1;
	fchmod(file, 0666);
	close(file);
	return (long)status.st_size;
}

const char *attach_who(void)
{
	static char answer[256];
	char memory[64];

	setting("memory", memory, sizeof(memory));
	snprintf(answer, sizeof(answer), "shim of %s, %s, call %ld", real_who(), memory, count_call());
	return answer;
}
