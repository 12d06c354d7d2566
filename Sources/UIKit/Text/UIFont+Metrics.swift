import Foundation
import PortableUIKit
import ScrollGeometry

// Apple's published proportions of San Francisco, in lines as high as the host makes them.
extension UIFont {
  private static let sanFranciscoLineHeight: CGFloat = 1.193359375
  private static let sanFranciscoAscender: CGFloat = 0.9521484375

  /// Points from one baseline to the next: what a label's line takes.
  public var lineHeight: CGFloat {
    let size = TextMeasures.current.size(
      of: "X", fontSize: pointSize.native, fontWeight: cssWeight, traits: traits,
      width: .infinity, lineLimit: 1)
    return CGFloat(size.height)
  }

  /// Points above the baseline.
  public var ascender: CGFloat {
    lineHeight * Self.sanFranciscoAscender / Self.sanFranciscoLineHeight
  }
  /// Points below the baseline, negative.
  public var descender: CGFloat { ascender - lineHeight }
  public var capHeight: CGFloat { pointSize * 0.70458984375 }
  public var xHeight: CGFloat { pointSize * 0.5263671875 }
  public var leading: CGFloat { 0 }
}
