# Sourced by Scripts/tour-window: several starts of the program on one session bus, and what it takes up again.

prepare_desktop() { prepare_program; }

# tour_desktop RENDERER FOLDER
tour_desktop() {
  local renderer=$1 folder=$2 photos=$2/photos index bus address
  [[ $renderer == cairo ]] || return 0
  mkdir -p "$photos" "$folder/home"
  for index in 1 2 3; do
    convert -size 1500x1000 -seed "$index" plasma:fractal "$photos/photo $index.jpg"
  done
  mkfifo "$folder/bus"
  dbus-daemon --session --nofork --nopidfile --print-address=3 3>"$folder/bus" 2>/dev/null &
  bus=$!
  read -r -t 20 address <"$folder/bus"
  (
    export DBUS_SESSION_BUS_ADDRESS=$address HOME=$folder/home
    unset XDG_CONFIG_HOME XDG_STATE_HOME XDG_CACHE_HOME XDG_DATA_HOME
    desktop_windows "$folder" "$photos"
    desktop_restored "$folder"
    desktop_settings "$folder" "$photos"
    desktop_dark "$folder" "$photos"
    desktop_text "$folder" "$photos"
    desktop_colors "$folder"
    desktop_errands "$folder" "$photos"
    desktop_stills "$folder"
    desktop_languages "$folder" "$photos"
    desktop_reader "$folder"
    [[ $failures -eq 0 ]]
  ) || failures=$((failures + 1))
  kill "$bus"
  wait "$bus" 2>/dev/null
}

desktop_titles() { xdotool search --onlyvisible --class "$identity" getwindowname %@ 2>/dev/null | sort | tr '\n' '|'; }
desktop_shows() { [[ $(desktop_titles) == "$1" ]]; }
# A process that hands over what it was asked for ends by itself.
desktop_later() { timeout 20 "$ZOOMSCROLL" "$@" 2>"$desktop_errors"; }
desktop_focus() { xdotool windowfocus --sync "$(xdotool search --onlyvisible --name "$1" | head -n 1)"; }

# desktop_windows FOLDER PHOTOS: one process has all windows; leaves it with the first photo, as `program`.
desktop_windows() {
  local folder=$1 photos=$2 status
  desktop_errors=$folder/errors-later
  "$ZOOMSCROLL" "$photos/photo 1.jpg" 2>"$folder/errors" &
  program=$!
  check "the first start opens a window" wait_for 20 desktop_shows "photo 1.jpg — 1 of 3|"
  check "a second one opens its window in the first, and ends" desktop_later "$photos/photo 2.jpg"
  check "with what it was asked for" wait_for 20 desktop_shows "photo 1.jpg — 1 of 3|photo 2.jpg — 2 of 3|"
  check "a start that names nothing opens no window" desktop_later open
  desktop_later "$photos/none.jpg"
  check "what is not there is status 2" test $? = 2
  check "and is named where it was asked for" has "$desktop_errors" 'none.jpg'
  check "another window can be asked for" desktop_later --new-window "$photos/photo 3.jpg"
  check "and is there" wait_for 20 desktop_shows "photo 1.jpg — 1 of 3|photo 2.jpg — 2 of 3|photo 3.jpg — 3 of 3|"
  for status in 2 3; do
    desktop_focus "photo $status"
    inject "key Control+w"
    sleep 0.5
  done
  check "Control-W closes a window, and the others stay" wait_for 10 desktop_shows "photo 1.jpg — 1 of 3|"
  check "their process as well" kill -0 "$program"
  check "GTK has nothing to complain of" host_quiet "$folder/errors"
}

# desktop_restored FOLDER: a program that is killed comes back to its windows, with the photo and the zoom of each.
desktop_restored() {
  local folder=$1 state=$1/home/.local/state/zoomscroll/state.ini
  program_visible
  desktop_focus "photo 1"
  inject "key Right" "wait 1" "pointer 500,400" "magnify 2.5 0.5" "wait 1"
  check "where somebody is gets written down" wait_for 10 has "$state" '^photo=.*photo%202.jpg'
  check "and how far it is zoomed" wait_for 10 has "$state" '^zoom=2\.'
  # Buttons have gone by then.
  sleep 4
  program_settle "$folder"
  cp "$folder/window.png" "$folder/killed.png"
  check "there is another window" desktop_later --new-window "${folder}/photos/photo 3.jpg"
  check "which is written down, too" wait_for 20 has "$state" '^photo=.*photo%203.jpg'
  kill -KILL "$program"
  wait "$program" 2>/dev/null
  "$ZOOMSCROLL" 2>"$folder/errors" &
  program=$!
  check "a start after that shows both again" \
    wait_for 20 desktop_shows "photo 2.jpg — 2 of 3|photo 3.jpg — 3 of 3|"
  desktop_focus "photo 3"
  inject "key Control+w"
  check "one of them is closed" wait_for 10 desktop_shows "photo 2.jpg — 2 of 3|"
  check "and forgotten" wait_for 10 lacks "$state" 'photo%203.jpg'
  desktop_focus "photo 2"
  program_visible
  sleep 4
  program_settle "$folder"
  check "as it was" program_same_picture "$folder/killed.png" "$folder/window.png"
  inject "key Control+q"
  wait "$program"
  check "Control-Q ends it" test $? = 0
  check "and then nothing is left to come back to" bash -c '! grep -q ^photo= "$1"' - "$state"
}

# desktop_settings FOLDER PHOTOS: a broken file does not stop the program.
desktop_settings() {
  local folder=$1 photos=$2 settings=$1/home/.config/zoomscroll
  mkdir -p "$settings"
  echo 'no settings' >"$settings/settings.ini"
  "$ZOOMSCROLL" "$photos/photo 3.jpg" 2>"$folder/errors" &
  program=$!
  check "with broken settings the window opens" wait_for 20 desktop_shows "photo 3.jpg — 3 of 3|"
  check "where they are is said" has "$folder/errors" 'settings.ini.broken'
  check "and they are kept" test "$(cat "$settings/settings.ini.broken")" = 'no settings'
  kill -TERM "$program"
  wait "$program"
  check "a signal ends it with its number" test $? = 143
}

# desktop_hears FILE TIMES WHAT: so many times it has been told that.
desktop_hears() {
  [[ $(grep -c -- "$3" "$1") -ge $2 ]]
}

# desktop_dark FOLDER PHOTOS: the desktop's wish is heard, whenever it changes; a person's own goes before it.
desktop_dark() {
  local folder=$1 photos=$2 portal
  : >"$folder/dark"
  "$PROBES/WindowProbe" portal >"$folder/portal" 2>&1 &
  portal=$!
  wait_for 10 has "$folder/portal" ready || fail "there is no portal"
  "$ZOOMSCROLL" open "$photos/photo 1.jpg" --record "$folder/dark" 2>"$folder/errors" &
  program=$!
  check "a desktop that is dark is heard" wait_for 20 desktop_hears "$folder/dark" 1 'dark on'
  check "one of high contrast" wait_for 10 desktop_hears "$folder/dark" 1 'high-contrast on'
  check "and its colour" wait_for 10 desktop_hears "$folder/dark" 1 'accent 339933'
  kill -USR1 "$portal"
  check "one that has no wish any more" wait_for 10 desktop_hears "$folder/dark" 1 'dark off'
  kill -USR1 "$portal"
  check "one that is dark again" wait_for 10 desktop_hears "$folder/dark" 2 'dark on'
  kill -USR1 "$portal"
  check "and one that wants light" wait_for 10 desktop_hears "$folder/dark" 2 'dark off'
  kill -USR1 "$portal"
  check "one that wants no contrast any more" wait_for 10 desktop_hears "$folder/dark" 1 'high-contrast off'
  kill -USR1 "$portal"
  check "another colour" wait_for 10 desktop_hears "$folder/dark" 1 'accent E66600'
  kill -USR1 "$portal"
  check "and none" wait_for 10 desktop_hears "$folder/dark" 1 'accent none'
  kill -TERM "$program" "$portal"
  wait "$program" "$portal" 2>/dev/null
}

# desktop_text FOLDER PHOTOS: texts are as large as GTK's settings want them, and follow these.
desktop_text() {
  local folder=$1 photos=$2 settings=$1/home/.config/gtk-4.0
  mkdir -p "$settings"
  # One and a half times what is usual; of dots per inch an X server says how many there are.
  printf '[Settings]\ngtk-font-name=Sans 16.5\n' >"$settings/settings.ini"
  : >"$folder/text"
  "$ZOOMSCROLL" open "$photos/photo 1.jpg" --record "$folder/text" 2>"$folder/errors" &
  program=$!
  check "texts are as large as the desktop wants them" wait_for 20 desktop_hears "$folder/text" 1 'set text-size 1.5$'
  kill -TERM "$program"
  wait "$program" 2>/dev/null
  rm "$settings/settings.ini"
  timeout 60 "$PROBES/WindowProbe" look >"$folder/look" 2>"$folder/errors"
  check "another factor for texts is heard, another font and its size, and a theme of high contrast, and that they have gone" \
    test "$(grep -E '^(appearance|setting)' "$folder/look" | tr '\n' '|')" \
    = "appearance textSize(1.5)|appearance textSize(3.0)|appearance textSize(1.5)|appearance textSize(1.0)|setting highContrast true|setting highContrast false|"
}

# desktop_errands FOLDER PHOTOS: what the desktop is asked for, and what other programs can paste.
desktop_errands() {
  local folder=$1 photos=$2 desktop photo="$2/photo 1.jpg"
  : >"$folder/desktop"
  "$PROBES/WindowProbe" desktop >"$folder/desktop" 2>&1 &
  desktop=$!
  wait_for 10 has "$folder/desktop" 'ready org.freedesktop.portal.Desktop' || fail "there is no desktop"
  "$ZOOMSCROLL" open "$photo" 2>"$folder/errors" &
  program=$!
  check "the window opens on such a desktop" wait_for 20 desktop_shows "photo 1.jpg — 1 of 3|"
  program_visible
  desktop_focus "photo 1"
  xdotool key ctrl+d
  check "Control-D shows the photo in its folder" \
    wait_for 10 has "$folder/desktop" "ShowItems .*'file://.*/photo%201[.]jpg'"
  xdotool key ctrl+c
  check "a copied photo can be pasted as a picture" wait_for 10 desktop_pastes image/jpeg "$photo"
  printf 'copy\nfile://%s' "${photo// /%20}" >"$folder/copied"
  check "as a file" wait_for 10 desktop_pastes x-special/gnome-copied-files "$folder/copied"
  xdotool key ctrl+shift+c
  printf '%s' "$photo" >"$folder/copied"
  check "and its path as words" wait_for 10 desktop_pastes UTF8_STRING "$folder/copied"
  # It is the last line of the menu.
  xdotool key e
  sleep 0.5
  xdotool key Up Return
  check "the background is asked for with the file" \
    wait_for 10 has "$folder/desktop" "SetWallpaperFile .* $photo\$"
  inject "key Control+q"
  wait "$program"
  check "after all that Control-Q ends it" test $? = 0
  check "GTK has nothing to complain of" host_quiet "$folder/errors"
  kill "$desktop"
  wait "$desktop" 2>/dev/null

  mkdir -p "$folder/other"
  convert -size 300x200 plasma:fractal "$folder/other/photo.webp"
  "$ZOOMSCROLL" open "$folder/other/photo.webp" 2>"$folder/errors" &
  program=$!
  check "a photo that is no JPEG is shown" wait_for 20 desktop_shows "photo.webp|"
  program_visible
  desktop_focus "photo.webp"
  xdotool key ctrl+c
  check "it can be pasted as it is" wait_for 10 desktop_pastes image/webp "$folder/other/photo.webp"
  check "and as a PNG" wait_for 10 desktop_pastes_png 300x200
  inject "key Control+q"
  wait "$program"
  check "Control-Q ends that as well" test $? = 0
  check "GTK has nothing to complain of there" host_quiet "$folder/errors"
}

# desktop_pastes_png SIZE: what another program gets is such a picture.
desktop_pastes_png() {
  [[ $(timeout 5 xclip -selection clipboard -out -target image/png 2>/dev/null | identify -format '%m %wx%h' png:-) == "PNG $1" ]]
}

# desktop_pastes TYPE FILE: what another program gets is what is in the file.
desktop_pastes() { timeout 5 xclip -selection clipboard -out -target "$1" 2>/dev/null | cmp -s - "$2"; }

# desktop_speaks LANGUAGE TITLE PHOTO: the window's title is in the language; nothing is complained of.
desktop_speaks() {
  LANGUAGE=$1 "$ZOOMSCROLL" "$3" 2>"$desktop_errors" &
  program=$!
  check "in ${1:-English} the title is $2" wait_for 20 desktop_shows "$2|"
  check "and GTK has nothing to complain of" host_quiet "$desktop_errors"
  desktop_close
}

desktop_close() {
  kill "$program"
  wait "$program" 2>/dev/null
}

# desktop_languages FOLDER PHOTOS: each language by its name; none where its file is broken.
desktop_languages() {
  local folder=$1 photos=$2 copy=$1/broken
  desktop_errors=$folder/errors-language
  desktop_speaks de "photo 1.jpg — 1 von 3" "$photos/photo 1.jpg"
  desktop_speaks he "photo 1.jpg — 1 מתוך 3" "$photos/photo 1.jpg"
  desktop_speaks xx "photo 1.jpg — 1 of 3" "$photos/photo 1.jpg"
  mkdir "$copy"
  cp "$ZOOMSCROLL" "$ZOOMSCROLL-command" "$copy"
  cp -r "$(dirname "$ZOOMSCROLL")/languages" "$copy"
  local file=$copy/languages/de/LC_MESSAGES/zoomscroll.mo whole=$ZOOMSCROLL
  truncate --size=-1000 "$file"
  ZOOMSCROLL=$copy/zoomscroll
  desktop_speaks de "photo 1.jpg — 1 of 3" "$photos/photo 1.jpg"
  ZOOMSCROLL=$whole
}

# desktop_reader FOLDER: the program as those use it who hear it.
desktop_reader() {
  local folder=$1 photos=$1/heard index
  mkdir -m 700 "$folder/run"
  mkdir "$photos"
  for index in 1 2 3; do
    convert -size 1500x1000 -seed "$index" plasma:fractal "$photos/photo $index.jpg"
  done
  check "a screen reader finds and does all" desktop_heard "$folder" "$photos/photo 1.jpg"
  ! has "$folder/reader" 'FAILED|Traceback' || cat "$folder/reader"
  check "and GTK has nothing to complain of" host_quiet "$folder/reader.errors"
}

# On a bus of its own: accessibility has another one for each, below these folders.
desktop_heard() {
  env -u DBUS_SESSION_BUS_ADDRESS XDG_RUNTIME_DIR="$1/run" dbus-run-session -- \
    /usr/bin/python3 Scripts/tour/reader.py "$ZOOMSCROLL" "$2" "$1/reader.errors" >"$1/reader" 2>&1
}

# desktop_stills FOLDER: a video without a still gets one from the desktop's maker of thumbnails, which is asked once.
desktop_stills() {
  local folder=$1 maker
  mkdir -p "$folder/films"
  head -c 5000 /dev/zero >"$folder/films/clip.mp4"
  cat >"$folder/make-still" <<'EOF'
#!/usr/bin/env python3
import hashlib, os, struct, sys, urllib.parse, zlib
address = sys.argv[1]
path = urllib.parse.unquote(address.removeprefix("file://"))
def chunk(name, data):
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
def text(key, value): return chunk(b"tEXt", f"{key}\0{value}".encode("latin-1"))
picture = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 256, 144, 8, 2, 0, 0, 0))
picture += text("Thumb::URI", address) + text("Thumb::MTime", int(os.stat(path).st_mtime))
picture += chunk(b"IDAT", zlib.compress((b"\0" + b"\0\xff\0" * 256) * 144)) + chunk(b"IEND", b"")
folder = os.environ["HOME"] + "/.cache/thumbnails/large"
os.makedirs(folder, exist_ok=True)
with open(f"{folder}/{hashlib.md5(address.encode()).hexdigest()}.png", "wb") as file: file.write(picture)
EOF
  chmod +x "$folder/make-still"
  "$ZOOMSCROLL" open "$folder/films" 2>"$folder/errors" &
  program=$!
  check "without anybody who makes stills a drawing stands for a video" \
    wait_for 20 desktop_shows "clip.mp4|"
  kill -TERM "$program"
  wait "$program"
  : >"$folder/maker"
  "$PROBES/WindowProbe" thumbnailer "$folder/make-still" >"$folder/maker" 2>&1 &
  maker=$!
  wait_for 10 has "$folder/maker" ready || fail "there is no maker of thumbnails"
  "$ZOOMSCROLL" open "$folder/films" 2>"$folder/errors" &
  program=$!
  check "the desktop is asked for a still" \
    wait_for 20 has "$folder/maker" 'Queue file://.*/films/clip[.]mp4 video/mp4 large$'
  check "which is shown as soon as it is there" wait_for 20 desktop_is_green
  sleep 0.5
  check "and nobody asks again" test "$(lines "$folder/maker" ' large$')" = 1
  kill -TERM "$program" "$maker"
  wait "$program" "$maker" 2>/dev/null
}

# Beside the button in the middle.
desktop_is_green() {
  local color
  color=$(import -window root -crop 1x1+640+250 txt:- 2>/dev/null | tail -n 1)
  [[ $color == *"#00FF00"* || $color == *lime* ]]
}
