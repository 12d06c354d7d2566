import DisplayList

#if !hasFeature(Embedded)
  import Foundation
#endif

/// An sRGB colour.
open class UIColor: NSObject, @unchecked Sendable {
  let color: Color

  init(_ color: Color) {
    self.color = color
    super.init()
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red.native, green: green.native, blue: blue.native, alpha: alpha.native))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public convenience init(cgColor: CGColor) {
    self.init(cgColor.color)
  }

  open var cgColor: CGColor { CGColor(color) }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    var color = color
    color.alpha = alpha.native
    return UIColor(color)
  }
}
