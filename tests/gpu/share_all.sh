#!/bin/bash
# What is not measured on a card yet of shares of compute, or was before it was mended: some 20 minutes of one card. Texts and JSON files in
# OUT, a folder for each part; PASS or FAIL on stdout; exit 1 where a bar is missed.
#
#   tests/gpu/share_all.sh SHIM OUT [PART…]     SHIM: the folder with our libcuda.so.1
#
# Parts, with the seconds that they take, about:
#   eager (150)     two tenants whose hosts are the bottleneck, of what the driver's own slices give: 95 %; needs PyTorch
#   kills (130)     300 processes killed: a survivor is charged its own work, within 5 %
#   calls (60)      what a gated launch costs: 60 ns
#   failed (110)    cells that failed at 5 s a cell: 20 us at caps of 70, arrivals by weight, who works for 50 ms of each 100; 10 s each
#   long (260)      100 ms kernels, and graphs of 2 ms, of two and four tenants; 10 s each
#   ratios (330)    weights 2 : 1, 3 : 1, 8 : 1, equal and mismatched kernels, 30 s each: within 1 %
#   pairs (190)     PyTorch programs under caps of 25 and 50 %, and in pairs at 2 : 1; needs PyTorch
# Of `long`, a unit is 100 ms: --long (LONG=1) counts 200 units of each, which is 10 minutes and more. DEVICE (0): which card.
. "$(dirname "$0")/share_parts.sh"

# quick PART: a part of share_quick.sh, in a folder of its own.
quick() {
	"$here/share_quick.sh" "$shim" "$out/$1" "$1"
}

# cells SECONDS PATTERNS
cells() {
	"$python" -m porter bench share --shim "$shim" --devices "${DEVICE:-0}" --seconds "$1" --cells "$2" --out "$out/$part" \
		${LONG:+--long} --plot "$out/$part.svg"
}

part_eager() {
	ROUNDS=4 PAIRS=3 quick eager
}

part_kills() {
	quick kills
}

part_calls() {
	"$here/share.sh" "$shim" "$out/calls" calls
}

part_failed() {
	cells 10 'one/cap70/20us,two/cap70/20us,arrivals/weights/200us,conserving/100ms/2ms,conserving/100ms/20ms'
}

part_long() {
	cells 10 'two/*/100ms,four/*/100ms,weights/*/100ms,four/*/2ms-graph,two/cap10/2ms-graph'
}

part_ratios() {
	cells 30 'weights/*/200us,weights/*/20us-20ms,weights/*/20ms-20us'
}

part_pairs() {
	SECONDS_EACH=5 LIMIT=400 quick pairs
}

run_parts "eager kills calls failed long ratios pairs" "$@"
