import PortableUIKit

/// A kind of trait that can be observed.
public protocol UITraitDefinition {
  static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool
}

public typealias UITrait = any UITraitDefinition.Type

/// Light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.userInterfaceStyle != second.userInterfaceStyle
  }
}

/// Device pixels per point.
public struct UITraitDisplayScale: UITraitDefinition {
  public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.displayScale != second.displayScale
  }
}

/// The side on which lines begin.
public struct UITraitLayoutDirection: UITraitDefinition {
  public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.layoutDirection != second.layoutDirection
  }
}

/// Whether there is much room sideways.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.horizontalSizeClass != second.horizontalSizeClass
  }
}

/// Whether there is much room up and down.
public struct UITraitVerticalSizeClass: UITraitDefinition {
  public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.verticalSizeClass != second.verticalSizeClass
  }
}

/// The kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.userInterfaceIdiom != second.userInterfaceIdiom
  }
}

/// How large texts are.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.preferredContentSizeCategory != second.preferredContentSizeCategory
  }
}

/// How well things can be told apart.
public struct UITraitAccessibilityContrast: UITraitDefinition {
  public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.accessibilityContrast != second.accessibilityContrast
  }
}
