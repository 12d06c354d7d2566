#if !hasFeature(Embedded)
  import Foundation

  /// How large a person wants texts, in UIKit's steps; the values are UIKit's.
  public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ name: String) { rawValue = "UICTContentSizeCategory\(name)" }

    public static let unspecified = UIContentSizeCategory(
      rawValue: "_UICTContentSizeCategoryUnspecified")
    public static let extraSmall = UIContentSizeCategory("XS")
    public static let small = UIContentSizeCategory("S")
    public static let medium = UIContentSizeCategory("M")
    /// The usual one.
    public static let large = UIContentSizeCategory("L")
    public static let extraLarge = UIContentSizeCategory("XL")
    public static let extraExtraLarge = UIContentSizeCategory("XXL")
    public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
    public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
    public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
    public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
      "AccessibilityXXXL")

    /// From the smallest to the largest.
    static let steps = [
      extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge,
      accessibilityMedium, accessibilityLarge, accessibilityExtraLarge,
      accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge,
    ]
    private static let firstForAccessibility = 7

    /// The usual one for what is none of UIKit's.
    var step: Int { Self.steps.firstIndex(of: self) ?? 3 }  // derivation: `large` in `steps`

    public var isAccessibilityCategory: Bool { step >= Self.firstForAccessibility }

    /// The step whose running text is nearest to one so many times as large as usual.
    static func nearest(to factor: Double) -> UIContentSizeCategory {
      let usual = UIFont.TextStyle.body.pointSize.native
      func distance(_ category: UIContentSizeCategory) -> Double {
        let size = UIFont.TextStyle.body.pointSize(in: category).native / usual
        return max(size / factor, factor / size)
      }
      return steps.min { distance($0) < distance($1) } ?? .large
    }

    /// The traits' one; the desktop's where these say nothing of it.
    package static func wanted(by traits: UITraitCollection?) -> UIContentSizeCategory {
      let own = traits?.preferredContentSizeCategory ?? .unspecified
      return own == .unspecified ? TextSize.category : own
    }

    /// The program hears it; the new one is in `newValueUserInfoKey`.
    public static let didChangeNotification = Notification.Name(
      "UIContentSizeCategoryDidChangeNotification")
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
  }

  extension UIContentSizeCategory: Comparable {
    public static func < (first: Self, second: Self) -> Bool { first.step < second.step }
  }
#endif
