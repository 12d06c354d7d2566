import Foundation
import PortableUIKit

/// Scales what was designed for the usual size of texts to the one that the person wants.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  open func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traits)
  }

  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    font.scaled(style, most: maximumPointSize, in: .wanted(by: traits))
  }

  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  open func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat {
    style.scaled(value, in: .wanted(by: traits))
  }
}

extension UIFont {
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    preferredFont(forTextStyle: style).withSize(style.pointSize(in: .wanted(by: traits)))
  }
}
