import Foundation
import Testing

/// Display lists, as text, are what `Golden` has of that name. `KEEP_GOLDENS=1` keeps them anew.
func expectKept(_ text: String, as name: String) throws {
  let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden")
  let file = folder.appending(path: "\(name).frames")
  if ProcessInfo.processInfo.environment["KEEP_GOLDENS"] != nil {
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
  let kept = try String(contentsOf: file, encoding: .utf8)
  let lines = zip(text.split(separator: "\n"), kept.split(separator: "\n"))
  let difference = lines.enumerated().first { $1.0 != $1.1 }
  #expect(text == kept, "\(name), line \(difference.map { "\($0 + 1): \($1.0)" } ?? "")")
}
