/* SPDX-License-Identifier: Apache-2.0 */
/* Empty: declares nothing that a prototype could need. */
