# What share.sh, share_quick.sh and share_all.sh begin and end with; they source it with `SHIM OUT
# [PART…]`, define a function `part_NAME` for each part, and call run_parts. A part runs in the
# repository's root, with $shim, $out (folders), $python and $part.
set -u
here=$(cd "$(dirname "$0")" && pwd)
[ $# -ge 2 ] || { sed -n '2,/^set\|^\. /s/^# \{0,1\}//p' "$0" >&2 && exit 2; }
shim=$(cd "$1" && pwd) out=$2
shift 2
mkdir -p "$out"
out=$(cd "$out" && pwd)
cd "$here/../.." || exit 2
python=${PYTHON:-python3}

# run_parts "DEFAULT…" [PART…]: one after another; exits with 1 where one failed, with 2 where there
# is none of that name.
run_parts() {
	local default=$1 failed=0 began status
	shift
	for part in ${*:-$default}; do
		declare -F "part_$part" >/dev/null || { echo "no part $part" >&2 && exit 2; }
		echo "== $part"
		began=$SECONDS
		"part_$part"
		status=$?
		[ $status = 0 ] || failed=1
		echo "== $part took $((SECONDS - began)) s, status $status"
	done
	exit $failed
}
