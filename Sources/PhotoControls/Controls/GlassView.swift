import PortableUIKit

/// Controls side by side on dark glass.
final class GlassView: UIView {
  private let items: [UIView]

  init(_ items: [UIView]) {
    self.items = items
    super.init(frame: .zero)
    backgroundColor = ControlsTunables.ground
    addEdge()
    for item in items { addSubview(item) }
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  private var shownItems: [UIView] { items.filter { !$0.isHidden } }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: shownItems.reduce(0) { $0 + $1.bounds.width }, height: ControlsTunables.button)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    var x: CGFloat = 0
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for item in isReversed ? shownItems.reversed() : shownItems {
      item.frame = CGRect(x: x, y: 0, width: item.bounds.width, height: bounds.height)
      x += item.bounds.width
    }
  }
}
