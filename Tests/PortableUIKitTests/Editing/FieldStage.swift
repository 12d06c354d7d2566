import Foundation
import PortableUIKit
import ScrollEngine
import ScrollTesting

/// Says what a delegate of a text field and its targets hear.
@MainActor
final class FieldLog: NSObject, UITextFieldDelegate {
  var lines: [String] = []
  var refused: Set<String> = []

  private func ask(_ name: String) -> Bool {
    lines.append(name)
    return !refused.contains(name)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("should begin") }
  func textFieldDidBeginEditing(_ textField: UITextField) { lines.append("did begin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("should end") }
  func textFieldDidEndEditing(_ textField: UITextField) { lines.append("did end") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("should clear") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("should return") }
  func textFieldDidChangeSelection(_ textField: UITextField) { lines.append("selection") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    lines.append("\(range.location)+\(range.length) '\(string)'")
    return !refused.contains("change")
  }
}

/// A window with a text field; with estimated texts every character is half as wide as the font is high.
@MainActor
struct FieldStage {
  let stage: Stage
  let field: UITextField
  let log = FieldLog()

  init(texts: Stage.Texts = .estimated) {
    let root = UIViewController()
    stage = Stage(size: CGSize(width: 320, height: 200), texts: texts, root: root)
    field = UITextField(frame: CGRect(x: 10, y: 20, width: 200, height: 34))
    field.font = .systemFont(ofSize: 20)
    root.view.addSubview(field)
    stage.frame()
  }

  /// With its log, and the keyboard on it.
  func begin(_ text: String = "") {
    field.text = text
    field.becomeFirstResponder()
    stage.frame()
    field.delegate = log
    for (event, name) in [
      (UIControl.Event.editingChanged, "changed"), (.editingDidBegin, "began"),
      (.editingDidEnd, "ended"), (.editingDidEndOnExit, "exit"),
    ] {
      field.addAction(UIAction { [log] _ in log.lines.append(name) }, for: event)
    }
    log.lines = []
  }

  func type(_ text: String) {
    for scalar in text.unicodeScalars { stage.press(scalar) }
  }

  /// Where it is, in characters.
  var selection: Range<Int>? {
    field.selectedTextRange.map {
      field.offset(
        from: field.beginningOfDocument, to: $0.start)..<field.offset(
          from: field.beginningOfDocument, to: $0.end)
    }
  }
}
