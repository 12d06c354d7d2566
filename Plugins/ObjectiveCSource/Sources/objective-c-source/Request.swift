import Foundation
import ObjectiveCRewriting

/// What one call of the command is to do.
struct Request {
  private var files: [String] = []
  private var context: [String] = []
  /// Nil means in place.
  private var output: String?
  private var form = Rewriting.Form.program

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    var isInPlace = false
    while let argument = rest.popFirst() {
      switch argument {
      case "--output": output = try Self.value(of: argument, &rest)
      case "--context": context.append(try Self.value(of: argument, &rest))
      case "--in-place": isInPlace = true
      case "--page": form = .page
      case _ where argument.hasPrefix("-"):
        throw UsageError(sentence: "There is no option \(argument).")
      default: files.append(argument)
      }
    }
    guard isInPlace != (output != nil) else {
      throw UsageError(sentence: "It takes one of --output and --in-place.")
    }
    guard !files.isEmpty else { throw UsageError(sentence: "It is told no file.") }
    let names = Dictionary(grouping: files) { URL(filePath: $0).lastPathComponent }
    if output != nil, let twice = names.first(where: { $0.value.count > 1 }) {
      throw UsageError(
        sentence: "A module has one file of a name: \(twice.value.joined(separator: " and "))")
    }
  }

  private static func value(of option: String, _ rest: inout ArraySlice<String>) throws -> String {
    guard let value = rest.popFirst() else { throw UsageError(sentence: "\(option) of what?") }
    return value
  }

  func carryOut() throws {
    let originals = try files.map(read)
    let result = Rewriting(of: originals, context: try context.map(read), form: form)
    for remark in result.remarks {
      FileHandle.standardError.write(Data("\(remark)\n".utf8))
    }
    for (original, rewritten) in zip(originals, result.files) {
      if let output {
        try write(
          rewritten.located, to: URL(filePath: output).appending(path: rewritten.name).path)
      } else if rewritten.text != original.text {
        try write(rewritten.text, to: original.path)
      }
    }
  }

  private func read(_ path: String) throws -> Original {
    do {
      return Original(path: path, text: try String(contentsOfFile: path, encoding: .utf8))
    } catch {
      throw UsageError(sentence: "\(path) cannot be read as text.")
    }
  }

  /// What is the same already keeps its date, so that nothing is compiled for it.
  private func write(_ text: String, to path: String) throws {
    guard (try? String(contentsOfFile: path, encoding: .utf8)) != text else { return }
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }
}
