# Sourced by Scripts/tour-window: the photo browser under Wayland compositors. Weston and mutter let GTK draw the title
# bar; sway draws it. Weston's and sway's screens are windows of the rig's, so what the rig's devices do arrives there, in
# sway's at a scale of one and a half; mutter has no screen and no devices: that the window opens, draws and closes without
# a complaint is what it shows.

prepare_wayland() { prepare_program; }

# tour_wayland RENDERER FOLDER
tour_wayland() {
  local renderer=$1 folder=$2 photos=$2/photos index compositor
  mkdir -p "$photos"
  for index in 1 2; do
    convert -size 1500x1000 -seed "$index" plasma:fractal "$photos/photo $index.jpg"
  done
  for compositor in weston mutter sway; do
    mkdir -p -m 700 "$folder/$compositor"
    (
      export XDG_RUNTIME_DIR=$folder/$compositor
      "wayland_$compositor" "$renderer $compositor" "$folder/$compositor" "$photos"
      [[ $failures -eq 0 ]]
    ) || failures=$((failures + 1))
  done
}

wayland_weston() {
  local name=$1 folder=$2 photos=$3 program compositor
  printf '[core]\nidle-time=0\nxwayland=false\n[shell]\npanel-position=none\nbackground-color=0xff00ff00\n' \
    >"$folder/weston.ini"
  weston --config="$folder/weston.ini" --backend=x11-backend.so --use-pixman --width=1280 --height=800 \
    --socket=wayland-1 >"$folder/compositor" 2>&1 &
  compositor=$!
  wayland_open "$name" "$folder" "$photos" || return
  check "$name: its title bar says the photo's name from the first frame on" \
    wait_for 10 wayland_title "$folder/window.png"
  check "$name: and GTK has nothing to complain of" wayland_quiet "$folder"
  inject "key Right"
  check "$name: a key turns the page" wait_for 10 has "$folder/log" 'page=1'
  # By then the controls have gone.
  inject "pointer 600,400" "pointer 620,420" "wait 4" "key F11"
  check "$name: the pointer goes when the screen is filled" wait_for 10 wayland_pointer "$folder" '[.]set_fullscreen' hidden
  # What lies below it has moved: it is seen once more.
  inject "wait 4" "key F11"
  check "$name: and is there when the window is one again" wait_for 10 wayland_pointer "$folder" '[.]unset_fullscreen' seen
  inject "key Control+q"
  wait "$program"
  check "$name: Control-Q closes it, exit status 0" test $? = 0
  wayland_end "$compositor"
}

wayland_mutter() {
  local name=$1 folder=$2 photos=$3 program compositor
  setsid dbus-run-session -- mutter --headless --wayland --no-x11 --virtual-monitor 1280x800 --wayland-display wayland-1 \
    >"$folder/compositor" 2>&1 &
  compositor=$!
  wayland_open "$name" "$folder" "$photos" || return
  wayland_close "$name"
}

wayland_sway() {
  local name=$1 folder=$2 photos=$3 program compositor as_nobody=()
  # It does not run as root.
  if [[ $(id -u) -eq 0 ]]; then
    as_nobody=(setpriv --reuid=65534 --regid=65534 --clear-groups)
    chmod a+x "$TOUR" "$(dirname "$folder")"
    chown 65534:65534 "$folder"
  fi
  printf 'output X11-1 resolution 1280x800 scale 1.5\ndefault_border none\n' >"$folder/sway.conf"
  WLR_BACKENDS=x11 WLR_RENDERER=pixman "${as_nobody[@]}" sway --config "$folder/sway.conf" >"$folder/compositor" 2>&1 &
  compositor=$!
  wayland_open "$name" "$folder" "$photos" || return
  check "$name: the photo is on the screen" wait_for 10 wayland_colorful "$folder/window.png"
  check "$name: at one and a half it has as many points" wait_for 10 has "$folder/recording" ' resize 853x533 @'
  # Past the middle of two photos, at any scale.
  inject "swipe 900,400 -> 300,400 0.15"
  check "$name: a finger turns the page" wait_for 10 has "$folder/log" 'WillDisplay .*page=1|page=1$'
  inject "wait 1" "pinch 640,400 100 -> 260 0.3"
  check "$name: two fingers zoom it" wait_for 10 has "$folder/log" 'scrollViewDidEndZooming .*zoom=2[.][3-6]'
  inject "key 0"
  check "$name: a key shows all of it again" wait_for 10 wayland_zoomed_out "$folder/log"
  wayland_close "$name"
}

# wayland_open NAME FOLDER PHOTOS: as soon as the compositor answers; sets `program`.
wayland_open() {
  local name=$1 folder=$2 photos=$3
  if ! wait_for 10 test -S "$folder/wayland-1"; then
    fail "$name: the compositor does not start: $(tail -n 1 "$folder/compositor")"
    return 1
  fi
  touch "$folder/recording"
  env -u DISPLAY WAYLAND_DISPLAY=wayland-1 WAYLAND_DEBUG=client "$ZOOMSCROLL" open "$photos" --log "$folder/log" \
    --record "$folder/recording" 2>"$folder/wire" &
  program=$!
  check "$name: the window opens" wait_for 20 has "$folder/recording" '^frame'
  check "$name: and one word names the program" has "$folder/wire" "set_app_id\\(\"$identity\"\\)"
}

# wayland_zoomed_out LOG
wayland_zoomed_out() { [[ $(tail -n 1 "$1") == *" zoom=1"* ]]; }

# wayland_close NAME: a signal does it.
wayland_close() {
  kill -TERM "$program"
  wait "$program"
  check "$1: a signal closes it, exit status 143" test $? = 143
  check "$1: GTK has nothing to complain of" wayland_quiet "$folder"
  wayland_end "$compositor"
}

# wayland_quiet FOLDER: what is said to the compositor stands among the errors, in lines that begin with a time.
wayland_quiet() {
  grep -v '^\[ *[0-9.]*\] ' "$1/wire" >"$1/errors"
  host_quiet "$1/errors"
}

# wayland_pointer FOLDER WISH hidden|seen: whether the program has shown that in its place since it wished that last. A pointer
# that is not to be seen has no hot spot.
wayland_pointer() {
  local shown
  shown=$(awk -v wish="$2" '$0 ~ wish { seen = 1; shown = "" } seen && /set_cursor/ {
    shown = shown ($0 ~ /, 0, 0[)]$/ ? "hidden " : "seen ") } END { print shown }' "$1/wire")
  [[ $shown == *$3* ]]
}

# wayland_end COMPOSITOR: with its session, where it has one: that does not take it along.
wayland_end() {
  kill -- "-$1" 2>/dev/null || kill "$1" 2>/dev/null
  wait "$1" 2>/dev/null
}

# wayland_title PICTURE: takes the screen's; the strip above the photo is dark, and has light letters in its middle.
wayland_title() {
  import -window root "$1"
  convert "$1" -colorspace gray -depth 8 pgm:- | python3 -c '
import sys
width, height = 1280, 800
pixels = sys.stdin.buffer.read()[-width * height:]
lines = [pixels[row * width:(row + 1) * width] for row in range(height)]
isDark = [sum(value < 40 for value in line) > width // 2 for line in lines]
isLight = any(sum(value > 200 for value in line) > width // 2 for line in lines)
# The bar alone: below it lie the controls, which name the photo as well.
bar = lines[isDark.index(True):][:40] if True in isDark else []
letters = sum(value > 150 for line in bar for value in line[width // 3:width * 2 // 3])
sys.exit(isLight or letters < 40)'
}

# wayland_colorful PICTURE: takes the screen; a plain colour is no photo.
wayland_colorful() {
  WAYLAND_DISPLAY=wayland-1 command grim "$1" 2>/dev/null &&
    [[ $(convert "$1" -format %k info:) -gt 1000 ]]
}
