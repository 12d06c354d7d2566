# Sourced by Scripts/tour-window: menus, an alert with a field and what is shared, as a library's program has them.

prepare_menus() { prepare_host; }

# tour_menus RENDERER FOLDER
tour_menus() {
  local renderer=$1 folder=$2 log=$2/said bus address desktop process status
  mkdir -p "$folder"
  : >"$log"
  : >"$folder/desktop"
  echo 'Dear reader' >"$folder/letter.txt"
  mkfifo "$folder/bus"
  dbus-daemon --session --nofork --nopidfile --print-address=3 3>"$folder/bus" 2>/dev/null &
  bus=$!
  read -r -t 20 address <"$folder/bus"
  DBUS_SESSION_BUS_ADDRESS=$address "$PROBES/WindowProbe" desktop >"$folder/desktop" 2>&1 &
  desktop=$!
  wait_for 10 has "$folder/desktop" 'ready org.freedesktop.portal.Desktop' || fail "there is no desktop"
  DBUS_SESSION_BUS_ADDRESS=$address HOME=$folder "$PROBES/WindowProbe" menus "$folder/letter.txt" \
    >"$log" 2>"$folder/errors" &
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
  xdotool key ctrl+q
  wait "$process"
  status=$?
  check "$renderer: Control-Q closes, exit status 0" test "$status" = 0
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
