/* SPDX-License-Identifier: Apache-2.0 */
#define _GNU_SOURCE
#include "sim_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#define FIRST 500 /* the lowest number that a kept descriptor gets, where the limit allows it */

void sim_file_keep(struct sim_file *file, int fd)
{
	int high = fd < 0 || fd >= FIRST ? -1 : fcntl(fd, F_DUPFD_CLOEXEC, FIRST);
	struct stat about;

	if (high >= 0) {
		close(fd);
		fd = high;
	}
	*file = SIM_NO_FILE;
	if (fd >= 0 && !fstat(fd, &about))
		*file = (struct sim_file){.fd = fd, .device = about.st_dev, .inode = about.st_ino};
	else if (fd >= 0)
		close(fd);
}

int sim_file(const struct sim_file *file)
{
	struct stat about;

	if (file->fd < 0 || fstat(file->fd, &about))
		return -1;
	return about.st_dev == file->device && about.st_ino == file->inode ? file->fd : -1;
}

void sim_file_close(struct sim_file *file)
{
	int fd = sim_file(file);

	if (fd >= 0)
		close(fd);
	*file = SIM_NO_FILE;
}
