import PortableUIKit

/// One device's gestures, a line each: what one does, and what comes of it.
final class HelpSectionView: UIView {
  private let title = UILabel(frame: .zero)
  private var lines: [(how: UILabel, what: UILabel)] = []
  /// The share of a line that says what one does.
  private static let howShare: CGFloat = 0.36

  init(_ section: HelpContents.Section) {
    super.init(frame: .zero)
    title.text = section.title
    title.font = .systemFont(ofSize: 13, weight: .semibold)
    title.textColor = ControlsTunables.faintInk
    title.accessibilityTraits = .header
    addSubview(title)
    lines = section.lines.map { line in
      let (how, what) = (UILabel(frame: .zero), UILabel(frame: .zero))
      how.text = line.how
      what.text = line.what
      how.font = .systemFont(ofSize: 14, weight: .medium)
      how.textColor = ControlsTunables.ink
      what.font = .systemFont(ofSize: 14)
      what.textColor = ControlsTunables.faintInk
      addSubview(how)
      addSubview(what)
      return (how, what)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: CGFloat(lines.count + 1) * ControlsTunables.helpRow)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let row = ControlsTunables.helpRow
    title.frame = CGRect(x: 0, y: 0, width: bounds.width, height: row)
    let how = (bounds.width * Self.howShare).rounded()
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, line) in lines.enumerated() {
      let y = CGFloat(index + 1) * row
      line.how.frame = CGRect(
        x: isReversed ? bounds.width - how : 0, y: y, width: how, height: row)
      line.what.frame = CGRect(
        x: isReversed ? 0 : how, y: y, width: bounds.width - how, height: row)
    }
  }
}
