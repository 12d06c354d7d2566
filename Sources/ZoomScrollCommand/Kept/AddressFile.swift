import Foundation

/// A file of a person's own that has the paths of files in it, as addresses.
enum AddressFile {
  /// None where there is no such file.
  static func lines(in path: String) -> [String] {
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }

  /// Whole, or not at all: false then.
  static func write(_ lines: [String], to path: String) -> Bool {
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
  static func address(of path: [UInt8]) -> String {
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
  static func path(of line: String) -> [UInt8]? {
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
