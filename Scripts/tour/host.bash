# Sourced by Scripts/tour-window: the window by itself, with a content that prints its events.

prepare_host() {
  local program
  # Once: several checks need them.
  [[ $PROBES == "$own_probes" && -z ${probes_are_built-} ]] || return 0
  for program in WindowProbe InputInjector; do
    swift build --quiet --scratch-path .build-test -Xswiftc -warnings-as-errors --product "$program" || return
  done
  probes_are_built=yes
}

# host_hears LOG: the window has drawn and gets what the pointer does.
host_hears() {
  inject "pointer 640,400" "wait 0.05" "pointer 650,410" "wait 0.05"
  has "$1" '^hover 650.00[0-9]*,410.00'
}

# tour_host RENDERER FOLDER
tour_host() {
  local renderer=$1 folder=$2 log=$2/events picture=$2/window.png process status
  mkdir -p "$folder"
  touch "$log"
  "$PROBES/WindowProbe" echo "$picture" >"$log" 2>"$folder/errors" &
  process=$!
  check "$renderer: a window opens" wait_for 10 has "$log" '^resize 1280x800 @1.0$'
  # Its first frame may take long: what moves meanwhile arrives as one move.
  check "$renderer: it hears the pointer" wait_for 10 host_hears "$log"

  inject "pointer 600,300" "wait 0.2" "mouse 300,200 down" "wait 0.05" "mouse 350,250" "wait 0.05" "mouse 400,300" \
    "mouse 400,300 up" "wait 0.1"
  check "$renderer: the mouse hovers" wait_for 5 has "$log" '^hover 600.00[0-9]*,300.00'
  check "$renderer: the mouse drags as a contact" wait_for 5 host_contact "$log" mouse -1 300,200 400,300

  inject "pinch 640,400 100 -> 300 0.25" "wait 0.1"
  check "$renderer: two fingers pinch, the first one left" \
    wait_for 5 host_contact "$log" finger 1 590,400 490,400
  check "$renderer: and the second one right" wait_for 5 host_contact "$log" finger 2 690,400 790,400
  check "$renderer: a frame is given one move of a finger at most" host_thinned "$log"

  inject "touch 1 down 100,100" "touch 2 down 200,100" "touch 3 down 300,100" \
    "touch 4 down 400,100" "touch 5 down 500,100" "wait 0.05" "touch 3 up 300,100" "wait 0.05" \
    "touch 6 down 600,100" "wait 0.05"
  check "$renderer: five fingers, and a number used again" \
    wait_for 5 has "$log" 'finger 3 down 600.00[0-9]*,100.00'
  inject "touch 1 up 100,100" "touch 2 up 200,100" "touch 4 up 400,100" "touch 5 up 500,100" \
    "touch 6 up 600,100" "wait 0.1"

  # GTK wants to see the pointer move after a touch before it scrolls with it.
  inject "pointer 600,300" "scroll 0,-30 0.05" "wait 0.1"
  wait_for 2 has "$log" '^scroll ended'
  host_since "$log" "$folder/mark"
  inject "scroll 30,-240 0.2" "wait 0.1"
  check "$renderer: a trackpad scrolls from its begin to its end" wait_for 5 host_scrolled "$log" "$folder" 30 -240
  check "$renderer: and makes no momentum" test "$(lines "$log" momentum)" = 0

  inject "wheel 0,-2" "wait 0.1" "wheel 1,0" "wait 0.1"
  check "$renderer: a wheel counts notches down" wait_for 5 host_wheel "$log" dy -2
  check "$renderer: and to the side" wait_for 5 host_wheel "$log" dx 1

  inject "magnify 2 0.2 30" "wait 0.1"
  check "$renderer: a trackpad pinch doubles and turns" \
    wait_for 5 has "$log" '^magnify ended 600.00[0-9]*,300.00[0-9]* 2.0 0.5235'

  inject "key Right" "key +" "key PageDown" "key Escape" "wait 0.1"
  check "$renderer: keys arrive by name" wait_for 5 has "$log" '^key down right 0$'
  check "$renderer: and by character" wait_for 5 has "$log" '^key down character\(43\) 1$'
  check "$renderer: Escape is the content's while the window is not full screen" \
    has "$log" '^key down escape 0$'

  inject "touch 1 down 400,300" "wait 0.3" "key s"
  check "$renderer: the window's own picture is written" wait_for 5 has "$log" '^saved '
  check "$renderer: and equals what the screen shows" wait_for 5 host_same_picture "$picture" "$folder/root.png"
  inject "touch 1 up 400,300" "key Control+q"
  wait "$process"
  status=$?
  check "$renderer: Control-Q closes, exit status 0" test "$status" = 0
  check "$renderer: GTK has nothing to complain of" host_quiet "$folder/errors"
  check "$renderer: while something waits GTK makes no frames, and one when it changes" host_waits "$folder/waiting"
  check "$renderer: two windows that close at once end the program" host_closes "$folder/closing"
  host_pictures "$renderer" "$folder"
}

host_closes() { timeout 30 "$PROBES/WindowProbe" closing >"$1" 2>/dev/null && has "$1" '^ended 0$'; }

# host_waits FILE: of sixty frames in which nothing changes GTK has made next to none.
host_waits() {
  timeout 30 "$PROBES/WindowProbe" waiting >"$1" 2>/dev/null && has "$1" '^waited 60, made [0-5]$' && has "$1" '^drawn$'
}

# host_pictures RENDERER FOLDER: one window of each density against the headless painter.
host_pictures() {
  local density
  for density in 1 2; do
    mkdir -p "$2/density-$density"
    check "$1: at $density pixels a point the window draws what the headless painter draws" \
      env GDK_SCALE="$density" \
        "$PROBES/WindowProbe" picture "$2/density-$density" 2>>"$2/errors"
  done
}

# host_contact LOG DEVICE ID X,Y X,Y: went down at the first place, was last seen and lifted at the second.
host_contact() {
  awk -v device="$2" -v id="$3" -v from="$4" -v to="$5" '
    function near(place, wanted,   a, b) {
      split(place, a, ","); split(wanted, b, ",")
      return (a[1] - b[1])^2 < 0.01 && (a[2] - b[2])^2 < 0.01
    }
    /^touches/ {
      sub(/^touches /, "")
      count = split($0, samples, "; ")
      for (i = 1; i <= count; i++) {
        split(samples[i], word, " ")
        if (word[1] != device || word[2] != id) continue
        if (word[3] == "down") { began = near(word[4], from); moves = 0 }
        if (word[3] == "move") { moves++; last = word[4] }
        if (word[3] == "up" && began && moves && near(last, to) && near(word[4], to)) found = 1
      }
    }
    END { exit !found }' "$1"
}

# host_thinned LOG: between two frames each finger moved once, and there were such frames.
host_thinned() {
  awk '
    /^frame/ { moves = 0 }
    /^touches.*finger 1 move/ { seen++; if (++moves > 1) bad = 1 }
    END { exit bad || seen < 5 }' "$1"
}

host_since() { wc -l <"$1" >"$2"; }
host_after() { tail -n "+$(($(cat "$2") + 1))" "$1"; }

# host_scrolled LOG FOLDER DX DY: since the mark, one begin, one end, and all steps together. Less one step of the
# device: with the first one X11 only says where the axes stand.
host_scrolled() {
  host_after "$1" "$2/mark" | awk -v dx="$3" -v dy="$4" '
    /^scroll began/ { begins++ } /^scroll ended/ { ends++ }
    /^scroll/ { split($4, d, ","); x += d[1]; y += d[2] }
    function near(sum, wanted) { return sum / wanted > 0.95 && sum / wanted < 1.0001 }
    END { exit !(begins == 1 && ends == 1 && near(x, dx) && near(y, dy)) }'
}

# host_wheel LOG dx|dy NOTCHES
host_wheel() {
  awk -v axis="$2" -v wanted="$3" '
    /^wheel/ { split($3, n, ","); sum += axis == "dx" ? n[1] : n[2] }
    END { exit sum != wanted }' "$1"
}

# host_same_picture OWN ROOT: not one pixel differs by more than the rounding of one colour step.
host_same_picture() {
  import -window root "$2"
  [[ $(compare -metric AE -fuzz 1% "$1" "$2" null: 2>&1) == 0 ]]
}

# Drivers may say on the way that they are not the best.
host_quiet() { [[ -r $1 ]] && ! grep -vE '^$|libEGL|MESA|libGL|dri' "$1"; }

prepare_figures() { prepare_host; }

# tour_figures RENDERER: what a window costs and how fast it draws. Nothing is checked.
tour_figures() {
  "$PROBES/WindowProbe" empty 2>/dev/null | sed "s/^/$1: empty window: /"
  local motion
  for motion in pan zoom fit rotate; do
    "$PROBES/WindowProbe" tiles "$motion" 2>/dev/null | sed "s/^/$1: /"
  done
}
