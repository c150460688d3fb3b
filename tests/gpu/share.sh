#!/bin/bash
# Shares of compute on a machine with a card: rows in OUT/share.jsonl and OUT/real.jsonl, tables on stdout.
#
#   tests/gpu/share.sh SHIM OUT [PART…]     SHIM: the folder with our libcuda.so.1
#
# Parts, with the minutes that they take on one card:
#   smoke (2)      a cell of each sort, with and without the shims
#   calls (1)      the cost of a launch
#   priority (5)   requests next to training, with and without the shims
#   arrivals (4)   comings and goings, work conservation; OUT/arrivals.svg
#   weights (11)   all of them
#   grid (26)      caps: all of them; K/N in GRID takes a part: GRID=1/4
#   real (7)       PyTorch programs; needs PyTorch
# DEVICES=0,1,2,3 spreads cells over cards; SECONDS_EACH (10) is the measured time of a cell;
# NATIVE=1 adds the native side to the grid and weights.
. "$(dirname "$0")/share_parts.sh"

share() {
	"$python" -m porter bench share --shim "$shim" --devices "${DEVICES:-0}" --seconds "${SECONDS_EACH:-10}" --out "$out" "$@"
}

part_smoke() {
	SECONDS_EACH=4 share --native --cells 'one/cap30/20us,one/cap50/2ms,one/cap50/200us-graph,two/cap30/20ms,weights/2:1/200us,weights/3:1/20us-20ms'
}

part_calls() {
	"$python" bench/share_calls.py --real --processes 8 --shim "$shim/libcuda.so.1" --json "$out/share_calls.json"
}

part_priority() {
	share --native --cells priority
}

part_arrivals() {
	share --cells arrivals,conserving --plot "$out/arrivals.svg"
}

part_weights() {
	share ${NATIVE:+--native} --cells weights
}

part_grid() {
	share ${NATIVE:+--native} --cells one,two,four --part "${GRID:-1/1}" --plot "$out/grid.svg"
}

part_real() {
	"$python" bench/share_real.py --shim "$shim" --seconds "${SECONDS_EACH:-10}" --out "$out"
}

run_parts smoke "$@"
