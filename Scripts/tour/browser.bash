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
}
