# Sourced by Scripts/tour-window: the photo browser in its window.

prepare_browser() {
  prepare_program || return
  local said status
  said=$(env -u DISPLAY -u WAYLAND_DISPLAY "$ZOOMSCROLL" open --case plain 2>&1)
  status=$?
  check "no display: exit status 1" test "$status" = 1
  check "no display: the error names play" grep -q 'zoomscroll play' <<<"$said"
}

# tour_browser RENDERER FOLDER
tour_browser() {
  local renderer=$1 folder=$2 photos=$2/photos index
  mkdir -p "$photos"
  for index in 1 2 3 4; do
    convert -size 1500x1000 -seed "$index" plasma:fractal "$photos/photo $index.jpg"
  done
  program_open "$renderer" "$folder" "$photos"

  # To the third photo and into it, by fingers; further by trackpad; then a pan.
  inject "swipe 700,400 -> 200,400 0.15" "wait 1.2" "swipe 700,400 -> 200,400 0.15" "wait 1.2" \
    "pinch 512,384 100 -> 258 0.3" "wait 1"
  program_expects "$renderer: two swipes and a pinch end where the fingers say" \
    $'expect page 2\nexpect zoom 2.5 ±0.001' "$folder" "$photos"
  inject "pointer 500,300" "magnify 1.2 0.3" "wait 1" "drag 700,500 -> 600,450 0.3" "wait 1"
  program_expects "$renderer: a trackpad's pinch goes on from there" "expect zoom 3 ±0.002" \
    "$folder" "$photos"
  program_close "$renderer" "$folder" "$photos"
  browser_places "$renderer" "$folder" "$photos"
  [[ $renderer != cairo ]] || browser_faults "$renderer" "$folder" "$photos"
  browser_launched "$renderer" "$folder" "$photos"
  browser_dropped "$renderer" "$folder/dropped" "$photos"
}

# browser_places RENDERER FOLDER PHOTOS: a file is a place in its folder, and one word names the program.
browser_places() {
  local renderer=$1 folder=$2 photos=$3
  touch "$photos/photo 2.xmp" "$photos/notes.txt"
  browser_start "$folder" "$photos/photo 2.jpg" "$photos/none.jpg"
  check "$renderer: what is missing of several is named" wait_for 5 has "$folder/errors" 'none.jpg'
  browser_end "$renderer" 2

  browser_start "$folder" "$photos/photo 2.jpg"
  check "$renderer: a photo is a place in its folder" wait_for 10 browser_titled "photo 2.jpg — 2 of 4"
  program_settle "$folder"
  inject "key Right"
  check "$renderer: and the next one is beside it" wait_for 10 browser_titled "photo 3.jpg — 3 of 4"
  check "$renderer: one word names the program" test \
    "$(xprop -id "$program_window" WM_CLASS | sed 's/.*= //')" = "\"$identity\", \"$identity\""
  browser_end "$renderer" 0
  check "$renderer: without a session bus GTK has nothing to say" host_quiet "$folder/errors"

  browser_start "$folder" "$photos"
  check "$renderer: its folder is opened at the photo that was seen last" \
    wait_for 10 browser_titled "photo 3.jpg — 3 of 4"
  browser_end "$renderer" 0
}

# browser_faults RENDERER FOLDER PHOTOS: frames in motion are put together in memory that the window has already.
browser_faults() {
  local renderer=$1 folder=$2 photos=$3 motion=("magnify 3 1" "magnify 0.4 1" "wait 0.5") before faults limit
  browser_start "$folder" "$photos/photo 1.jpg"
  program_settle "$folder"
  # What the zoomed photo needs is decoded the first time.
  inject "pointer 500,400" "${motion[@]}"
  before=$(browser_fault_count)
  inject "${motion[@]}"
  faults=$(($(browser_fault_count) - before))
  limit=$(sed -n 's/^zoom //p' Benchmarks/Thresholds/window-faults)
  check "$renderer: $faults page faults while zooming in and out, at most $limit" test "$faults" -le "$limit"
  browser_end "$renderer" 0
}

# Of the process that the window says it is of: what was started may have begun another.
browser_fault_count() {
  local process
  process=$(xprop -id "$program_window" _NET_WM_PID | sed 's/.*= //')
  cut -d ' ' -f 10 "/proc/$process/stat"
}

# browser_launched RENDERER FOLDER PHOTOS: nothing is named, as launchers do.
browser_launched() {
  local renderer=$1 folder=$2 photos=$3
  mkdir -p "$folder/home/Bilder/July" "$folder/home/.config"
  # shellcheck disable=SC2016
  echo 'XDG_PICTURES_DIR="$HOME/Bilder"' >"$folder/home/.config/user-dirs.dirs"
  browser_start "$folder"
  check "$renderer: without pictures it says what to do" wait_for 10 browser_titled "ZoomScroll"
  program_settle "$folder"
  cp "$folder/window.png" "$folder/welcome.png"
  cp "$photos/photo 1.jpg" "$folder/home/Bilder/July/"
  check "$renderer: and shows those that come" wait_for 10 browser_titled "photo 1.jpg"
  browser_end "$renderer" 0
}

# browser_dropped RENDERER FOLDER PHOTOS: files come from another program's window, with the mouse.
browser_dropped() {
  local renderer=$1 folder=$2 photos=$3
  mkdir -p "$folder/home" "$folder/others"
  cp "$photos/photo 3.jpg" "$folder/others/alone.jpg"
  browser_start "$folder"
  check "$renderer: the page without pictures waits for some" wait_for 10 browser_titled "ZoomScroll"
  program_settle "$folder"
  cp "$folder/window.png" "$folder/welcome.png"
  browser_drag "$folder" "$photos/photo 2.jpg"
  check "$renderer: files that are held above it are expected" wait_for 5 browser_expects_files "$folder"
  browser_drop "$renderer: a photo that is dropped is shown among its neighbours" "photo 2.jpg — 2 of 4"
  browser_drag "$folder" "$folder/others"
  browser_drop "$renderer: a folder that is dropped on a photo is shown" "alone.jpg"
  browser_drag "$folder" "See below." drag-text
  # It is read while it is held there; who lets go sooner is told nothing.
  check "$renderer: text that is no path is not wanted" wait_for 10 browser_wants_no_text "$folder"
  inject "mouse 500,400 up" "wait 0.1"
  check "$renderer: and refused" wait_for 10 has "$folder/drag" refused
  check "$renderer: and changes nothing" browser_titled "alone.jpg"
  kill "$drag"
  wait "$drag" 2>/dev/null
  browser_drag "$folder" "$photos/photo 1.jpg" drag-text
  browser_drop "$renderer: a path that is dropped as text is opened" "photo 1.jpg — 1 of 4"
  browser_end "$renderer" 0
}

# browser_drag FOLDER PATH [PROBE]: pulls it out of a window at the lower right, and holds it above the program's; sets `drag`.
browser_drag() {
  local window
  "$PROBES/WindowProbe" "${3-drag}" "$2" >"$1/drag" 2>&1 &
  drag=$!
  wait_for 10 xdotool search --onlyvisible --name '^Drag$' >/dev/null || fail "nothing to drag from"
  window=$(xdotool search --onlyvisible --name '^Drag$' | head -n 1)
  xdotool windowmove --sync "$window" 1100 600
  inject "mouse 1160,660 down" "wait 0.1" "mouse 1150,650" "wait 0.1" "mouse 1100,600" "wait 0.1" \
    "mouse 600,400" "wait 0.1" "mouse 500,400" "wait 0.1"
}

# browser_wants_no_text FOLDER: what is dragged was wanted until it had been read. The other program is told with the next move when that
# took longer than the last one, and no hand is quite still.
browser_wants_no_text() {
  inject "mouse 501,400" "mouse 500,400"
  [[ $(tail -n 1 "$1/drag") == unwanted ]]
}

# browser_drop NAME TITLE: lets go, and waits for what is shown then.
browser_drop() {
  inject "mouse 500,400 up" "wait 0.1"
  check "$1" wait_for 10 browser_titled "$2"
  kill "$drag"
  wait "$drag" 2>/dev/null
  # Keys go to the window that went, where nobody manages windows.
  xdotool windowfocus --sync "$program_window"
}

# browser_expects_files FOLDER: left of the pointer and what it holds, the page looks otherwise than before.
browser_expects_files() {
  import -window "$program_window" "$1/window.png"
  [[ $(compare -metric AE -extract 400x800+0+0 "$1/welcome.png" "$1/window.png" null: 2>&1) -gt 100 ]]
}

# browser_start FOLDER PATH…: opens a window as a desktop without a session bus does.
browser_start() {
  local folder=$1
  shift
  env -u GTK_A11Y -u XDG_CONFIG_HOME -u XDG_STATE_HOME -u DBUS_SESSION_BUS_ADDRESS HOME="$folder/home" \
    "$ZOOMSCROLL" "$@" 2>"$folder/errors" &
  program=$!
  wait_for 20 program_visible || fail "the window does not open"
}

browser_titled() { [[ $(xdotool getwindowname "$program_window") == "$1" ]]; }

# browser_end RENDERER STATUS
browser_end() {
  inject "key Control+q"
  wait "$program"
  check "$1: it ends with status $2" test $? = "$2"
}
