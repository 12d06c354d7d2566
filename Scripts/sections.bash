# Sourced by ./test and Scripts/soak: runs named sections, each timed, and sums up.
# A section that fails fails the whole run, but the others still run.
#
# Whoever sources this has the associative array `commands`: what a section runs.

sections_folder=$(mktemp -d)
trap 'rm -rf "$sections_folder"' EXIT
sections_began=$SECONDS

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
        section "$name" >"$sections_folder/$name"
        {
          flock 9
          printf '\n== %s\n' "$name"
          cat "$sections_folder/$name"
        } 9<"$sections_folder"
      done
    ) &
    running+=($!)
  done
  wait "${running[@]}"
}

# section NAME: what it says goes to the standard output, its verdict into the summary.
section() {
  local name=$1 began=$SECONDS status verdict=passed
  # Not `… || status=$?`: that would switch off `set -e` inside a function.
  # SwiftPM tells which flags of pkg-config it leaves out and which packages it fetches: no news.
  set +e
  # Unquoted: a command and its arguments, none of which holds a space.
  (set -e; ${commands[$name]}) 2>&1 </dev/null |
    grep -Ev --line-buffered '^(warning: prohibited flag|Fetch|Comput|Creating working|Working copy)'
  status=${PIPESTATUS[0]}
  set -e
  [[ $status -eq 0 ]] || verdict="FAILED (status $status)"
  printf '%5d s  %-28s %s\n' $((SECONDS - began)) "$name" "$verdict" >>"$sections_folder/summary"
}

# Prints the table; succeeds when every section did.
sections_summary() {
  local failures
  # That there are none is no failure of grep's.
  failures=$(grep -c FAILED "$sections_folder/summary" || true)
  printf '\n== Summary\n'
  cat "$sections_folder/summary"
  printf '%5d s  %s\n' $((SECONDS - sections_began)) \
    "$(wc -l <"$sections_folder/summary") sections, $failures failed"
  [[ $failures -eq 0 ]]
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
