/* SPDX-License-Identifier: Apache-2.0 */
/*
 * notes.h: what porter's libraries in one process find of each other: by ELF notes, for loaders of
 * programs see no symbol of ours.
 *
 * Each note says how far from it something lies. Type 1 is no such note: it says whose library this
 * is (note.c).
 */
#ifndef PORTER_SHIM_NOTES_H
#define PORTER_SHIM_NOTES_H

#include <link.h>
#include <stdint.h>

#define NOTES_READY 2	  /* shim_ready */
#define NOTES_ALONE 3	  /* alone_tell, of the struct in alone.h */
#define NOTES_LOGGED 4	  /* shim_logged: the messages that this library has logged */
#define NOTES_DEVICES 5	  /* shim_devices: porter/native/probe.py calls it */
#define NOTES_PROCESSES 6 /* shim_processes: the same */
#define NOTES_PLACES 7	  /* shim_places: the same */
#define NOTES_LIMIT 8	  /* shim_limit: the same */

/* A note of this type (as text) that leads to that symbol. */
#define NOTES_TO(type, symbol) \
	__asm__(".pushsection .note.porter,\"a\",%note\n" \
		"\t.p2align 2\n" \
		"\t.long 7, 8, " type "\n" \
		"\t.asciz \"porter\"\n" \
		"\t.byte 0\n" \
		"0:\t.quad " symbol " - 0b\n" \
		"\t.popsection\n")

/* Where the object's note of that type leads; 0: it has none. */
uintptr_t notes_find(const struct dl_phdr_info *object, uint32_t type);

#endif
