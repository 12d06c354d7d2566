# Sourced by Scripts/tour-window: photos in the colours that the display is said to have.

# desktop_colors FOLDER: they are heard of when the program starts and while it runs.
desktop_colors() {
  local folder=$1 photo=$1/colored/photo.jpg settings=$1/home/.config/zoomscroll cache=$1/home/.cache/thumbnails
  mkdir -p "$folder/colored" "$settings"
  rm -rf "$cache"
  convert -size 1500x1000 'xc:rgb(200,40,90)' -quality 95 "$photo"
  colors_are swapped
  colors_open "$folder" "$photo"
  check "on a display that swaps red and green a photo has them swapped" wait_for 20 colors_seen 40 200 90
  check "thumbnails for others have not" wait_for 20 colors_kept "$cache" 200 40 90
  colors_are none
  check "a display that has no colours of its own any more is heard" wait_for 20 colors_seen 200 40 90
  colors_are swapped
  check "and one that has some again" wait_for 20 colors_seen 40 200 90
  check "nothing is said of it" host_quiet "$folder/errors"
  colors_are broken
  check "with a broken profile they are sRGB's" wait_for 20 colors_seen 200 40 90
  check "which is said, once" wait_for 5 colors_said "$folder/errors" 1
  colors_are swapped
  check "a whole one holds again" wait_for 20 colors_seen 40 200 90
  desktop_close
  printf '[ZoomScroll]\ndisplay-colors=false\n' >"$settings/settings.ini"
  colors_open "$folder" "$photo"
  sleep 2
  check "who does not want that has sRGB's" wait_for 10 colors_seen 200 40 90
  desktop_close
  rm "$settings/settings.ini"
  colors_are none
}

colors_are() { /usr/bin/python3 Scripts/tour/profile.py "$@" || fail "the display's colours cannot be set"; }

colors_open() {
  "$ZOOMSCROLL" open "$2" 2>"$1/errors" &
  program=$!
  check "the window opens" wait_for 20 desktop_shows "photo.jpg|"
}

# colors_seen RED GREEN BLUE: in the window, beside what lies over the photo.
colors_seen() { colors_near "$(import -window root -depth 8 -crop 1x1+600+300 rgb:- 2>/dev/null | od -An -tu1)" "$@"; }

# colors_kept FOLDER RED GREEN BLUE: in each file below it, of which there is one.
colors_kept() {
  local file found=1
  for file in "$1"/*/*.png; do
    [[ -f $file ]] || return 1
    colors_near "$(convert "$file" -depth 8 -crop 1x1+9+9 rgb:- | od -An -tu1)" "${@:2}" || return 1
    found=0
  done
  return "$found"
}

# colors_near "R G B" RED GREEN BLUE: but for a JPEG's rounding, and a curve that is nearly sRGB's.
colors_near() {
  local -a seen
  local index expected=("${@:2}")
  read -r -a seen <<<"$1"
  [[ ${#seen[@]} == 3 ]] || return 1
  for index in 0 1 2; do
    ((seen[index] - expected[index] <= 8 && expected[index] - seen[index] <= 8)) || return 1
  done
}

colors_said() { [[ $(grep -c "colour profile" "$1") == "$2" ]]; }
