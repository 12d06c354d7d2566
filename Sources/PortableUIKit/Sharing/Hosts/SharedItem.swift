/// One thing that is shared, as hosts know it.
public enum SharedItem {
  /// Words.
  case text(String)
  /// Of something in the web.
  case address(String)
  /// The path of a file of this computer.
  case file(String)
  /// A picture that is in no file.
  case picture(UIImage)
}

extension SharedItem {
  /// Texts and addresses, each in a line of its own; nil where something else is among them, or nothing.
  static func text(of items: [SharedItem]) -> String? {
    var text = ""
    for item in items {
      guard let line = item.text else { return nil }
      if !text.utf8.isEmpty { text += "\n" }
      text += line
    }
    return text.utf8.isEmpty ? nil : text
  }

  /// What of it can be read.
  package var text: String? {
    switch self {
    case .text(let text), .address(let text): text
    case .file, .picture: nil
    }
  }
}
