/// A script of the page loads what lies where it says, and only from the folders below its own.
struct ScriptRule: Rule {
  let name = "scripts"
  /// What the scripts in each folder of `Web` may load besides their own: the player knows nothing of the page.
  private static let below = [
    "shared": [], "player": ["shared"], "page": ["player", "shared"],
    "cases": ["page", "player", "shared"], "view": ["page", "shared"], "packing": ["shared"],
  ]

  func findings(in project: Project) -> [Finding] {
    let paths = Set(project.scripts.map(\.path))
    return project.scripts.filter { $0.path.hasPrefix("Web/") && $0.path.hasSuffix(".js") }
      .flatMap { script in
        script.lines.enumerated().flatMap { index, line in
          Self.loaded(by: line).compactMap { address -> Finding? in
            let path = Self.path(address, from: script.folder)
            guard let complaint = Self.complaint(path, from: script.folder, existing: paths) else {
              return nil
            }
            return Finding(
              path: script.path, line: index + 1, rule: name, reason: "\(address): \(complaint)")
          }
        }
      }
  }

  private static func complaint(
    _ path: String, from folder: String, existing: Set<String>
  ) -> String? {
    guard existing.contains(path) else { return "there is no \(path)" }
    let own = folder.split(separator: "/").last.map(String.init) ?? ""
    let other = path.split(separator: "/").dropLast().last.map(String.init) ?? ""
    guard let below = below[own] else { return "what may Web/\(own) load?" }
    return own == other || below.contains(other) ? nil : "\(own) may not load what is in \(other)"
  }

  /// Imports of both kinds, and workers.
  private static func loaded(by line: String) -> [String] {
    guard !line.drop(while: \.isWhitespace).hasPrefix("//") else { return [] }
    return line.matches(of: /(?:from |import\(|import |new URL\()'(\.[^']*\.js)'/).map {
      String($0.1)
    }
  }

  private static func path(_ address: String, from folder: String) -> String {
    var parts = folder.split(separator: "/")
    for part in address.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }
}
