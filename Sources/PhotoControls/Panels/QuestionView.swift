import PortableUIKit

/// Asks something about what somebody has just done. That is answered by yes or no, or not at all, or by undoing it. Keys that
/// lead elsewhere do so, and it leaves for them.
final class QuestionView: PanelView {
  enum Answer {
    case yes, no
    /// Somebody has sent the question away.
    case none
    case undo
    /// Somebody has gone on.
    case later
  }

  private let title = UILabel(frame: .zero)
  private let text = UILabel(frame: .zero)
  private var buttons: [TextButton] = []
  /// Nil when it was answered.
  private var answer: (@MainActor (Answer) -> Void)?
  /// Seconds it has been seen for.
  private var age = 0.0
  private lazy var link = FrameLink(comesToRest: true) { [unowned(unsafe) self] in
    pass($0 - $1)
  }

  init(
    title: String, text: String, yes: String, no: String,
    answer: @escaping @MainActor (Answer) -> Void, dismiss: @escaping @MainActor () -> Void
  ) {
    self.answer = answer
    super.init(dismiss: dismiss)
    self.title.text = title
    self.title.font = .text(ofSize: 17, weight: .semibold)
    self.title.textColor = ControlsTunables.ink
    self.title.accessibilityTraits = .header
    self.text.text = text
    self.text.font = .text(ofSize: 14)
    self.text.textColor = ControlsTunables.faintInk
    for label in [self.title, self.text] {
      label.numberOfLines = 0
      box.addSubview(label)
    }
    buttons = [
      TextButton(label: no) { [unowned self] in say(.no) },
      TextButton(label: yes) { [unowned self] in say(.yes) },
    ]
    for (button, words) in zip(buttons, [no, yes]) {
      button.text = words
      button.backgroundColor = ControlsTunables.pointed
      button.layer.cornerRadius = ControlsTunables.button / 4
      box.addSubview(button)
    }
    buttons[1].backgroundColor = ControlsTunables.choice
    buttons[1].isAccessibilityFocus = true
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  /// A key that comes before was pressed for something else.
  private var canBeRead: Bool { age >= ControlsTunables.questionReading }

  private func pass(_ seconds: Double) {
    age += seconds
    if canBeRead { link.stop() }
  }

  private func say(_ given: Answer) {
    let answer = answer
    self.answer = nil
    close()
    answer?(given)
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    guard newSuperview == nil else { return }
    link.stop()
    answer?(.none)
    answer = nil
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if let window { link.start(in: window) }
  }

  override func handle(_ key: UIKey) -> Bool {
    if key.keyCode == .keyboardReturnOrEnter {
      if canBeRead { say(.yes) }
    } else if key.modifierFlags == .control, key.charactersIgnoringModifiers.lowercased() == "z" {
      say(.undo)
    } else {
      return super.handle(key)
    }
    return true
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let keys = presses.compactMap(\.key).filter { !handle($0) }
    guard keys.contains(where: leadsElsewhere), answer != nil, let event, let window else {
      return
    }
    say(.later)
    window.sendEvent(event)
  }

  private func leadsElsewhere(_ key: UIKey) -> Bool {
    switch key.keyCode {
    case .keyboardLeftArrow, .keyboardRightArrow, .keyboardUpArrow, .keyboardDownArrow,
      .keyboardPageUp, .keyboardPageDown, .keyboardHome, .keyboardEnd:
      true
    default: false
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (area, padding) = (controlsArea, ControlsTunables.helpPadding)
    let width = max(0, min(ControlsTunables.questionWidth, area.width))
    let column = max(0, width - 2 * padding)
    let room = CGSize(width: column, height: .greatestFiniteMagnitude)
    var y = padding
    for (label, gap) in [(title, ControlsTunables.gap), (text, padding)] {
      let height = label.sizeThatFits(room).height.rounded(.up)
      label.frame = CGRect(x: padding, y: y, width: column, height: height)
      y += height + gap
    }
    layOut(buttons, at: y, width: width)
  }
}
