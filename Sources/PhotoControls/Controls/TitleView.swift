import PortableUIKit

/// Which photo is shown: its name, when it was taken, and its place among the others.
final class TitleView: UIView {
  private let name = UILabel(frame: .zero)
  private let day = UILabel(frame: .zero)
  private let place = UILabel(frame: .zero)
  private static let padding: CGFloat = 18
  private static let gap: CGFloat = 10

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isHidden = true
    backgroundColor = ControlsTunables.ground
    addEdge()
    name.font = .text(ofSize: 14, weight: .semibold)
    name.textColor = ControlsTunables.ink
    name.lineBreakMode = .byTruncatingMiddle
    addSubview(name)
    for label in [day, place] {
      label.font = .text(ofSize: 14)
      label.textColor = ControlsTunables.faintInk
      addSubview(label)
    }
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

  /// Empty where nobody knows.
  var date: String {
    get { day.text ?? "" }
    set {
      guard newValue != date else { return }
      day.text = newValue
      superview?.setNeedsLayout()
      setNeedsLayout()
    }
  }

  /// What comes after the name is as wide as it is; where there is no room for all, the day is left out.
  private func measures(_ width: CGFloat) -> (name: CGFloat, day: CGFloat, place: CGFloat) {
    func natural(_ label: UILabel) -> CGFloat {
      let room = CGSize(width: CGFloat.greatestFiniteMagnitude, height: ControlsTunables.button)
      return (label.text ?? "").isEmpty ? 0 : label.sizeThatFits(room).width.rounded(.up)
    }
    func withGap(_ width: CGFloat) -> CGFloat { width > 0 ? width + Self.gap : 0 }
    let (nameWidth, placeWidth) = (natural(name), natural(place))
    let rest = width - 2 * Self.padding - withGap(placeWidth)
    let dayWidth = natural(day)
    let hasDay = nameWidth + withGap(dayWidth) <= rest
    return (max(0, min(nameWidth, rest)), hasDay ? dayWidth : 0, placeWidth)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let (name, day, place) = measures(size.width)
    let others = [day, place].filter { $0 > 0 }.reduce(0) { $0 + $1 + Self.gap }
    return CGSize(
      width: name + 2 * Self.padding + others,
      height: ControlsTunables.button)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    let (nameWidth, dayWidth, placeWidth) = measures(bounds.width)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    day.isHidden = dayWidth == 0
    var x = Self.padding
    for (label, width) in [(name, nameWidth), (day, dayWidth), (place, placeWidth)]
    where width > 0 {
      label.frame = CGRect(
        x: isReversed ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
      x += width + Self.gap
    }
  }
}
