/* SPDX-License-Identifier: Apache-2.0 */
#include "units.h"

#include <errno.h>
#include <stdbool.h>

#define FRACTION_DIGITS 9

static char lower(char c)
{
	return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

static bool blank(char c)
{
	return c == ' ' || c == '\t' || c == '\r';
}

static bool digit(char c)
{
	return c >= '0' && c <= '9';
}

/* What one unit is worth; 0: no unit that we know. `percent` is told apart by its sign. */
static uint64_t unit_of(const char *text, size_t length)
{
	static const char prefixes[] = "kmgtp";
	uint64_t worth = 1, base = 1024;
	size_t i;

	if (!length || (length == 1 && lower(text[0]) == 'b'))
		return 1;
	if (length == 2 && lower(text[1]) == 'b')
		base = 1000;
	else if (length > 3 || (length > 1 && lower(text[1]) != 'i') || (length > 2 && lower(text[2]) != 'b'))
		return 0;
	for (i = 0; i < sizeof(prefixes) - 1; i++) {
		worth *= base;
		if (lower(text[0]) == prefixes[i])
			return worth;
	}
	return 0;
}

int units_read(const char *text, size_t length, struct units_size *out)
{
	uint64_t whole = 0, part = 0, scale = 1, unit, value;
	bool digits = false;
	size_t i = 0;
	unsigned n;

	while (i < length && blank(text[i]))
		i++;
	while (length > i && blank(text[length - 1]))
		length--;
	for (; i < length && digit(text[i]); i++, digits = true)
		if (__builtin_mul_overflow(whole, 10u, &whole) ||
		    __builtin_add_overflow(whole, (uint64_t)(text[i] - '0'), &whole))
			return -ERANGE;
	if (!digits)
		return -EINVAL;
	if (i < length && text[i] == '.') {
		for (i++, n = 0; i < length && digit(text[i]); i++, n++) {
			if (n >= FRACTION_DIGITS)
				continue;
			part = part * 10 + (uint64_t)(text[i] - '0');
			scale *= 10;
		}
		if (!n)
			return -EINVAL;
	}
	while (i < length && blank(text[i]))
		i++;
	if (length - i == 1 && text[i] == '%') {
		unit = UNITS_WHOLE / 100;
		if (whole > 100 || (whole == 100 && part))
			return -ERANGE;
	} else {
		unit = unit_of(text + i, length - i);
		if (!unit)
			return -EINVAL;
	}
	if (__builtin_mul_overflow(whole, unit, &value) ||
	    __builtin_add_overflow(value, (uint64_t)((unsigned __int128)part * unit / scale), &value))
		return -ERANGE;
	*out = (struct units_size){.bytes = value};
	if (i < length && text[i] == '%')
		*out = (struct units_size){.share = (uint32_t)value};	/* 0 %: 0 bytes */
	return 0;
}

uint64_t units_of(const struct units_size *size, uint64_t total)
{
	if (!size->share)
		return size->bytes;
	return (uint64_t)((unsigned __int128)total * size->share / UNITS_WHOLE);
}
