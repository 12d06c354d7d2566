# Sourced by Scripts/tour-window: the program in its window, from opening to playing its recording.

# The window's class.
identity=$(sed -n 's/.*application = "\(.*\)".*/\1/p' Sources/ZoomScrollCommand/Identity.swift)

prepare_program() {
  [[ $ZOOMSCROLL != "$own_program" ]] || ./run --setup || return
  prepare_host
}

# program_open RENDERER FOLDER ARGUMENT…: opens a window, recorded; waits until it shows.
program_open() {
  local renderer=$1 folder=$2
  shift 2
  mkdir -p "$folder/frames"
  "$ZOOMSCROLL" open "$@" --record "$folder/recording" --log "$folder/log" 2>"$folder/errors" &
  program=$!
  check "$renderer: the window opens" wait_for 20 program_visible
  # Nobody waits for the end of what has none.
  [[ -n $program_window ]] || kill "$program"
  program_settle "$folder"
}

program_visible() {
  program_window=$(xdotool search --onlyvisible --class "$identity" 2>/dev/null | head -n 1)
  [[ -n $program_window ]]
}

# program_settle FOLDER: until the window's picture stays the same for half a second; it is then
# in window.png.
program_settle() {
  local attempt
  rm -f "$1/before.png"
  # Without a name it would wait for somebody to click on one.
  [[ -n $program_window ]] || return
  for attempt in {1..40}; do
    import -window "$program_window" "$1/window.png"
    if [[ -f $1/before.png ]] && program_equal "$1/before.png" "$1/window.png"; then return; fi
    cp "$1/window.png" "$1/before.png"
    sleep 0.5
  done
  fail "the window does not come to rest"
}

program_equal() { [[ $(compare -metric AE "$1" "$2" null: 2>&1) == 0 ]]; }

# program_close RENDERER FOLDER ARGUMENT…: closes the window and plays what was recorded in it.
program_close() {
  local renderer=$1 folder=$2
  shift 2
  program_settle "$folder"
  inject "key Control+q"
  wait "$program"
  check "$renderer: Control-Q closes it, exit status 0" test $? = 0
  check "$renderer: GTK has nothing to complain of" host_quiet "$folder/errors"

  program_play "$folder" "$@" --log "$folder/replayed"
  check "$renderer: the recording plays" test $? = 0
  check "$renderer: to the same log, byte for byte" cmp "$folder/log" "$folder/replayed"
  program_play "$folder" "$@" --frames "$folder/frames" <<<"shot end"
  check "$renderer: and its last frame is the window's picture" \
    program_same_picture "$folder/window.png" "$folder"/frames/*end*.png
}

# program_expects NAME LINES FOLDER ARGUMENT…: what has been recorded so far, played with more
# lines, soon comes true: a busy machine may be behind its devices.
program_expects() { check "$1" wait_for 5 program_play_with "${@:2}"; }
program_play_with() { program_play "${@:2}" <<<"$1"; }

# program_play FOLDER ARGUMENT…: plays the recording, and then the lines of the standard input.
program_play() {
  local folder=$1
  shift
  { cat "$folder/recording"; [[ -t 0 ]] || cat; } >"$folder/script"
  "$ZOOMSCROLL" play "$folder/script" "$@" >>"$folder/play.out" 2>&1
}

# program_same_picture WINDOW FRAME: but for the resampling of two renderers.
program_same_picture() {
  local error
  error=$(compare -metric RMSE "$1" "$2" null: 2>&1 | sed 's/.*(\(.*\)).*/\1/')
  echo "      root mean square error $error of 1"
  awk -v error="$error" 'BEGIN { exit !(error != "" && error < 0.02) }'
}
