import Glibc

/// A picture's file, open for reading.
final class PictureFile {
  let descriptor: Int32
  let byteCount: Int
  /// Nanoseconds; another one when its bytes are.
  let timeOfChange: UInt64
  /// As the file system has it, without the zero at its end.
  private let path: [UInt8]

  init(path: UnsafePointer<CChar>) throws(PictureError) {
    self.path = Array(UnsafeRawBufferPointer(start: path, count: strlen(path)))
    // Without O_NONBLOCK, opening a pipe would wait for its other end.
    let opened = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard opened >= 0 else { throw Self.error(errno) }
    descriptor = opened
    var status = stat()
    guard fstat(opened, &status) == 0, status.isFile else {
      close(opened)
      throw .notAFile
    }
    byteCount = Int(status.st_size)
    timeOfChange = status.nanosecondsOfChange
  }

  /// A file that another process has opened; closed with this object.
  init(descriptor: Int32) throws(PictureError) {
    self.descriptor = descriptor
    path = []
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.isFile else {
      close(descriptor)
      throw .notAFile
    }
    byteCount = Int(status.st_size)
    timeOfChange = status.nanosecondsOfChange
  }

  deinit { close(descriptor) }

  /// The file whose path is this one's with another ending.
  func neighbor(replacingExtensionBy ending: String) throws(PictureError) -> PictureFile {
    let slash = path.lastIndex(of: UInt8(ascii: "/")) ?? -1
    let dot = path[(slash + 1)...].lastIndex(of: UInt8(ascii: ".")) ?? path.count
    let name = path[..<dot] + ending.utf8 + [0]
    let opened = name.withUnsafeBytes { name in
      Result { () throws(PictureError) in
        try PictureFile(path: name.assumingMemoryBound(to: CChar.self).baseAddress!)
      }
    }
    return try opened.get()
  }

  /// What of the range exists.
  func bytes(_ range: Range<Int>) throws(PictureError) -> [UInt8] {
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
      let end = read(range, into: UnsafeMutableRawPointer(buffer.baseAddress!))
      failed = end == nil
      count = end ?? 0
    }
    if failed { throw .unreadable }
    return bytes
  }

  /// The whole file. A copy, not a mapping: when someone shortens the file meanwhile, its bytes
  /// end early, and nothing worse happens.
  func contents() throws(PictureError) -> (memory: PixelMemory, byteCount: Int) {
    let memory = try PixelMemory(byteCount: max(byteCount, 1))
    guard let count = read(0..<byteCount, into: memory.base) else { throw .unreadable }
    return (memory, count)
  }

  /// The number of bytes that were there; nil when the disk failed.
  private func read(_ range: Range<Int>, into target: UnsafeMutableRawPointer) -> Int? {
    var done = 0
    while done < range.count {
      let count = pread(descriptor, target + done, range.count - done, range.lowerBound + done)
      if count < 0 && errno == EINTR { continue }
      if count < 0 { return nil }
      if count == 0 { break }
      done += count
    }
    return done
  }

  private static func error(_ code: Int32) -> PictureError {
    switch code {
    case ENOENT, ENOTDIR, ELOOP: .missing
    case EACCES, EPERM: .noPermission
    case ENXIO, ENODEV: .notAFile
    case ENOMEM: .outOfMemory
    default: .unreadable
    }
  }
}
