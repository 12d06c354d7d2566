import PortableUIKit

/// A title and a sentence in the middle, in place of a picture.
final class MessageView: UIView {
  private static let widest: CGFloat = 420
  private static let margin: CGFloat = 24
  private static let gap: CGFloat = 8

  private let title = UILabel(frame: .zero)
  private let text = UILabel(frame: .zero)

  #if hasFeature(Embedded)
    /// A page's gallery opens no others.
    private var button: WelcomeButton? { nil }
  #else
    /// What one can do about it; nil for nothing.
    var button: WelcomeButton? {
      didSet {
        oldValue?.removeFromSuperview()
        if let button { addSubview(button) }
        setNeedsLayout()
      }
    }
  #endif

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .text(ofSize: 17, weight: .semibold)
    title.textColor = .label
    text.font = .text(ofSize: 15)
    text.textColor = .secondaryLabel
    for label in [title, text] {
      label.textAlignment = .center
      label.numberOfLines = 0
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  func show(title newTitle: String, text newText: String) {
    title.text = newTitle
    text.text = newText
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, min(bounds.width - 2 * Self.margin, Self.widest))
    let room = CGSize(width: width, height: bounds.height)
    let titleHeight = title.sizeThatFits(room).height
    let textHeight = text.sizeThatFits(room).height
    let x = (bounds.width - width) / 2
    let buttonRoom = button.map { $0.sizeThatFits(room).height + WelcomeButton.gapAbove } ?? 0
    let y = (bounds.height - titleHeight - Self.gap - textHeight - buttonRoom) / 2
    title.frame = CGRect(x: x, y: y, width: width, height: titleHeight)
    text.frame = CGRect(
      x: x, y: y + titleHeight + Self.gap, width: width, height: textHeight)
    button?.place(below: text.frame.maxY.rounded(), in: bounds)
  }
}
