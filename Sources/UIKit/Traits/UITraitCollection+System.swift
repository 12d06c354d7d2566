import PortableUIKit

extension UITraitCollection {
  /// The traits on which the colours of the system depend.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self]
  }

  /// The traits on which the pictures of the system depend.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitDisplayScale.self, UITraitLayoutDirection.self,
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitUserInterfaceIdiom.self, UITraitAccessibilityContrast.self,
      UITraitPreferredContentSizeCategory.self,
    ]
  }
}
