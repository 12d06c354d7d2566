#if !hasFeature(Embedded)
  import Foundation
#endif

/// The bar above the content of a navigation controller: the title of its topmost controller.
open class UINavigationBar: UIView {
  /// Points.
  final let barHeight: CGFloat = 44
  private let label = UILabel()
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
  open var barTintColor: UIColor? {
    didSet { backgroundColor = barTintColor ?? .systemBackground }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    backgroundColor = .systemBackground
    label.font = .boldSystemFont(ofSize: 17)
    label.textAlignment = .center
    addSubview(label)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: barHeight)
  }

  /// The content keeps below what covers the top of the bar.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let line = CGRect(
      x: 0, y: bounds.height - barHeight, width: bounds.width, height: barHeight)
    label.text = topItem?.title
    label.isHidden = topItem?.titleView != nil
    label.frame = line
    guard let view = topItem?.titleView else { return }
    if view.superview !== self { addSubview(view) }
    view.center = CGPoint(x: line.midX, y: line.midY)
  }
}
