import DisplayList

/// The host's interface font in a size and a weight; equal to others that look the same.
open class UIFont: ValueObject, @unchecked Sendable {
  /// Points.
  public let pointSize: CGFloat
  final let weight: Weight
  /// Slanted, or with letters of one width.
  public let traits: FontTraits

  public init(pointSize: CGFloat, weight: Weight, traits: FontTraits) {
    self.pointSize = pointSize
    self.weight = weight
    self.traits = traits
    super.init()
  }

  public convenience init(pointSize: CGFloat, weight: Weight) {
    self.init(pointSize: pointSize, weight: weight, traits: [])
  }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize, weight: .regular)
  }

  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: fontSize, weight: weight)
  }

  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize, weight: .bold)
  }

  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize, weight: .regular, traits: .italic)
  }

  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: fontSize, weight: weight, traits: .monospaced)
  }

  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(pointSize: style.pointSize, weight: style.weight)
  }

  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize, weight: weight, traits: traits)
  }

  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }
  open class var smallSystemFontSize: CGFloat { 12 }
  open class var systemFontSize: CGFloat { 14 }

  final override func isEqual(to other: ValueObject) -> Bool {
    guard let other = other as? UIFont else { return false }
    return pointSize == other.pointSize && weight == other.weight && traits == other.traits
  }

  final override var valueHash: Int { pointSize.hashValue }

  /// 100…900 as in CSS.
  package final var cssWeight: Int { weight.css }
}
