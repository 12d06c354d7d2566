import Localization
import PortableUIKit

/// A ring that turns while something takes its time: it comes only when that has gone on for a while.
final class WorkView: UIView {
  private let ring = CAShapeLayer()
  private let dial = UIView(frame: .zero)
  /// Seconds since something was waited for.
  private(set) var age = 0.0
  private lazy var link = FrameLink { [unowned(unsafe) self] in pass($0 - $1) }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = ControlsTunables.ground
    addEdge()
    alpha = 0
    ring.fillColor = nil
    ring.strokeColor = ControlsTunables.ink.cgColor
    ring.lineWidth = ControlsTunables.ringLine
    ring.lineCap = .round
    dial.layer.addSublayer(ring)
    addSubview(dial)
    accessibilityLabel = Words.text("Loading")
    accessibilityTraits = .updatesFrequently
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // The window must not call a view that is gone.
    if let window { link.start(in: window) } else { link.stop() }
  }

  /// It is seen, and read.
  private var isShown: Bool { age >= ControlsTunables.workDelay }

  private func pass(_ seconds: Double) {
    age += seconds
    guard isShown else { return }
    isAccessibilityElement = true
    let shown = age - ControlsTunables.workDelay
    let coming = min(1, shown / ControlsTunables.fading)
    let turns = shown / ControlsTunables.ringPeriod
    if UIAccessibility.isReduceMotionEnabled {
      // It comes and goes a little, and nothing turns.
      let share = turns / 2 - (turns / 2).rounded(.down)
      let swing = (2 * share - 1).magnitude
      alpha = CGFloat(coming * (ControlsTunables.ringFaintness * (1 - swing) + swing))
    } else {
      alpha = CGFloat(coming)
      dial.transform = CGAffineTransform(rotationAngle: CGFloat(turns * 2) * .pi)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    dial.bounds = bounds
    dial.center = CGPoint(x: bounds.midX, y: bounds.midY)
    CALayer.layOut { ring.frame = dial.bounds }
    // derivation: three quarters of a circle, so that one sees it turn.
    let path = UIBezierPath(
      arcCenter: dial.center, radius: ControlsTunables.ringRadius, startAngle: 0,
      endAngle: 1.5 * .pi, clockwise: true)
    ring.path = path.cgPath
  }
}
