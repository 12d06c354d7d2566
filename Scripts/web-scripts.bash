# Sourced by what puts the scripts of a web page together. Whoever sources this has `output`, the page's folder.

# Part of core.js, and of elements.js and scroll-view.js: see there.
core="accessibility columns failures geometry input manifest module picture-view players stage styles wire"
elements="attributes failed-pages lightbox-styles links paper photo-browser-element placed-element renewable scroll-view-element readiness sharing thumbnail transition view-element zoomable"
# The folders of `Web` are for readers: in a page all scripts lie side by side, at addresses that stay when one of them
# moves.
flatten() {
  sed -Ei 's#(["'"'"'])(\.\.?/)+([^'"'"'"]*/Web/|Web/)?(page|player|shared|view)/([a-z-]+\.js["'"'"'])#\1./\5#g' "$@"
  sed -Ei "s#([\"'])\./(${core// /|})\.js([\"'])#\1./core.js\3#g; s#([\"'])\./photo-browser\.js([\"'])#\1./zoomscroll.js\2#g" "$@"
}
# What another tool finds to shorten, and style sheets, in which it shortens nothing: their comments, the lines behind braces and
# semicolons, and then the spaces around these; and names in tables of which only the values are used. Debian's programs find their
# libraries there, whichever node runs them.
tighten() {
  local file
  for file in "$@"; do
    NODE_PATH=/usr/share/nodejs terser "$file" --module --ecma 2022 --compress passes=3,unsafe_arrows=true --mangle --output "$file.tight"
    perl -0pe 's#Object\.values\(\{((?:\w+:(?:"[^"]*"|null),?)+)\}\)#"[" . $1 =~ s/\w+:(?=["n])//gr . "]"#ge; s#/\* [^*]* \*/##g; s#([{;,])(?:\\n|\n) *#$1#g; s#\}(?:\\n|\n) *(?=[.&:\@\[}])#}#g;
      s{(["`])((?:(?!\1)[^\\]|\\.)*)\1}{
        my ($quote, $text) = ($1, $2);
        if ($text =~ /\{ ?[a-z-]+: [^{}]*\}/) {
          $text =~ s/ ?\{ ?/{/g;
          $text =~ s/;? ?\}/}/g;
          $text =~ s/([a-z\])-]): /$1:/g;
          $text =~ s/([;,]) /$1/g;
        }
        "$quote$text$quote"
      }ges' "$file.tight" >"$file"
    rm "$file.tight"
  done
}
# Comments, indentation and the names of variables stay here.
build_scripts() {
  local folder=$1
  shift
  esbuild --minify --charset=utf8 --log-level=warning --outdir="$folder" --entry-names='[name]' "$@"
  flatten "${@/#*\//$folder/}"
  tighten "${@/#*\//$folder/}"
}
# What is fetched together is one file: it would be fetched script after script, and compresses better.
#
#   bundle SOURCE NAME…     all that it imports but these, each a file of its own
bundle() {
  local source=$1
  shift
  local name output_file=$output/${source##*/}
  local -a others=()
  for name in "$@"; do others+=("--external:./Web/$name.js"); done
  esbuild --bundle --format=esm --minify --charset=utf8 --log-level=warning --outfile="$output_file" "${others[@]}" "$source"
  flatten "$output_file"
  tighten "$output_file"
}

# Fetched later, when a page needs it; and what core.js has.
later=(page/{components,missing,controls,extras,settings,browser-images,looking,overview,recording,touches,tools,turning,strip,replacing,pins,presses,renewal,writing} view/{menus,share} player/player)
shared=()
for script in $core; do
  folder=page
  [[ -f Web/page/$script.js ]] || folder=shared
  shared+=("$folder/$script")
done
