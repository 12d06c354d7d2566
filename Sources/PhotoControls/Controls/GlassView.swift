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
      width: shownItems.reduce(0) { $0 + width(of: $1) }, height: ControlsTunables.button)
  }

  private func width(of item: UIView) -> CGFloat { item.sizeThatFits(item.bounds.size).width }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    var x: CGFloat = 0
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for item in isReversed ? shownItems.reversed() : shownItems {
      let width = width(of: item)
      item.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      x += width
    }
  }
}
