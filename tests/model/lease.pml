/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A model for spin of the lease of backends/core/lease/arbiter.c, and of its use by gate.c. The
 * checks are in tests/test_model.py.
 *
 * Processes of two tenants want the device again and again. With -DTHREE the first tenant has a
 * second process. One step is one load, store or compare-and-swap of a mapped word. Comments name
 * the functions of C. The model leaves out or simplifies:
 *
 * - Epochs. The core never uses an epoch again, and only compares epochs. Here an epoch is CURRENT
 *   or OLD. The step that passes the lease on makes all noted epochs old. Two old epochs may be the
 *   same or not.
 * - Time. Any deadline may be due at any time, so a process may be slow at any step. With -DTIMES a
 *   deadline becomes due some time after it was noted. With -DGONE process 0 is stopped for ever or
 *   killed at any step. The work of a killed process is over, and a new process may take its slot.
 * - The short lock. No process holds it, because no property may depend on it.
 * - Figures and terms. Any tenant that wants the device may be chosen. With -DTIMES the chosen
 *   tenant is the one that was not served last.
 * - Caps, priorities and leaving. They close a lease, and here a lease may be closed at any time. A
 *   tenant of higher priority takes a lease with work of its owner in flight. Here any tenant does
 *   so once patience is over, which may be at any time. Slots keep their tenant.
 *
 * The checks look for:
 *
 * - A lease that leaves a process with work under it before patience is over: the assertion in
 *   leave_old.
 * - Work of two tenants that begins under one lease: the assertion in begin.
 * - With -DWAKES, in runs without ends of processes: a process that sleeps while its tenant has the
 *   device and no process is about to wake it. With -DWANTED also: a process that sleeps while its
 *   tenant's bit in `wanted` is clear and no process is about to wake it or to set the bit.
 * - With -DTIMES, `ltl served`: a tenant that wants the device and never gets it. With -DTAKE_OVER
 *   also: a tenant that comes when the other was stopped or killed at any step.
 *
 * Each MUTANT leaves out a necessary step. With -DCEASES a process that was noted as wanting more
 * at the close reports that nothing came. With -DLATE late work may begin under the closing lease
 * of its own tenant (arbiter_gang.c), with or without other work of that tenant.
 */
#ifdef THREE
#define PROCESSES 3
#else
#define PROCESSES 2
#endif
#define TENANT(p) ((p) == 1)			/* processes 0 and 2 are of tenant 0 */
#define MINE(p) (1 << TENANT(p))

#define NONE 0
#define OLD 1
#define CURRENT 2

#define NO_RELOAD 1		/* begin does not look at the word after its note */
#define NO_LOOK 2		/* the passing process does not look for notes */
#define NO_WAKE 3		/* no process is woken */
#define NO_PATIENCE 4		/* with a process that is stopped */
#define NO_SECOND_LOOK 5	/* no second look at wanting tenants after a note was taken back */
#define SAME_AGAIN 6		/* a lease that is opened and closed again has its former word */
#define CEASES_TO_WAIT 7	/* a process that wants no more also clears the note of its waiting thread */
#ifndef MUTANT
#define MUTANT 0
#endif

/* --- mapped: arbiter_file.h */
byte owner;			/* the word: tenant + 1, or 0 */
bit closing;			/* the state of the word; its epoch is CURRENT */
#ifdef LATE
byte reopened;			/* the number of times that it was opened again in this epoch */
#define AGAIN_MOST 2
#endif
byte busy[PROCESSES];		/* an epoch */
byte wants[PROCESSES];
#define WAITS 1
#define MORE 2
#ifdef WANTED
byte wanted;			/* bit per tenant; the closing process reads it, and closes in any case */
#endif
#ifdef TIMES
byte figures_of;		/* an epoch */
bit turn_due;			/* now >= ends */
#ifdef GONE
byte closed_of;			/* an epoch */
bit patience_due;		/* now >= closed + ARBITER_PATIENCE_NS */
#else				/* every process ends */
#define patience_due false
#endif
byte last;			/* tenant that was served last */
#else				/* anything may be due */
#define turn_due true
#define patience_due true
#endif
bit dead[PROCESSES];		/* the slot's byte is free */

/* --- each process's own; here, as a lease that passes on makes them old */
typedef of_process {
	byte word_owner;		/* the word when it was loaded */
	bit word_closing, word_current;
#ifdef LATE
	byte word_again;
#endif
	byte epoch;			/* struct gate's */
	byte begun;			/* also */
	byte earlier;			/* in arbiter_begin */
	byte mask;			/* of tenants */
#ifdef WANTED
	byte noted;
#endif
	byte chosen;
	bit found, passed, waited_out;
#ifdef CEASES
	bit promised;			/* struct gate's */
#endif
#ifdef TIMES
	bit closed, tried;
#endif
#ifdef WAKES
	bit woken;			/* `wake` has changed since it was read */
	bit asleep, passing;
#endif
};
of_process own[PROCESSES];

/* --- facts */
bit work[PROCESSES];		/* in flight, and the lease was never passed on over it */
bit halted[PROCESSES];		/* stopped for ever, or killed */

#define of own[p]
#ifdef WAKES
#define NOTE(variable, value) variable = value
#else
#define NOTE(variable, value) skip
#endif
#ifdef TIMES
#define NOT_YET(due) (!(due))
#define ONCE(variable, value) variable = value
#else				/* any of both, again and again */
#define NOT_YET(due) (true)
#define ONCE(variable, value) skip
#endif

/* Only the epoch of a word is compared: two old epochs may be the same or not. */
#ifdef LATE
#define SAME_WORD (of.word_current && closing == of.word_closing && reopened == of.word_again)
#else
#define SAME_WORD (of.word_current && closing == of.word_closing)
#endif
#define OPEN_FOR_US (of.word_owner == TENANT(p) + 1 && !of.word_closing)
#define EPOCH_OF_WORD (of.word_current -> CURRENT : OLD)
#define IS(note) ((note) == EPOCH_OF_WORD)
#define IS_NOT(note) ((note) != CURRENT || !of.word_current)
#define SLOT_OF_OWNER (of.word_owner - 1)		/* the first one; tenant 0 also has slot 2 */
#define OWNER_BIT (1 << (of.word_owner - 1))
#define HOLDS (of.epoch == CURRENT && owner == TENANT(p) + 1 && !closing)

#ifdef LATE
#define AGAIN(assignment) assignment
#else
#define AGAIN(assignment) skip
#endif
#define load_word() of.word_owner = owner; of.word_closing = closing; of.word_current = 1; AGAIN(of.word_again = reopened)
#define forget_word() of.word_owner = 0; of.word_closing = 0; of.word_current = 0; AGAIN(of.word_again = 0)

/* is_busy: of.found. A load per slot. */
inline is_busy_slot(slot)
{
	if
	:: IS(busy[slot]) -> of.found = 1
	:: IS_NOT(busy[slot])
	fi
}

inline is_busy()
{
	atomic { of.found = 0; is_busy_slot(SLOT_OF_OWNER) }
#ifdef THREE
	if
	:: atomic { of.word_owner == 1 && !of.found -> is_busy_slot(2) }
	:: of.word_owner != 1 || of.found
	fi
#endif
}

/* wanting: of.mask. A load per slot. */
inline wanting()
{
	d_step { of.mask = (wants[0] -> 1 : 0) }
	d_step { of.mask = (wants[1] -> of.mask | 2 : of.mask) }
#ifdef THREE
	d_step { of.mask = (wants[2] -> of.mask | 1 : of.mask) }
#endif
}

/* bury: while this process holds the byte of a dead slot, no other process takes it. */
inline bury_slot(slot)
{
	d_step {
		if
		:: dead[slot] && slot != p -> busy[slot] = NONE; wants[slot] = 0
		:: else
		fi
	}
}

inline bury()
{
	bury_slot(0)
}

#ifdef TIMES
#define note_turn() turn_due = 0; figures_of = EPOCH_OF_WORD
#else
#define note_turn() skip
#endif
#if defined(TIMES) && defined(GONE)
#define note_closed() patience_due = 0; closed_of = EPOCH_OF_WORD
#else
#define note_closed() skip
#endif

inline mend_turn()
{
#ifdef TIMES
	if
	:: d_step { IS_NOT(figures_of) -> note_turn() }
	:: IS(figures_of)
	fi
#ifdef GONE
	; if
	:: d_step { of.word_closing && IS_NOT(closed_of) -> note_closed() }
	:: !of.word_closing || IS(closed_of)
	fi
#endif
#else
	skip
#endif
}

inline make_old(note)
{
	note = (note == CURRENT -> OLD : note)
}

inline leave_old(slot)
{
	if
	:: work[slot] -> assert(of.waited_out); work[slot] = 0
	:: else
	fi;
	make_old(busy[slot]);
	make_old(own[slot].epoch);
	make_old(own[slot].begun);
	make_old(own[slot].earlier);
	own[slot].word_current = 0
}

/* The compare-and-swap in pass_on. of.found: it was done, and of the word that is now we know. */
inline swap_owner()
{
	d_step {
		of.found = SAME_WORD && (of.chosen || owner);
		if
		:: of.found ->
			leave_old(0);
			leave_old(1);
#ifdef THREE
			leave_old(2);
#endif
#ifdef TIMES
			make_old(figures_of);
#ifdef GONE
			make_old(closed_of);
#endif
			last = (of.chosen -> of.chosen - 1 : last);
#endif
			owner = of.chosen;
			closing = 0;
			AGAIN(reopened = 0);
			load_word();
			NOTE(of.passing, 1)
		:: else -> of.chosen = 0
		fi;
		of.waited_out = 0
	}
}

/* wake_tenant */
inline wake_slot(slot)
{
	d_step {
		if
		:: wants[slot] == MORE -> wants[slot] = 0
		:: wants[slot] == WAITS && MUTANT != NO_WAKE -> NOTE(own[slot].woken, 1)
		:: else
		fi
	}
}

inline wake_tenant()
{
	wake_slot(of.chosen - 1)
#ifdef THREE
	; if
	:: of.chosen == 1 -> wake_slot(2)
	:: else
	fi
#endif
}

/* share_pick: of those that want it any, or the one that was not served last. */
inline choose()
{
#ifdef TIMES
	d_step { of.chosen = (!of.mask -> 0 : ((of.mask & (2 >> last)) -> 2 - last : last + 1)); of.mask = 0; of.found = 0 }
#else
	atomic {
		if
		:: !of.mask -> of.chosen = 0
		:: of.mask & 1 -> of.chosen = 1
		:: of.mask & 2 -> of.chosen = 2
		fi;
		of.mask = 0;
		of.found = 0
	}
#endif
}

#define CHOSEN_BIT (of.chosen -> 1 << (of.chosen - 1) : 0)

/* One load for each bit: a reader of one bit sees no difference if the bits are set together. */
inline note_again(slot)
{
	if
	:: of.noted & (1 << slot) ->
		d_step {
			wanted = (wants[slot] && MUTANT != NO_SECOND_LOOK -> wanted | 1 << slot : wanted);
			of.noted = of.noted & ~(1 << slot)
		}
	:: else
	fi
}

/* forget_wanted, of the noted ones that of.mask has not. */
inline forget_wanted()
{
	d_step { of.noted = (of.noted & wanted) & ~of.mask; wanted = wanted & ~of.noted; of.mask = 0; NOTE(of.passing, 1) }
	note_again(0);
	note_again(1)
}

inline pass_on()
{
#ifdef WANTED
	of.noted = wanted;
#endif
	wanting();
	if
	:: of.word_owner && of.waited_out && (of.mask & ~OWNER_BIT) ->	/* else it was not busy, and will not be */
		is_busy();
		of.mask = (of.found -> of.mask & ~OWNER_BIT : of.mask)
	:: else
	fi;
	choose();
	swap_owner();
	if
	:: d_step { of.found -> note_turn() }
	:: else
	fi;
#ifdef WANTED
	wanting();
	d_step { of.mask = of.mask & ~CHOSEN_BIT; of.noted = of.noted & ~CHOSEN_BIT; wanted = wanted | of.mask }
	wanted = wanted & ~CHOSEN_BIT;
	forget_wanted();
#endif
	if
	:: of.chosen -> wake_tenant()
	:: else
	fi;
	d_step { of.chosen = 0; NOTE(of.passing, 0); of.passed = of.found; of.found = 0 }
}

/* close_word, of the word that was loaded; of.found: it was closed by us. */
inline want_more(slot)
{
	atomic {
		if
		:: IS(busy[slot]) -> wants[slot] = (wants[slot] -> wants[slot] : MORE)
		:: IS_NOT(busy[slot])
		fi
	}
}

inline close_word()
{
	d_step {
		of.found = SAME_WORD && !closing;
		closing = (of.found -> 1 : closing);
		of.word_closing = of.found
	}
	if
	:: of.found ->
		d_step { note_closed() }
		want_more(SLOT_OF_OWNER);
#ifdef THREE
		if
		:: of.word_owner == 1 -> want_more(2)
		:: else
		fi
#endif
	:: else
	fi
}

/* want_nothing */
inline want_nothing_slot(slot)
{
	if
	:: !busy[slot] -> wants[slot] = 0
	:: else
	fi
}

inline want_nothing()
{
	want_nothing_slot(SLOT_OF_OWNER)
#ifdef THREE
	; if
	:: of.word_owner == 1 -> want_nothing_slot(2)
	:: else
	fi
#endif
}

/* owner_is_idle: of.found says the contrary. */
inline owner_is_busy()
{
	is_busy();
#ifdef GONE
	if
	:: of.found ->				/* may_ask, or not */
		bury();
		is_busy()
	:: true
	fi
#endif
}

/* advance, with is_over and is_free */
inline advance()
{
	of.epoch = NONE;
again:
	atomic {
		load_word();
		if
		:: OPEN_FOR_US -> of.epoch = CURRENT; goto advanced
		:: else
		fi
	}
	mend_turn();
	if
	:: of.word_owner && !of.word_closing ->
		if
		:: turn_due && NOT_YET(of.closed)	/* the deadline was seen once; tries are bounded */
		:: NOT_YET(turn_due) || (!NOT_YET(of.closed)) ->
			owner_is_busy();
			if
			:: of.found -> goto advanced
			:: !of.found -> goto advanced			/* before IDLE_AFTER */
			:: !of.found && NOT_YET(of.closed) -> want_nothing()	/* after IDLE_AFTER */
			fi
		fi;
		close_word();
		ONCE(of.closed, 1);
		goto again
	:: else
	fi;
	if
	:: of.word_owner && MUTANT != NO_LOOK ->
		owner_is_busy();
		if
		:: !of.found
		:: of.found && patience_due && MUTANT != NO_PATIENCE -> of.waited_out = 1
		:: of.found && (NOT_YET(patience_due) || MUTANT == NO_PATIENCE) -> goto advanced
		fi
	:: else
	fi;
	pass_on();
	if
	:: of.passed && of.word_owner == TENANT(p) + 1 -> goto again
	:: !(of.passed && of.word_owner == TENANT(p) + 1) && (of.passed || !SAME_WORD) && NOT_YET(of.tried) -> ONCE(of.tried, 1); goto again
	:: else					/* no tenant may have it now, or TRIES are over */
	fi;
advanced:
	atomic { of.found = 0; of.passed = 0; ONCE(of.closed, 0); ONCE(of.tried, 0); forget_word() }
}

inline say_that_we_want()
{
	wants[p] = WAITS;
#ifdef WANTED
	if
	:: wanted & MINE(p)
	:: else -> wanted = wanted | MINE(p)
	fi
#endif
}

/* arbiter_hold; of.epoch 0: not now */
inline hold()
{
	if
	:: atomic { owner == TENANT(p) + 1 && !closing -> of.epoch = CURRENT }
		if
		:: wants[p] -> wants[p] = 0
		:: else
		fi
	:: atomic { else -> of.epoch = NONE; NOTE(of.woken, 0) }	/* seen.wake */
		say_that_we_want();
#ifdef GONE
		if
		:: bury()				/* sweep, or not */
#ifdef WANTED
			; of.noted = wanted;
			wanting();
			forget_wanted();
			NOTE(of.passing, 0)
#endif
		:: true
		fi;
#endif
		advance();
		if
		:: of.epoch -> wants[p] = 0
		:: else
		fi
	fi
}

/* hand_over: the word that it loaded first may be old. */
inline hand_over()
{
	d_step { load_word() }
	if
	:: of.word_owner == TENANT(p) + 1 && of.word_closing ->
		is_busy();
		if
		:: !of.found -> pass_on()
		:: else
		fi
	:: else
	fi;
	d_step { of.found = 0; of.passed = 0; forget_word() }
}

#ifdef CEASES
#define PROMISE(more) of.promised = more

/* arbiter_cease; its word is the one that was loaded first. */
inline cease()
{
	d_step { of.promised = 0; load_word() }
	d_step {
		of.found = wants[p] == MORE || (wants[p] && MUTANT == CEASES_TO_WAIT);
		wants[p] = (of.found -> 0 : wants[p])
	}
#ifdef WANTED
	if
	:: of.found ->
		of.noted = wanted & MINE(p);
		wanting();
		forget_wanted();
		NOTE(of.passing, 0)
	:: else
	fi;
#endif
	of.found = 0;
	if
	:: OPEN_FOR_US ->
		is_busy();
		wanting();
		if
		:: !of.found && !(of.mask & MINE(p)) ->
			of.mask = 0;
			close_word();
			if
			:: of.found -> hand_over()
			:: else
			fi
		:: else
		fi
	:: else
	fi;
	d_step { of.mask = 0; of.found = 0; forget_word() }
}

/* Only a process without work in flight. */
inline may_cease()
{
	if
	:: of.promised && of.begun == NONE -> cease()
	:: true
	fi
}
#else
#define PROMISE(more) skip
#define may_cease() skip
#endif

/* arbiter_wait: it may return at any time; the gate's own thread looks meanwhile. */
inline wait()
{
	NOTE(of.asleep, 1);
	may_cease();
	NOTE(of.asleep, 0)
}

/* arbiter_begin: a note, then a look. When it fails, begin() of gate.c forgets the epoch. */
inline begin()
{
	d_step { of.earlier = busy[p]; busy[p] = of.epoch }
	if
	:: d_step { HOLDS || MUTANT == NO_RELOAD ->
		of.earlier = NONE;
		of.begun = of.epoch;
		PROMISE(0);
		work[p] = 1;		/* the note holds, also for later work */
		assert(!(work[0] && work[1]));
#ifdef THREE
		assert(!(work[2] && work[1]))
#endif
		}
	:: d_step { !HOLDS && MUTANT != NO_RELOAD -> busy[p] = of.earlier; of.earlier = NONE; of.epoch = NONE }
		hand_over()
	fi
}

#ifdef LATE
/* arbiter_begin_late, with or without others of ours at work. */
inline begin_late()
{
	d_step { load_word() }
	if
	:: of.word_owner == TENANT(p) + 1 && of.word_closing && of.word_again < AGAIN_MOST ->
		d_step {
			of.found = SAME_WORD;
			closing = (of.found -> 0 : closing);
			reopened = (of.found && MUTANT != SAME_AGAIN -> reopened + 1 : reopened);
			of.epoch = (of.found -> CURRENT : of.epoch);
			load_word()
		}
	:: else
	fi;
	if
	:: of.found ->
		of.found = 0;
		begin();
		d_step {
			of.found = SAME_WORD && !closing && !of.word_closing;
			closing = (of.found -> 1 : closing);
			of.epoch = NONE;
			of.found = 0;
			forget_word()
		}
	:: else -> forget_word()
	fi
}
#endif

/* arbiter_end */
inline end()
{
	d_step { work[p] = 0; busy[p] = NONE; of.begun = NONE }
	hand_over()
}

/* gate_close, and in it arbiter_close */
inline close_gate()
{
	if					/* used_up, or not */
	:: wants[p] = (wants[p] -> wants[p] : MORE)
	:: true
	fi;
	d_step {
		of.word_owner = TENANT(p) + 1;
		of.word_current = of.epoch == CURRENT && owner == TENANT(p) + 1;
		PROMISE(of.begun != NONE);
		of.epoch = NONE
	}
	close_word();
	if
	:: of.found -> hand_over()
	:: else -> forget_word()
	fi;
	if
	:: !of.begun -> end()
	:: else
	fi
}

/* Threads of a process, one after the other under the lock of struct gate: launches, ends, gate_tend. */
proctype process(byte p)
{
#ifdef TAKE_OVER
	p != 1 || halted[0];
#endif
start:
	{
		do
		:: true ->				/* admit */
			if
			:: HOLDS
			:: else -> hold()
			fi;
			if
			:: of.epoch == NONE && of.begun == NONE ->
				wait()
			:: of.epoch == NONE && of.begun != NONE	->	/* wait for work in flight */
				end()
			:: of.epoch != NONE && of.begun != of.epoch -> begin()
			:: of.epoch != NONE && of.begun == of.epoch
			fi
		:: of.begun -> end()			/* gate_landed */
		:: of.epoch -> close_gate()
#ifdef CEASES
		:: of.promised && of.begun == NONE -> cease()	/* give_way */
#endif
#ifdef LATE
		:: of.epoch == NONE && of.begun == NONE -> begin_late()
#endif
		od
	} unless {
		halted[p]
	}
#ifdef GONE
	;
	if
	:: d_step {				/* killed */
		dead[p] = 1;
		work[p] = 0;
		of.epoch = NONE; of.begun = NONE; of.earlier = NONE; of.mask = 0; of.chosen = 0;
		of.found = 0; of.passed = 0; ONCE(of.closed, 0); ONCE(of.tried, 0); of.waited_out = 0;
		PROMISE(0);
		of.word_owner = 0; of.word_closing = 0; of.word_current = 0
		}
#ifndef TAKE_OVER
		if
		:: d_step {				/* take_process */
			dead[p] = 0;
			halted[p] = 0;
			busy[p] = NONE;
			wants[p] = 0
			}
			goto start
		:: true
		fi
#else
		skip
#endif
	:: true					/* stopped */
	fi
#endif
}

#ifdef TIMES
/* Deadlines come. */
proctype clock()
{
	do
#ifdef GONE
	:: d_step { !turn_due || !patience_due -> turn_due = 1; patience_due = 1 }
#else
	:: !turn_due -> turn_due = 1
#endif
	od
}
#endif

#ifdef GONE
proctype fate()
{
	if
	:: halted[0] = 1
#ifndef TAKE_OVER
	:: true
#endif
	fi
}
#endif

#ifdef WAKES
#define PASSING (own[0].passing || own[1].passing)
#define FORGOTTEN(p) (own[p].asleep && !own[p].woken && owner == TENANT(p) + 1 && !closing && !PASSING)
#ifdef WANTED
#define UNKNOWN(p) (own[p].asleep && !own[p].woken && wants[p] == WAITS && !(wanted & MINE(p)) && !PASSING)
#else
#define UNKNOWN(p) false
#endif
active proctype monitor()
{
	d_step { FORGOTTEN(0) || FORGOTTEN(1) || UNKNOWN(0) || UNKNOWN(1) -> assert(false) }
}
#endif

init
{
	atomic {
		byte i;
		for (i : 0 .. PROCESSES - 1) {
			run process(i);
		}
#ifdef TIMES
		run clock();
#endif
#ifdef GONE
		run fate();
#endif
	}
}

#define WANTS_B (wants[1] == WAITS)
#define GOT_B (owner == 2 && !closing)
ltl served { [] (WANTS_B -> <> GOT_B) }
