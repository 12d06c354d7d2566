import PortableUIKit

/// Says what the button under the pointer does.
final class HintView: UIView {
  private let label = UILabel(frame: .zero)
  private static let padding = CGSize(width: 10, height: 5)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isHidden = true
    backgroundColor = ControlsTunables.panelGround
    addEdge()
    layer.cornerRadius = 7  // derivation: looks
    label.font = .text(ofSize: 12)
    label.textColor = ControlsTunables.ink
    label.textAlignment = .center
    // The button says it itself.
    label.isAccessibilityElement = false
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  var text = "" {
    didSet {
      guard text != oldValue else { return }
      label.text = text
      isHidden = text.isEmpty
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let words = label.sizeThatFits(size)
    return CGSize(
      width: words.width.rounded(.up) + 2 * Self.padding.width,
      height: words.height.rounded(.up) + 2 * Self.padding.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
