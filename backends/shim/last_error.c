/* SPDX-License-Identifier: Apache-2.0 */
/* What a thread's last call said. Only of libraries that tell it: real.h says by what. */
#define REAL_AS_IT_IS
#include <string.h>

#include "last_error.h"
#include "real.h"
#include "role.h"

_Thread_local struct last_error last_error;

/* Some versions of a vendor's library may lack one of the two: then nothing is asked, and nothing put back. */
static bool known(void)
{
	return shim_slots[LAST_ERROR_FORGETS] != shim_library.symbols[LAST_ERROR_FORGETS].absent &&
		shim_slots[LAST_ERROR_PEEKS] != shim_library.symbols[LAST_ERROR_PEEKS].absent;
}

/* The vendor is left with something that it only says till the program's next call, if such a thing is to be had. */
static void rest(void)
{
	LAST_ERROR_FORGET();
	LAST_ERROR_MAKE();
	last_error.rest = LAST_ERROR_PEEK();
}

static void put_back(uint32_t status)
{
	for (int of = 0; of < LAST_ERRORS; of++)
		last_error.told[of] = status;
	if (status)
		rest();
}

uint32_t last_error_read(enum last_error_of of, uint32_t status, bool forgets)
{
	uint32_t told = last_error.told[of];

	if (role_inside())	/* the vendor asks itself */
		return status;
	if (status != last_error.rest) {
		last_error.told[of] = 0;
		return status;
	}
	if (forgets)
		last_error.told[of] = 0;
	else			/* who peeks has made a call, too: it is that one's status now */
		last_error.told[LAST_ERROR_CALL] = told;
	return told;
}

void last_error_failed(uint32_t status)
{
	if (known())
		put_back(LAST_ERROR_PEEK() == status ? 0 : status);
}

bool last_error_forget(void)
{
	LAST_ERROR_FORGET();
	return true;
}

/* What is found to be newer than what was put back ends that: another call may fail like what is left with the vendor. */
uint32_t last_error_before(void)
{
	uint32_t status = known() ? LAST_ERROR_PEEK() : 0;

	if (status != last_error.rest)
		memset(last_error.told, 0, sizeof(last_error.told));
	return status;
}

void last_error_mend(uint32_t before)
{
	if (!known())
		return;
	if (!before)
		LAST_ERROR_FORGET();
	else if (last_error.told[LAST_ERROR_THREAD] && before == last_error.rest)
		rest();
	else
		put_back(before);
}
