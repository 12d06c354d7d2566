import Foundation

/// A language's file in Desktop/languages, as far as those of this project need it: each text on one line.
public struct MessageFile: Sendable {
  public struct Message: Sendable {
    public var english: String
    public var englishPlural: String?
    /// One, or as many as the language has forms.
    public var forms: [String]
  }

  public let messages: [Message]
  private let byEnglish: [String: Message]

  /// - Parameter language: "de", or the template's name.
  public init(_ language: String) throws {
    let ending = language == "zoomscroll" ? "pot" : "po"
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Desktop/languages/\(language).\(ending)").standardized
    var messages: [Message] = []
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      guard let quote = line.firstIndex(of: "\""), !line.hasPrefix("\"") else { continue }
      let text = line[line.index(after: quote)...].dropLast()
        .replacingOccurrences(of: "\\\"", with: "\"")
      if line.hasPrefix("msgid_plural") {
        messages[messages.count - 1].englishPlural = text
      } else if line.hasPrefix("msgid") {
        messages.append(Message(english: text, englishPlural: nil, forms: []))
      } else if line.hasPrefix("msgstr") {
        messages[messages.count - 1].forms.append(text)
      }
    }
    // The first one is what the file says of itself.
    self.messages = Array(messages.dropFirst())
    byEnglish = Dictionary(uniqueKeysWithValues: self.messages.map { ($0.english, $0) })
  }

  public func text(_ english: String) -> String { byEnglish[english]?.forms.first ?? english }

  /// - Parameter form: which one the language takes for a number.
  public func plural(_ one: String, form: (Int) -> Int, _ count: Int) -> String {
    byEnglish[one]?.forms[form(count)] ?? one
  }
}
