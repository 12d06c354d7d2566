import Localization
import PhotoBrowserApp
import PortableUIKit

/// Says, while files are held above photos, that they would be opened.
final class DropView: UIView {
  private let edge = DropFrameView(frame: .zero)
  private let label = UILabel(frame: .zero)
  private static let padding: CGFloat = 18

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    edge.isTargeted = true
    label.text = Words.text("Drop to open")
    label.font = .text(ofSize: 14, weight: .semibold)
    label.textColor = ControlsTunables.ink
    label.textAlignment = .center
    label.backgroundColor = ControlsTunables.panelGround
    label.addEdge()
    for view in [edge, label] as [UIView] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    edge.frame = bounds
    let words = label.sizeThatFits(bounds.size)
    let size = CGSize(
      width: words.width.rounded(.up) + 2 * Self.padding, height: ControlsTunables.button)
    label.frame = CGRect(
      x: (bounds.midX - size.width / 2).rounded(), y: (bounds.midY - size.height / 2).rounded(),
      width: size.width, height: size.height)
    label.layer.cornerRadius = size.height / 2
  }
}
