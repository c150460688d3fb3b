/* SPDX-License-Identifier: Apache-2.0 */
#include "units.h"

#include <errno.h>
#include <stdbool.h>

#define FRACTION_DIGITS 9
#define PERCENT 10000u /* ppm */

static char lower(char c)
{
	return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

static bool blank(char c)
{
	/* line ends, too: a variable that is filled from a file ends with one */
	return c == ' ' || (c >= '\t' && c <= '\r');
}

static bool digit(char c)
{
	return c >= '0' && c <= '9';
}

/* The factor of one unit; 0: unknown unit. `percent` is recognized by its sign. */
static uint64_t unit_of(const char *text, size_t length)
{
	static const char prefixes[] = "kmgtp";
	uint64_t worth = 1, base = 1024;
	size_t i;

	if (!length || (length == 1 && lower(text[0]) == 'b'))
		return 1;
	if (length == 2 && lower(text[1]) == 'b')
		base = 1000;
	else if (length > 3 || (length > 1 && lower(text[1]) != 'i') ||
		 (length > 2 && lower(text[2]) != 'b'))
		return 0;
	for (i = 0; i < sizeof(prefixes) - 1; i++) {
		worth *= base;
		if (lower(text[0]) == prefixes[i])
			return worth;
	}
	return 0;
}

/* The part of a text that is not read yet. */
struct rest {
	const char *text;
	size_t at, end;
};

static void skip_blanks(struct rest *rest)
{
	while (rest->at < rest->end && blank(rest->text[rest->at]))
		rest->at++;
}

/* "12.5": 12, and 5 of 10 parts. */
static int read_number(struct rest *rest, uint64_t *whole, uint64_t *part, uint64_t *scale)
{
	size_t start = rest->at;
	unsigned n = 0;

	*whole = *part = 0;
	*scale = 1;
	for (; rest->at < rest->end && digit(rest->text[rest->at]); rest->at++)
		if (__builtin_mul_overflow(*whole, 10u, whole) ||
		    __builtin_add_overflow(*whole, (uint64_t)(rest->text[rest->at] - '0'), whole))
			return -ERANGE;
	if (rest->at == start)
		return -EINVAL;
	if (rest->at == rest->end || rest->text[rest->at] != '.')
		return 0;
	for (rest->at++; rest->at < rest->end && digit(rest->text[rest->at]); rest->at++, n++) {
		if (n >= FRACTION_DIGITS)
			continue;
		*part = *part * 10 + (uint64_t)(rest->text[rest->at] - '0');
		*scale *= 10;
	}
	return n ? 0 : -EINVAL;
}

static struct rest trimmed(const char *text, size_t length)
{
	struct rest rest = {.text = text, .end = length};

	skip_blanks(&rest);
	while (rest.end > rest.at && blank(text[rest.end - 1]))
		rest.end--;
	return rest;
}

int units_read(const char *text, size_t length, struct units_size *out)
{
	struct rest rest = trimmed(text, length);
	uint64_t whole, part, scale, unit, value;
	bool percent;
	int err = read_number(&rest, &whole, &part, &scale);

	if (err)
		return err;
	skip_blanks(&rest);
	percent = rest.end - rest.at == 1 && text[rest.at] == '%';
	if (percent && (whole > 100 || (whole == 100 && part)))
		return -ERANGE;
	unit = percent ? UNITS_WHOLE / 100 : unit_of(text + rest.at, rest.end - rest.at);
	if (!unit)
		return -EINVAL;
	if (__builtin_mul_overflow(whole, unit, &value) ||
	    __builtin_add_overflow(value, (uint64_t)((unsigned __int128)part * unit / scale),
				   &value))
		return -ERANGE;
	*out = (struct units_size){.bytes = value};
	if (percent)
		*out = (struct units_size){.share = (uint32_t)value}; /* 0 %: 0 bytes */
	return 0;
}

int units_read_percent(const char *text, size_t length, uint32_t *out)
{
	struct rest rest = trimmed(text, length);
	uint64_t whole, part, scale;
	int err = read_number(&rest, &whole, &part, &scale);

	if (err)
		return err;
	skip_blanks(&rest);
	if (rest.at < rest.end && text[rest.at] == '%')
		rest.at++;
	if (rest.at < rest.end)
		return -EINVAL;
	if (!whole || whole > 100 || (whole == 100 && part))
		return -ERANGE;
	*out = (uint32_t)(whole * PERCENT + part * PERCENT / scale);
	return 0;
}

uint64_t units_of(const struct units_size *size, uint64_t total)
{
	if (!size->share)
		return size->bytes;
	return (uint64_t)((unsigned __int128)total * size->share / UNITS_WHOLE);
}
