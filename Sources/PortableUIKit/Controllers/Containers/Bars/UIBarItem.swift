/// Something in a bar.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIBarItem: NSObject {
  open var title: String? { didSet { lookChanged() } }
  open var image: UIImage? { didSet { lookChanged() } }
  /// By how much the picture's edges are moved inwards, points.
  open var imageInsets = UIEdgeInsets.zero { didSet { lookChanged() } }
  open var tag = 0
  open var isEnabled = true { didSet { lookChanged() } }
  /// What a screen reader says; where there is none, the title.
  open var accessibilityLabel: String?
  /// Where it is shown.
  @Weak final var bar: UIView?

  public override init() {
    super.init()
  }

  final func lookChanged() { bar?.setNeedsLayout() }
}
