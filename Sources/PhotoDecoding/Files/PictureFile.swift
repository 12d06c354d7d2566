import Glibc
import SandboxCalls

/// A picture's file, open for reading.
public final class PictureFile: Sendable {
  package let descriptor: Int32
  package let byteCount: Int
  /// Nanoseconds; another one when its bytes are.
  package let timeOfChange: UInt64
  private let identity: FileIdentity
  /// The file that this one is a part of, and where in it that begins.
  private let whole: (file: PictureFile, start: Int)?

  /// Of this machine; throws when it cannot be opened.
  public convenience init(path: String) throws(PictureError) {
    try self.init(path: Array(path.utf8))
  }

  /// - Parameter path: as the file system has it.
  package convenience init(path: [UInt8]) throws(PictureError) {
    // Without O_NONBLOCK, opening a pipe would wait for its other end.
    let opened = (path + [0]).withUnsafeBytes {
      open($0.assumingMemoryBound(to: CChar.self).baseAddress!, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    }
    guard opened >= 0 else { throw Self.error(errno) }
    try self.init(descriptor: opened)
  }

  /// A file in memory, for what a program has fetched or unpacked itself.
  public convenience init(bytes: some Sequence<UInt8>) throws(PictureError) {
    let bytes = Array(bytes)
    let file = sandbox_shared_memory(0)
    guard file >= 0 else { throw .outOfMemory }
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { write(file, $0.baseAddress! + done, $0.count - done) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else {
        close(file)
        throw .outOfMemory
      }
      done += count
    }
    _ = sandbox_fix_contents(file)
    try self.init(descriptor: file)
  }

  /// - Parameter descriptor: of an open file; closed with this object.
  package init(descriptor: Int32) throws(PictureError) {
    self.descriptor = descriptor
    whole = nil
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.isFile else {
      close(descriptor)
      throw .notAFile
    }
    byteCount = Int(status.st_size)
    timeOfChange = status.nanosecondsOfChange
    identity = FileIdentity(status)
  }

  private init(_ range: Range<Int>, of file: PictureFile) {
    descriptor = file.descriptor
    byteCount = range.count
    timeOfChange = file.timeOfChange
    identity = file.identity
    whole = (file, range.lowerBound)
  }

  /// A file that lies within this one, which is no part itself. What of the range does not exist reads as the end of a file.
  func part(_ range: Range<Int>) -> PictureFile { PictureFile(range, of: self) }

  /// It lies within another file, which its descriptor is of.
  var isPart: Bool { whole != nil }

  /// The same file, with a place of its own where reading goes on.
  package func reopened() throws(PictureError) -> PictureFile {
    try PictureFile(path: "/proc/self/fd/\(descriptor)")
  }

  deinit { if whole == nil { close(descriptor) } }

  package var version: FileVersion {
    FileVersion(identity: identity, byteCount: byteCount, timeOfChange: timeOfChange)
  }

  /// What of the range exists.
  package func bytes(_ range: Range<Int>) throws(PictureError) -> [UInt8] {
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
      let end = read(range, into: UnsafeMutableRawPointer(buffer.baseAddress!))
      failed = end == nil
      count = end ?? 0
    }
    if failed { throw .unreadable }
    return bytes
  }

  /// The whole of a small file.
  package func allBytes() throws(PictureError) -> [UInt8] { try bytes(0..<byteCount) }

  /// The whole file. A copy, not a mapping: when someone shortens the file meanwhile, its bytes
  /// end early, and nothing worse happens.
  func contents() throws(PictureError) -> (memory: PixelMemory, byteCount: Int) {
    let memory = try PixelMemory(byteCount: max(byteCount, 1))
    guard let count = read(0..<byteCount, into: memory.base) else { throw .unreadable }
    return (memory, count)
  }

  /// The number of bytes that were there; nil when the disk failed.
  private func read(_ range: Range<Int>, into target: UnsafeMutableRawPointer) -> Int? {
    // A file may have grown; a part ends where it does.
    let range = whole == nil ? range : range.clamped(to: 0..<byteCount)
    let start = range.lowerBound + (whole?.start ?? 0)
    var done = 0
    while done < range.count {
      let count = pread(descriptor, target + done, range.count - done, start + done)
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

extension [PictureFile?] {
  /// The picture itself, where it is not cut into files.
  func only() throws(PictureError) -> PictureFile {
    guard count == 1, let file = self[0] else { throw .missing }
    return file
  }
}
