import UIKit

/// A text field and a text view in a window of the desktop; says what stands in them, and what of it an input method has not
/// decided yet.
@MainActor
final class WritingTrial: NSObject, UITextViewDelegate {
  private let root = UIViewController()
  private let field = UITextField(frame: CGRect(x: 100, y: 100, width: 400, height: 60))
  private let pad = UITextView(frame: CGRect(x: 100, y: 200, width: 400, height: 200))

  func run() -> Int32 {
    ControllerWindow.run(root, title: "Writing", fill: fill)
  }

  private func fill() {
    root.view.backgroundColor = .systemBackground
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 40)
    field.addAction(
      UIAction { [unowned self] _ in
        tell("field", field.text ?? "", field.markedTextRange.flatMap(field.text(in:)))
      }, for: .editingChanged)
    pad.backgroundColor = .secondarySystemBackground
    pad.font = .systemFont(ofSize: 40)
    pad.delegate = self
    root.view.addSubview(field)
    root.view.addSubview(pad)
  }

  func textViewDidChange(_ textView: UITextView) {
    tell("view", pad.text, pad.markedTextRange.flatMap(pad.text(in:)))
  }

  private func tell(_ who: String, _ text: String, _ marked: String?) {
    say("\(who) [\(text)]\(marked.map { " undecided [\($0)]" } ?? "")")
  }
}
