#!/bin/bash
# Two tenants that each use all GPUs of this machine together (PyTorch, NCCL): shares, stalls,
# hangs. Needs two GPUs and PyTorch.
#
#   tests/gpu/gang.sh SHIM OUT [CELLS]     SHIM: the folder with our libcuda.so.1; CELLS: alone,pair
#
# WORK (products): `training` for trainings under DistributedDataParallel, whose steps end in a
# synchronise. SECONDS_EACH (8) is the measured time of a cell; five cells take two to four minutes.
# Ends by itself: 0 all is well, 3 a bar is missed, 1 something hung, stood for more than a second,
# or summed up wrongly. NCCL_* and the machine's other settings stay as they are.
set -u
here=$(cd "$(dirname "$0")" && pwd)
shim=$(cd "$1" && pwd) out=$2
cells=${3:-alone,pair}
mkdir -p "$out"
exec timeout --kill-after=10 "${LIMIT:-540}" "${PYTHON:-python3}" "$here/gang.py" --shim "$shim" --out "$out" --cells "$cells" \
	--seconds "${SECONDS_EACH:-8}" --work "${WORK:-products}"
