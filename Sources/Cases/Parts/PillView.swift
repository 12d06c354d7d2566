/// A few words on a dark, rounded ground, above the content; with an action it is a button.
public final class PillView: UIView {
  private static let margin = CGSize(width: 16, height: 9)

  private let label = UILabel(frame: .zero)
  private let action: (() -> Void)?

  public init(_ text: String = "", action: (() -> Void)? = nil) {
    self.action = action
    super.init(frame: .zero)
    isUserInteractionEnabled = action != nil
    label.font = UIFont.systemFont(ofSize: 15, weight: .semibold)
    label.textColor = UIColor(white: 1, alpha: 0.96)
    label.textAlignment = .center
    addSubview(label)
    self.text = text
    show(isPressed: false)
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  public var text: String {
    get { label.text ?? "" }
    set {
      guard newValue != text else { return }
      label.text = newValue
      superview?.setNeedsLayout()
    }
  }

  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    let inner = label.sizeThatFits(
      CGSize(width: size.width - 2 * Self.margin.width, height: size.height))
    let height = inner.height.rounded(.up) + 2 * Self.margin.height
    return CGSize(
      width: max(height, inner.width.rounded(.up) + 2 * Self.margin.width), height: height)
  }

  /// In the middle of `x`, with its lower edge at `bottom`.
  func place(centerX: CGFloat, bottom: CGFloat, widest: CGFloat) {
    let size = sizeThatFits(CGSize(width: widest, height: 100))
    frame = CGRect(
      x: (centerX - size.width / 2).rounded(), y: bottom - size.height,
      width: min(size.width, widest), height: size.height)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    label.frame = bounds.insetBy(dx: Self.margin.width - 6, dy: 0)
  }

  private func show(isPressed: Bool) {
    backgroundColor = UIColor(white: isPressed ? 0.42 : 0.19, alpha: 0.8)
  }

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    show(isPressed: true)
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    show(isPressed: false)
    for touch in touches where bounds.contains(touch.location(in: self)) {
      action?()
      return
    }
  }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    show(isPressed: false)
  }
}

extension [PillView] {
  private static var gap: CGFloat { 10 }

  /// Side by side, `centerX` in their middle, with their lower edges at `bottom`.
  #if !hasFeature(Embedded)
    @MainActor
  #endif
  func placeInRow(centerX: CGFloat, bottom: CGFloat) {
    let sizes = map { $0.sizeThatFits(CGSize(width: 1000, height: 100)) }
    let width = sizes.reduce(CGFloat(count - 1) * Self.gap) { $0 + $1.width }
    var x = (centerX - width / 2).rounded()
    for (pill, size) in zip(self, sizes) {
      pill.frame = CGRect(x: x, y: bottom - size.height, width: size.width, height: size.height)
      x += size.width + Self.gap
    }
  }
}
