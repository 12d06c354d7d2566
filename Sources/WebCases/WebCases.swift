// The cases for a page: `Scripts/build-web` makes a module of it.

@main
struct WebCases {
  static func main() {
    print("This program runs in a web page: see Scripts/build-web.")
  }
}
