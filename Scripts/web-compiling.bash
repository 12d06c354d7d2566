# Sourced by what makes modules for a web page: how they are compiled, linked and made small.

toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swift)")")")
target=wasm32-unknown-none-wasm
# What is beyond Sources/WasmRuntime/Unicode.c: which characters belong together.
tables=$toolchain/lib/swift/embedded/$target/libswiftUnicodeDataTables.a
swift_flags=(
  -target "$target" -enable-experimental-feature Embedded -enable-experimental-feature Extern -swift-version 6
  -package-name zoomscroll -parse-as-library -wmo -Osize -suppress-warnings
  # What the tests check in every other build, the page need not carry.
  -enforce-exclusivity=unchecked -Xfrontend -remove-runtime-asserts -Xfrontend -assume-single-threaded
  # A function that takes a closure is not copied for each one: 2 % less.
  -Xllvm -sil-disable-pass=closure-specialize
  # The linker optimises the program once more, knowing what is left of it: 3 % less.
  -lto=llvm-full
)
c_flags=(-target "$target" -O2 -ffreestanding -fno-builtin -mbulk-memory -Wall -Werror -DWITHOUT_UNICODE_TABLES)
link_flags=(
  --gc-sections --no-entry --fatal-warnings -z stack-size=262144 --stack-first
  # Found by trying: what is copied into its callers, and what is the same under two names, costs most.
  -mllvm -inline-threshold=15 -mllvm -enable-merge-functions
)
features=(
  --enable-bulk-memory --enable-sign-ext --enable-nontrapping-float-to-int --enable-mutable-globals
  --enable-multivalue --enable-reference-types
)
# Below 1024 is the end of the stack, which nothing points to.
opt_flags=(-Oz --converge --low-memory-unused --strip-producers)
# Of -Oz, what has no form as text.
write_flags=(--generate-stack-ir --optimize-stack-ir)

# Empties what is there for strings of Objective-C and their indexes: there are none here, which the compiler cannot know.
without_foreign_strings() {
  awk '
    /^ \(func / { foreign = $2 ~ /foreign|slowEnsureMatchingEncoding/; if (foreign) print $0 "\n  (unreachable)\n )" }
    /^\)/ { foreign = 0 }
    !foreign'
}

# With other ones, all is made again.
tools=$(swiftc --version 2>/dev/null; wasm-opt --version; esbuild --version; node --version)

# made_of PATH…: what is made of these files is the same whenever this is. Their times say nothing: those of an archive are older
# than what was made of the one before.
made_of() {
  { echo "$tools"; find "$@" -type f -print0 | LC_ALL=C sort -z | xargs -0 sha256sum; } | sha256sum | cut -d ' ' -f 1
}

# is_made FILE MADE-OF: it is there, and of the same. mark FILE [MADE-OF]: what it is made of from now on, or of nothing known.
is_made() { [[ -f $1 && -f ${1%/*}/.${1##*/}.made-of && $(<"${1%/*}/.${1##*/}.made-of") == "$2" ]]; }
mark() { echo "${2-}" >"${1%/*}/.${1##*/}.made-of"; }

# runtime FOLDER: the C functions that a module needs, compiled into it; sets `runtime`.
compile_runtime() {
  local file object
  runtime=()
  for file in Sources/WasmRuntime/*.c; do
    object=$1/$(basename "$file" .c).o
    "$toolchain/bin/clang" "${c_flags[@]}" -ISources/WasmRuntime/include -c "$file" -o "$object"
    runtime+=("$object")
  done
}

# Windows and least lengths of Scripts/order-functions. Which makes a module smallest is chance, by up to 600 bytes, and another
# one after each change.
orders=("8000 20" "12000 90" "20000 60" "24000 60" "32000 40" "32000 60")

# order FOLDER NAME WINDOW LEAST: of FOLDER/NAME.small.wat, FOLDER/NAME.WINDOW.LEAST.wasm, .columns and .gz.
order() {
  local tried=$1/$2.$3.$4
  Scripts/order-functions "$1/$2.small.wat" "$tried.wat" "$3" "$4"
  wasm-opt --quiet "${features[@]}" "${write_flags[@]}" "$tried.wat" -o "$tried.wasm"
  node "$1/pack.mjs" "$tried.wasm" "$tried.columns"
  zopfli -c "$tried.columns" >"$tried.gz"
}

# shrink NAME FOLDER: of FOLDER/NAME.linked.wasm, FOLDER/NAME.wasm, and FOLDER/NAME.wasm.gz with its code in columns, which
# Web/shared/columns.js makes the same module of.
shrink() {
  local module=$1 folder=$2
  wasm-opt --quiet "${features[@]}" -S -o - "$folder/$module.linked.wasm" | without_foreign_strings >"$folder/$module.wat"
  wasm-opt "${features[@]}" "${opt_flags[@]}" "$folder/$module.wat" -S -o "$folder/$module.small.wat"
  esbuild --bundle --format=esm --platform=node --log-level=warning --outfile="$folder/pack.mjs" Web/packing/pack.js
  local order smallest tried
  local -a made
  rm -f "$folder/$module".[0-9]*
  for order in "${orders[@]}"; do
    # Two at a time.
    while [[ $(jobs -rp | wc -l) -ge 2 ]]; do wait -n; done
    # shellcheck disable=SC2086 # two numbers
    order "$folder" "$module" $order &
  done
  wait
  made=("${orders[@]/ /.}")
  made=("${made[@]/%/.gz}")
  # Fails where one was not made.
  smallest=$(stat -c '%s %n' "${made[@]/#/$folder/$module.}" | sort -n | sed -n '1s/^[0-9]* //p')
  mv "$smallest" "$folder/$module.wasm.gz"
  for tried in wasm columns; do mv "${smallest%.gz}.$tried" "$folder/$module.$tried"; done
  rm -f "$folder/$module".[0-9]*
}

# make_module NAME FOLDER SOURCE…: of sources in Swift FOLDER/NAME.wasm and FOLDER/NAME.wasm.gz, unless they are there.
make_module() {
  local name=$1 folder=$2 made_of
  shift 2
  made_of=$(made_of "$@" Sources/WasmRuntime Web/packing Web/shared/columns.js Scripts/{web-compiling.bash,order-functions})
  ! is_made "$folder/$name.wasm.gz" "$made_of" || return 0
  mark "$folder/$name.wasm.gz"
  compile_runtime "$folder"
  swiftc "${swift_flags[@]}" -module-name WebModule -c -o "$folder/$name.o" "$@"
  "$toolchain/bin/wasm-ld" "${link_flags[@]}" -o "$folder/$name.linked.wasm" "$folder/$name.o" "${runtime[@]}" "$tables"
  shrink "$name" "$folder"
  mark "$folder/$name.wasm.gz" "$made_of"
}
