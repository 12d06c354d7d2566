@main
struct ZoomScroll {
  static func main() {}
}
