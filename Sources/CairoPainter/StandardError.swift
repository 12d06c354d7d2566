import Glibc

/// Where programs say what is wrong.
public enum StandardError {
  /// With a line break.
  public static func write(_ line: String) {
    var bytes = Array((line + "\n").utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
      // Nobody listens.
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}
