import Foundation
import Localization

/// The paths of the photos that somebody likes most: a line each, as an address, in a file that one can read, keep and write
/// oneself. Nothing is copied, and no photo is touched.
@MainActor
final class Favourites {
  private let path: String?
  /// As the file has them; nil before it was read.
  private var lines: [String]?
  private var paths: Set<[UInt8]> = []

  /// - Parameter folder: of what belongs to a person; nil keeps them for this run only.
  init(in folder: String?) { path = folder.map { $0 + "/favourites.txt" } }

  func contains(_ path: [UInt8]) -> Bool {
    read()
    return paths.contains(path)
  }

  /// It is one from now on, or no longer. Returns why not: a sentence; nil when it is so.
  func toggle(_ path: [UInt8]) -> String? {
    read()
    let old = (lines, paths)
    if paths.remove(path) != nil {
      lines?.removeAll { Self.path(of: $0) == path }
    } else {
      paths.insert(path)
      lines?.append(Self.address(of: path))
    }
    guard !write() else { return nil }
    (lines, paths) = old
    return Words.text("The list of favourites could not be written.")
  }

  /// A file has another name.
  func move(_ path: [UInt8], to new: [UInt8]) {
    guard contains(path) else { return }
    paths.remove(path)
    paths.insert(new)
    lines = lines?.map { Self.path(of: $0) == path ? Self.address(of: new) : $0 }
    _ = write()
  }

  private func read() {
    guard lines == nil else { return }
    let text = path.flatMap { try? String(contentsOfFile: $0, encoding: .utf8) } ?? ""
    let read = text.split(separator: "\n").map(String.init)
    lines = read
    paths = Set(read.compactMap(Self.path))
  }

  /// Whole, or not at all.
  private func write() -> Bool {
    guard let path, let lines else { return true }
    let folder = (path as NSString).deletingLastPathComponent
    let text = lines.map { $0 + "\n" }.joined()
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true,
        // derivation: nobody else's, as the XDG Base Directory Specification wants it.
        attributes: [.posixPermissions: 0o700])
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
      return true
    } catch {
      return false
    }
  }

  /// Any bytes that are a path fit into an address.
  private static func address(of path: [UInt8]) -> String {
    let plain = Array("/-._~".utf8)
    return "file://"
      + path.map { byte in
        let isPlain =
          plain.contains(byte) || byte < 0x80 && Character(Unicode.Scalar(byte)).isLetter
          || byte < 0x80 && Character(Unicode.Scalar(byte)).isNumber
        return isPlain ? String(Unicode.Scalar(byte)) : String(format: "%%%02X", byte)
      }.joined()
  }

  /// Nil for a line that means something else.
  private static func path(of line: String) -> [UInt8]? {
    guard line.hasPrefix("file:///") else { return nil }
    var bytes: [UInt8] = []
    var rest = Array(line.utf8.dropFirst("file://".utf8.count))[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      guard let code = UInt8(digits, radix: 16), rest.count >= 2 else { return nil }
      bytes.append(code)
      rest = rest.dropFirst(2)
    }
    return bytes
  }
}
