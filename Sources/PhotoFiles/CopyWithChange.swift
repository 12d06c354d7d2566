import CGio
import Glibc
import PhotoDecoding

/// A copy of a file, with some bytes changed, that takes its place when all of it is on the disk.
struct CopyWithChange {
  private static let pieceBytes = 1 << 20
  /// Of a name that the copy has until then, before what makes it no other file's: file systems hold 255.
  private static let longestName = 200

  private let file: PictureFile
  private let path: [UInt8]
  private let journal: MoveJournal

  /// - Parameters:
  ///   - path: of the file, or of a link to it.
  ///   - journal: of what is under way, for the case that the program is ended meanwhile.
  init(_ file: PictureFile, at path: [UInt8], noting journal: MoveJournal = MoveJournal()) {
    self.file = file
    self.journal = journal
    // The file itself is replaced, not the link.
    let real = path.withCString { path -> [UInt8]? in
      guard let real = realpath(path, nil) else { return nil }
      defer { free(real) }
      return FilePath.bytes(real)
    }
    self.path = real ?? path
  }

  /// Which version of the file it is that has taken its place, or the system's number of what has failed: then the file is as
  /// it was.
  func write(_ change: FileChange) throws(SystemError) -> FileVersion {
    // Hidden, so that no album shows it.
    let name = FilePath.nameBytes(of: path).prefix(Self.longestName)
    let copy = FilePath.folder(of: path) + "/.".utf8 + name + ".".utf8 + FilePath.uniqueName
    return try journal.during(.copyingBytes(to: copy)) { () throws(SystemError) in
      try write(change, to: copy)
    }
  }

  private func write(_ change: FileChange, to copy: [UInt8]) throws(SystemError) -> FileVersion {
    let descriptor = copy.withCString { open($0, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600) }
    guard descriptor >= 0 else { throw SystemError(code: errno) }
    var code = fill(descriptor, change)
    var status = stat()
    if code == 0, fstat(descriptor, &status) != 0 { code = errno }
    close(descriptor)
    keepProperties(copy)
    if code == 0 {
      code = copy.withCString { from in
        path.withCString { rename(from, $0) == 0 ? 0 : errno }
      }
    }
    guard code == 0 else {
      _ = copy.withCString { unlink($0) }
      throw SystemError(code: code)
    }
    return status.version
  }

  /// 0, or the system's number of what has failed.
  private func fill(_ copy: Int32, _ change: FileChange) -> Int32 {
    var code = copyBytes(0..<change.range.lowerBound, to: copy)
    if code == 0 { code = append(change.bytes, to: copy) }
    if code == 0 { code = copyBytes(change.range.upperBound..<file.byteCount, to: copy) }
    if code == 0, fsync(copy) != 0 { code = errno }
    return code
  }

  private func copyBytes(_ range: Range<Int>, to copy: Int32) -> Int32 {
    var piece = [UInt8](repeating: 0, count: min(range.count, Self.pieceBytes))
    var position = range.lowerBound
    while position < range.upperBound {
      let wanted = min(piece.count, range.upperBound - position)
      let count = pread(file.descriptor, &piece, wanted, off_t(position))
      if count < 0 && errno == EINTR { continue }
      // Somebody has made it shorter meanwhile.
      guard count > 0 else { return count == 0 ? EIO : errno }
      let code = append(piece[..<count], to: copy)
      guard code == 0 else { return code }
      position += count
    }
    return 0
  }

  private func append(_ bytes: some Collection<UInt8>, to copy: Int32) -> Int32 {
    var rest = Array(bytes)
    while !rest.isEmpty {
      let count = Glibc.write(copy, rest, rest.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return errno }
      rest.removeFirst(count)
    }
    return 0
  }

  /// Whose it is, who may read it, and what the desktop has noted of it, as far as the person may set that. The time of its
  /// last change is new.
  private func keepProperties(_ copy: [UInt8]) {
    var status = stat()
    guard fstat(file.descriptor, &status) == 0 else { return }
    copy.withCString { copy in
      _ = chown(copy, status.st_uid, status.st_gid)
      chmod(copy, status.st_mode & 0o7777)
      path.withCString { path in
        guard let from = g_file_new_for_path(path) else { return }
        defer { g_object_unref(UnsafeMutableRawPointer(from)) }
        guard let to = g_file_new_for_path(copy) else { return }
        defer { g_object_unref(UnsafeMutableRawPointer(to)) }
        guard
          let info = g_file_query_info(
            from, "xattr::*", G_FILE_QUERY_INFO_NONE, nil, nil)
        else { return }
        defer { g_object_unref(UnsafeMutableRawPointer(info)) }
        g_file_set_attributes_from_info(to, info, G_FILE_QUERY_INFO_NONE, nil, nil)
      }
    }
  }
}
