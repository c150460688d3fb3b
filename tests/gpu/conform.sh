#!/bin/bash
# The conformance suite on a card: the driver itself, our library before it, and the simulated driver. Under a minute; no Python.
#
#   tests/gpu/conform.sh OUT BUILD [SONAME]     BUILD: build/cuda/x86_64/conform, as `porter conform --backend cuda` leaves it
#
# Rows of OUT/*.tsv are what the suite tells: case, subject, outcome, what was seen. Exit 1 where our library fails at what the driver
# itself does. OUT/differences lists what the driver and the simulated one do differently. Asks for no more than 4 GiB at a time.
set -u
export LC_ALL=C
out=$1 build=$(cd "$2" && pwd) soname=${3:-libcuda.so.1}
program=$build/conform-$soname
mkdir -p "$out"
work=$(mktemp -d)
pids=()
trap '[ ${#pids[@]} = 0 ] || kill "${pids[@]}" 2>/dev/null; rm -rf "$work"' EXIT
export CUDA_VISIBLE_DEVICES=${CUDA_VISIBLE_DEVICES:-0}
quota=2GiB
limited=(-q $quota -c 256MiB -k 768MiB -p "$build/plugin-$soname")

# before NAME CASE…: our library before the driver; each a tenant with an account of its own
before() {
	local name=$1
	shift
	mkdir -p "$work/$name"
	env LD_LIBRARY_PATH="$build/shim:${LD_LIBRARY_PATH:-}" PORTER_MEMORY=$quota PORTER_STATE="$work/$name" \
		PORTER_SHARED="$work/$name" PORTER_TENANT="$name" "${settings[@]}" "$program" "${limited[@]}" "$@"
}

settings=(PORTER_LOG=error)
begin=$SECONDS
"$program" -c 256MiB grant view lookup work plot >"$out/driver.tsv" 2>"$out/driver.err" &
pids+=($!)
for part in "grant view lookup quota free" work plot "fork kill plugin"; do
	before "${part%% *}" $part >"$out/shim-${part%% *}.tsv" 2>"$out/shim-${part%% *}.err" &
	pids+=($!)
done
wait "${pids[@]}"
before early early >"$out/shim-early.tsv" 2>"$out/shim-early.err"
settings=(PORTER_LOG=error PORTER_REAL_DIR="$build/hollow")
before absent -a absent absent >"$out/shim-absent.tsv" 2>"$out/shim-absent.err"
echo "the driver, and before it: $((SECONDS - begin)) s"

PORTER_SIM_DEVICES=1 PORTER_SIM_MEMORY=8GiB "$build/porter-simd" "$work/devices" >/dev/null &
pids=($!)
for _ in 1 2 3 4 5 6 7 8 9 10; do [ -S "$work/devices" ] && break || sleep 0.1; done
settings=(PORTER_LOG=error PORTER_REAL_DIR="$build/twin" PORTER_SIM_SOCKET="$work/devices" PORTER_SIM_CONTEXT=500MiB)
before twin grant view lookup quota free work plot fork kill plugin >"$out/twin.tsv" 2>"$out/twin.err"
cat "$out"/shim-*.tsv >"$out/shim.tsv"

for name in driver shim twin; do
	echo "$name: $(cut -f3 "$out/$name.tsv" | sort | uniq -c | tr -s ' \n' ' ')"
done
# What only the card cannot do (code of no format, graphics) it lacks with us and without.
awk -F'\t' 'NR == FNR { if ($3 == "fail") alone[$2] = $4; else if ($3 == "pass") good[$1, $2] = 1; next }
	$3 == "fail" && alone[$2] != $4 || $3 == "lacks" && good[$1, $2] { print; bad = 1 } END { exit bad }' \
	"$out/driver.tsv" "$out/shim.tsv" >"$out/failures"
failed=$?
sed 's/^/FAIL /' "$out/failures"
join -t $'\t' -j 1 -o 0,1.2,2.2 <(cut -f1-3 "$out/shim.tsv" | sed 's/\t/ /' | sort -u) \
	<(cut -f1-3 "$out/twin.tsv" | sed 's/\t/ /' | sort -u) | awk -F'\t' '$2 != $3' >"$out/differences"
echo "the card and the simulated device differ in $(wc -l <"$out/differences"):"
cat "$out/differences"
[ -s "$out/shim.tsv" ] && [ $failed = 0 ] && echo "PASS conform $soname"
exit $failed
