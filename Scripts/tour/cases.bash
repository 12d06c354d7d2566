# Sourced by Scripts/tour-window: bare scroll views, where everything can be worked out by hand.

prepare_cases() { prepare_program; }

# tour_cases RENDERER FOLDER
tour_cases() {
  local renderer=$1 folder=$2/plain
  program_open "$renderer plain" "$folder" --case plain
  # 8 of 150 points are the pinch's slop, so (250 - 8) / 100; what lies under the fingers' centre
  # stays there: 640 · 1.42 and 400 · 1.42. A frame may come between the steps of two fingers, and
  # then their centre is 2 points aside when the pinch begins.
  inject "pinch 640,400 100 -> 250 0.3" "wait 0.5"
  cases_expect "$renderer: the zoom is what two fingers say" "expect zoom 2.42 ±0.001"
  cases_expect "$renderer: and what they held is still under them" "expect offset 908.8,568 ±3.5"
  # 10 points along the way are the drag's slop.
  inject "drag 800,600 -> 800,400 0.4" "wait 0.5"
  cases_expect "$renderer: a finger drags the content with it" "expect offset 908.8,758 ±3.5"
  inject "pointer 640,400" "magnify 0.5 0.3" "wait 0.5"
  cases_expect "$renderer: a trackpad's pinch is absolute" "expect zoom 1.21 ±0.001"
  inject "mouse 500,500 down" "mouse 500,460" "wait 0.05" "mouse 500,400" "wait 0.3" \
    "mouse 500,400 up" "scroll 0,-300 0.3" "wait 1" "wheel 0,-3" "wait 0.5" \
    "swipe 640,300 -> 640,700 0.15" "wait 0.1" "tap 300,300" "wait 3"
  cases_expect "$renderer: and everything comes to rest" "expect resting"
  program_close "$renderer plain" "$folder" --case plain

  folder=$2/paged
  program_open "$renderer paged" "$folder" --case paged
  inject "swipe 700,400 -> 300,400 0.15" "wait 1" "swipe 700,400 -> 300,400 0.15" "wait 1" \
    "swipe 300,400 -> 700,400 0.15" "wait 1" "pointer 600,400" "wheel 0,-1" "wait 1"
  cases_expect "$renderer: swipes and notches turn pages" "expect page 2"
  program_close "$renderer paged" "$folder" --case paged
}

# cases_expect NAME LINE
cases_expect() { program_expects "$1" "$2" "$folder" --case "${folder##*/}"; }
