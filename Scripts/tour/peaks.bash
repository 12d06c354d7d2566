# Sourced by Scripts/tour-window: a program that is written for an iPhone, Examples/Peaks, in its window; what it does in a page is in
# Tests/Web/program_tests.py.

# Of the screen, pixels.
peaks_above=380

prepare_peaks() {
  # Where Scripts/check-products has built what it is made of.
  prepare_host && swift build --quiet --package-path Examples/Peaks --scratch-path .build-outside
}

# tour_peaks RENDERER FOLDER
tour_peaks() {
  local renderer=$1 folder=$2 process fitted
  # 8 of 50 points of each finger's way are the pinch's slop, so (168 - 8) / 100.
  local zoom=1.6
  mkdir -p "$folder"
  .build-outside/debug/Peaks 2>"$folder/errors" &
  process=$!
  check "$renderer: an iPhone's program opens its window" wait_for 20 peaks_visible
  wait_for 10 peaks_has_edge "$folder" 0 0
  fitted=$peaks_edge
  inject "pinch $peaks_middle,400 100 -> 168 0.3"
  # It is as wide as the window and half as high as wide, so each edge moves by a quarter of what the width grows.
  check "$renderer: two fingers zoom its mountains" wait_for 5 peaks_has_edge "$folder" "$fitted" \
    "$(awk -v width="$peaks_width" -v zoom=$zoom 'BEGIN { print width * (zoom - 1) / 4 }')"
  inject "pinch $peaks_middle,400 300 -> 100 0.3"
  check "$renderer: and a bounce brings them back" wait_for 5 peaks_has_edge "$folder" "$fitted" 0
  kill -TERM "$process" 2>/dev/null
  wait "$process" 2>/dev/null
  check "$renderer: GTK has nothing to complain of" host_quiet "$folder/errors"
}

# Where its middle is, and how wide it is, pixels.
peaks_visible() {
  local window X Y WIDTH HEIGHT SCREEN WINDOW
  window=$(xdotool search --onlyvisible --name '^Peaks$' 2>/dev/null | head -n 1)
  [[ -n $window ]] || return
  eval "$(xdotool getwindowgeometry --shell "$window")"
  peaks_width=$WIDTH peaks_middle=$((X + WIDTH / 2))
}

# peaks_has_edge FOLDER BEFORE WAY: the sky begins so many pixels higher up than BEFORE, but for four that frames and rounding take; or
# anywhere, for a BEFORE of 0, in a window that has drawn it. Where that is, is in `peaks_edge`.
peaks_has_edge() {
  import -window root "$1/root.png"
  # The last black above a line that goes through the mountains.
  peaks_edge=$(convert "$1/root.png" -crop "1x$peaks_above+$peaks_middle+0" +repage -depth 8 txt:- |
    awk -F '[,:]' '/#000000/ { last = $2 } END { print last + 0 }')
  [[ $peaks_edge -gt 0 && $peaks_edge -lt $((peaks_above - 1)) ]] &&
    { [[ $2 == 0 ]] || awk -v way=$(($2 - peaks_edge)) -v wanted="$3" 'BEGIN { exit !((way - wanted) ^ 2 <= 16) }'; }
}
