import DisplayList
import Localization
import PortableUIKit
import ScrollGeometry

/// Says what a photo waits for to become sharper, and how far that is. Hidden when there is nothing to
/// wait for.
final class WaitingView: UIView {
  private let label = UILabel()
  private var shown: String?
  private let pill = UIView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isHidden = true
    let color = Pill.usualColor
    pill.backgroundColor = UIColor(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
      alpha: CGFloat(color.alpha)
    ).inHighContrast(.black)
    label.font = .text(ofSize: CGFloat(Pill.usualFontSize))
    label.textColor = UIColor(white: 1, alpha: 0.85)
    label.textAlignment = .center
    addSubview(pill)
    pill.addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  /// - Parameter progress: how much of a sharper version is made, 0…1.
  func show(progress: Double) {
    show(Words.text("Making it sharp: % %", "\(Int((progress * 100).rounded(.down)))"))
  }

  /// - Parameter slowHost: a server that lets us wait.
  func show(slowHost: String) { show(Self.waiting(for: slowHost)) }

  func hide() { show(nil) }

  /// What people are told while a server lets them wait.
  static func waiting(for host: String) -> String { Words.text("Waiting for %", host) }

  private func show(_ text: String?) {
    // A frame that changes nothing must not ask for another one.
    guard !(text ?? "").isSame(as: shown ?? "") else { return }
    shown = text
    isHidden = text == nil
    guard let text else { return }
    label.text = text
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let text = label.sizeThatFits(bounds.size)
    let size = CGSize(
      width: text.width.rounded(.up) + 2 * CGFloat(Pill.margin.width),
      height: text.height.rounded(.up) + 2 * CGFloat(Pill.margin.height))
    pill.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(.down),
      y: bounds.height - safeAreaInsets.bottom - CGFloat(Pill.distanceFromBottom) - size.height,
      width: size.width, height: size.height)
    pill.layer.cornerRadius = size.height / 2
    label.frame = pill.bounds
  }
}
