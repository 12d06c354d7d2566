/// The bar above the content of a navigation controller: the title of its topmost controller.
open class UINavigationBar: UIView {
  /// Points.
  final let barHeight: CGFloat = 44
  private let label = UILabel()
  private var shadow: UIImageView?
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
    label.frame = line
    shadow?.frame = CGRect(
      x: 0, y: bounds.height, width: bounds.width, height: shadow?.image?.size.height ?? 0)
    guard let view = topItem?.titleView else { return }
    if view.superview !== self { addSubview(view) }
    view.center = CGPoint(x: line.midX, y: line.midY)
  }
}
