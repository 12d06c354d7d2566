import DisplayList

#if !hasFeature(Embedded)
  import Foundation
#endif

/// An sRGB colour as layers take it.
public final class CGColor: Hashable, Sendable {
  let color: Color

  init(_ color: Color) {
    self.color = color
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color(red: red.native, green: green.native, blue: blue.native, alpha: alpha.native))
  }

  public var alpha: CGFloat { CGFloat(color.alpha) }

  public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }

  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}
