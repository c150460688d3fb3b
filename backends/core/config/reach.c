/* SPDX-License-Identifier: Apache-2.0 */
#include "reach.h"

#include "state/account.h"
#include "lease/arbiter.h"
#include "config.h"
#include "platform/kept.h"
#include "state/mapped.h"

static void keep_account(bool computes)
{
	const char *state = config_state(), *tenant = config_tenant();
	char path[ACCOUNT_PATH];

	mapped_done(computes ? account_open(state, config_state_is_default(), tenant)
			     : account_look(state, tenant));
	if (computes && !account_path(path, state, tenant))
		kept_spare(path);
}

static void keep_leases(void)
{
	const char *folder = config_shared();

	if (!folder[0])
		return;
	if (config_shared_is_default())
		account_make_state(config_state(), config_state_is_default());
	arbiter_keep_folder(folder);
	kept_spare(folder);
}

void reach_keep(bool computes)
{
	bool takes_part = computes && config_compute_set();

	if (config_limited() || takes_part)
		kept_pid_space(); /* after chroot(2) there may be no /proc to ask */
	if (config_limited())
		keep_account(computes);
	if (takes_part)
		keep_leases();
}
