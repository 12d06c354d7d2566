// The cases for a page: `Scripts/build-web` makes two modules of it, one with those that show collections.

@main
struct WebCases {
  static func main() {
    print("This program runs in a web page: see Scripts/build-web.")
  }
}
