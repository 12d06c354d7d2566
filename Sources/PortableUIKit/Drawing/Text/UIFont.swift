import DisplayList

/// The host's interface font in a size and a weight; equal to others that look the same.
open class UIFont: ValueObject, @unchecked Sendable {
  /// Points, before what `scaling` makes of it.
  private let size: CGFloat
  final let weight: Weight
  /// Slanted, or with letters of one width.
  public let traits: FontTraits
  final let scaling: FontScaling

  public init(pointSize: CGFloat, weight: Weight, traits: FontTraits) {
    size = pointSize
    self.weight = weight
    self.traits = traits
    scaling = .fixed
    super.init()
  }

  package init(size: CGFloat, weight: Weight, traits: FontTraits, scaling: FontScaling) {
    self.size = size
    self.weight = weight
    self.traits = traits
    self.scaling = scaling
    super.init()
  }

  /// Points.
  public final var pointSize: CGFloat { scaling.points(size) }

  /// Without a size or a weight as the system's is.
  public convenience init(pointSize: CGFloat = UIFont.systemFontSize, weight: Weight = .regular) {
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

  /// The host's one family: its digits are as wide as it has them.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(
      size: style.preferredSize, weight: style.weight, traits: [], scaling: .style(style))
  }

  /// The program's own texts: always so large as the person wants, points at the usual size.
  package static func text(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(size: size, weight: weight, traits: [], scaling: .live)
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
