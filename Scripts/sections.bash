# Sourced by ./test and Scripts/soak: runs named sections, each timed, and sums up.
# A section that fails fails the whole run, but the others still run.
#
# Whoever sources this has the associative array `commands`: what a section runs.

sections_folder=$(mktemp -d)
sections_began=$SECONDS
# Seconds after which a section has hung.
sections_limit=${sections_limit:-2700}
trap 'rm -rf "$sections_folder"' EXIT
trap 'sections_end $$; exit 130' INT
trap 'sections_end $$; exit 143' TERM

# sections_under PROCESS: what it has started, and what that has, a number each.
sections_under() {
  local child
  for child in $(cat /proc/"$1"/task/*/children 2>/dev/null); do
    sections_under "$child"
    echo "$child"
  done
}

# sections_end PROCESS [SIGNAL]: ends all that.
sections_end() {
  local under
  mapfile -t under < <(sections_under "$1")
  [[ ${#under[@]} -eq 0 ]] || kill -s "${2-TERM}" "${under[@]}" 2>/dev/null || true
}

# sections_watch PROCESS: one that has hung says what of it still runs, and ends.
sections_watch() {
  local process
  sleep "$sections_limit"
  echo "ERROR it has hung: after $sections_limit s there still run"
  # Some of it comes to its end meanwhile.
  for process in $(sections_under "$1"); do { tr '\0' ' ' <"/proc/$process/cmdline" | cut -c 1-200; } 2>/dev/null || true; done
  sections_end "$1"
  sleep 30
  sections_end "$1" KILL
}

# sections LANE…: a lane is names of sections, one after the other; lanes run at the same time. What a section says is
# shown when it has ended, so that no two are mixed; of a single lane at once.
sections() {
  local lane name running=()
  if [[ $# -eq 1 ]]; then
    for name in $1; do
      printf '\n== %s\n' "$name"
      section "$name"
    done
    return
  fi
  for lane; do
    (
      for name in $lane; do
        section "$name" >/dev/null
        {
          flock 9
          printf '\n== %s\n' "$name"
          cat "$sections_folder/$name.said"
        } 9<"$sections_folder"
      done
    ) &
    running+=($!)
  done
  wait "${running[@]}"
}

# section NAME: what it says goes to the standard output, its verdict into the summary.
section() {
  local name=$1 said=$sections_folder/$1.said began=$SECONDS running watcher status=0 verdict=passed
  # There before whoever writes and follows it: they begin in any order.
  : >"$said.all"
  # Not `… || status=$?`: that would switch off `set -e` inside a function. And no pipe: what a section leaves running would
  # hold it open.
  (set -e; ${commands[$name]}) </dev/null >>"$said.all" 2>&1 &
  running=$!
  sections_watch "$running" >>"$said.all" 2>&1 &
  watcher=$!
  # SwiftPM tells which flags of pkg-config it leaves out and which packages it fetches: no news.
  tail --lines=+1 --follow --pid="$running" "$said.all" |
    grep -aEv --line-buffered '^(warning: prohibited flag|Fetch|Comput|Creating working|Working copy)' | tee "$said" || true
  wait "$running" || status=$?
  sections_end "$watcher"
  kill "$watcher" 2>/dev/null || true
  [[ $status -eq 0 ]] || verdict="FAILED (status $status)"
  printf '%5d s  %-28s %s\n' $((SECONDS - began)) "$name" "$verdict" >>"$sections_folder/summary"
}

# Prints what failed sections said of it, and the table; succeeds when every section did.
sections_summary() {
  local failed name
  # After its seconds and their unit, a line has the section's name and its verdict.
  mapfile -t failed < <(awk '$4 == "FAILED" { print $3 }' "$sections_folder/summary")
  # Again at the end: of a long run, often the last lines are all that is kept.
  for name in "${failed[@]}"; do
    printf '\n== %s failed\n' "$name"
    sections_complaints "$sections_folder/$name.said"
  done
  printf '\n== Summary\n'
  cat "$sections_folder/summary"
  printf '%5d s  %s\n' $((SECONDS - sections_began)) \
    "$(wc -l <"$sections_folder/summary") sections, ${#failed[@]} failed"
  [[ ${#failed[@]} -eq 0 ]]
}

# sections_complaints FILE: the lines of it that tell of failures; of a file without any, the last ones.
sections_complaints() {
  grep -aE '^(FAIL|ERROR|✘)|^[A-Za-z.]*(Error|Exception)\b|error: ' "$1" | cut -c 1-300 | awk '!seen[$0]++' | tail -n 30 |
    grep . || tail -n 10 "$1"
}

# sections_known NAME…: fails at the first one that there is none of.
sections_known() {
  local name
  for name; do
    [[ -n ${commands[$name]-} ]] || {
      echo "${0##*/}: there is no section $name" >&2
      return 2
    }
  done
}
