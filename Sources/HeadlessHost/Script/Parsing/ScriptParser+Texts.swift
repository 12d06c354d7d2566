import ScrollEngine

/// The lines that stand for what somebody writes.
extension ScriptParser {
  static func type(_ scanner: inout LineScanner) throws(ScriptError) -> ScriptCommand {
    .raw(.text(.insert(try quoted(&scanner))))
  }

  static func paste(_ scanner: inout LineScanner) throws(ScriptError) -> ScriptCommand {
    .raw(.text(.paste(try quoted(&scanner))))
  }

  /// Without a number the caret stands at the end.
  static func compose(_ scanner: inout LineScanner) throws(ScriptError) -> ScriptCommand {
    let text = try quoted(&scanner)
    let length = text.unicodeScalars.count
    let caret: Int =
      scanner.isAtEnd ? length : try scanner.wholeNumber("the caret's place")
    guard (0...length).contains(caret) else {
      throw scanner.error("the caret of this text stands at 0 to \(length), not at \(caret)")
    }
    return .raw(.text(.mark(text, caret: caret)))
  }

  static func erase(_ scanner: inout LineScanner) throws(ScriptError) -> ScriptCommand {
    let before: Int = try scanner.wholeNumber("how many characters before the caret go")
    let after: Int =
      scanner.isAtEnd ? 0 : try scanner.wholeNumber("how many characters behind the caret go")
    guard before >= 0, after >= 0 else { throw scanner.error("a count cannot be negative") }
    return .raw(.text(.erase(before: before, after: after)))
  }

  static func quoted(_ scanner: inout LineScanner) throws(ScriptError) -> String {
    let word = try scanner.word("the text, such as \"Anna\",")
    guard let text = TextName.parse(word) else {
      throw scanner.error(
        "a text stands between quotation marks, such as \"Anna\", with \\\" \\\\ \\n \\t and \\u{E9}; "
          + "not \(word)")
    }
    return text
  }
}
