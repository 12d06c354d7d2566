import Localization
import PortableUIKit

/// Asks for a file's new name: the old one stands there, and all of it but its ending is chosen.
final class NamingView: PanelView, UITextFieldDelegate {
  /// Called with the name that somebody wants; what it is handed says why the file cannot have it.
  typealias Answer =
    @MainActor (_ name: String, _ refuse: @escaping @MainActor (String) -> Void) ->
    Void

  private let title = UILabel(frame: .zero)
  let field: PanelField
  private let problem = UILabel(frame: .zero)
  private let buttons: [TextButton]
  private let oldName: String
  private let answer: Answer

  init(
    _ name: String, answer: @escaping Answer, dismiss: @escaping @MainActor () -> Void
  ) {
    oldName = name
    self.answer = answer
    field = PanelField(name, label: Words.text("Name"))
    buttons = [
      TextButton(label: Words.text("Cancel")) { dismiss() },
      TextButton(label: Words.text("Rename")) {},
    ]
    super.init(dismiss: dismiss)
    buttons[1].action = { [unowned self] in say() }
    field.delegate = self
    field.addAction(UIAction { [unowned self] _ in nameChanged() }, for: .editingChanged)
    title.text = Words.text("Rename")
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    title.textColor = ControlsTunables.ink
    title.accessibilityTraits = .header
    problem.font = .systemFont(ofSize: 14)
    problem.textColor = ControlsTunables.warning
    problem.numberOfLines = 0
    for view in [title, field, problem] as [UIView] { box.addSubview(view) }
    for button in buttons {
      button.text = button.accessibilityLabel ?? ""
      button.backgroundColor = ControlsTunables.pointed
      button.layer.cornerRadius = ControlsTunables.button / 4
      box.addSubview(button)
    }
    buttons[1].backgroundColor = ControlsTunables.choice
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  /// Characters before a name's ending; all where it has none, or is nothing else.
  static func stemCount(of name: String) -> Int {
    let characters = Array(name)
    guard let dot = characters.lastIndex(of: "."), dot > 0, dot < characters.count - 1 else {
      return characters.count
    }
    return dot
  }

  private func say() {
    let name = field.text ?? ""
    guard name != oldName else { return close() }
    answer(name) { [weak self] in self?.refuse($0) }
  }

  private func refuse(_ reason: String) {
    problem.text = reason
    setNeedsLayout()
  }

  /// It may be right now.
  private func nameChanged() {
    guard problem.text != nil else { return }
    problem.text = nil
    setNeedsLayout()
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    say()
    return true
  }

  /// The keys go to the field, where all but the name's ending is chosen.
  override func becomeFirstResponder() -> Bool {
    guard field.becomeFirstResponder() else { return false }
    let start = field.beginningOfDocument
    let stem = String((field.text ?? "").prefix(Self.stemCount(of: oldName)))
    if let end = field.position(from: start, offset: stem.utf16.count) {
      field.selectedTextRange = field.textRange(from: start, to: end)
    }
    return true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (area, padding) = (controlsArea, ControlsTunables.helpPadding)
    let gap = ControlsTunables.margin
    let width = max(0, min(ControlsTunables.questionWidth, area.width))
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
