/// The look of a tab bar. Titles lie below the pictures at every width: of the layouts of items the stacked one is shown.
open class UITabBarAppearance: UIBarAppearance {
  private final var stacked = UITabBarItemAppearance(style: .stacked)
  private final var inline = UITabBarItemAppearance(style: .inline)
  private final var compactInline = UITabBarItemAppearance(style: .compactInline)
  /// Kept only, as the following ones: all tabs share the bar.
  open var selectionIndicatorTintColor: UIColor?
  open var selectionIndicatorImage: UIImage?
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// Points.
  open var stackedItemWidth: CGFloat = 0
  /// Points.
  open var stackedItemSpacing: CGFloat = 0

  deinit {
    clearByHand { for part in [stacked, inline, compactInline] { part.holder = nil } }
  }

  override func prepare() {
    for part in [stacked, inline, compactInline] { part.holder = self }
  }

  /// Set, it is copied.
  open var stackedLayoutAppearance: UITabBarItemAppearance {
    get { stacked }
    set { stacked.take(newValue) }
  }
  open var inlineLayoutAppearance: UITabBarItemAppearance {
    get { inline }
    set { inline.take(newValue) }
  }
  open var compactInlineLayoutAppearance: UITabBarItemAppearance {
    get { compactInline }
    set { compactInline.take(newValue) }
  }

  override func duplicate() -> CopiedLook {
    let made = UITabBarAppearance(barAppearance: self)
    made.stackedLayoutAppearance = stacked
    made.inlineLayoutAppearance = inline
    made.compactInlineLayoutAppearance = compactInline
    made.selectionIndicatorTintColor = selectionIndicatorTintColor
    made.selectionIndicatorImage = selectionIndicatorImage
    made.stackedItemPositioning = stackedItemPositioning
    made.stackedItemWidth = stackedItemWidth
    made.stackedItemSpacing = stackedItemSpacing
    return made
  }

  override var tabs: UITabBarItemAppearance? { stacked }
}

extension UITabBar {
  /// Where tabs lie; the values are UIKit's.
  public enum ItemPositioning: Int, Sendable {
    case automatic, fill, centered
  }
}
