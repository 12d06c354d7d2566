import PortableUIKit

/// A line of the settings: what it is about, and what one can choose.
final class SettingRow: UIView {
  private enum Control {
    case choice(UISegmentedControl, count: Int)
    case isOn(UISwitch)
    case button(TextButton)
  }

  private let title = UILabel(frame: .zero)
  private let control: Control
  private static let gap: CGFloat = 8
  /// The keyboard means it.
  var isInFocus = false {
    didSet {
      backgroundColor = isInFocus ? ControlsTunables.pointed : .clear
      showFocus()
    }
  }

  /// One of some.
  init(
    _ name: String, _ choices: [String], chosen: Int, change: @escaping @MainActor (Int) -> Void
  ) {
    let segments = UISegmentedControl(frame: .zero)
    for (index, choice) in choices.enumerated() {
      segments.insertSegment(withTitle: choice, at: index, animated: false)
      segments.contentOfSegment(at: index)?.accessibilityLabel = "\(name), \(choice)"
    }
    segments.apportionsSegmentWidthsByContent = true
    segments.selectedSegmentIndex = chosen
    segments.selectedSegmentTintColor = ControlsTunables.touched
    control = .choice(segments, count: choices.count)
    super.init(frame: .zero)
    segments.addAction(
      UIAction { [unowned self, unowned segments] _ in
        showFocus()
        change(segments.selectedSegmentIndex)
      }, for: .valueChanged)
    prepare(name)
  }

  /// On or off.
  init(_ name: String, isOn: Bool, change: @escaping @MainActor (Bool) -> Void) {
    let toggle = UISwitch(frame: .zero)
    toggle.isOn = isOn
    toggle.onTintColor = ControlsTunables.choice
    control = .isOn(toggle)
    super.init(frame: .zero)
    toggle.addAction(
      UIAction { [unowned toggle] _ in change(toggle.isOn) }, for: .valueChanged)
    prepare(name)
  }

  /// Something that is done when it is touched.
  ///
  /// - Parameter text: what stands on it.
  init(_ name: String, button text: String) {
    let button = TextButton(label: name) {}
    button.text = text
    control = .button(button)
    super.init(frame: .zero)
    button.action = { [unowned self] in press() }
    prepare(name)
  }

  /// What the button does.
  var press: @MainActor () -> Void = {}

  /// What stands on the button; empty for a row without one.
  var text: String {
    get { if case .button(let button) = control { button.text } else { "" } }
    set {
      guard case .button(let button) = control, newValue != button.text else { return }
      button.text = newValue
      setNeedsLayout()
    }
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  private func prepare(_ name: String) {
    title.text = name
    title.font = .text(ofSize: 14)
    title.textColor = ControlsTunables.ink
    title.numberOfLines = 0
    // What is beside it says its name.
    title.isAccessibilityElement = false
    layer.cornerRadius = 8  // derivation: looks, as a menu's rows
    view.accessibilityLabel = name
    addSubview(title)
    addSubview(view)
  }

  /// Of a choice, what is chosen is what a screen reader reads.
  private func showFocus() {
    guard case .choice(let segments, let count) = control else {
      view.isAccessibilityFocus = isInFocus
      return
    }
    for index in 0..<count {
      segments.contentOfSegment(at: index)?.isAccessibilityFocus =
        isInFocus && index == segments.selectedSegmentIndex
    }
  }

  private var view: UIControl {
    switch control {
    case .choice(let segments, _): segments
    case .isOn(let toggle): toggle
    case .button(let button): button
    }
  }

  /// A key says the next (1), the one before (−1), or another one (0).
  func change(by step: Int) {
    switch control {
    case .choice(let segments, let count):
      let new =
        step == 0
        ? (segments.selectedSegmentIndex + 1) % count
        : max(0, min(count - 1, segments.selectedSegmentIndex + step))
      guard new != segments.selectedSegmentIndex else { return }
      segments.selectedSegmentIndex = new
      segments.sendActions(for: .valueChanged)
    case .isOn(let toggle):
      let isOn = step == 0 ? !toggle.isOn : step > 0
      guard isOn != toggle.isOn else { return }
      toggle.setOn(isOn, animated: true)
      toggle.sendActions(for: .valueChanged)
    case .button: if step >= 0 { press() }
    }
  }

  /// What one chooses lies beside what it is about, or below where there is no room.
  private func arrangement(in width: CGFloat) -> (title: CGRect, control: CGRect, height: CGFloat) {
    let room = max(0, width - 2 * Self.gap)
    let size = view.sizeThatFits(CGSize(width: room, height: ControlsTunables.button))
    let chosen = CGSize(width: min(size.width, room), height: size.height)
    let natural = title.sizeThatFits(
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: ControlsTunables.button))
    let isBeside = natural.width.rounded(.up) + 2 * Self.gap + chosen.width <= room
    let words = title.sizeThatFits(
      CGSize(width: isBeside ? natural.width.rounded(.up) : room, height: .greatestFiniteMagnitude))
    guard !isBeside else {
      let height = max(ControlsTunables.button, chosen.height + 2 * Self.gap)
      return (
        CGRect(x: Self.gap, y: 0, width: words.width.rounded(.up), height: height),
        CGRect(
          x: width - Self.gap - chosen.width, y: ((height - chosen.height) / 2).rounded(),
          width: chosen.width, height: chosen.height), height
      )
    }
    let top = words.height.rounded(.up) + 2 * Self.gap
    return (
      CGRect(x: Self.gap, y: Self.gap, width: room, height: words.height.rounded(.up)),
      CGRect(x: Self.gap, y: top, width: chosen.width, height: chosen.height),
      top + chosen.height + Self.gap
    )
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arrangement(in: size.width).height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var (words, chosen, _) = arrangement(in: bounds.width)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      words.origin.x = bounds.width - words.maxX
      chosen.origin.x = bounds.width - chosen.maxX
    }
    title.frame = words
    view.frame = chosen
  }
}
