import PortableUIKit

/// An edge beyond which there is more.
final class ScrollShade: UIView {
  private let gradient = CAGradientLayer()
  private let arrow = CAShapeLayer()

  init(isAbove: Bool) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    let ground = ControlsTunables.panelGround
    let colors = [ground.withAlphaComponent(0).cgColor, ground.withAlphaComponent(1).cgColor]
    gradient.colors = isAbove ? colors.reversed() : colors
    layer.addSublayer(gradient)
    // derivation: as the icons' chevrons, lying.
    let (end, tip) = isAbove ? (14.0, 9.0) : (9.0, 14.0)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 6, y: end))
    path.addLine(to: CGPoint(x: 12, y: tip))
    path.addLine(to: CGPoint(x: 18, y: end))
    arrow.path = path.cgPath
    arrow.fillColor = nil
    arrow.strokeColor = ControlsTunables.faintInk.cgColor
    arrow.lineWidth = ControlsTunables.iconLine
    arrow.lineCap = .round
    layer.addSublayer(arrow)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    CALayer.layOut {
      gradient.frame = bounds
      arrow.frame = iconFrame
    }
  }
}
