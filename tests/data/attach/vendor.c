/* SPDX-License-Identifier: Apache-2.0 */
/* A vendor's library that tells its name. */
const char *attach_who(void);

const char *attach_who(void)
{
	return "vendor";
}
