import PictureFacts
import PortableUIKit

/// A quiet panel that says what there is to say of a photo. As wide as whoever shows it says, best `preferredWidth`, and
/// scrolled when it is higher than it is given room.
public final class PhotoInfoView: UIView {
  /// Points.
  public static var preferredWidth: CGFloat { TextSize.room(320) }

  /// Is handed a value that somebody has pressed, to be copied. Values that are shown already stay as they are.
  public var onCopy: ((String) -> Void)?
  /// It wants to be of another height now: `sizeThatFits`.
  public var onHeightChange: () -> Void = {}

  private let texts: InfoTexts
  private let scrollView = UIScrollView(frame: .zero)
  private var groups: [UIView] = []
  private var facts: PhotoFacts?
  private var pins: [String] = []

  /// - Parameters:
  ///   - texts: its language, and ways to write dates and numbers.
  ///   - style: dark as what lies over photos, light, or as what it lies in.
  public init(texts: InfoTexts = InfoTexts(), style: UIUserInterfaceStyle = .dark) {
    self.texts = texts
    super.init(frame: .zero)
    overrideUserInterfaceStyle = style
    backgroundColor = InfoLook.panel
    accessibilityLabel = texts[.panel]
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.showsHorizontalScrollIndicator = false
    addSubview(scrollView)
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  /// Says these. A place that was shown is hidden again when they are another photo's.
  ///
  /// - Parameter newPins: the notes that are pinned to it.
  public func show(_ newFacts: PhotoFacts, pins newPins: [String] = []) {
    guard newFacts != facts || newPins != pins else { return }
    facts = newFacts
    pins = newPins
    for group in groups { group.removeFromSuperview() }
    groups = makeGroups(InfoContent(newFacts, pins: newPins, texts))
    for group in groups { scrollView.addSubview(group) }
    scrollView.contentOffset = .zero
    setNeedsLayout()
    onHeightChange()
  }

  private func makeGroups(_ content: InfoContent) -> [UIView] {
    var groups: [UIView] = []
    let head = InfoGroupView(isCard: false)
    if let day = content.day { head.add(InfoLook.label(day, InfoLook.large)) }
    if let time = content.time { head.add(InfoLook.label(time, InfoLook.plain, .secondaryLabel)) }
    if let source = content.dateSource {
      head.add(InfoLook.label(source, InfoLook.plain, .secondaryLabel))
    }
    if let problem = content.problem { head.add(InfoLook.label(problem, InfoLook.plain)) }
    let words = InfoGroupView(isCard: false)
    if let title = content.title { words.add(InfoLook.label(title, InfoLook.strong)) }
    if let caption = content.caption { words.add(InfoLook.label(caption, InfoLook.plain)) }
    for group in [head, words] where !group.lines.isEmpty { groups.append(group) }
    if !content.lines.isEmpty || !content.settings.isEmpty {
      groups.append(CameraCardView(content, texts))
    }
    if !content.place.isEmpty {
      groups.append(
        PlaceCardView(content.place, texts) { [weak self] in
          self?.setNeedsLayout()
          self?.onHeightChange()
        })
    }
    if !content.rows.isEmpty {
      let rows = InfoGroupView(isCard: true, gap: InfoLook.groupGap)
      for row in content.rows { rows.add(InfoRowView(row, texts, onCopy: onCopy)) }
      groups.append(rows)
    }
    return groups
  }

  // MARK: - Layout

  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : Self.preferredWidth
    return CGSize(width: width, height: arrange(in: width) { _, _ in })
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
    let height = arrange(in: bounds.width) { $0.frame = $1 }
    scrollView.contentSize = CGSize(width: bounds.width, height: height)
  }

  /// Returns the height of all, points.
  private func arrange(in width: CGFloat, _ place: (UIView, CGRect) -> Void) -> CGFloat {
    let inner = CGSize(
      width: max(0, width - 2 * InfoLook.margin), height: .greatestFiniteMagnitude)
    var y = InfoLook.margin
    for (index, group) in groups.enumerated() {
      if index > 0 { y += InfoLook.groupGap }
      let height = group.sizeThatFits(inner).height
      place(group, CGRect(x: InfoLook.margin, y: y, width: inner.width, height: height))
      y += height
    }
    return y + InfoLook.margin
  }
}
