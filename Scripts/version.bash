# Sourced by whoever needs the version or the day of what is here, a checkout or an archive. The version stands in one place, and
# `Scripts/release` writes it there.
version_file=Sources/ZoomScrollCommand/Identity.swift

version() {
  local found
  found=$(sed -nE 's/^ *static let version = "([0-9]+\.[0-9]+\.[0-9]+)"$/\1/p' "$version_file")
  [[ -n $found ]] || { echo "$version_file has no version." >&2; return 1; }
  echo "$found"
}

# When what is here was made, in seconds since 1970: SOURCE_DATE_EPOCH, or the last commit's time, which files of an archive bear.
source_date() {
  if [[ -n ${SOURCE_DATE_EPOCH-} ]]; then
    echo "$SOURCE_DATE_EPOCH"
  elif ! { [[ -e .git ]] && git log -1 --format=%ct 2>/dev/null; }; then
    stat -c %Y CHANGELOG.md
  fi
}
