import Foundation

/// A file that is written from front to back. Every call says when it failed, the last one included.
final class OutputFile {
  let path: String
  private var descriptor: Int32
  private var buffer: [UInt8] = []

  /// `-` is the standard output.
  init(path: String) throws(FileError) {
    self.path = path == "-" ? "standard output" : path
    descriptor = path == "-" ? dup(1) : open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    if descriptor < 0 { throw FileError(path: self.path, reason: Self.systemMessage()) }
  }

  deinit {
    if descriptor >= 0 { _ = Foundation.close(descriptor) }
  }

  /// Keeps the text until there is enough of it, or until `flush`.
  func write(_ text: String) throws(FileError) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= 1 << 16 { try flush() }
  }

  /// Without keeping a copy.
  func write(_ bytes: [UInt8]) throws(FileError) {
    try flush()
    try put(bytes)
  }

  func flush() throws(FileError) {
    defer { buffer.removeAll(keepingCapacity: true) }
    try put(buffer)
  }

  private func put(_ bytes: [UInt8]) throws(FileError) {
    var start = 0
    while start < bytes.count {
      let written = bytes.withUnsafeBytes {
        Foundation.write(descriptor, $0.baseAddress! + start, $0.count - start)
      }
      if written < 0 {
        if errno == EINTR { continue }
        throw FileError(path: path, reason: Self.systemMessage())
      }
      start += written
    }
  }

  func close() throws(FileError) {
    guard descriptor >= 0 else { return }
    let flushed = Result { () throws(FileError) in try flush() }
    let closed = Foundation.close(descriptor)
    descriptor = -1
    try flushed.get()
    if closed < 0 { throw FileError(path: path, reason: Self.systemMessage()) }
  }

  static func systemMessage() -> String {
    String(cString: strerror(errno))
  }
}
