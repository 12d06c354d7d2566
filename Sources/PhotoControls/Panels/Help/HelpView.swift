import Localization
import PortableUIKit

/// All keys and gestures, side by side where there is room.
final class HelpView: PanelView {
  private let scroller = PanelScrollView(frame: .zero)
  private let heading = UILabel(frame: .zero)
  private var blocks: [HelpSectionView] = []
  private lazy var button = IconButton(.cross, label: Words.text("Close")) { [unowned self] in
    close()
  }

  init(_ contents: HelpContents, dismiss: @escaping @MainActor () -> Void) {
    super.init(dismiss: dismiss)
    heading.text = Words.text("Keys and gestures")
    heading.font = .text(ofSize: 20, weight: .bold)
    heading.textColor = ControlsTunables.ink
    heading.accessibilityTraits = .header
    box.addSubview(scroller)
    scroller.addSubview(heading)
    blocks = contents.sections.map { HelpSectionView($0) }
    for block in blocks { scroller.addSubview(block) }
    box.addSubview(button)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  override func handle(_ key: UIKey) -> Bool {
    let page = scroller.bounds.height / 2
    switch key.keyCode {
    case .keyboardDownArrow, .keyboardPageDown, .keyboardSpacebar: scroll(by: page)
    case .keyboardUpArrow, .keyboardPageUp: scroll(by: -page)
    case .keyboardF1, .keyboardReturnOrEnter: close()
    default:
      guard key.charactersIgnoringModifiers == "?" else { return super.handle(key) }
      close()
    }
    return true
  }

  private func scroll(by distance: CGFloat) {
    let last = max(0, scroller.contentSize.height - scroller.bounds.height)
    let y = max(0, min(last, scroller.contentOffset.y + distance))
    scroller.setContentOffset(CGPoint(x: 0, y: y), animated: !UIAccessibility.isReduceMotionEnabled)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let padding = ControlsTunables.helpPadding
    let area = controlsArea
    let width = max(0, min(ControlsTunables.helpWidth, area.width))
    let columns = max(
      1,
      min(
        ControlsTunables.helpColumns,
        Int((width - padding) / (ControlsTunables.helpColumn + padding)))
    )
    let column = max(0, (width - padding) / CGFloat(columns) - padding)
    heading.frame = CGRect(
      x: padding, y: padding, width: max(0, width - 2 * padding - ControlsTunables.button),
      height: heading.sizeThatFits(area.size).height.rounded(.up))
    let top = heading.frame.maxY + padding / 2
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var ends = [CGFloat](repeating: top, count: columns)
    for block in blocks {
      // They are read from column to column; one that is short takes what is left.
      let place = ends.indices.min { ends[$0] < ends[$1] } ?? 0
      let height = block.sizeThatFits(CGSize(width: column, height: 0)).height
      let x = padding + CGFloat(place) * (column + padding)
      block.frame = CGRect(
        x: isReversed ? width - x - column : x, y: ends[place], width: column, height: height)
      ends[place] += height + padding / 2
    }
    let height = (ends.max() ?? 0) + padding / 2
    let shown = max(0, min(height, area.height))
    box.frame = CGRect(
      x: (area.midX - width / 2).rounded(), y: (area.midY - shown / 2).rounded(), width: width,
      height: shown)
    scroller.frame = box.bounds
    scroller.contentSize = CGSize(width: width, height: height)
    let edge = ControlsTunables.gap
    button.frame = CGRect(
      x: isReversed ? edge : width - ControlsTunables.button - edge, y: edge,
      width: ControlsTunables.button, height: ControlsTunables.button)
  }
}
