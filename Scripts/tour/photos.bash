# Sourced by Scripts/tour-window: what people do with photos, by fingers, trackpad, mouse and keys. What happens to files is looked at
# in their folder. PHOTO_LOOKS names looks of a desktop, all of them: plain large mirrored still light. In each of these all screens are
# moved, too, recorded and played again; that takes minutes.

prepare_photos() { prepare_program; }

# tour_photos RENDERER FOLDER
tour_photos() {
  local renderer=$1 folder=$2 look
  local -a looks
  read -r -a looks <<<"${PHOTO_LOOKS-$([[ $renderer != cairo ]] || echo plain)}"
  for look in "${looks[@]}"; do
    (
      photos_make "$folder/$look"
      photos_look "$look" "$folder/$look"
      [[ -z ${PHOTO_LOOKS-} ]] || photos_motions "$renderer $look" "$folder/$look"
      photos_work "$renderer $look" "$folder/$look"
      [[ $failures -eq 0 ]]
    ) || failures=$((failures + 1))
  done
}

# photos_make FOLDER: eight of them, wide and high.
photos_make() {
  local index size
  mkdir -p "$1/photos" "$1/home"
  for index in 1 2 3 4 5 6 7 8; do
    size=1500x1000
    [[ $((index % 3)) -ne 0 ]] || size=800x1200
    convert -size "$size" -seed "$index" plasma:fractal "$1/photos/photo $index.jpg"
  done
}

# photos_look LOOK FOLDER: what the desktop and the person want; where a finger goes, and which key, that leads to the next photo.
photos_look() {
  local settings=$2/home/.config/zoomscroll chosen=
  mkdir -p "$settings"
  export HOME=$2/home
  unset DBUS_SESSION_BUS_ADDRESS XDG_CONFIG_HOME XDG_STATE_HOME XDG_CACHE_HOME XDG_DATA_HOME
  onward="700,400 -> 250,400" step=Right
  case $1 in
    large) export GDK_SCALE=2 ;;
    mirrored) export LANGUAGE=he onward="250,400 -> 700,400" step=Left ;;
    still) chosen=motion=reduced ;;
    light) chosen=background=white ;;
  esac
  printf '%s\n' '[ZoomScroll]' hints-seen=true desk-seen=true keep-turns=true "$chosen" >"$settings/settings.ini"
}

# photos_does NAME LINES FOLDER COMMAND…: the devices act, and that soon comes true of what has been recorded.
photos_does() {
  local name=$1 lines=$2 folder=$3
  shift 3
  inject "$@" "wait 0.8"
  program_expects "$name" "$lines" "$folder" "$folder/photos"
}

# photos_motions NAME FOLDER: each screen by fingers, mouse and keys.
photos_motions() {
  local name=$1 folder=$2
  program_open "$name" "$folder" "$folder/photos"
  photos_does "$name: a swipe turns to the next photo" $'expect screen photo\nexpect page 1' "$folder" "swipe $onward 0.15"
  photos_does "$name: a double tap zooms in" 'expect zoom 2.5 ±0.001' "$folder" "doubletap 500,380"
  photos_does "$name: and out again" 'expect zoom 1' "$folder" "doubletap 500,380"
  photos_does "$name: a finger drags the photo away, and back" $'expect screen photo\nexpect zoom 1\nexpect page 1' "$folder" \
    "touch 1 down 500,300" "touch 1 move 500,320" "touch 1 move 500,360" "touch 1 move 500,420" "touch 1 move 500,380" \
    "touch 1 move 500,330" "touch 1 move 500,305" "wait 0.2" "touch 1 up 500,305"
  photos_does "$name: a finger drags the photo down among the others" 'expect screen grid' "$folder" "swipe 500,250 -> 500,600 0.2"
  photos_does "$name: two fingers make them larger" 'expect screen grid' "$folder" "pinch 500,400 100 -> 260 0.3"
  photos_does "$name: a key opens one" $'expect screen photo\nexpect page 0' "$folder" "key Home" "key Return"
  photos_does "$name: two fingers that meet close it" 'expect screen grid' "$folder" "pinch 500,400 300 -> 80 0.3"
  photos_does "$name: letters find" $'expect screen finding\nexpect text "photo 7.jpg"' "$folder" "key 7"
  photos_does "$name: Return opens what was found" $'expect screen photo\nexpect text "photo 7.jpg"' "$folder" "key Return"
  photos_does "$name: Escape in the grid ends that" 'expect screen grid' "$folder" "key g" "wait 1" "key Escape"
  photos_does "$name: a key opens the one that was seen" $'expect screen photo\nexpect text "7"' "$folder" "key Return"
  photos_does "$name: a finger drags up what there is to say" 'expect screen information' "$folder" "swipe 500,600 -> 500,300 0.2"
  photos_does "$name: Escape sends it away" 'expect screen photo' "$folder" "key Escape"
  photos_does "$name: the second button has a menu" 'expect screen menu' "$folder" "context 500,400"
  photos_does "$name: help comes by its key" 'expect screen help' "$folder" "key Escape" "key F1"
  photos_does "$name: settings as well" 'expect screen settings' "$folder" "key Escape" "key Control+comma"
  photos_does "$name: a slideshow begins" 'expect screen slideshow' "$folder" "key Escape" "key F5"
  photos_does "$name: and ends" 'expect screen photo' "$folder" "key Escape"
  photos_does "$name: two photos beside each other" 'expect screen compare' "$folder" \
    "key g" "wait 1" "key Home" "key Shift+$step" "key Control+Return"
  photos_does "$name: two fingers zoom both" 'expect screen compare' "$folder" "pinch 300,400 100 -> 200 0.3"
  photos_does "$name: three on a desk" 'expect screen desk' "$folder" \
    "key Escape" "wait 1" "key Home" "key Shift+$step" "key Shift+$step" "key Control+l"
  photos_does "$name: two fingers zoom one of them" 'expect screen desk' "$folder" "pinch 300,400 60 -> 120 0.3"
  photos_does "$name: and all others again" 'expect screen grid' "$folder" "key Escape"
  program_close "$name" "$folder" "$folder/photos"
}

# photos_work NAME FOLDER: what comes of it in the folder of the photos, and is undone. Nothing is recorded, what was chosen holds.
photos_work() {
  local name=$1 folder=$2 photos=$2/photos trash=$2/home/.local/share/Trash/files
  photos_start "$folder"
  inject "key Delete"
  check "$name: Delete moves a photo to the trash" wait_for 10 test -f "$trash/photo 1.jpg"
  check "$name: and shows the next one" wait_for 10 photos_titled "photo 2.jpg"
  inject "key Control+z"
  check "$name: which is undone" wait_for 10 test -f "$photos/photo 1.jpg"
  check "$name: and shown" wait_for 10 photos_titled "photo 1.jpg"

  inject "key F2" "wait 0.7" "key l" "key a" "key k" "key e" "key Return"
  check "$name: F2 gives it another name" wait_for 10 test -f "$photos/lake.jpg"
  check "$name: and it has no other one" test ! -e "$photos/photo 1.jpg"
  inject "wait 0.5" "key Control+z"
  check "$name: which is undone, too" wait_for 10 test -f "$photos/photo 1.jpg"

  inject "wait 0.5" "pointer 500,300" "pointer 500,380" "key p" "wait 0.7" "key h" "key u" "key t" "key Return"
  check "$name: a note is pinned to it" wait_for 10 photos_say "$photos/photo 1.jpg.pins.json" hut
  inject "wait 0.5" "key period"
  check "$name: it becomes a favourite" wait_for 10 photos_say "$folder/home/.local/share/zoomscroll/favourites.txt" 'photo.*1[.]jpg'

  inject "wait 0.5" "rotate 500,380 80 0.5"
  check "$name: two fingers turn it, and that is kept" wait_for 10 photos_turned "$photos/photo 1.jpg"
  inject "wait 0.5" "key Control+z"
  check "$name: and undone" wait_for 10 photos_upright "$photos/photo 1.jpg"

  inject "wait 0.5" "key Control+c" "wait 1" "key Control+v"
  check "$name: a copy is put beside it" wait_for 10 test -f "$photos/photo 1 (2).jpg"
  inject "wait 0.5" "key Control+z"
  check "$name: and taken away again" wait_for 10 test ! -e "$photos/photo 1 (2).jpg"

  inject "wait 0.5" "key Delete"
  check "$name: one more goes to the trash" wait_for 10 test -f "$trash/photo 1.jpg"
  check "$name: with its pins" wait_for 10 test -f "$trash/photo 1.jpg.pins.json"
  photos_end "$name" "$folder"
  photos_start "$folder"
  inject "key Control+z"
  check "$name: a restart later it comes back" wait_for 10 test -f "$photos/photo 1.jpg"
  check "$name: and its pins do" wait_for 10 test -f "$photos/photo 1.jpg.pins.json"
  photos_end "$name" "$folder"
}

# photos_say FILE PATTERN: it may not be there yet.
photos_say() { [[ -r $1 ]] && has "$@"; }

# photos_start FOLDER: as on a desktop without a session bus.
photos_start() {
  browser_start "$1" open "$1/photos"
  program_settle "$1"
}

photos_end() {
  inject "wait 0.5"
  browser_end "$1" 0
  check "$1: GTK has nothing to complain of" host_quiet "$2/errors"
}

# photos_titled PHOTO: its name begins the title, in all languages.
photos_titled() { [[ $(xdotool getwindowname "$program_window") == "$1 — "* ]]; }

# A JPEG that has never had a note of which way is up gets one, or has it beside it.
photos_turned() {
  [[ $(identify -format '%[EXIF:Orientation]' "$1" 2>/dev/null) == 6 ]] || photos_say "$1.turns.json" .
}
photos_upright() { ! photos_turned "$1"; }
