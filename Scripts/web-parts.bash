# Sourced by what builds modules of web pages.

# without PART…: what Scripts/join-sources leaves out of a module that has none of these. What is left in costs time to compile,
# and code that also calls what a page calls changes what the compiler makes of it: 500 bytes more for a gallery.
without() {
  local part folder
  for part; do
    case $part in
      program) echo -WebHost/Page/Program ;;
      lists) for folder in Collections Tables Pages; do echo "-PortableUIKit/$folder" "-PortableUIKit/Platform/$folder"; done ;;
      alerts) echo -PortableUIKit/Alerts ;;
      menus) for folder in Menus Sharing; do echo "-PortableUIKit/$folder" "-PortableUIKit/Platform/$folder" "-WebHost/Page/$folder"; done ;;
      texts) echo -PortableUIKit/Editing -PortableUIKit/Platform/Editing -WebHost/Page/Writing ;;
    esac
  done
}
