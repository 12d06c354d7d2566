import Foundation
import PortableUIKit

private func attributes(_ style: (any TextStyle)?) -> [NSAttributedString.Key: Any] {
  (style as? TitleStyle)?.attributes ?? [:]
}

private func style(_ attributes: [NSAttributedString.Key: Any]) -> TitleStyle? {
  attributes.isEmpty ? nil : TitleStyle(attributes)
}

extension UINavigationBarAppearance {
  /// Of small titles; for what they do not say, the bar's own look.
  public var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { attributes(titleStyle) }
    set { titleStyle = style(newValue) }
  }

  /// Of large titles.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] {
    get { attributes(largeTitleStyle) }
    set { largeTitleStyle = style(newValue) }
  }
}

extension UIBarButtonItemStateAppearance {
  /// Without any those of `normal`.
  public var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { attributes(titleStyle) }
    set { titleStyle = style(newValue) }
  }
}

extension UITabBarItemStateAppearance {
  /// Without any those of `normal`.
  public var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { attributes(titleStyle) }
    set { titleStyle = style(newValue) }
  }

  /// Without any those of `normal`.
  public var badgeTextAttributes: [NSAttributedString.Key: Any] {
    get { attributes(badgeStyle) }
    set { badgeStyle = style(newValue) }
  }
}
