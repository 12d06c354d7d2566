# Sourced by ./test and Scripts/soak: runs named sections, each timed, and sums up.
# A section that fails fails the whole run, but the later ones still run.

section_rows=()
section_failures=0
sections_began=$SECONDS

# section NAME COMMAND [ARGUMENT…]
section() {
  local name=$1 began=$SECONDS status=0 verdict=passed
  shift
  printf '\n== %s\n' "$name"
  # Not `"$@" || status=$?`: that would switch off `set -e` inside a function.
  # SwiftPM tells which flags of pkg-config it leaves out and which packages it fetches: no news.
  set +e
  (set -e; "$@") 2>&1 </dev/null |
    grep -Ev --line-buffered '^(warning: prohibited flag|Fetch|Comput|Creating working|Working copy)'
  status=${PIPESTATUS[0]}
  set -e
  if [[ $status -ne 0 ]]; then
    verdict="FAILED (status $status)"
    section_failures=$((section_failures + 1))
  fi
  section_rows+=("$(printf '%5d s  %-28s %s' $((SECONDS - began)) "$name" "$verdict")")
}

# Prints the table; succeeds when every section did.
sections_summary() {
  printf '\n== Summary\n'
  printf '%s\n' "${section_rows[@]}"
  printf '%5d s  %s\n' $((SECONDS - sections_began)) \
    "${#section_rows[@]} sections, $section_failures failed"
  [[ $section_failures -eq 0 ]]
}
