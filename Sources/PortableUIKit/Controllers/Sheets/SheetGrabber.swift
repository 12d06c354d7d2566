/// Shows that a card can be moved; a touch brings it to its next height.
final class SheetGrabber: UIView {
  var isTouched: (() -> Void)?
  private let bar = UIView(frame: .zero)

  init() {
    super.init(frame: .zero)
    bar.backgroundColor = SheetTunables.grabber
    bar.layer.cornerRadius = SheetTunables.grabberSize.height / 2
    bar.isUserInteractionEnabled = false
    addSubview(bar)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = SheetTunables.grabberSize
    bar.frame = CGRect(
      x: bounds.midX - size.width / 2, y: SheetTunables.grabberTop, width: size.width,
      height: size.height)
  }

  /// What stands beside the bar, such as a bar's buttons, is touched through it.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    abs(point.x - bounds.midX) <= SheetTunables.grabberSize.width && bounds.contains(point)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { isTouched?() }
}
