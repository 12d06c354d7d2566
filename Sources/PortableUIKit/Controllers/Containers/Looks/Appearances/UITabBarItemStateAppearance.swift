/// How a tab looks in one state.
open class UITabBarItemStateAppearance: LookObject {
  package final var titleStyle: (any TextStyle)? { didSet { changed() } }
  package final var badgeStyle: (any TextStyle)? { didSet { changed() } }
  /// By how much the title is moved, besides what the item says.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
  /// Of a picture that is a template; nil: as the bar says.
  open var iconColor: UIColor? { didSet { changed() } }
  /// nil: as the item says.
  open var badgeBackgroundColor: UIColor? { didSet { changed() } }
  /// By how much the badge is moved.
  open var badgePositionAdjustment = UIOffset.zero { didSet { changed() } }
  /// Kept only.
  open var badgeTitlePositionAdjustment = UIOffset.zero

  final func take(_ other: UITabBarItemStateAppearance) {
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeStyle = other.badgeStyle
    iconColor = other.iconColor
    titlePositionAdjustment = other.titlePositionAdjustment
    titleStyle = other.titleStyle
  }

  override func duplicate() -> CopiedLook {
    let made = UITabBarItemStateAppearance()
    made.take(self)
    return made
  }
}
