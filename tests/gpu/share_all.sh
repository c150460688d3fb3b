#!/bin/bash
# Shares of compute on a card at length: some 70 minutes of one card, 40 of two. Texts and JSON
# files in OUT, a folder for each part; PASS or FAIL on stdout; exit 1 where a bar is missed.
#
#   tests/gpu/share_all.sh SHIM OUT [PART…]     SHIM: the folder with our libcuda.so.1
#
# Parts, with the seconds that they take on one card, about:
#   eager (270)     two tenants whose hosts are the bottleneck get 95 % of their rate under the
#                   driver's own slices; needs PyTorch
#   pairs (270)     PyTorch programs under caps, and in pairs by weight, 10 s each: the 3 s of
#                   share_quick.sh are a turn off, more or less
#   gang (260)      two tenants that use all cards together, through NCCL: only where there are two
#   grid (3400)     all caps, 10 s each or 200 units of each tenant
# DEVICES (0): ordinals of the cards that cells of the grid are spread over.
# WITHIN (60): minutes after which none of them begins.
. "$(dirname "$0")/share_parts.sh"

# quick PART: a part of share_quick.sh, in a folder of its own.
quick() {
	"$here/share_quick.sh" "$shim" "$out/$1" "$1"
}

part_eager() {
	WORKS=eager ROUNDS=3 PAIRS=6 LIMIT=400 quick eager	# a process keeps the luck of its placement for life
}

part_pairs() {
	SECONDS_EACH=10 LIMIT=400 quick pairs
}

part_gang() {
	[ "$(nvidia-smi -L | wc -l)" -lt 2 ] || "$here/gang.sh" "$shim" "$out/gang"
}

part_grid() {
	"$python" -m porter bench share --shim "$shim" --devices "${DEVICES:-0}" --seconds 10 --long --within "${WITHIN:-60}" --cells '*/cap?0/*' \
		--out "$out/grid" --plot "$out/grid.svg"
}

run_parts "eager pairs gang grid" "$@"
