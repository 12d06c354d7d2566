import Foundation

/// A text file, read at once.
public enum InputFile {
  /// `-` is the standard input.
  public static func text(of path: String) throws(FileError) -> String {
    let name = path == "-" ? "standard input" : path
    let descriptor = path == "-" ? dup(0) : open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 { throw FileError(path: name, reason: OutputFile.systemMessage()) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0 {
        if errno == EINTR { continue }
        throw FileError(path: name, reason: OutputFile.systemMessage())
      }
      if count == 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(contentsOf: chunk[..<count])
    }
  }
}
