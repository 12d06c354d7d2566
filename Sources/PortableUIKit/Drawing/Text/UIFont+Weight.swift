extension UIFont {
  /// How bold a font is, -1…1; 0 is regular. The values are UIKit's.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)

    private static let steps: [Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    /// The nearest of 100, 200 … 900.
    var css: Int {
      var best = 0
      for (index, step) in Self.steps.enumerated()
      where abs(step.rawValue - rawValue) < abs(Self.steps[best].rawValue - rawValue) {
        best = index
      }
      return (best + 1) * 100
    }
  }
}
