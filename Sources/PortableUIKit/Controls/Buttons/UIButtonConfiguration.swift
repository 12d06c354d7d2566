extension UIButton {
  /// Look and content of a button.
  #if !hasFeature(Embedded)
    @preconcurrency @MainActor
  #endif
  public struct Configuration {
    public enum CornerStyle: Int, Sendable {
      case fixed = -1, dynamic, small, medium, large, capsule
    }
    public enum Size: Int, Sendable { case medium, small, mini, large }
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }

    /// How the button is filled while nothing else is said.
    enum Style { case plain, filled, gray, tinted }

    let style: Style
    public var title: String?
    public var subtitle: String?
    public var image: UIImage?
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Points.
    public var imagePadding: CGFloat = 0
    /// Points.
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var cornerStyle = CornerStyle.dynamic
    public var background = UIBackgroundConfiguration()
    public var buttonSize = Size.medium {
      didSet { contentInsets = Self.insets(for: buttonSize) }
    }

    init(_ style: Style) { self.style = style }

    public static func plain() -> Configuration { Configuration(.plain) }
    public static func filled() -> Configuration { Configuration(.filled) }
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func borderless() -> Configuration { Configuration(.plain) }
    public static func bordered() -> Configuration { Configuration(.gray) }
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    public mutating func setDefaultContentInsets() {
      contentInsets = Self.insets(for: buttonSize)
    }

    /// An iPhone's for the medium size; the others are chosen by eye.
    private static func insets(for size: Size) -> NSDirectionalEdgeInsets {
      switch size {
      case .mini, .small: NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
      case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }
  }
}
