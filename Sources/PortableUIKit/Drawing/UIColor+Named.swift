import DisplayList

extension UIColor {
  private convenience init(_ red: Int, _ green: Int, _ blue: Int) {
    self.init(.init(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255))
  }

  public static let black = UIColor(.init(red: 0, green: 0, blue: 0))
  public static let white = UIColor(.init(red: 1, green: 1, blue: 1))
  public static let clear = UIColor(.clear)
  public static let systemBlue = UIColor(0, 122, 255)
}
