import Localization
import PortableUIKit

/// What one can have otherwise, a line each. Whatever is chosen holds at once.
class SettingsPanel: PanelView {
  private let scroller = PanelScrollView(frame: .zero)
  private let heading = UILabel(frame: .zero)
  /// Below the heading.
  private let explanation = UILabel(frame: .zero)
  let rows: [SettingRow]
  private lazy var button = IconButton(.cross, label: Words.text("Close")) { [unowned self] in
    close()
  }
  /// The row that the keyboard means; nil until a key was used.
  private(set) var focused: Int? {
    didSet {
      for (index, row) in rows.enumerated() { row.isInFocus = index == focused }
      if let focused { scroller.scrollRectToVisible(rows[focused].frame, animated: false) }
    }
  }

  /// - Parameter explanation: what is to be known of all rows.
  init(
    _ rows: [SettingRow], heading name: String = Words.text("Settings"),
    explanation note: String = "",
    dismiss: @escaping @MainActor () -> Void
  ) {
    self.rows = rows
    super.init(dismiss: dismiss)
    // Its controls lie on dark glass.
    overrideUserInterfaceStyle = .dark
    heading.text = name
    heading.font = .text(ofSize: 20, weight: .bold)
    heading.textColor = ControlsTunables.ink
    heading.accessibilityTraits = .header
    explanation.text = note
    explanation.font = .text(ofSize: 14)
    explanation.textColor = ControlsTunables.faintInk
    explanation.numberOfLines = 0
    box.addSubview(scroller)
    scroller.addSubview(heading)
    if !note.isEmpty { scroller.addSubview(explanation) }
    for row in rows { scroller.addSubview(row) }
    box.addSubview(button)
    if UIAccessibility.isVoiceOverRunning { moveFocus(by: 1) }
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  override func handle(_ key: UIKey) -> Bool {
    let forward = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    let isBackward = key.modifierFlags.contains(.shift)
    switch key.keyCode {
    case .keyboardDownArrow: moveFocus(by: 1)
    case .keyboardUpArrow: moveFocus(by: -1)
    case .keyboardTab: moveFocus(by: isBackward ? -1 : 1)
    case .keyboardRightArrow: change(by: forward)
    case .keyboardLeftArrow: change(by: -forward)
    case .keyboardSpacebar: change(by: 0)
    case .keyboardReturnOrEnter: close()
    default: return super.handle(key)
    }
    return true
  }

  private func moveFocus(by step: Int) {
    focused =
      focused.map { ($0 + step + rows.count) % rows.count } ?? (step > 0 ? 0 : rows.count - 1)
  }

  private func change(by step: Int) {
    if let focused { rows[focused].change(by: step) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (area, padding) = (controlsArea, ControlsTunables.helpPadding)
    let width = max(0, min(ControlsTunables.settingsWidth, area.width))
    let column = max(0, width - 2 * padding)
    heading.frame = CGRect(
      x: padding, y: padding, width: max(0, column - ControlsTunables.button),
      height: heading.sizeThatFits(area.size).height.rounded(.up))
    var y = heading.frame.maxY + padding / 2
    if explanation.superview != nil {
      let height = explanation.sizeThatFits(
        CGSize(width: column, height: .greatestFiniteMagnitude)
      ).height.rounded(.up)
      explanation.frame = CGRect(x: padding, y: y, width: column, height: height)
      y += height + padding / 2
    }
    // Their words stand below the heading.
    let edge = ControlsTunables.gap
    for row in rows {
      let height = row.sizeThatFits(CGSize(width: column + 2 * edge, height: 0)).height
      row.frame = CGRect(x: padding - edge, y: y, width: column + 2 * edge, height: height)
      y += height
    }
    let height = y + padding / 2
    let shown = max(0, min(height, area.height))
    box.frame = CGRect(
      x: (area.midX - width / 2).rounded(), y: (area.midY - shown / 2).rounded(), width: width,
      height: shown)
    scroller.frame = box.bounds
    scroller.contentSize = CGSize(width: width, height: height)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    button.frame = CGRect(
      x: isReversed ? edge : width - ControlsTunables.button - edge, y: edge,
      width: ControlsTunables.button, height: ControlsTunables.button)
  }
}
