/// The bar above the content of a navigation controller: the title of its topmost controller.
open class UINavigationBar: UIView {
  /// Points.
  final let barHeight: CGFloat = 44
  private let label = UILabel()
  private var shadow: UIImageView?
  private var buttons: NavigationBarButtons?
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
  open var prefersLargeTitles = false
  open var barTintColor: UIColor? { didSet { showStyle() } }
  open var barStyle = UIBarStyle.default { didSet { showStyle() } }
  /// Lies below the bar, as high as it is and as wide as the bar; the bar has no line of its own.
  open var shadowImage: UIImage? { didSet { showShadow() } }
  /// Takes the place of the bar's own look of titles.
  package final var titleStyle: (any TextStyle)? { didSet { showTitle(anew: true) } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    showStyle()
    label.font = .boldSystemFont(ofSize: 17)
    label.textAlignment = .center
    addSubview(label)
  }

  private func showStyle() {
    switch barStyle {
    case .default:
      backgroundColor = barTintColor ?? .systemBackground
      label.textColor = .label
    case .black:
      backgroundColor = barTintColor ?? .black
      label.textColor = .white
    }
    showTitle(anew: true)
  }

  private func showTitle(anew: Bool) {
    let title = topItem?.title
    if !anew, (title ?? "").isSame(as: label.text ?? "") { return }
    label.text = title
    if let title, let titleStyle {
      label.show(titleStyle.styled(title, font: label.font, color: label.textColor))
    }
  }

  private func showShadow() {
    if shadow == nil {
      let made = UIImageView(image: nil)
      addSubview(made)
      shadow = made
    }
    shadow?.image = shadowImage
    setNeedsLayout()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: barHeight)
  }

  /// The content keeps below what covers the top of the bar.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let line = CGRect(
      x: 0, y: bounds.height - barHeight, width: bounds.width, height: barHeight)
    showTitle(anew: false)
    label.isHidden = topItem?.titleView != nil
    let room = layOutButtons(line)
    label.frame = frameOfTitle(in: line, room)
    shadow?.frame = CGRect(
      x: 0, y: bounds.height, width: bounds.width, height: shadow?.image?.size.height ?? 0)
    guard let view = topItem?.titleView else { return }
    if view.superview !== self { addSubview(view) }
    view.center = CGPoint(x: line.midX, y: line.midY)
  }

  /// The answer is what the buttons leave between them, points from the left edge.
  private func layOutButtons(_ line: CGRect) -> (left: CGFloat, right: CGFloat) {
    var inside = line
    inside.origin.x += safeAreaInsets.left
    inside.size.width -= safeAreaInsets.left + safeAreaInsets.right
    let hasItems = topItem?.leftBarButtonItems != nil || topItem?.rightBarButtonItems != nil
    guard buttons != nil || hasItems || (items ?? []).count > 1 else { return (0, bounds.width) }
    let buttons = buttons ?? NavigationBarButtons()
    self.buttons = buttons
    return buttons.layOut(in: self, inside)
  }

  /// In the middle of the bar as long as that is clear of the buttons, otherwise as near to it as they let it.
  private func frameOfTitle(
    in line: CGRect, _ room: (left: CGFloat, right: CGFloat)
  ) -> CGRect {
    let width = min(label.sizeThatFits(.zero).width, max(0, room.right - room.left))
    // All of the room that there is around the middle: a text may be drawn wider than it was measured.
    let clear = 2 * min(line.midX - room.left, room.right - line.midX)
    if clear > width {
      return CGRect(x: line.midX - clear / 2, y: line.minY, width: clear, height: line.height)
    }
    let x = max(room.left, min(line.midX - width / 2, room.right - width))
    return CGRect(x: x, y: line.minY, width: width, height: line.height)
  }
}
