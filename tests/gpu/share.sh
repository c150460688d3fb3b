#!/bin/bash
# Shares of compute on a machine with a card: rows in OUT/share.jsonl and OUT/real.jsonl, tables on stdout.
#
#   tests/gpu/share.sh SHIM OUT [PART…]     SHIM: the folder with our libcuda.so.1
#
# Parts, with the minutes that they take on one card:
#   smoke (2)      a cell of each sort, with and without the shims
#   calls (1)      what a launch costs
#   priority (5)   requests beside training, with and without the shims
#   arrivals (4)   comings and goings, work conservation; OUT/arrivals.svg
#   weights (9)    all of them
#   grid (26)      caps: all of them; K/N in GRID takes a part: GRID=1/4
#   real (7)       PyTorch programs; needs PyTorch
# DEVICES=0,1,2,3 spreads cells over cards; SECONDS_EACH (10) is what a cell counts; NATIVE=1 adds the native side to the grid and weights.
set -u
here=$(cd "$(dirname "$0")" && pwd)
shim=$(cd "$1" && pwd) out=$2
shift 2
mkdir -p "$out"
out=$(cd "$out" && pwd)
cd "$here/../.." || exit 2
python=${PYTHON:-python3}
failed=0

share() {
	"$python" -m porter bench share --shim "$shim" --devices "${DEVICES:-0}" --seconds "${SECONDS_EACH:-10}" --out "$out" "$@" || failed=1
}

smoke() {
	SECONDS_EACH=4 share --native --cells 'one/cap30/20us,one/cap50/2ms,one/cap50/200us-graph,two/cap30/20ms,weights/2:1/200us,weights/3:1/20us-20ms'
}

calls() {
	"$python" bench/share_calls.py --real --shim "$shim/libcuda.so.1" --json "$out/share_calls.json" || failed=1
}

priority() {
	share --native --cells priority
}

arrivals() {
	share --cells arrivals,conserving --plot "$out/arrivals.svg"
}

weights() {
	share ${NATIVE:+--native} --cells weights
}

grid() {
	share ${NATIVE:+--native} --cells one,two,four --part "${GRID:-1/1}" --plot "$out/grid.svg"
}

real() {
	"$python" bench/share_real.py --shim "$shim" --seconds "${SECONDS_EACH:-10}" --out "$out" || failed=1
}

for part in "${@:-smoke}"; do
	for each in $part; do
		echo "== $each"
		began=$SECONDS
		case $each in
		smoke | calls | priority | arrivals | weights | grid | real) $each ;;
		*) echo "no part $each" >&2 && exit 2 ;;
		esac
		echo "== $each took $((SECONDS - began)) s"
	done
done
exit $failed
