// The photo browser for a page: `Scripts/build-web` makes a module of it.

@main
struct WebGallery {
  static func main() {
    print("This program runs in a web page: see Scripts/build-web.")
  }
}
