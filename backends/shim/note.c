/* SPDX-License-Identifier: Apache-2.0 */
/* The marks by which a shim is recognized from outside. */
#include <stdint.h>

/* The finder, the attach modes and `porter doctor` distinguish a shim from a vendor's library by
 * this. */
static const struct {
	uint32_t name_size, desc_size, type;
	char name[8];
	char desc[8];
} porter_note __attribute__((section(".note.porter"), used, aligned(4))) = {
	7, 5, 1, "porter", "shim",
};

/*
 * Indirect branches land on marked instructions only (IBT and shadow stack, or BTI and PAC).
 * Linkers drop the objects' own notes as soon as one object of the C library's static part lacks
 * it, though that part is only called directly. The build then presents this note as the library's
 * property.
 */
#if defined(__x86_64__)
#define PROPERTY 0xc0000002
#elif defined(__aarch64__)
#define PROPERTY 0xc0000000
#endif

#ifdef PROPERTY
static const struct {
	uint32_t name_size, desc_size, type;
	char name[4];
	uint32_t property, property_size, bits, padding;
} property_note __attribute__((section(".note.porter.property"), used, aligned(8))) = {
	4, 16, 5, "GNU", PROPERTY, 4, 3, 0,
};
#endif
