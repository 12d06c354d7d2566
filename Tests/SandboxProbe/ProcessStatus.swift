import Glibc

/// What the system says of a process.
enum ProcessStatus {
  /// A line of its status.
  static func text(_ name: String, of process: Int32) -> String? {
    let lines = contents("/proc/\(process)/status").split(separator: UInt8(ascii: "\n"))
    let line = lines.first { $0.starts(with: (name + ":").utf8) }
    return line.map { String(decoding: $0.dropFirst(name.utf8.count + 1), as: UTF8.self) }?
      .split { $0.isWhitespace }.first.map(String.init)
  }

  /// Of a file that has no size.
  static func contents(_ path: String) -> [UInt8] {
    guard let file = fopen(path, "r") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var byte = fgetc(file)
    while byte != EOF {
      bytes.append(UInt8(byte))
      byte = fgetc(file)
    }
    return bytes
  }

  /// Its open files but for input, output and errors.
  static func openFiles(of process: Int32) -> [String] {
    guard let folder = opendir("/proc/\(process)/fd") else { return [] }
    defer { closedir(folder) }
    var targets: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard let number = Int32(name), number > 2 else { continue }
      var target = [CChar](repeating: 0, count: 4096)
      let count = readlink("/proc/\(process)/fd/\(name)", &target, target.count)
      targets.append(
        String(decoding: target.prefix(max(count, 0)).map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }
    return targets
  }
}
