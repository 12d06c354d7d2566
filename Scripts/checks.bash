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

# What was begun for the checks, and what is to be done at the end: for whoever has a folder `work`.
children=()
stop() {
  for child in "${children[@]}"; do kill "$child" 2>/dev/null || true; done
  for child in "${children[@]}"; do wait "$child" 2>/dev/null || true; done
  rm -rf "$work"
}

# start_display: one of its own for the windows of the checks; its number is in `display`.
start_display() {
  mkfifo "$work/display"
  # Without -noreset it begins anew when the last window closes, and refuses who comes meanwhile.
  Xvfb -noreset -screen 0 1280x1024x24 -displayfd 3 3>"$work/display" >/dev/null 2>&1 &
  children+=($!)
  read -r -t 20 display <"$work/display"
  export DISPLAY=:$display GTK_A11Y=none GSK_RENDERER=cairo
  unset WAYLAND_DISPLAY
}

window_titled() { xdotool search --onlyvisible --name "$1" >/dev/null 2>&1; }

# does LINE [NAME]: it succeeds in `folder`; what it says is shown when it does not.
does() {
  local status=0
  (cd "$folder" && bash -e -c "$1") >"$work/said" 2>&1 || status=$?
  check "${2-$1}" test "$status" = 0
  [[ $status == 0 ]] || cat "$work/said"
}
