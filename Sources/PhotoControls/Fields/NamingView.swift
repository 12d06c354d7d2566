import Localization
import PortableUIKit

/// Asks for a file's new name: the old one stands there, and all of it but its ending is chosen.
final class NamingView: FieldView {
  init(_ name: String, answer: @escaping Answer, dismiss: @escaping @MainActor () -> Void) {
    super.init(
      name, title: Words.text("Rename"), label: Words.text("Name"),
      confirm: Words.text("Rename"), answer: answer, dismiss: dismiss)
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

  override var chosenCount: Int { Self.stemCount(of: field.text ?? "") }
}
