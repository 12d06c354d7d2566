import Foundation

/// A file of a person's own that has the paths of files in it, as addresses.
enum AddressFile {
  /// None where there is no such file. One that cannot be read has some, and nobody knows which.
  static func lines(in path: String) throws -> [String] {
    do {
      let text = try String(contentsOfFile: path, encoding: .utf8)
      return text.split(separator: "\n").map(String.init)
    } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
      return []
    }
  }

  /// Changes some of what the file has now: another program, or another window, may have written it meanwhile.
  ///
  /// - Returns: the lines from then on; nil when it could not be read or written, and is as it was.
  static func change(_ path: String, _ body: (inout [String]) -> Void) -> [String]? {
    let folder = (path as NSString).deletingLastPathComponent
    guard
      (try? FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true,
        // derivation: nobody else's, as the XDG Base Directory Specification wants it.
        attributes: [.posixPermissions: 0o700])) != nil
    else { return nil }
    // The file is another one each time, the folder stays. Without a lock, as on some servers, it is changed all the same.
    let lock = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { if lock >= 0 { close(lock) } }
    if lock >= 0 { _ = flock(lock, LOCK_EX) }
    guard let old = try? lines(in: path) else { return nil }
    var new = old
    body(&new)
    guard new != old else { return new }
    let text = new.map { $0 + "\n" }.joined()
    do {
      // Whole, or not at all.
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
      return new
    } catch {
      return nil
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
