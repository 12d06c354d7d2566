#if !hasFeature(Embedded)
  /// A text, perhaps another one and a picture.
  public struct UIListContentConfiguration: UIContentConfiguration {
    /// How a text looks.
    public struct TextProperties {
      public var font: UIFont
      public var color: UIColor
      public var numberOfLines = 0
      public var alignment = NSTextAlignment.natural
      public var transform = TextTransform.none
      /// Makes of `color` the one that is shown.
      public var colorTransformer: UIConfigurationColorTransformer?
      /// A font of a text style follows the size that the person wants.
      public var adjustsFontForContentSizeCategory = true

      public init(font: UIFont, color: UIColor) {
        self.font = font
        self.color = color
      }

      /// The colour that is shown.
      public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

      /// What becomes of a text before it is shown; the values are UIKit's.
      public enum TextTransform: Int, Sendable {
        case none, uppercase, lowercase, capitalized

        func of(_ text: String) -> String {
          switch self {
          case .none: text
          case .uppercase: text.localizedUppercase
          case .lowercase: text.localizedLowercase
          case .capitalized: text.localizedCapitalized
          }
        }
      }
    }

    /// How a picture looks.
    public struct ImageProperties {
      public var tintColor: UIColor?
      /// Makes of the tint the one that is shown.
      public var tintColorTransformer: UIConfigurationColorTransformer?
      /// Kept only: symbols are Apple's, and `UIImage(systemName:)` has none.
      public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
      /// Points; zero for no limit.
      public var maximumSize = CGSize.zero
      /// Room for it, points; zero for its own size.
      public var reservedLayoutSize = CGSize.zero
      /// Points.
      public var cornerRadius: CGFloat = 0

      /// The tint that is shown where views have this one.
      public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
        let color = self.tintColor ?? tintColor
        return tintColorTransformer?(color) ?? color
      }
    }

    public var text: String?
    public var secondaryText: String?
    public var image: UIImage?
    public var textProperties: TextProperties
    public var secondaryTextProperties: TextProperties
    public var imageProperties = ImageProperties()
    /// Between what is shown and the edges, points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 11, leading: 16, bottom: 11, trailing: 16)
    /// Along these, `directionalLayoutMargins` are the least: where somebody has set other margins of the view around the
    /// content, or has it take those of its own superview, content keeps out of them as well.
    public var axesPreservingSuperviewLayoutMargins = UIAxis.both
    /// The second text stands at the end of the line of the first, where both have room there.
    public var prefersSideBySideTextAndSecondaryText = false
    /// Points.
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    private init(_ text: TextProperties, _ secondary: TextProperties) {
      textProperties = text
      secondaryTextProperties = secondary
    }

    private static func properties(
      _ style: UIFont.TextStyle, _ color: UIColor, _ weight: UIFont.Weight = .regular
    ) -> TextProperties {
      let font = UIFont(
        size: style.preferredSize, weight: weight, traits: [], scaling: .style(style))
      return TextProperties(font: font, color: color)
    }

    /// A row.
    public static func cell() -> UIListContentConfiguration {
      UIListContentConfiguration(
        properties(.body, .label), properties(.subheadline, .label))
    }

    /// A row whose second text is grey.
    public static func subtitleCell() -> UIListContentConfiguration {
      UIListContentConfiguration(
        properties(.body, .label), properties(.subheadline, .secondaryLabel))
    }

    /// A row whose second text stands at the end of the line.
    public static func valueCell() -> UIListContentConfiguration {
      var configuration = UIListContentConfiguration(
        properties(.body, .label), properties(.body, .secondaryLabel))
      configuration.prefersSideBySideTextAndSecondaryText = true
      return configuration
    }

    public static func plainHeader() -> UIListContentConfiguration {
      bar(properties(.body, .label, .semibold))
    }

    public static func plainFooter() -> UIListContentConfiguration {
      bar(properties(.body, .secondaryLabel))
    }

    public static func groupedHeader() -> UIListContentConfiguration {
      var text = properties(.footnote, .secondaryLabel)
      text.transform = .uppercase
      return bar(text)
    }

    public static func groupedFooter() -> UIListContentConfiguration {
      bar(properties(.footnote, .secondaryLabel))
    }

    /// A row of a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration { cell() }
    /// A row of a sidebar whose second text is grey.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }

    /// A larger text than rows have.
    public static func sidebarHeader() -> UIListContentConfiguration {
      var configuration = bar(properties(.title3, .label, .bold))
      configuration.directionalLayoutMargins.top = 14
      configuration.directionalLayoutMargins.bottom = 8
      return configuration
    }

    private static func bar(_ text: TextProperties) -> UIListContentConfiguration {
      var configuration = UIListContentConfiguration(
        text, properties(.footnote, .secondaryLabel))
      configuration.directionalLayoutMargins.top = 7
      configuration.directionalLayoutMargins.bottom = 7
      return configuration
    }

    public func makeContentView() -> any UIView & UIContentView {
      UIListContentView(configuration: self)
    }

    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
  }
#endif
