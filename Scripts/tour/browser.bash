# Sourced by Scripts/tour-window: the photo browser in its window.

prepare_browser() {
  if [[ ! -x $ZOOMSCROLL ]]; then ./run --setup; fi
  prepare_host || return

  local said status
  said=$(env -u DISPLAY -u WAYLAND_DISPLAY "$ZOOMSCROLL" open Samples 2>&1)
  status=$?
  check "no display: exit status 1" test "$status" = 1
  check "no display: the error names play" grep -q 'zoomscroll play' <<<"$said"
}

# tour_browser RENDERER FOLDER
tour_browser() {
  local renderer=$1 folder=$2 process status
  local photos=$2/photos recording=$2/recording log=$2/log replayed=$2/replayed
  mkdir -p "$photos" "$folder/frames"
  local index
  for index in 1 2 3 4; do
    convert -size 1500x1000 -seed "$index" plasma:fractal "$photos/photo $index.jpg"
  done
  "$ZOOMSCROLL" open "$photos" --record "$recording" --log "$log" 2>"$folder/errors" &
  process=$!
  check "$renderer: the browser's window opens" wait_for 20 browser_visible
  browser_settle "$folder"

  # To the third photo and into it, by fingers; further by trackpad; then a pan.
  inject "swipe 900,400 -> 300,400 0.15" "wait 1.2" "swipe 900,400 -> 300,400 0.15" "wait 1.2" \
    "pinch 640,400 100 -> 250 0.30" "wait 1" "pointer 500,300" "magnify 1.4 0.3" "wait 1" \
    "drag 800,500 -> 700,450 0.3" "wait 1"
  browser_settle "$folder"
  cp "$folder/now.png" "$folder/window.png"

  inject "key Control+q"
  wait "$process"
  status=$?
  check "$renderer: Control-Q closes it, exit status 0" test "$status" = 0
  check "$renderer: GTK has nothing to complain of" host_quiet "$folder/errors"
  check "$renderer: fingers, trackpad and key were recorded" browser_recorded "$recording"

  # The recording as it is, then one more command that paints its last frame.
  { cat "$recording"; echo "shot end"; } >"$folder/recording-with-shot"
  "$ZOOMSCROLL" play "$recording" "$photos" --log "$replayed" >"$folder/play.out" 2>&1
  check "$renderer: the recording plays" test $? = 0
  check "$renderer: to the same log, byte for byte" cmp "$log" "$replayed"
  check "$renderer: which says that pages turned and photos zoomed" browser_logged "$log"
  "$ZOOMSCROLL" play "$folder/recording-with-shot" "$photos" --frames "$folder/frames" \
    >>"$folder/play.out" 2>&1
  check "$renderer: the window's picture is the headless frame" \
    browser_same_picture "$folder/window.png" "$folder"/frames/*end*.png
}

browser_visible() {
  browser_window=$(xdotool search --onlyvisible --class zoomscroll 2>/dev/null | head -n 1)
  [[ -n $browser_window ]]
}

# browser_settle FOLDER: until the window's picture stays the same for half a second; it is then in now.png.
browser_settle() {
  local attempt
  rm -f "$1/before.png"
  for attempt in {1..40}; do
    import -window "$browser_window" "$1/now.png"
    if [[ -f $1/before.png && $(compare -metric AE "$1/before.png" "$1/now.png" null: 2>&1) == 0 ]]
    then
      return
    fi
    mv "$1/now.png" "$1/before.png"
    sleep 0.5
  done
  fail "the window does not come to rest"
}

browser_recorded() { has "$1" 'touch 2 down' && has "$1" 'magnify' && has "$1" '^frame '; }

browser_logged() { has "$1" 'scrollViewDidEndDecelerating|DidEndDragging' && has "$1" 'DidEndZooming'; }

# browser_same_picture WINDOW FRAME: but for the resampling of two renderers.
browser_same_picture() {
  local error
  error=$(compare -metric RMSE "$1" "$2" null: 2>&1 | sed 's/.*(\(.*\)).*/\1/')
  awk -v error="$error" 'BEGIN { exit !(error != "" && error < 0.02) }' ||
    { echo "      root mean square error $error"; return 1; }
}
