import Glibc

/// The folder that a pyramid is made in, and nothing else. Whoever makes it can remove nothing there, so that all that
/// it takes of the disk is seen.
package struct PyramidFolder: Sendable {
  let path: String
  private let mostBytes: Int64

  /// - Parameter mostBytes: that may be in it.
  package init(_ path: String, mostBytes: Int64 = .max) {
    self.path = path
    self.mostBytes = mostBytes
  }

  /// Throws when there is more in it than may be.
  func check() throws(PictureError) {
    guard byteCount <= mostBytes else { throw .stopped }
  }

  /// Bytes. An empty file takes room, too.
  private var byteCount: Int64 {
    names.reduce(0) { total, name in
      var status = stat()
      guard lstat(path + "/" + name, &status) == 0 else { return total }
      return total + max(Int64(status.st_size), 4096)
    }
  }

  /// Removes the files in it.
  package func empty() {
    for name in names { unlink(path + "/" + name) }
  }

  var names: [String] { Self.names(in: path) }

  /// The names of what a folder holds, in no order; none of a folder that cannot be read.
  package static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let start = UnsafeRawPointer(entry) + MemoryLayout<dirent>.offset(of: \.d_name)!
      names.append(String(cString: start.assumingMemoryBound(to: CChar.self)))
    }
    return names.filter { $0 != "." && $0 != ".." }
  }
}
