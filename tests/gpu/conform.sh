#!/bin/bash
# The conformance suite on a card: the driver itself, our library before it, and the simulated
# driver, all at once. Under a minute; no Python.
#
#   tests/gpu/conform.sh OUT BUILD [SONAME]
#
# BUILD: build/cuda/x86_64/conform, as `porter conform --backend cuda` leaves it.
#
# Rows of OUT/{driver,shim,twin}.tsv are the suite's findings: case, subject, outcome, observation.
# OUT/ours lists differences of our library from the driver itself, and is empty where all is well;
# OUT/differences those of the simulated device from the card. Exit 1 where OUT/ours is not empty,
# where the differences are others than `known` names, or where a part did not end in time: its
# findings up to then count. Uses some 40 GiB of the card at a time.
set -u
export LC_ALL=C
out=$1 build=$(cd "$2" && pwd) soname=${3:-libcuda.so.1}
program=$build/conform-$soname
mkdir -p "$out/parts"
rm -f "$out"/parts/* "$out"/*.tsv
work=$(mktemp -d)
pids=() names=()
trap '[ ${#pids[@]} = 0 ] || kill "${pids[@]}" 2>/dev/null; rm -rf "$work"' EXIT
export CUDA_VISIBLE_DEVICES=${CUDA_VISIBLE_DEVICES:-0} PORTER_LOG=error
# Known differences of the simulated device of libcuda.so.1 from the card, a line each:
# `case subject: why`. A difference that is not named fails, as does a name too many.
known=''
limit=${CONFORM_LIMIT:-45} # seconds for a part; a test alone has half of it
quota=2GiB
limited=(-q $quota -c 256MiB -k 768MiB -p "$build/plugin-$soname")

# part NAME COMMAND…: in the background, for $limit at most; it reports itself where it was stopped
part() {
	local name=$1
	shift
	timeout -k 3 "$limit" "$@" >"$out/parts/$name.tsv" 2>"$out/parts/$name.err" &
	pids+=($!) names+=("$name")
}

# alone NAME OPTION…: the driver itself
alone() {
	part "driver-$1" "$program" -c 256MiB -t $((limit / 2)) "${@:2}"
}

# before NAME SETTING… -- OPTION…: our library before it; each a tenant with an account of its own
before() {
	local name=$1 settings=()
	shift
	for (( ; $# > 0; )); do
		[ "$1" != -- ] || break
		settings+=("$1")
		shift
	done
	mkdir -p "$work/$name"
	part "$name" env LD_LIBRARY_PATH="$build/shim:${LD_LIBRARY_PATH:-}" PORTER_MEMORY=$quota PORTER_STATE="$work/$name" \
		PORTER_SHARED="$work/$name" PORTER_TENANT="$name" "${settings[@]}" "$program" "${limited[@]}" -t $((limit / 2)) "${@:2}"
}

# all NAME SETTING…: every case, with the library that the settings lead to
all() {
	local name=$1 i
	shift
	before "$name-grant" "$@" -- grant view lookup
	before "$name-free" "$@" -- free plugin
	before "$name-work" "$@" -- work
	before "$name-fork" "$@" -- fork kill
	before "$name-early" "$@" -- early
	for i in 0 1; do before "$name-quota-$i" "$@" -- -n $i/2 quota; done
	for i in 0 1 2 3; do before "$name-sequence-$i" "$@" -- -n $i/4 sequence; done
}

PORTER_SIM_DEVICES=1 PORTER_SIM_MEMORY=60GiB "$build/porter-simd" "$work/devices" >/dev/null &
daemon=$!
trap 'kill $daemon ${pids[@]+"${pids[@]}"} 2>/dev/null; rm -rf "$work"' EXIT
for _ in 1 2 3 4 5 6 7 8 9 10; do [ -S "$work/devices" ] && break || sleep 0.1; done

begin=$SECONDS
alone grant grant view lookup
alone work work
for i in 0 1 2 3; do alone "sequence-$i" -n "$i/4" sequence; done
all shim
before shim-absent PORTER_REAL_DIR="$build/hollow" -- -a absent absent
all twin CUDA_VISIBLE_DEVICES=0 PORTER_REAL_DIR="$build/twin" PORTER_SIM_SOCKET="$work/devices" PORTER_SIM_CONTEXT=500MiB PORTER_SIM_TAKES_ALL=0

late=0
for i in "${!pids[@]}"; do
	wait "${pids[$i]}"
	status=$?
	[ $status = 0 ] || [ $status = 1 ] && continue
	echo "FAIL part ${names[$i]}: ended with $status; its last line: $(tail -n 1 "$out/parts/${names[$i]}.tsv" | tr '\t' ' ')"
	case ${names[$i]} in twin-*) ;; *) late=1 ;; esac
done
pids=()
echo "all of it: $((SECONDS - begin)) s"
for name in driver shim twin; do
	cat "$out/parts/$name"-*.tsv >"$out/$name.tsv"
	echo "$name: $(cut -f3 "$out/$name.tsv" | sort | uniq -c | tr -s ' \n' ' ')"
done

# compare ONE OTHER: rows by case and subject that differ, or that one of both lacks: case, subject,
# the first one's row, the other one's
compare() {
	awk -F'\t' '
		function add(list, what) { return index(list, what) ? list : list (list == "" ? "" : "; ") what }
		{
			key = $1 "\t" $2
			seen[key]
		}
		FILENAME == ARGV[1] { one[key] = add(one[key], $3); first[key] = add(first[key], $3 ": " $4) }
		FILENAME == ARGV[2] { other[key] = add(other[key], $3); second[key] = add(second[key], $3 ": " $4) }
		END {
			for (key in seen)
				if (one[key] != other[key])
					print key "\t" (first[key] == "" ? "nothing" : first[key]) "\t" (second[key] == "" ? "nothing" : second[key])
		}' "$1" "$2" | sort
}

# Of the cases that the driver has, all has to be the same; of others, nothing fails, and nothing lacks that it can do.
for case in grant view lookup work sequence; do
	compare <(grep "^$case"$'\t' "$out/driver.tsv") <(grep "^$case"$'\t' "$out/shim.tsv")
done >"$out/ours"
awk -F'\t' 'NR == FNR { if ($3 == "fail") alone[$2] = $4; else if ($3 == "pass") good[$2] = 1; next }
	$1 ~ /^(grant|view|lookup|work|sequence)$/ { if ($3 == "fail" && $2 in alone) print > "/dev/stderr"; next }
	$3 == "fail" && alone[$2] != $4 || $3 == "lacks" && good[$2] { print $1 "\t" $2 "\t\t" $3 ": " $4 }' \
	"$out/driver.tsv" "$out/shim.tsv" >>"$out/ours" 2>"$out/alike"
compare <(grep -v ^absent "$out/shim.tsv") "$out/twin.tsv" >"$out/differences"

show() {
	awk -F'\t' -v one="$2" -v other="$3" '{ printf "  %s %s: %s%s%s: %s\n", $1, $2, $3 == "" ? "" : one ": " $3, $3 == "" ? "" : " | ", other, $4 }' "$1"
}
if [ -s "$out/alike" ]; then
	echo "fails before the driver itself, too: $(wc -l <"$out/alike")"
	sed 's/^/  /' "$out/alike"
fi
echo "the card and the simulated device differ in $(wc -l <"$out/differences"):"
show "$out/differences" card simulated
echo "our library and the driver itself differ in $(wc -l <"$out/ours"):"
show "$out/ours" driver ours
diff <(sed '/^$/d; s/:.*//' <<<"$known" | sort) <(cut -f1,2 "$out/differences" | tr '\t' ' ' | sort) >"$out/unnamed"
unnamed=$?
sed -n 's/^> /not named in `known`: /p; s/^< /named in `known`, and not otherwise: /p' "$out/unnamed"
if [ $unnamed != 0 ] || [ -s "$out/ours" ] || [ ! -s "$out/driver.tsv" ] || [ ! -s "$out/shim.tsv" ] || [ $late = 1 ]; then
	echo "FAIL conform $soname"
	exit 1
fi
echo "PASS conform $soname"
