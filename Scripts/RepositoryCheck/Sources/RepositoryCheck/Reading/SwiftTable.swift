import Foundation

/// What a script may mirror: the cases of an enumeration, the members of an option set, a constant list, or a number.
struct SwiftTable {
  let names: [String]
  let numbers: [Double]

  /// Numbers say nothing that the order does not.
  var isCounted: Bool { numbers == names.indices.map(Double.init) }

  /// - Parameter name: `Type`, `Outer.Type`, or `Type.constant`.
  init?(_ name: String, in project: Project) {
    let parts = name.split(separator: ".").map(String.init)
    guard let last = parts.last, let first = parts.first else { return nil }
    let isConstant = last.first?.isLowercase ?? false
    for file in project.files where !file.isTest && file.code.contains(where: { $0.holds(first) }) {
      let text = file.code.joined(separator: "\n")
      guard Self.declares(first, text) else { continue }
      if isConstant {
        if let table = SwiftTable(constant: last, in: text) { self = table; return }
      } else if let body = Self.body(of: last, in: text), let table = SwiftTable(body: body) {
        self = table
        return
      }
    }
    return nil
  }

  private static func declares(_ type: String, _ text: String) -> Bool {
    text.firstRange(of: try! Regex("\\b(?:enum|struct|class|extension) \(type)\\b")) != nil
  }

  /// A constant list of cases, or a number.
  private init?(constant: String, in text: String) {
    let pattern = "static (?:let|var) \(constant)\\b[^=\\n]*= *(\\[[^\\]]*\\]|[\\d._]+)"
    guard let match = text.firstMatch(of: try! Regex(pattern)), let value = match[1].substring
    else { return nil }
    if let number = Double(value.replacing("_", with: "")) {
      names = []
      numbers = [number]
    } else {
      names = value.matches(of: /\.(\w+)/).map { String($0.1) }
      numbers = names.indices.map(Double.init)
    }
  }

  /// What stands between the braces of a type, without what stands in braces there.
  private static func body(of type: String, in text: String) -> String? {
    let head = try! Regex("\\b(?:enum|struct) \(type)\\b[^{]*\\{")
    guard let range = text.firstRange(of: head) else { return nil }
    var body = ""
    var depth = 1
    for character in text[range.upperBound...] {
      if character == "{" { depth += 1 }
      if character == "}" { depth -= 1 }
      if depth == 0 { return body }
      if depth == 1 { body.append(character) }
    }
    return nil
  }

  private init?(body: String) {
    var names: [String] = []
    var numbers: [Double] = []
    for match in body.matches(of: /\bcase ((?:[^\n]*,\n)*[^\n]*)/) {
      for entry in match.1.split(separator: ",") {
        let parts = entry.split(separator: "=").map {
          $0.trimmingCharacters(in: .whitespacesAndNewlines)
        }
        names.append(parts[0].trimmingCharacters(in: ["`"]))
        numbers.append(parts.count > 1 ? Double(parts[1]) ?? .nan : (numbers.last ?? -1) + 1)
      }
    }
    for match in body.matches(of: /static let (\w+) = \w+\(rawValue: (\d+)\)/) {
      names.append(String(match.1))
      numbers.append(Double(match.2) ?? .nan)
    }
    guard !names.isEmpty else { return nil }
    (self.names, self.numbers) = (names, numbers)
  }
}
