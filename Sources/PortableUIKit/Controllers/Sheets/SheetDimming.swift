/// Darkens what lies below a card; a touch takes the card away.
final class SheetDimming: UIView {
  var isTouched: (() -> Void)?

  init() {
    super.init(frame: .zero)
    backgroundColor = PresentationTunables.dimming
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { isTouched?() }
}
