import DisplayList

/// An sRGB colour as layers and contexts take it.
public final class CGColor: Hashable, Sendable {
  let color: Color
  private let isGray: Bool

  init(_ color: Color) {
    self.color = color
    isGray = false
  }

  private init(_ color: Color, isGray: Bool) {
    self.color = color
    self.isGray = isGray
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color(red: red.native, green: green.native, blue: blue.native, alpha: alpha.native))
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    let white = gray.native
    self.init(Color(red: white, green: white, blue: white, alpha: alpha.native), isGray: true)
  }

  /// - Parameter components: as many as the space has, then the opacity.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    if space.numberOfComponents == 1 {
      self.init(gray: components[0], alpha: components[1])
    } else {
      self.init(
        red: components[0], green: components[1], blue: components[2], alpha: components[3])
    }
  }

  public static let black = CGColor(gray: 0, alpha: 1)
  public static let white = CGColor(gray: 1, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)

  public var alpha: CGFloat { CGFloat(color.alpha) }

  public var numberOfComponents: Int { isGray ? 2 : 4 }

  /// The colour space's components, then the opacity.
  public var components: [CGFloat]? {
    let rest = isGray ? [] : [CGFloat(color.green), CGFloat(color.blue)]
    return [CGFloat(color.red)] + rest + [CGFloat(color.alpha)]
  }

  public var colorSpace: CGColorSpace? {
    isGray ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB()
  }

  public func copy(alpha: CGFloat) -> CGColor? {
    var color = color
    color.alpha = alpha.native
    return CGColor(color, isGray: isGray)
  }

  public func copy() -> CGColor? { self }

  public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }

  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}
