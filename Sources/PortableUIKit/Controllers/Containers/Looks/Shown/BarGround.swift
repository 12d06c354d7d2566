/// What lies behind the items of a bar that has looks: that of the content's edge, and the other one over it.
final class BarGround: UIView {
  private let edge: BarGroundPart
  private let standard: BarGroundPart
  /// Of the standard look, 0…1.
  private(set) var share: CGFloat = -1

  /// - Parameter isShadowAbove: the bar is at the lower edge of the window.
  init(isShadowAbove: Bool) {
    edge = BarGroundPart(isShadowAbove: isShadowAbove)
    standard = BarGroundPart(isShadowAbove: isShadowAbove)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(edge)
    addSubview(standard)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ looks: (edge: UIBarAppearance, standard: UIBarAppearance), anew: Bool) {
    if !anew, edge.look === looks.edge, standard.look === looks.standard { return }
    for part in [edge, standard] where part.frame != bounds { part.frame = bounds }
    edge.show(looks.edge)
    standard.show(looks.standard)
    mix()
  }

  func show(share: CGFloat) {
    guard share != self.share else { return }
    self.share = share
    mix()
  }

  func place(in bounds: CGRect) {
    guard frame != bounds else { return }
    frame = bounds
    for part in [edge, standard] {
      part.frame = bounds
      part.placeParts()
    }
  }

  /// Each pixel is that share of one and the rest of the other.
  private func mix() {
    let share = max(0, self.share)
    let isOne = edge.look === standard.look
    standard.alpha = isOne ? 1 : share
    // derivation: s·a over e is to let (1 − s) of the edge's look be seen: e·(1 − s·a) = 1 − s.
    let rest = 1 - share
    let below = 1 - share * standard.coverage
    edge.alpha = isOne || rest <= 0 ? 0 : min(1, rest / below)
    edge.isHidden = edge.alpha == 0
  }

  /// Nothing behind it is seen.
  var covers: Bool {
    let isEdgeWhole = edge.alpha == 1 && edge.coverage == 1
    return isEdgeWhole || standard.alpha == 1 && standard.coverage == 1
  }

  func isSame(as other: BarGround) -> Bool {
    edge.look === other.edge.look && standard.look === other.standard.look && share == other.share
  }
}
