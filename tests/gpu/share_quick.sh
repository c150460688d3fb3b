#!/bin/bash
# Shares of compute on a card, in moments: questions that tests/gpu/share.sh does not measure, or
# measures for longer. A text and a JSON file for each part in OUT, PASS or FAIL with the figure on
# stdout; exit 1 where a bar is missed.
#
#   tests/gpu/share_quick.sh SHIM OUT [PART…]     SHIM: the folder with our libcuda.so.1
#
# Parts, with the seconds that they take on one card:
#   eager (170)     two tenants whose hosts are the bottleneck, compared with the driver's own time
#                   slices; needs PyTorch
#   pairs (130)     PyTorch programs under caps, and in pairs by weight
#   arrivals (20)   one rests and wants, strangers come and are killed: how soon shares are right
#   set (20)        the same when terms are changed
#   priority (35)   requests before training
#   streams (45)    programs whose kernels overlap in 2, 8 and 16 streams
#   ways (45)       a cap of 20 % where another context is current than the stream's, and where
#                   contexts end; natively first
#   copies (40)     copies by addresses that may be of either, and of pages ahead of their use, under
#                   a cap of 20 % while another thread records
#   kills (130)     300 processes killed, half of them at work in their turn
# ROUNDS, PAIRS: more runs of `eager`. SECONDS_EACH (3): the measured time of a run of `pairs`.
# WORKS=eager,train: only these programs of the two.
# REAL=1: `priority` of decoding before training, in PyTorch. KILLS (300), PARALLEL (16), KILL_SECONDS (120).
# LIMIT (240): seconds after which a part is given up. DEVICE (0): which card.
# SIMULATE=1: all of it on a simulated device, with programs in C (SHIM: `build/cuda/<machine>`, as
# `porter run --backend cuda --simulate -- true` left it).
. "$(dirname "$0")/share_parts.sh"
simulate=() natively=() shared=(env LD_PRELOAD="$shim/libcuda.so.1 $shim/libnvidia-ml.so.1" LD_LIBRARY_PATH="$shim:${LD_LIBRARY_PATH:-}")
if [ -n "${SIMULATE:-}" ]; then
	simulate=(--simulate)
	shared=("$python" -m porter run --backend cuda --simulate --)
	natively=("${shared[@]}")	# nothing is promised
fi

# measure SCRIPT OPTIONS…: a hard limit over the script's own.
measure() {
	local script=$1 limit=${LIMIT:-240}
	shift
	timeout -k 5 $((limit + 5)) "$python" "bench/$script.py" --shim "$shim" --device "${DEVICE:-0}" --limit "$limit" "${simulate[@]}" \
		--json "$out/$part.json" "$@" 2>&1 | tee "$out/$part.txt"
	return "${PIPESTATUS[0]}"
}

part_eager() {
	measure share_eager --rounds "${ROUNDS:-3}" --pairs "${PAIRS:-2}" ${WORKS:+--works "$WORKS"}
}

part_pairs() {
	measure share_real --seconds "${SECONDS_EACH:-3}" --out "$out" ${WORKS:+--works "$WORKS"}
}

part_arrivals() {
	measure share_moments arrivals
}

part_set() {
	measure share_moments set
}

part_priority() {
	measure share_priority ${REAL:+--real}
}

part_streams() {
	measure share_streams
}

# Needs cc. The calls must return the same natively; there all of it has the whole device, except the
# time that making a context takes.
part_ways() {
	local built failed=0 image=tests/gpu/sleep.ptx way kind
	built=$(mktemp -d)
	cc -std=c11 -O2 tests/gpu/elsewhere.c -o "$built/elsewhere" -ldl || return
	export PORTER_STATE=$built/state
	for kind in kernel graph record; do
		verdict "context $kind" 180 220 "$(PORTER_COMPUTE=20 "${shared[@]}" "$built/elsewhere" context "$kind" 2000 "$image" |
			awk '{ printf "%d", $1 * 10 }')" || failed=1
	done
	for way in plain balanced destroy-none detach-none reset last own; do
		"${natively[@]}" "$python" tests/cuda/leaving.py "$way" 1 "$image" >"$built/native"
		PORTER_COMPUTE=20 "${shared[@]}" "$python" tests/cuda/leaving.py "$way" 2 "$image" >"$built/shared"
		verdict "$way, natively $(cat "$built/native")" 0 230 $(cut -d']' -f2 "$built/shared") || failed=1
		[ "$(cut -d']' -f1 "$built/native")" = "$(cut -d']' -f1 "$built/shared")" ] || { echo "FAIL $way answers otherwise"; failed=1; }
	done
	rm -rf "$built"
	unset PORTER_STATE
	return $failed
}

# Needs cc. The bytes moved natively are the measure: of batches the device's most. Copies of the
# host are held to the cap where the configuration says so, by the device's time. That is a weak
# measure for pageable memory and for pages, because the host does much of the work.
part_copies() {
	local built failed=0 way native moved
	built=$(mktemp -d)
	cc -std=c11 -O2 -Itests/gpu tests/cuda/copies.c -o "$built/copies" -ldl -pthread || return
	echo "gate.host-copies = yes" >"$built/gated.conf"
	export PORTER_STATE=$built/state
	for way in device batch pageable pinned prefetch; do
		case $way-${SIMULATE:-} in prefetch-?*) continue ;; esac	# it has no pages to move
		[ $way = batch ] || native=$("${natively[@]}" "$built/copies" $way 1000) || { failed=1 && continue; }
		moved=$(PORTER_COMPUTE=20 "${shared[@]}" "$built/copies" $way 2000) || { failed=1 && continue; }
		case $way in
		device | batch) moved_of "$way" 100 220 || failed=1 && continue ;;
		esac
		moved_of "$way" 500 2000 || failed=1
		moved=$(PORTER_CONFIG=$built/gated.conf PORTER_COMPUTE=20 "${shared[@]}" "$built/copies" $way 2000) || { failed=1 && continue; }
		moved_of "$way, held to it" 100 "$([ $way = pinned ] && echo 230 || echo 400)" || failed=1
	done
	rm -rf "$built"
	unset PORTER_STATE
	return $failed
}

# moved_of WHAT LEAST MOST: $moved divided by the native rate, $native; no recording may be broken that
# is not broken natively, and no thread's mode may change.
moved_of() {
	local of=($native) now=($moved)
	verdict "$1, of ${of[0]} GiB/s natively" "$2" "$3" "$(awk "BEGIN { printf \"%d\", ${now[0]} * 1000 / ${of[0]} }")" || return
	[ "${now[2]}" -le "${of[2]}" ] && [ "${now[3]}" = 0 ] && return
	echo "FAIL $1: ${now[2]} of ${now[1]} recordings broken, natively ${of[2]} of ${of[1]}; modes changed ${now[3]} times" | tee -a "$out/$part.txt"
	return 1
}

# verdict WHAT LEAST MOST FOUND: per mille of the device.
verdict() {
	local good=PASS
	[ -n "${4:-}" ] && [ "$4" -ge "$2" ] && [ "$4" -le "$3" ] || good=FAIL
	echo "$good $1: ${4:-nothing} of 1000" | tee -a "$out/$part.txt"
	[ $good = PASS ]
}

part_kills() {
	local state status
	state=$(mktemp -d)
	PORTER_STATE=$state PORTER_TENANT=storm PORTER_TEST_DEVICE=${DEVICE:-0} timeout -k 5 "${LIMIT:-240}" "${shared[@]}" \
		"$python" tests/chaos/lease_storm.py --card --kills "${KILLS:-300}" --parallel "${PARALLEL:-16}" --hold 0.5 \
		--seconds "${KILL_SECONDS:-120}" --within 20 2>&1 | tee "$out/kills.txt"
	status=${PIPESTATUS[0]}
	rm -rf "$state"
	grep '^{' "$out/kills.txt" >"$out/kills.json"
	return "$status"
}

run_parts "eager pairs arrivals set priority streams ways copies kills" "$@"
