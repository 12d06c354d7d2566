# Sourced by what reads modules as built: arguments by which they find the headers of C libraries, in the array `headers`.

# module_headers MODULES: the folder that they are in.
module_headers() {
  local map flag libraries
  headers=()
  for map in Sources/*/module.modulemap Sources/*/include/module.modulemap "${1%/*}"/SandboxCalls.build/module.modulemap; do
    headers+=(-Xcc "-fmodule-map-file=$map")
  done
  mapfile -t libraries < <(sed -nE 's/.*pkgConfig: "([^"]+)".*/\1/p' Package.swift)
  for flag in $(pkg-config --cflags-only-I "${libraries[@]}"); do headers+=(-Xcc "$flag"); done
}
