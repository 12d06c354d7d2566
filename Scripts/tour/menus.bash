# Sourced by Scripts/tour-window: menus, an alert with a field and what is shared, as a library's program has them.

prepare_menus() { prepare_host; }

# tour_menus RENDERER FOLDER
tour_menus() {
  local renderer=$1 folder=$2 log=$2/said bus address desktop process status
  mkdir -p "$folder"
  : >"$log"
  : >"$folder/desktop"
  echo 'Dear reader' >"$folder/letter.txt"
  menus_reader "$folder"
  mkfifo "$folder/bus"
  dbus-daemon --session --nofork --nopidfile --print-address=3 3>"$folder/bus" 2>/dev/null &
  bus=$!
  read -r -t 20 address <"$folder/bus"
  DBUS_SESSION_BUS_ADDRESS=$address "$PROBES/WindowProbe" desktop >"$folder/desktop" 2>&1 &
  desktop=$!
  wait_for 10 has "$folder/desktop" 'ready org.freedesktop.portal.Desktop' || fail "there is no desktop"
  DBUS_SESSION_BUS_ADDRESS=$address HOME=$folder XDG_DATA_HOME=$folder/data XDG_CONFIG_HOME=$folder/settings \
    XDG_RUNTIME_DIR=$folder/runtime "$PROBES/WindowProbe" menus "$folder/letter.txt" >"$log" 2>"$folder/errors" &
  process=$!
  check "$renderer: a window with menus opens" wait_for 20 has "$log" '^shown$'

  inject "pointer 200,180" "wait 0.2"
  xdotool click 3
  sleep 1
  import -window root "$folder/menu.png"
  check "$renderer: the second button opens a menu" menus_shown "$folder/menu.png" 260 230
  # Heading, “Turn”, “Crop”.
  inject "key Down" "key Down" "key Return"
  check "$renderer: keys choose in it" wait_for 10 has "$log" '^chosen Crop$'
  inject "hold 200,180 1" "wait 1"
  import -window root "$folder/lifted.png"
  inject "key End" "key Return"
  check "$renderer: a finger that holds opens it, too" wait_for 10 has "$log" '^chosen Delete$'

  inject "tap 750,130" "wait 1"
  xdotool type Ada
  sleep 0.5
  import -window root "$folder/alert.png"
  inject "key Return"
  check "$renderer: an alert's field is written into" wait_for 10 has "$log" '^answered Ada$'

  inject "tap 550,130" "wait 1"
  import -window root "$folder/sharing.png"
  # “Copy”, “Save a copy…”, “E-mail…”.
  inject "key Down" "key Down" "key Down" "key Return"
  check "$renderer: a letter is begun by the desktop's portal" \
    wait_for 10 has "$folder/desktop" "ComposeEmail .*attachment_fds.* $folder/letter.txt\$"
  check "$renderer: and the program hears of it" wait_for 10 has "$log" '^shared com.apple.UIKit.activity.Mail true$'
  inject "tap 550,130" "wait 1"
  inject "key Down" "key Return"
  check "$renderer: what is shared is copied" wait_for 10 menus_pastes "$folder/letter.txt"
  menus_open 550
  check "$renderer: another program opens it" wait_for 10 has "$folder/opened" "^$folder/letter.txt\$"
  check "$renderer: and the program hears of that" wait_for 10 has "$log" '^shared zoomscroll.open true$'
  inject "tap 550,130" "wait 1" "key Down" "key Down" "key Return"
  menus_save "$folder" kept.txt
  check "$renderer: a copy lies where somebody wants it" wait_for 10 cmp -s "$folder/letter.txt" "$folder/kept.txt"
  check "$renderer: and the program hears of it, too" \
    wait_for 10 has "$log" '^shared com.apple.UIKit.activity.SaveToCameraRoll true$'
  inject "tap 550,130" "wait 1" "key Down" "key Down" "key Return"
  sleep 1
  xdotool key Escape
  check "$renderer: a dialog that is sent away saves nothing" \
    wait_for 10 has "$log" '^shared com.apple.UIKit.activity.SaveToCameraRoll false$'

  # A picture that is on no disk.
  inject "tap 950,130" "wait 1" "key Down" "key Down" "key Down" "key Return"
  check "$renderer: a letter has a picture that the program has made" \
    wait_for 10 has "$folder/desktop" "ComposeEmail .*attachment_fds.* $folder/runtime/pictures-[^/]*/Picture.png\$"
  menus_open 950
  check "$renderer: another program opens such a picture" \
    wait_for 10 has "$folder/opened" "^$folder/runtime/pictures-[^/]*/Picture 2.png\$"
  check "$renderer: it is one" menus_is_picture "$(tail -n 1 "$folder/opened")"
  inject "tap 950,130" "wait 1" "key Down" "key Down" "key Return"
  menus_save "$folder" kept.png
  check "$renderer: it is saved, too" wait_for 10 menus_is_picture "$folder/kept.png"
  xdotool key ctrl+q
  wait "$process"
  status=$?
  check "$renderer: Control-Q closes, exit status 0" test "$status" = 0
  check "$renderer: nothing that was lent is left" lacks <(ls "$folder/runtime") pictures
  check "$renderer: GTK has nothing to complain of" host_quiet "$folder/errors"
  kill "$desktop" "$bus"
  wait "$desktop" "$bus" 2>/dev/null
}

# menus_shown PICTURE X Y: that pixel is a menu's ground: nearly white, and not white.
menus_shown() {
  local color
  color=$(convert "$1" -crop "1x1+$2+$3" -depth 8 txt:- | tail -n 1)
  [[ $color == *'#FB'*  || $color == *'#FA'* || $color == *'#FC'* ]]
}

# menus_pastes FILE: other programs get its address.
menus_pastes() { [[ $(timeout 5 xclip -selection clipboard -out -target text/uri-list 2>/dev/null) == "file://$1"* ]]; }

# menus_reader FOLDER: a program for texts and pictures, for who has that folder, that writes down what it opens.
menus_reader() {
  mkdir -p "$1/data/applications" "$1/settings" "$1/runtime"
  chmod 700 "$1/runtime"
  : >"$1/opened"
  printf '#!/bin/sh\necho "$1" >>"%s/opened"\n' "$1" >"$1/reader"
  chmod +x "$1/reader"
  printf '%s\n' '[Desktop Entry]' Type=Application Name=Reader "Exec=$1/reader %f" 'MimeType=text/plain;image/png;' \
    >"$1/data/applications/reader.desktop"
  printf '%s\n' '[Default Applications]' text/plain=reader.desktop image/png=reader.desktop >"$1/settings/mimeapps.list"
}

# menus_open X: opens with a program what the button there shares: the first line of “Open with…”.
menus_open() {
  inject "tap $1,130" "wait 1" "key Down" "key Down" "key Down" "key Down" "key Return" "wait 0.7" "key Return"
}

# menus_save FOLDER NAME: answers GTK's dialog.
menus_save() {
  sleep 1
  xdotool key ctrl+a
  xdotool type "$1/$2"
  sleep 0.5
  import -window root "$1/saving-$2.png"
  xdotool key Return
}

# menus_is_picture FILE: the one that the program draws.
menus_is_picture() { [[ $(identify -format '%m %wx%h' "$1" 2>/dev/null) == 'PNG 20x10' ]]; }
