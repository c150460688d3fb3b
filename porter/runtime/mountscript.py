"""The parts of the scripts that `porter mounts` prints: POSIX shell and mount(8)."""

from __future__ import annotations

USAGE = """\
#!/bin/sh
# Usage: unshare -m sh THIS [ROOT] [-- COMMAND...]
# Puts this mount namespace, or the container whose root folder is ROOT, under a share of the
# device, and runs COMMAND in it. A mount point that is missing is made on a tmpfs of the namespace:
# no file outside of it changes. If a step fails, the mounts made so far are undone."""

_RESOLVE = """\
# Sets $at to where $1 leads below $root; links are followed as if $root were /.
resolve() {
	rest=$1 at= links=0
	while [ -n "$rest" ]; do
		name=${rest%%/*}
		case $rest in */*) rest=${rest#*/} ;; *) rest= ;; esac
		case $name in '' | .) continue ;; ..) at=${at%/*}; continue ;; esac
		if [ ! -L "$root$at/$name" ]; then
			at=$at/$name
			continue
		fi
		links=$((links + 1))
		[ $links -le 40 ] || fail "$root$1: too many levels of symbolic links"
		link=$(readlink "$root$at/$name")
		case $link in /*) at= ;; esac
		rest=$link/$rest
	done
}
"""

FUNCTIONS = (
    """\
set -eu
usage() {
	echo "porter: $1" >&2
	exit 2
}
umask 022
root=
if [ $# -gt 0 ] && [ "$1" != -- ]; then
	root=$(readlink -f "$1") && [ -d "$root" ] || usage "ROOT: '$1' is no folder"
	[ "$root" != / ] || root=
	shift
fi
if [ $# -gt 0 ]; then
	[ "$1" = -- ] || usage "'$1': allowed are [ROOT] [-- COMMAND...]"
	shift
fi

made=
ours=
fail() {
	echo "porter: $1" >&2
	exit 1
}
# Undoes the mounts in reverse order, unless the script came to its end.
undo() {
	printf '%s' "$made" | while IFS= read -r point; do umount -n -l "$point" || :; done
	echo "porter: not under a share: the mounts made so far are undone, no file was changed" >&2
}
"""
    + _RESOLVE
    + """\
mounted() { made="$1
$made"; }
# Sets $stage to a folder where a tmpfs can be furnished before it is moved over folder $1.
find_stage() {
	stages='/mnt /media /srv /opt /sys /home /tmp'
	for stage in $stages; do
		[ -d "$stage" ] || continue
		case $1/ in "$stage"/*) continue ;; esac
		case $stage/ in "$1"/*) continue ;; esac
		return
	done
	fail "cannot lay a tmpfs over $1: one of $stages has to exist outside of it"
}
# Lays a tmpfs over folder $1, and shows on it what the folder holds.
lay_tmpfs() {
	[ -n "$1" ] || fail "/ has no ${at%"${at#/*/}"}, and cannot be covered: make that folder"
	find_stage "$1"
	mount -n -t tmpfs -o "mode=$(stat -c %a "$1")" porter "$stage" ||
		fail "cannot mount a tmpfs, to be laid over $1"
	mounted "$stage"
	# A user namespace may not know the owner.
	chown "$(stat -c %u:%g "$1")" "$stage" 2>/dev/null || :
	for entry in "$1"/* "$1"/.[!.]* "$1"/..?*; do
		copy=$stage/${entry##*/}
		if [ -L "$entry" ]; then
			cp -P "$entry" "$copy" || fail "cannot copy $entry"
			continue
		elif [ -d "$entry" ]; then
			mkdir "$copy" || fail "cannot make a folder for $entry"
		elif [ -e "$entry" ]; then
			: > "$copy"
		else
			continue
		fi
		mount -n --rbind "$entry" "$copy" || fail "cannot show $entry on a tmpfs over ${1}"
	done
	mount -n --move "$stage" "$1" || fail "cannot move a tmpfs over $1"
	made=${made#*
}
	mounted "$1"
	ours="$ours $(stat -c %d "$1")"
}
# Makes the mount point $root$at for source $1, on a tmpfs.
make_point() {
	folder=${at%/*}
	while [ -n "$folder" ] && [ ! -e "$root$folder" ]; do folder=${folder%/*}; done
	[ -d "$root$folder/" ] || fail "$root$folder is no folder, so $root$at cannot be made"
	case "$ours " in *" $(stat -c %d "$root$folder/") "*) ;; *) lay_tmpfs "$root$folder" ;; esac
	if [ -d "$1" ]; then mkdir -p "$root$at"; else mkdir -p "$root${at%/*}" && : > "$root$at"; fi ||
		fail "cannot make the mount point $root$at"
}
# Mounts $1 at $2, $3: ro or rw.
bind() {
	[ -e "$1" ] || fail "$1 is missing: print this script again with 'porter mounts'"
	resolve "$2"
	if [ "$1" -ef "$root$at" ]; then return; fi
	[ -e "$root$at" ] || make_point "$1"
	mount -n --bind "$1" "$root$at" || fail "cannot mount $1 at $root$at"
	mounted "$root$at"
	if [ "$3" = ro ]; then
		mount -n -o remount,bind,ro "$root$at" || fail "cannot make $root$at read-only"
	fi
}
# Mounts $1 at $2 if that name exists, and leads to no file that is covered.
bind_existing() {
	resolve "$2"
	case "
$made" in *"
$root$at
"*) return ;; esac
	if [ -e "$root$at" ]; then bind "$@"; fi
}
covered=
# Notes whether shim $2 covers the vendor's library $1 already, or another one does, as $3 shows.
check() {
	resolve "$3"
	if [ "$1" -ef "$2" ] || { [ -s "$root$at" ] && ! [ "$1" -ef "$root$at" ]; }; then
		covered=${covered:-$1}
	fi
}
# Ends the script: by COMMAND if there is one.
finish() {
	trap - EXIT
	[ $# -gt 0 ] || exit 0
	[ -z "$root" ] || exec chroot "$root" "$@"
	exec "$@"
}
# Ends the script in a namespace that is under this share already. Refuses one that is under
# another, and the machine's own. $1: the configuration, $2: where it is mounted.
begin() {
	config=$1
	resolve "$2"
	shift 2
	if [ -n "$covered" ]; then
		if [ "$config" -ef "$root$at" ]; then finish "$@"; fi
		fail "a library of porter covers $covered already: run this script outside of that share"
	fi
	other=$(cat /proc/2/comm 2>/dev/null || :) # kthreadd where the kernel's threads are to be seen
	if [ "$other" = kthreadd ] && [ /proc/1/ns/mnt -ef /proc/self/ns/mnt ]; then
		fail "all programs of the machine share this mount namespace: unshare -m sh $0"
	fi
	trap undo EXIT
	trap 'exit 129' HUP
	trap 'exit 130' INT
	trap 'exit 143' TERM
	if grep -q ' shared:' /proc/self/mountinfo; then
		mount -n --make-rprivate / || fail "cannot keep mounts from other namespaces"
	fi
}"""
)

# A container engine runs this when all mounts are there, and all links that a vendor's hook makes.
# It writes to standard input, as JSON, where the container's configuration lies.
HOOK = (
    """\
set -eu
fail() {
	echo "porter: $1" >&2
	exit 1
}
"""
    + _RESOLVE
    + """\
bundle=$(tr -d '\\n' | sed 's/"bundle"[[:space:]]*:[[:space:]]*"/\\n/; s/^.*\\n//; s/".*//')
config=$bundle/config.json
text='[[:space:]]*:[[:space:]]*"\\([^"]*\\)"'
root=$(tr -d '\\n' < "$config" |
	sed -n 's/.*"root"[[:space:]]*:[[:space:]]*{[^}]*"path"'"$text"'.*/\\1/p')
case $root in
'') fail "$config names no root folder" ;;
/*) ;;
*) root=$bundle/$root ;;
esac
[ -d "$root" ] || fail "the root folder of $config, $root, is not there"
# Makes link $1 to file $2, unless the container has that name, or the folder is not its own.
link() {
	resolve "${1%/*}"
	folder=$root$at
	if [ -e "$folder/${1##*/}" ] || [ -L "$folder/${1##*/}" ] || [ ! -d "$folder" ]; then return; fi
	if [ "$(stat -c %d "$folder")" = "$(stat -c %d "$root")" ]; then
		ln -s "$2" "$folder/${1##*/}" || fail "cannot make $1 of the container"
	fi
}
# Mounts $1 at each other argument that exists in the container.
cover() {
	shim=$1
	shift
	for name in "$@"; do
		resolve "$name"
		if [ ! -e "$root$at" ] || [ "$shim" -ef "$root$at" ]; then continue; fi
		mount -n --bind "$shim" "$root$at" || fail "cannot mount $shim at $name of the container"
		mount -n -o remount,bind,ro "$root$at" || fail "cannot make $name read-only"
	done
}"""
)
