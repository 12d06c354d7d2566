import ZoomScrollView

/// A quiet map: paper with fine lines, a river, two roads and a park. Its pins may be kept from scaling.
public final class MapView: NonScalingContentView {
  private static let step: CGFloat = 20

  private var shapes: [UIView] = []
  private var laidOutSize = CGSize.zero

  public init() {
    super.init(frame: .zero)
    backgroundColor = UIColor(red: 0.96, green: 0.95, blue: 0.91, alpha: 1)
    clipsToBounds = true
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size != laidOutSize else { return }
    laidOutSize = bounds.size
    for shape in shapes { shape.removeFromSuperview() }
    shapes = []
    let (width, height) = (bounds.width, bounds.height)
    let green = UIColor(red: 0.78, green: 0.88, blue: 0.72, alpha: 1)
    let blue = UIColor(red: 0.66, green: 0.83, blue: 0.93, alpha: 1)
    let road = UIColor(red: 1, green: 0.87, blue: 0.58, alpha: 1)
    add(CGRect(x: width * 0.08, y: height * 0.56, width: width * 0.4, height: height * 0.24), green)
    add(CGRect(x: width * 0.66, y: height * 0.1, width: width * 0.5, height: height * 0.2), green)
    add(CGRect(x: -10, y: height * 0.3, width: width + 20, height: 26), blue, turned: -0.16)
    let ink = UIColor(red: 0.3, green: 0.35, blue: 0.45, alpha: 0.12)
    for line in 1..<max(2, Int(width / Self.step)) {
      add(CGRect(x: CGFloat(line) * Self.step, y: 0, width: 0.5, height: height), ink, corner: 0)
    }
    for line in 1..<max(2, Int(height / Self.step)) {
      add(CGRect(x: 0, y: CGFloat(line) * Self.step, width: width, height: 0.5), ink, corner: 0)
    }
    add(CGRect(x: -20, y: height * 0.5, width: width + 40, height: 7), road, turned: 0.12)
    add(CGRect(x: width * 0.58, y: -10, width: 7, height: height + 20), road, turned: 0.1)
  }

  private func add(
    _ frame: CGRect, _ color: UIColor, corner: CGFloat = 6, turned angle: CGFloat = 0
  ) {
    let view = UIView(frame: frame)
    view.backgroundColor = color
    view.layer.cornerRadius = min(corner, frame.height / 2, frame.width / 2)
    if angle != 0 { view.transform = CGAffineTransform(rotationAngle: angle) }
    insertSubview(view, at: shapes.count)
    shapes.append(view)
  }
}
