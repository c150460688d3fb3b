#!/bin/bash
# What of shares of compute was last measured on a card before the core changed, or never: some 50 minutes of one card, 25 of two. Texts and
# JSON files in OUT, a folder for each part; PASS or FAIL on stdout; exit 1 where a bar is missed.
#
#   tests/gpu/share_all.sh SHIM OUT [PART…]     SHIM: the folder with our libcuda.so.1
#
# Parts, with the seconds that they take on one card, about:
#   eager (270)     two tenants whose hosts are the bottleneck, of what the driver's own slices give: 95 %; needs PyTorch
#   cells (840)     kernels of 200 us and 2 ms, graphs of 20 and 200 us ones, 10 s each
#   long (940)      kernels of 20 ms and graphs of 2 ms ones, 200 units of each tenant
#   units (980)     kernels of 100 ms, the same: the cells that were not measured so yet
# DEVICES (0): ordinals of the cards that cells are spread over. WITHIN (60): minutes after which no cell of a part begins.
. "$(dirname "$0")/share_parts.sh"

# quick PART: a part of share_quick.sh, in a folder of its own.
quick() {
	"$here/share_quick.sh" "$shim" "$out/$1" "$1"
}

# cells PATTERNS [OPTION…]
cells() {
	"$python" -m porter bench share --shim "$shim" --devices "${DEVICES:-0}" --seconds 10 --within "${WITHIN:-60}" --cells "$1" --out "$out/$part" \
		--plot "$out/$part.svg" "${@:2}"
}

part_eager() {
	WORKS=eager ROUNDS=3 PAIRS=6 LIMIT=400 quick eager	# a process keeps the luck of its placement for life
}

part_cells() {
	cells '*/cap?0/200us,*/cap?0/2ms,*/cap?0/20us-graph,*/cap?0/200us-graph'
}

part_long() {
	cells '*/cap?0/20ms,*/cap?0/2ms-graph' --long
}

part_units() {
	cells 'one/*/100ms,four/cap10/100ms,four/cap50/100ms,four/cap70/100ms' --long
}

run_parts "eager cells long units" "$@"
