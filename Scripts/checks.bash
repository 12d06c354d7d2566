# Sourced by what looks at programs from outside: a line for each thing looked at, and how many of them failed.
failures=0
# How many times as long something may take on a machine that does other things, too.
patience=4
pass() { printf 'PASS  %s\n' "$1"; }
fail() {
  printf 'FAIL  %s\n' "$1"
  failures=$((failures + 1))
}

# check NAME COMMAND…: passes when the command succeeds.
check() {
  local name=$1
  shift
  if "$@"; then pass "$name"; else fail "$name"; fi
}

# wait_for SECONDS COMMAND…: until it succeeds; fails when it does not in time. The seconds are those of a machine that has nothing
# else to do.
wait_for() {
  local deadline=$((SECONDS + patience * $1))
  shift
  until "$@"; do
    [[ $SECONDS -lt $deadline ]] || return 1
    sleep 0.05
  done
}
