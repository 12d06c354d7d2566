# Sourced by whoever needs the version: it stands in one place, and `Scripts/release` writes it there.
version_file=Sources/ZoomScrollCommand/Identity.swift

version() {
  local found
  found=$(sed -nE 's/^ *static let version = "([0-9]+\.[0-9]+\.[0-9]+)"$/\1/p' "$version_file")
  [[ -n $found ]] || { echo "$version_file has no version." >&2; return 1; }
  echo "$found"
}
