# Sourced by the benchmarks: what is held against a limit is a number, and so is the limit. One that is missing fails.

# limit_of NAME FILE: the limit in the line `NAME LIMIT`; nothing and a failure when there is none.
limit_of() {
  awk -v name="$1" '$1 == name { print $2; found = 1 } END { exit !found }' "$2" ||
    { echo "$2 has no limit named $1" >&2; return 1; }
}

# is_within VALUE LIMIT: the value is not above the limit, and both are numbers.
is_within() {
  awk -v value="${1-}" -v limit="${2-}" 'BEGIN {
    number = "^-?[0-9]+([.][0-9]+)?([eE][-+]?[0-9]+)?$"
    if (value !~ number || limit !~ number) {
      printf "“%s” and “%s” are no value and its limit\n", value, limit > "/dev/stderr"
      exit 2
    }
    exit !(value + 0 <= limit + 0)
  }'
}
