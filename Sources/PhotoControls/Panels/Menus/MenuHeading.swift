import PortableUIKit

/// What stands above lines of a menu that belong together.
final class MenuHeading: UIView {
  private let label = UILabel(frame: .zero)
  private let line = UIView(frame: .zero)
  private static let padding: CGFloat = 10

  /// - Parameter isFirst: nothing is above it that it would be divided from.
  init(_ title: String, isFirst: Bool) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.text = title
    label.font = .systemFont(ofSize: 12, weight: .semibold)
    label.textColor = ControlsTunables.faintInk
    label.accessibilityTraits = .header
    addSubview(label)
    line.backgroundColor = ControlsTunables.edge
    line.isHidden = isFirst
    addSubview(line)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    label.textAlignment = isReversed ? .right : .left
    // derivation: nearer to what it is above than to what is above it.
    let room = bounds.height / 4
    label.frame = CGRect(
      x: Self.padding, y: room, width: max(0, bounds.width - 2 * Self.padding),
      height: bounds.height - room)
    // derivation: half in the row above.
    line.frame = CGRect(x: 0, y: -0.5, width: bounds.width, height: 1)
  }
}
