import PortableUIKit

/// The sign before what is searched for.
final class MagnifyingGlass: UIView {
  // Points; chosen by eye.
  private static let radius: CGFloat = 5.5
  private static let handle: CGFloat = 5
  private static let thickness: CGFloat = 1.6

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let radius = Self.radius
    let center = CGPoint(x: bounds.midX - 1, y: bounds.midY - 1.5)
    let glass = UIBezierPath(
      arcCenter: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    let rim = radius * CGFloat(0.5).squareRoot()
    glass.move(to: CGPoint(x: center.x + rim, y: center.y + rim))
    glass.addLine(to: CGPoint(x: center.x + rim + Self.handle, y: center.y + rim + Self.handle))
    glass.lineWidth = Self.thickness
    glass.lineCapStyle = .round
    UIColor.secondaryLabel.setStroke()
    glass.stroke()
  }
}
