# Sourced by what builds modules of web pages.

# What a module of views can have, besides what every one has.
parts=(lists alerts menus sharing texts sheets searching pictures bytes appearance looks)

# folders_of PART: of UIKit.
folders_of() {
  case $1 in
    lists) echo Collections Tables Pages ;;
    alerts) echo Alerts ;;
    menus) echo Menus ;;
    sharing) echo Sharing ;;
    texts) echo Editing ;;
    sheets) echo Controllers/Sheets ;;
    searching) echo Controllers/Containers/Searching ;;
    appearance) echo Appearance ;;
    looks) echo Controllers/Containers/Looks ;;
    bytes) echo Drawing/Images/Bytes ;;
  esac
}

# page_of PART: what the page of a module calls for it.
page_of() {
  case $1 in
    menus) echo -WebHost/Page/Menus ;;
    sharing) echo -WebHost/Page/Sharing ;;
    texts) echo -WebHost/Page/Writing ;;
    sheets) echo -WebHost/Page/Sheets ;;
    pictures) echo -WebHost/Page/Pictures ;;
    bytes) echo -WebHost/Page/Bytes ;;
  esac
}

# with_needs PART…: these and those that they name.
with_needs() {
  local part
  for part; do
    echo "$part"
    case $part in
      lists) echo menus ;;
      alerts) echo texts ;;
      sharing) printf '%s\n' menus texts ;;
      searching) printf '%s\n' texts sheets ;;
      looks) echo appearance ;;
    esac
  done | sort -u
}

# without PART…: what Scripts/join-sources leaves out of a module that has none of these. What is left in costs time to compile,
# and code that also calls what a page calls changes what the compiler makes of it: 500 bytes more for a gallery.
without() {
  local part folder
  for part; do
    [[ $part != program ]] || echo -WebHost/Page/Program
    for folder in $(folders_of "$part"); do echo "-PortableUIKit/$folder" "-PortableUIKit/Platform/$folder"; done
    page_of "$part"
  done
}

# is_named PART FOLDER…: one of its types is named in sources of somebody's, or what only buttons with menus or cards have.
is_named() {
  local part=$1 folder
  local -a folders=()
  shift
  for folder in $(folders_of "$part"); do folders+=("Sources/PortableUIKit/$folder"); done
  {
    [[ ${#folders[@]} -eq 0 ]] ||
      grep -rhoE --include='*.swift' '\b(class|struct|enum|protocol|typealias) (UI|NS)[A-Za-z]+' "${folders[@]}" | sed 's/.* //'
    case $part in
      menus) echo showsMenuAsPrimaryAction ;;
      sheets) echo sheetPresentationController ;;
      searching) echo searchController ;;
      pictures) printf '%s\n' 'UIImage(named' URLSession ;;
      bytes) echo CGDataProvider ;;
      appearance) echo 'appearance(' ;;
      looks)
        printf '%s\n' standardAppearance compactAppearance scrollEdgeAppearance compactScrollEdgeAppearance setBackgroundImage \
          tabBar.backgroundImage tabBar.shadowImage
        ;;
    esac
  } | grep -rqwF --include='*.swift' -f - "$@"
}
