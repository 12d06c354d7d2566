import PortableUIKit

/// Which photo is shown: its name, and its place among the others.
final class TitleView: UIView {
  private let name = UILabel(frame: .zero)
  private let place = UILabel(frame: .zero)
  private static let padding: CGFloat = 18
  private static let gap: CGFloat = 10

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = ControlsTunables.ground
    addEdge()
    name.font = .systemFont(ofSize: 14, weight: .semibold)
    name.textColor = ControlsTunables.ink
    name.lineBreakMode = .byTruncatingMiddle
    place.font = .systemFont(ofSize: 14)
    place.textColor = ControlsTunables.faintInk
    addSubview(name)
    addSubview(place)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  /// - Parameter title: "beach.jpg — 3 of 12", as the window has it.
  var title = "" {
    didSet {
      guard title != oldValue else { return }
      // A name may have such a dash, too: the place is what comes after the last one.
      if let dash = title.range(of: " — ", options: .backwards) {
        name.text = String(title[..<dash.lowerBound])
        place.text = String(title[dash.upperBound...])
      } else {
        name.text = title
        place.text = ""
      }
      isHidden = title.isEmpty
      superview?.setNeedsLayout()
      setNeedsLayout()
    }
  }

  private func measures(_ width: CGFloat) -> (name: CGFloat, place: CGFloat) {
    let room = CGSize(width: CGFloat.greatestFiniteMagnitude, height: ControlsTunables.button)
    let placeWidth = (place.text ?? "").isEmpty ? 0 : place.sizeThatFits(room).width.rounded(.up)
    let rest = width - 2 * Self.padding - (placeWidth > 0 ? placeWidth + Self.gap : 0)
    return (max(0, min(name.sizeThatFits(room).width.rounded(.up), rest)), placeWidth)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let (name, place) = measures(size.width)
    return CGSize(
      width: name + 2 * Self.padding + (place > 0 ? place + Self.gap : 0),
      height: ControlsTunables.button)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    let (nameWidth, placeWidth) = measures(bounds.width)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let nameX = isReversed ? bounds.width - Self.padding - nameWidth : Self.padding
    name.frame = CGRect(x: nameX, y: 0, width: nameWidth, height: bounds.height)
    place.frame = CGRect(
      x: isReversed ? Self.padding : bounds.width - Self.padding - placeWidth, y: 0,
      width: placeWidth, height: bounds.height)
  }
}
