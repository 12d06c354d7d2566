# Sourced by Scripts/tour-window: GTK's input method and what is written into: dead keys and Compose.

prepare_writing() { prepare_host; }

# tour_writing RENDERER FOLDER
tour_writing() {
  local renderer=$1 folder=$2 log=$2/said process status
  mkdir -p "$folder"
  : >"$log"
  # The apostrophe is a dead acute there.
  setxkbmap us -variant intl -option compose:menu
  GTK_IM_MODULE=gtk-im-context-simple "$PROBES/WindowProbe" writing >"$log" 2>"$folder/errors" &
  process=$!
  check "$renderer: a window with a field and a text view opens" wait_for 20 has "$log" '^shown$'

  inject "tap 300,130" "wait 0.5" "key '" "wait 0.3"
  check "$renderer: a dead key is shown before it is decided" \
    wait_for 10 writing_says "$log" "field [´] undecided [´]"
  import -window root "$folder/undecided.png"
  inject "key e"
  check "$renderer: with a letter it is one character" wait_for 10 writing_says "$log" "field [é]"
  inject "key Menu" "wait 0.2" "key a" "wait 0.2" "key e"
  check "$renderer: Compose makes one of two letters" wait_for 10 writing_says "$log" "field [éæ]"
  inject "key '" "wait 0.2" "key Space"
  check "$renderer: a dead key with a space is its sign" wait_for 10 writing_says "$log" "field [éæ']"
  inject "key '" "wait 0.2" "key BackSpace" "wait 0.2" "key e"
  check "$renderer: one that is taken back leaves nothing" wait_for 10 writing_says "$log" "field [éæ'e]"

  inject "tap 300,300" "wait 0.5" "key '" "wait 0.3"
  check "$renderer: so it is in a text view" wait_for 10 writing_says "$log" "view [´] undecided [´]"
  inject "key a"
  check "$renderer: where a letter decides it, too" wait_for 10 writing_says "$log" "view [á]"
  inject "key Menu" "wait 0.2" "key a" "wait 0.2" "tap 300,130" "wait 0.5" "key a"
  check "$renderer: a sequence that is left is over" wait_for 10 has "$log" "^field .éæ'ea.$"
  xdotool key ctrl+q
  wait "$process"
  status=$?
  setxkbmap us -option ''
  check "$renderer: Control-Q closes, exit status 0" test "$status" = 0
  check "$renderer: GTK has nothing to complain of" host_quiet "$folder/errors"
}

# writing_says LOG LINE: that is what was said last.
writing_says() { [[ $(tail -n 1 "$1") == "$2" ]]; }
