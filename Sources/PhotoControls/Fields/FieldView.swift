import Localization
import PortableUIKit

/// Asks for a line of text: a field, what is wrong with what stands there, and two answers.
class FieldView: PanelView, UITextFieldDelegate {
  /// Called with what somebody has written; what it is handed says why that cannot be.
  typealias Answer =
    @MainActor (_ text: String, _ refuse: @escaping @MainActor (String) -> Void) -> Void

  private let title = UILabel(frame: .zero)
  let field: PanelField
  private let problem = UILabel(frame: .zero)
  private let buttons: [TextButton]
  let oldText: String
  private let answer: Answer
  /// Points: as wide as the longest text so far, so that the box does not tremble while somebody writes.
  private var neededWidth = ControlsTunables.questionWidth

  /// - Parameters:
  ///   - text: stands there at first.
  ///   - label: of the field, for those who do not see it.
  ///   - confirm: what the second button says.
  init(
    _ text: String, title: String, label: String, confirm: String, answer: @escaping Answer,
    dismiss: @escaping @MainActor () -> Void
  ) {
    oldText = text
    self.answer = answer
    field = PanelField(text, label: label)
    buttons = [
      TextButton(label: Words.text("Cancel")) {},
      TextButton(label: confirm) {},
    ]
    super.init(dismiss: dismiss)
    buttons[0].action = { [unowned self] in decline() }
    buttons[1].action = { [unowned self] in self.confirm() }
    field.delegate = self
    field.addAction(UIAction { [unowned self] _ in textChanged() }, for: .editingChanged)
    self.title.text = title
    self.title.font = .text(ofSize: 17, weight: .semibold)
    self.title.textColor = ControlsTunables.ink
    self.title.accessibilityTraits = .header
    problem.font = .text(ofSize: 14)
    problem.textColor = ControlsTunables.warning
    problem.numberOfLines = 0
    for view in [self.title, field, problem] as [UIView] { box.addSubview(view) }
    for button in buttons {
      button.text = button.accessibilityLabel ?? ""
      button.backgroundColor = ControlsTunables.pointed
      button.layer.cornerRadius = ControlsTunables.button / 4
      box.addSubview(button)
    }
    buttons[1].backgroundColor = ControlsTunables.choice
  }

  // A subclass that the compiler (Swift 6.3) sees before this class refers to it.
  @available(*, unavailable)
  override init(dismiss: @escaping @MainActor () -> Void) {
    fatalError("made with a text only")
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  /// What is chosen of the text when it comes, in UTF-16 units.
  var choice: Range<Int> { 0..<(field.text ?? "").utf16.count }

  /// The second button, and Return.
  func confirm() { say(field.text ?? "") }

  /// The first button.
  func decline() { close() }

  /// What the buttons say for as long as something else is asked.
  func show(problem reason: String?, answers: [String]) {
    problem.text = reason
    for (button, text) in zip(buttons, answers) {
      button.accessibilityLabel = text
      button.text = text
    }
    setNeedsLayout()
  }

  func say(_ text: String) {
    guard text != oldText else { return close() }
    answer(text) { [weak self] in self?.refuse($0) }
  }

  func refuse(_ reason: String) {
    problem.text = reason
    setNeedsLayout()
  }

  /// It may be right now.
  func textChanged() {
    problem.text = nil
    setNeedsLayout()
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    confirm()
    return true
  }

  /// The keys go to the field.
  override func becomeFirstResponder() -> Bool {
    guard field.becomeFirstResponder() else { return false }
    let start = field.beginningOfDocument
    let choice = self.choice
    if let from = field.position(from: start, offset: choice.lowerBound),
      let to = field.position(from: start, offset: choice.upperBound)
    {
      field.selectedTextRange = field.textRange(from: from, to: to)
    }
    return true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (area, padding) = (controlsArea, ControlsTunables.helpPadding)
    let gap = ControlsTunables.margin
    neededWidth = max(neededWidth, field.neededWidth + 2 * padding)
    let width = max(0, min(neededWidth, area.width))
    let column = max(0, width - 2 * padding)
    func place(_ view: UIView, _ height: CGFloat, _ y: inout CGFloat) {
      view.frame = CGRect(x: padding, y: y, width: column, height: height)
      y += height + gap
    }
    var y = padding
    let room = CGSize(width: column, height: .greatestFiniteMagnitude)
    place(title, title.sizeThatFits(room).height.rounded(.up), &y)
    place(field, ControlsTunables.button, &y)
    problem.isHidden = (problem.text ?? "").isEmpty
    if !problem.isHidden { place(problem, problem.sizeThatFits(room).height.rounded(.up), &y) }
    layOut(buttons, at: y, width: width)
  }
}
