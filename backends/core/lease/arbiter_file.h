/* SPDX-License-Identifier: Apache-2.0 */
/*
 * arbiter_file.h: the lease's file, byte by byte. Little-endian; every field naturally aligned;
 * times are CLOCK_MONOTONIC in ns, as outside of any time namespace. Ticks are times in short form.
 *
 *	0	header (mapped.h): u64 magic "pArbiter", u32 version, header size, rows, slots.
 *		u64 size, checksum.
 *	64	the turn: u64 word, u64 begun, ends (times), wanted (bit per tenant), idle or paced (times).
 *		u32 figures of (low half of the epoch), u32 closed of, u32 joins, u32 gated.
 *		u64 paused (bit per tenant).
 *	128	u64 lock, u32 high, u32 modes, u64 closed, looked, changed (times).
 *		u8 confirmed, probing or light, u16 demanded (per cent), u32 disturbed (ticks; 0: never).
 *		u64 brief or lenders (bit per tenant), outranked (bit per tenant).
 *	192	64 tenants of 256 bytes, see struct arbiter_tenant:
 *		u32 state: 0 free, 1 used, 2 being made, by the process slot in the bits from 8 on.
 *		u32 which; u64 waited, seen; 64 bytes name.
 *		terms of its last join: u32 weight, cap, floor, priority; while others are being set, a
 *		mark of those from bit 2 of the priority on; u64 bound (arbiter_gang.h).
 *		at 112 and 168 two copies of struct share_tenant (share.h): `which & 1` is the valid one.
 *		u32 notes, u16 held (ticks), u16 pace (per cent), u64 covered (time).
 *		u32 used at the last look, or when its turn began.
 *		u32 the time of that look (ticks).
 *		u32 shorted (ticks), alone (per cent, and 1).
 *	16576	1024 processes of 64 bytes, see struct arbiter_process:
 *		u32 state, i32 pid, u32 life (arbiter_life.h), u32 pid's namespace, u32 tenant, u32 wake.
 *		u64 busy (epoch or 0).
 *		u32 wants: 1: it waits, since the time in ticks from bit 2 on; 2: it was busy at its turn's end.
 *		u32 demand: ppm; bit 23: it visits tenants of lower priority.
 *		u64 heard (time), u32 demand of, u32 limited, due (times in ticks; 0: never), u32 ran of.
 *		pid 0: it uses another device, and holds this one for that.
 *		in a gang `limited` is the number of pieces that it began in this turn, and `due` their expected
 *		end (ticks); in shared mode only where its pid is 0.
 *		in no gang `due` is the time until which its work is waited for. Open to all, it is when its
 *		short work last stood behind others' (`behind`).
 *	82112	64 u64: bytes that each tenant copied past its turns.
 *	82624	16 bytes: struct hold (hold.h).
 *
 * The word: low 8 bits the owner's slot + 1 (0: none; 255: open to all), bit 8 closing. Bits 9 to 15
 * count how often it was opened again while it was closing; the epoch begins at bit 16. A process is
 * alive while the byte at MAPPED_LOCKS + its slot is locked.
 */
#ifndef PORTER_ARBITER_FILE_H
#define PORTER_ARBITER_FILE_H

#include <stdatomic.h>
#include <stdint.h>

#include "arbiter.h"
#include "platform/lock.h"
#include "state/mapped.h"
#include "sched/hold.h"
#include "sched/share.h"

#define ARBITER_MAGIC 0x7265746962724170ull /* "pArbiter" */
#define ARBITER_VERSION 9

#define ARBITER_OWNER UINT64_C(0xff)
#define ARBITER_ALL 0xffu /* as owner */
#define ARBITER_CLOSING UINT64_C(0x100)
#define ARBITER_AGAIN UINT64_C(0x200) /* once opened again */
#define ARBITER_AGAIN_MOST UINT64_C(0xfe00)
#define ARBITER_EPOCH 16 /* shift */
#define ARBITER_TICK 16	 /* a time in ns, shifted by this number of bits */

#define ARBITER_SHARE_WORDS (sizeof(struct share_tenant) / sizeof(uint64_t))
#define ARBITER_HOLD_WORDS (sizeof(struct hold) / sizeof(uint64_t))

struct arbiter_turn {
	_Atomic uint64_t word;	      /* the lease; all else here is figures about it */
	_Atomic uint64_t begun, ends; /* of the turn */
	/* tenants that wait, as far as noted: a launch reads no other line of the file */
	_Atomic uint64_t wanted;
	union {
		_Atomic uint64_t
			idle; /* since when none of its owner's processes is busy, as far as noted */
		/* open to all: when a process last looked which tenants are ahead */
		_Atomic uint64_t paced;
	};
	/* low half of the epoch to which begun, ends and idle belong */
	_Atomic uint32_t figures_of;
	_Atomic uint32_t closed_of; /* and `closed` below */
	_Atomic uint32_t joins;	    /* and changes of terms: the input of `gated` */
	_Atomic uint32_t gated;
	_Atomic uint64_t paused; /* tenants that may not submit, except the owner of the lease */
};

#define ARBITER_VISITS 23 /* bit of a process's `demand` */

/* the last of tenants alone: with the slot of the process that makes it, from ARBITER_MAKER on */
enum arbiter_state { ARBITER_FREE, ARBITER_USED, ARBITER_MAKING };
#define ARBITER_MAKER 8 /* bit */

struct arbiter_tenant {
	_Atomic uint32_t state;
	_Atomic uint32_t which;	 /* a count: its lowest bit says which copy of `share` holds */
	_Atomic uint64_t waited; /* ns at the gate */
	_Atomic uint64_t seen;	 /* when a process of it last joined */
	char name[ARBITER_NAME];
	/* struct share_terms it was joined with last; arbiter_terms.c: and a mark */
	_Atomic uint64_t own[2];
	/* 0: its work here waits for none elsewhere; else one more for each device found that it
	 * does wait for */
	_Atomic uint64_t bound;
	_Atomic uint64_t share[2][ARBITER_SHARE_WORDS];
	_Atomic uint32_t notes; /* ARBITER_FOLLOWS, ARBITER_MET, ARBITER_LONG */
	/* with the lock, as the fields below: ticks since `paced` in which all others that wanted
	 * the device were held up */
	_Atomic uint16_t held;
	/* and per cent of the time before that that it used, or demanded when the device was opened */
	_Atomic uint16_t pace;
	_Atomic uint64_t covered; /* its processes' time is charged up to then */
	/* With the lock, while it is open to all: its use (in ticks) at the last look at how fast
	 * that grows, and the time of that look */
	_Atomic uint32_t paced_used;
	_Atomic uint32_t paced;	  /* otherwise `paced_used` is its use when its turn began */
	_Atomic uint32_t shorted; /* when it had less than it could use, in ticks */
	/* per cent of the device that it demanded when it was opened, and 1; 0: it took no part
	 * then */
	_Atomic uint32_t alone;
};

struct arbiter_process {
	_Atomic uint32_t state;
	_Atomic int32_t pid; /* as the process itself sees it */
	/* robust futex of a thread of it; 0: no thread vouches for it */
	_Atomic uint32_t life;
	_Atomic uint32_t pid_space; /* where the pid holds: inode of its pid namespace */
	_Atomic uint32_t tenant;    /* slot */
	_Atomic uint32_t wake;	    /* futex: one more for each reason to look again */
	_Atomic uint64_t busy;	    /* the epoch it has work in flight under; 0: none */
	_Atomic uint32_t wants; /* WAITS and since when, or MORE (arbiter_state.h); 0: nothing */
	/* ppm of the device that it would use if it never had to wait at the gate, and the
	 * bit ARBITER_VISITS */
	_Atomic uint32_t demand;
	_Atomic uint64_t heard;	    /* the time of its last report */
	_Atomic uint32_t demand_of; /* `modes` + 1 when `demand` was measured; 0: never */
	union {
		_Atomic uint32_t limited; /* when it last was (share.h), in ticks */
		_Atomic uint32_t begun;	  /* in a gang: pieces, in this turn */
	};
	union {
		/* in a gang: when they are expected to be done, in ticks; otherwise the time until
		 * which its work is waited for, unless it is open to all */
		_Atomic uint32_t due;
		/* else when its short work stood behind others', in ticks */
		_Atomic uint32_t behind;
	};
	_Atomic uint32_t ran_of; /* `modes` + 1 when it last began work */
};

struct arbiter {
	struct mapped_header header;
	struct arbiter_turn turn;
	struct shared_lock lock;
	_Atomic uint32_t high;	  /* no process slot from here on was ever used */
	_Atomic uint32_t modes;	  /* times that it was opened to all, or that ended */
	_Atomic uint64_t closed;  /* when the lease was first seen closing */
	_Atomic uint64_t looked;  /* when a process last looked for dead ones */
	_Atomic uint64_t changed; /* when `modes` did */
	_Atomic uint8_t
		confirmed; /* times in a row that it was opened again as soon as that could be */
	union {
		_Atomic uint8_t probing; /* exclusive to see whether it should be */
		_Atomic uint8_t light;	 /* open to all: all that is demanded of it is little */
	};
	_Atomic uint16_t demanded; /* of the device in all, when it was opened */
	/* in ticks: the end of the driver's last making or taking apart of a process's context */
	_Atomic uint32_t disturbed;
	union {
		_Atomic uint64_t brief; /* open to all: tenants that have little queued */
		/* else tenants that the turn ends for as soon as they are back */
		_Atomic uint64_t lenders;
	};
	/* tenants that take part together with one of higher priority */
	_Atomic uint64_t outranked;
	struct arbiter_tenant tenant[SHARE_TENANTS];
	struct arbiter_process process[ARBITER_PROCESSES];
	/* bytes, by copies that wait for no turn; for observers */
	_Atomic uint64_t copied[SHARE_TENANTS];
	/* with the lock: struct hold, of shared mode */
	_Atomic uint64_t hold[ARBITER_HOLD_WORDS];
};

#define ARBITER_AT(type, field, offset) \
	_Static_assert(__builtin_offsetof(struct type, field) == (offset), \
		       "mapped by other processes")
ARBITER_AT(arbiter_turn, wanted, 24);
ARBITER_AT(arbiter_turn, gated, 52);
ARBITER_AT(arbiter_turn, paused, 56);
ARBITER_AT(arbiter, turn, 64);
ARBITER_AT(arbiter, lock, 128);
ARBITER_AT(arbiter, high, 136);
ARBITER_AT(arbiter, closed, 144);
ARBITER_AT(arbiter, changed, 160);
ARBITER_AT(arbiter, confirmed, 168);
ARBITER_AT(arbiter, demanded, 170);
ARBITER_AT(arbiter, disturbed, 172);
ARBITER_AT(arbiter, outranked, 184);
ARBITER_AT(arbiter, tenant, 192);
ARBITER_AT(arbiter, process, 192 + 64 * 256);
ARBITER_AT(arbiter_tenant, name, 24);
ARBITER_AT(arbiter_tenant, own, 88);
ARBITER_AT(arbiter_tenant, bound, 104);
ARBITER_AT(arbiter_tenant, share, 112);
ARBITER_AT(arbiter_tenant, notes, 224);
ARBITER_AT(arbiter_tenant, pace, 230);
ARBITER_AT(arbiter_tenant, covered, 232);
ARBITER_AT(arbiter_tenant, alone, 252);
ARBITER_AT(arbiter_process, life, 8);
ARBITER_AT(arbiter_process, tenant, 16);
ARBITER_AT(arbiter_process, wake, 20);
ARBITER_AT(arbiter_process, busy, 24);
ARBITER_AT(arbiter_process, wants, 32);
ARBITER_AT(arbiter_process, heard, 40);
ARBITER_AT(arbiter_process, limited, 52);
ARBITER_AT(share_tenant, credit, 16);
ARBITER_AT(share_tenant, used, 32);
ARBITER_AT(share_tenant, resting, 48);
_Static_assert(sizeof(struct share_terms) == 16, "mapped by other processes");
_Static_assert(sizeof(struct share_tenant) == 56, "mapped by other processes");
_Static_assert(sizeof(struct arbiter_turn) == 64, "mapped by other processes");
_Static_assert(sizeof(struct arbiter_tenant) == 256, "mapped by other processes");
_Static_assert(sizeof(struct arbiter_process) == 64, "mapped by other processes");
ARBITER_AT(arbiter, copied, 192 + 64 * 256 + 1024 * 64);
ARBITER_AT(arbiter, hold, 192 + 64 * 256 + 1024 * 64 + 64 * 8);
_Static_assert(sizeof(struct hold) == 16, "mapped by other processes");
_Static_assert(sizeof(struct arbiter) == 192 + 64 * 256 + 1024 * 64 + 64 * 8 + 16,
	       "the file's size");

#endif
