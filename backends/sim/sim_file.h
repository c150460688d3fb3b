/* SPDX-License-Identifier: Apache-2.0 */
/*
 * sim_file.h: descriptors that the library keeps and uses again later.
 *
 * A program may close every descriptor that it does not know (closefrom), and open files that get
 * their numbers. So the library looks, before each use, whether a number still stands for the file
 * that it kept. sim_file_keep -> sim_file, any number of times -> sim_file_close. Not thread-safe.
 */
#ifndef PORTER_SIM_FILE_H
#define PORTER_SIM_FILE_H

#include <sys/types.h>

struct sim_file {
	int fd; /* -1: none */
	dev_t device;
	ino_t inode;
};
#define SIM_NO_FILE ((struct sim_file){.fd = -1})

/* Takes the descriptor over, and gives it a high number: programs expect small ones to be theirs. -1 is fine. */
void sim_file_keep(struct sim_file *file, int fd);
/* The descriptor; -1: there is none, or the program closed it. */
int sim_file(const struct sim_file *file);
void sim_file_close(struct sim_file *file);

#endif
