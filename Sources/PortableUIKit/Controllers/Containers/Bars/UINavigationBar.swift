/// The bar above the content of a navigation controller: the title of its topmost controller.
open class UINavigationBar: UIView {
  /// Points.
  final let barHeight = BarRooms.lineHeight
  private(set) final var content = NavigationBarContent(frame: .zero)
  private var shadow: UIImageView?
  /// Takes the topmost item off; nil where nobody can.
  final var goBack: (() -> Void)?
  open var items: [UINavigationItem]? {
    didSet {
      for item in oldValue ?? [] { item.bar = nil }
      for item in items ?? [] { item.bar = self }
      setNeedsLayout()
    }
  }
  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }
  open var isTranslucent = true
  open var prefersLargeTitles = false {
    didSet {
      guard prefersLargeTitles != oldValue else { return }
      setNeedsLayout()
      titlesChanged?()
    }
  }
  final var rooms = BarRooms() {
    didSet {
      guard rooms != oldValue else { return }
      if rooms.line == 0, oldValue.line > 0 { leavingTitle = oldValue.title }
      content.alpha = lineAlpha
      setNeedsLayout()
    }
  }
  /// Of the large title that goes with the line where a search takes its place, points.
  private final var leavingTitle: CGFloat = 0
  /// What there is of a large title below the bar's line, points.
  final var titleRoom: CGFloat { rooms.line > 0 ? rooms.title : leavingTitle }
  /// 0 where a search takes the line's place.
  final var lineAlpha: CGFloat { rooms.line > 0 ? 1 : 0 }
  /// The topmost item's, where it has one.
  final var search: NavigationSearch?
  /// Whose bar it is.
  @Weak final var navigation: UINavigationController?
  /// Other titles are large now; nil where nobody makes room for them.
  final var titlesChanged: (() -> Void)?
  open var barTintColor: UIColor? { didSet { showStyle() } }
  open var barStyle = UIBarStyle.default { didSet { showStyle() } }
  /// Lies below the bar, as high as it is and as wide as the bar; the bar has no line of its own.
  open var shadowImage: UIImage? { didSet { showShadow() } }
  /// What the program gives in place of the bar's own look.
  final var looks: BarLooks?
  /// Takes the place of the bar's own look of titles.
  package final var titleStyle: (any TextStyle)? { didSet { showTitle() } }
  /// The same of large ones.
  package final var largeTitleStyle: (any TextStyle)? { didSet { showTitle() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    addSubview(content)
    showStyle()
  }

  final var ownGround: UIColor { barStyle.ground(barTintColor) }

  private final var hasLooks: Bool { looks?.isShown ?? false }

  final func showStyle() {
    backgroundColor = hasLooks ? nil : ownGround
    shadow?.isHidden = hasLooks
    looks?.styleChanged()
    showTitle()
  }

  /// Of titles, where no style of the program's says another one.
  final var titleColor: UIColor {
    switch barStyle {
    case .default: .label
    case .black: .white
    }
  }

  final func showTitle() {
    content.showTitle(self, anew: true)
  }

  /// Something else is shown in the content's place, which the answer is. It stays in the bar.
  final func exchangeContent(for new: NavigationBarContent) -> NavigationBarContent {
    let old = content
    content = new
    if new.superview !== self { insertSubview(new, aboveSubview: old) }
    showTitle()
    setNeedsLayout()
    return old
  }

  private func showShadow() {
    if shadow == nil {
      let made = UIImageView(image: nil)
      // It goes with the lower edge where that moves.
      made.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
      addSubview(made)
      shadow = made
    }
    shadow?.image = shadowImage
    shadow?.isHidden = hasLooks
    looks?.styleChanged()
    setNeedsLayout()
  }

  /// What it covers is another part.
  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { superview?.setNeedsLayout() } }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: barHeight)
  }

  /// The content keeps below what covers the top of the bar.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let line = CGRect(
      x: 0, y: bounds.height - rooms.search - titleRoom - barHeight, width: bounds.width,
      height: barHeight)
    if content.frame != line { content.frame = line }
    topItem?.looks?.join(self)
    looks?.layOut()
    content.layOut(in: self)
    placeSearch()
    shadow?.frame = CGRect(
      x: 0, y: bounds.height, width: bounds.width, height: shadow?.image?.size.height ?? 0)
  }
}
