import PortableUIKit

/// What `#colorLiteral(red:green:blue:alpha:)` becomes, which Xcode shows as a square of its colour.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {}

extension _ExpressibleByColorLiteral where Self: UIColor {
  /// All from 0 to 1.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self =
      UIColor(
        red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
      as! Self
  }
}
