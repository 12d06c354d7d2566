import PortableUIKit

/// One device's gestures, a line each: what one does, and what comes of it.
final class HelpSectionView: UIView {
  private let title = UILabel(frame: .zero)
  private var lines: [(how: UILabel, what: UILabel)] = []
  /// Of a line, for what one does.
  private static let largestHowShare: CGFloat = 0.45

  init(_ section: HelpContents.Section) {
    super.init(frame: .zero)
    title.text = section.title
    title.font = .text(ofSize: 13, weight: .semibold)
    title.textColor = ControlsTunables.faintInk
    title.accessibilityTraits = .header
    addSubview(title)
    lines = section.lines.map { line in
      let (how, what) = (UILabel(frame: .zero), UILabel(frame: .zero))
      how.text = line.how
      what.text = line.what
      how.font = .text(ofSize: 14, weight: .medium)
      how.textColor = ControlsTunables.ink
      what.font = .text(ofSize: 14)
      what.textColor = ControlsTunables.faintInk
      for label in [how, what] {
        label.numberOfLines = 0
        addSubview(label)
      }
      return (how, what)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  /// What one does takes as much of a line as it needs, as long as the rest has room.
  private func howWidth(in width: CGFloat) -> CGFloat {
    let room = CGSize(width: CGFloat.greatestFiniteMagnitude, height: ControlsTunables.helpRow)
    let widest = lines.map { $0.how.sizeThatFits(room).width.rounded(.up) }.max() ?? 0
    return min(widest + ControlsTunables.margin, (width * Self.largestHowShare).rounded())
  }

  private func height(of line: (how: UILabel, what: UILabel), in width: CGFloat) -> CGFloat {
    let how = howWidth(in: width)
    func height(_ label: UILabel, _ width: CGFloat) -> CGFloat {
      label.sizeThatFits(CGSize(width: max(0, width), height: .greatestFiniteMagnitude)).height
    }
    let most = max(height(line.how, how - ControlsTunables.margin), height(line.what, width - how))
    return max(ControlsTunables.helpRow, (most + ControlsTunables.gap).rounded(.up))
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width,
      height: lines.reduce(ControlsTunables.helpRow) { $0 + height(of: $1, in: size.width) })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(x: 0, y: 0, width: bounds.width, height: ControlsTunables.helpRow)
    let how = howWidth(in: bounds.width)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var y = ControlsTunables.helpRow
    for line in lines {
      let height = height(of: line, in: bounds.width)
      line.how.frame = CGRect(
        x: isReversed ? bounds.width - how + ControlsTunables.margin : 0, y: y,
        width: how - ControlsTunables.margin, height: height)
      line.what.frame = CGRect(
        x: isReversed ? 0 : how, y: y, width: bounds.width - how, height: height)
      y += height
    }
  }
}
