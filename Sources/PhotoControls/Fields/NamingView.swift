import Localization
import PortableUIKit

/// Asks for a file's new name: the old one stands there, and all of it but its ending is chosen. Tab goes on to the next file.
final class NamingView: FieldView {
  /// The ending that the name would lose, while that is asked.
  private var lostEnding: String?
  /// Characters: "jpeg" and "heics" are endings, "holidays" is a word.
  private static let longestEnding = 5

  struct Draft {
    var text: String
    /// UTF-16 units.
    var caret: Int
  }

  /// Where somebody writes on who was refused a name, UTF-16 units.
  private var caret: Int?

  /// Where one goes when the name is said: 1 for the next file, -1 for the one before, 0 for nowhere.
  private var step = 0
  private let goOn: @MainActor (_ step: Int) -> Void

  /// - Parameter goOn: called with Tab, once the name is said: 1 for the next file, -1 for the one before.
  init(
    _ name: String, answer: @escaping Answer, goOn: @escaping @MainActor (_ step: Int) -> Void,
    dismiss: @escaping @MainActor () -> Void
  ) {
    self.goOn = goOn
    super.init(
      name, title: Words.text("Rename"), label: Words.text("Name"),
      confirm: Words.text("Rename"), answer: answer, dismiss: dismiss)
    field.tabWasPressed = { [unowned self] goesBack in
      step = goesBack ? -1 : 1
      confirm()
    }
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

  override var choice: Range<Int> {
    if let caret { return caret..<caret }
    let name = field.text ?? ""
    return 0..<name.prefix(Self.stemCount(of: name)).utf16.count
  }

  /// What somebody has written so far.
  var draft: Draft {
    let start = field.beginningOfDocument
    let end = field.selectedTextRange?.end ?? field.endOfDocument
    return Draft(text: field.text ?? "", caret: field.offset(from: start, to: end))
  }

  /// What was written in another one is refused: it stands there as it did, and why.
  func take(_ draft: Draft, _ problem: String) {
    field.text = draft.text
    caret = draft.caret
    refuse(problem)
  }

  override func say(_ text: String) {
    super.say(text)
    guard step != 0 else { return }
    goOn(step)
  }

  override func refuse(_ reason: String) {
    step = 0
    super.refuse(reason)
  }

  // MARK: - Endings

  /// Without its ending a photo is none for many programs, this one among them: Return keeps it.
  override func confirm() {
    let name = field.text ?? ""
    // A file that is called ".jpg" is hidden.
    if !name.isEmpty, name == Self.ending(of: oldText) {
      return refuse(Words.text("A file needs a name."))
    }
    guard let ending = endingLost(by: name) else { return super.confirm() }
    guard lostEnding == nil else {
      forgetQuestion()
      return say(name + ending)
    }
    lostEnding = ending
    show(
      problem: Words.text("Without “%” programs may not know that this is a photo.", ending),
      answers: [Words.text("Leave it out"), Words.text("Keep “%”", ending)])
  }

  override func decline() {
    guard lostEnding != nil else { return super.decline() }
    forgetQuestion()
    say(field.text ?? "")
  }

  /// Who writes on is asked anew.
  override func textChanged() {
    step = 0
    forgetQuestion()
    super.textChanged()
  }

  private func forgetQuestion() {
    guard lostEnding != nil else { return }
    lostEnding = nil
    show(problem: nil, answers: [Words.text("Cancel"), Words.text("Rename")])
  }

  /// The ending of the old name that the new one has lost; nil when it has it, or another one in its place.
  private func endingLost(by name: String) -> String? {
    let ending = Self.ending(of: oldText)
    guard !ending.isEmpty, !name.isEmpty, !Self.isEnding(Self.ending(of: name)) else { return nil }
    return ending
  }

  /// With the dot; empty where a name has none.
  private static func ending(of name: String) -> String {
    String(name.dropFirst(stemCount(of: name)))
  }

  /// What follows a dot in "3.10.2026" or "A. Person" is none.
  private static func isEnding(_ text: String) -> Bool {
    let letters = text.dropFirst()
    return letters.count <= longestEnding && letters.contains { $0.isLetter }
      && letters.allSatisfy { $0.isLetter || $0.isNumber }
  }
}
