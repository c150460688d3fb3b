/* SPDX-License-Identifier: Apache-2.0 */
/* The status of a thread's last call. Only for libraries that can be asked for it: real.h names the
 * calls. */
#define REAL_AS_IT_IS
#include <string.h>

#include "last_error.h"
#include "real.h"
#include "role.h"

atomic_bool last_error_any;

/* Some versions of a vendor's library may lack one of the two: then nothing is asked, and nothing put back. */
static bool known(void)
{
	return shim_slots[LAST_ERROR_FORGETS] != shim_library.symbols[LAST_ERROR_FORGETS].absent &&
		shim_slots[LAST_ERROR_PEEKS] != shim_library.symbols[LAST_ERROR_PEEKS].absent;
}

/* The vendor is left with a status that it reports only until the program's next call, if there is
 * such a status. */
static void rest(void)
{
	LAST_ERROR_FORGET();
	LAST_ERROR_MAKE();
	thread_self()->error.rest = LAST_ERROR_PEEK();
}

static void put_back(uint32_t status)
{
	struct thread_error *error = &thread_self()->error;

	for (int of = 0; of < LAST_ERRORS; of++)
		error->restored[of] = status;
	if (!status)
		return;
	atomic_store_explicit(&last_error_any, true, memory_order_relaxed);
	rest();
}

uint32_t last_error_read(enum last_error_of of, uint32_t status, bool forgets)
{
	struct thread_error *error = &thread_self()->error;
	uint32_t restored = error->restored[of];

	if (role_inside()) /* the vendor asks itself */
		return status;
	if (status != error->rest) {
		error->restored[of] = 0;
		return status;
	}
	if (forgets)
		error->restored[of] = 0;
	else /* the call that peeks is a call, too: the status is its own now */
		error->restored[LAST_ERROR_CALL] = restored;
	return restored;
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

/* A status that is newer than the stored one ends the stored one: another call may fail with the
 * same status as the one that is left with the vendor. */
uint32_t last_error_before(void)
{
	struct thread_error *error = &thread_self()->error;
	uint32_t status = known() ? LAST_ERROR_PEEK() : 0;

	if (status != error->rest)
		memset(error->restored, 0, sizeof(error->restored));
	return status;
}

void last_error_mend(uint32_t before)
{
	const struct thread_error *error = &thread_self()->error;

	if (!known())
		return;
	if (!before)
		LAST_ERROR_FORGET();
	else if (error->restored[LAST_ERROR_THREAD] && before == error->rest)
		rest();
	else
		put_back(before);
}
