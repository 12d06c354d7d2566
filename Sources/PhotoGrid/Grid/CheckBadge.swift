import PortableUIKit

/// A check mark in a disc, in the corner of what is chosen, as an iPhone's photos have it.
final class CheckBadge: UIView {
  /// Points.
  static let side: CGFloat = 24

  private let check = CAShapeLayer()

  init(color: UIColor) {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    isUserInteractionEnabled = false
    backgroundColor = color
    layer.cornerRadius = Self.side / 2
    layer.borderWidth = 1.5  // derivation: on a photo of its own colour the disc is still seen
    layer.borderColor = UIColor.white.cgColor
    // derivation: a check mark in the middle of the disc, half as wide.
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 7, y: 12.5))
    path.addLine(to: CGPoint(x: 10.5, y: 16))
    path.addLine(to: CGPoint(x: 17, y: 8.5))
    check.path = path.cgPath
    check.fillColor = nil
    check.strokeColor = UIColor.white.cgColor
    check.lineWidth = 2
    check.lineCap = .round
    layer.addSublayer(check)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }
}
