#!/bin/bash
# What is not measured on a card yet of shares of compute, or was before the arbiter changed: some 12 minutes of one card, and 8 of four. Texts and
# JSON files in OUT, a folder for each part; PASS or FAIL on stdout; exit 1 where a bar is missed.
#
#   tests/gpu/share_all.sh SHIM OUT [PART…]     SHIM: the folder with our libcuda.so.1
#
# Parts, with the seconds that they take, about:
#   eager (240)     two tenants whose hosts are the bottleneck, of what the driver's own slices give: 95 %; needs PyTorch
#   short (160)     kernels of 20 us, one, two and four tenants, 10 s each
#   graphs (150)    graphs of 2 ms kernels, two and four tenants, 10 s each
#   pairs (190)     PyTorch programs under caps of 25 and 50 %, and in pairs at 2 : 1; needs PyTorch
#   units (480)     100 ms kernels: 200 units of each tenant, all 16 cells, on four cards (DEVICES=0,1,2,3); one takes half an hour
# DEVICES (0): ordinals of the cards that cells are spread over.
. "$(dirname "$0")/share_parts.sh"

# quick PART: a part of share_quick.sh, in a folder of its own.
quick() {
	"$here/share_quick.sh" "$shim" "$out/$1" "$1"
}

# cells PATTERNS [OPTION…]
cells() {
	"$python" -m porter bench share --shim "$shim" --devices "${DEVICES:-0}" --seconds 10 --cells "$1" --out "$out/$part" \
		--plot "$out/$part.svg" "${@:2}"
}

part_eager() {
	WORKS=eager ROUNDS=6 PAIRS=3 LIMIT=400 quick eager
}

part_short() {
	cells 'one/*/20us,two/*/20us,four/*/20us'
}

part_graphs() {
	cells 'two/*/2ms-graph,four/*/2ms-graph'
}

part_pairs() {
	SECONDS_EACH=5 LIMIT=400 quick pairs
}

part_units() {
	cells '*/100ms' --long
}

run_parts "eager short graphs pairs units" "$@"
