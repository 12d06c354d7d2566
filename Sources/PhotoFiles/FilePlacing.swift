import CGio
import Glibc
import PhotoDecoding
import SandboxCalls

/// Puts files into folders. Its functions block the thread that they run on for as long as copying a file takes.
///
/// Whenever the program ends, a file is there whole or not at all: it is copied under a hidden name and then given its own.
public enum FilePlacing {
  /// Bytes of names that file systems hold.
  private static let longestName = 255

  /// From the root; links in it stay as they are.
  public static func absolute(_ path: [UInt8]) -> [UInt8] { FilePath.absolute(path) }

  /// From the root. A link lies in its own folder, not in that of what it leads to.
  public static func folder(of path: [UInt8]) -> [UInt8] {
    FilePath.folder(of: FilePath.absolute(path))
  }

  /// Copies a file under its own name; where that is taken, with a number behind it.
  ///
  /// - Returns: the path of the copy.
  public static func copy(_ path: [UInt8], into folder: [UInt8]) throws(NamingError) -> [UInt8] {
    try copy(together: [path], into: folder)[0]
  }

  /// Moves a file under its own name; where that is taken, with a number behind it. What lies there already stays.
  ///
  /// - Returns: its path from then on.
  public static func move(_ path: [UInt8], into folder: [UInt8]) throws(NamingError) -> [UInt8] {
    try move(together: [path], into: folder)[0]
  }

  /// Moves a file, to another volume by copying it. Nothing is replaced.
  public static func move(
    _ path: [UInt8], to new: [UInt8], noting journal: MoveJournal = MoveJournal()
  ) throws(NamingError) {
    let code = path.withCString { from in
      new.withCString { sandbox_rename_without_replacing(from, $0) == 0 ? 0 : errno }
    }
    guard code == EXDEV else {
      if code != 0 { throw error(path, new, code) }
      return
    }
    try copy(path, to: new, replaces: false, noting: journal)
    guard path.withCString({ unlink($0) }) == 0 else {
      let code = errno
      _ = new.withCString { unlink($0) }
      throw NamingError(
        FilePath.name(of: path), as: FilePath.name(of: new),
        in: FilePath.name(of: FilePath.folder(of: path)), code)
    }
  }

  /// Copies a file.
  ///
  /// - Parameters:
  ///   - replaces: what has that name already goes, once all of the copy is there.
  ///   - journal: of what is under way, for the case that the program is ended meanwhile.
  public static func copy(
    _ path: [UInt8], to new: [UInt8], replaces: Bool,
    noting journal: MoveJournal = MoveJournal()
  ) throws(NamingError) {
    let name = FilePath.name(of: path)
    var status = stat()
    guard path.withCString({ stat($0, &status) }) == 0 else { throw .missing(name) }
    guard status.isFile else { throw .notAFile(name) }
    // Hidden, so that no album shows it.
    let copy = FilePath.folder(of: new) + "/.".utf8 + FilePath.uniqueName
    try journal.during(.copyingBytes(to: copy)) { () throws(NamingError) in
      try copyBytes(path, to: copy, for: new)
      let code = copy.withCString { from in
        new.withCString {
          (replaces ? Glibc.rename(from, $0) : sandbox_rename_without_replacing(from, $0)) == 0
            ? 0 : errno
        }
      }
      guard code == 0 else {
        _ = copy.withCString { unlink($0) }
        throw error(path, new, code)
      }
    }
  }

  /// Copies a photo, and what lies beside it. What has that name already goes, and so does what lies beside that.
  public static func copyPhoto(
    _ path: [UInt8], to new: [UInt8], noting journal: MoveJournal = MoveJournal()
  ) throws(NamingError) {
    guard FilePath.identity(of: path) != FilePath.identity(of: new) else { return }
    try copy(path, to: new, replaces: true, noting: journal)
    for kind in SidecarFile.allCases {
      let (old, place) = (kind.path(of: path), kind.path(of: new))
      if FilePath.identity(of: old) != nil {
        try copy(old, to: place, replaces: true, noting: journal)
      } else {
        // It was about another photo.
        _ = place.withCString { unlink($0) }
      }
    }
  }

  // MARK: - Steps

  /// "lake.jpg", "lake (2).jpg", …: as long as names can be.
  static func numbered(_ name: ArraySlice<UInt8>, _ number: Int) -> [UInt8] {
    guard number > 1 else { return Array(name) }
    // What lies beside a photo is called like it.
    if let photo = SidecarFile.photo(of: Array(name)) {
      let ending = name.dropFirst(photo.count)
      return numbered(photo[...], number, room: longestName - ending.count) + ending
    }
    return numbered(name, number, room: longestName)
  }

  /// - Parameter room: bytes that it may have.
  private static func numbered(
    _ name: ArraySlice<UInt8>, _ number: Int, room: Int
  ) -> [UInt8] {
    let dot = name.lastIndex(of: UInt8(ascii: ".")).flatMap { $0 > name.startIndex ? $0 : nil }
    let ending = name[(dot ?? name.endIndex)...]
    let addition = Array(" (\(number))".utf8)
    var stem = name[..<(dot ?? name.endIndex)]
    while stem.count + addition.count + ending.count > room, !stem.isEmpty {
      // Whole characters.
      while let last = stem.popLast(), last & 0xC0 == 0x80 {}
    }
    return stem + addition + ending
  }

  /// With what the desktop has noted of it, and all of it on the disk.
  private static func copyBytes(
    _ path: [UInt8], to copy: [UInt8], for new: [UInt8]
  ) throws(NamingError) {
    let files = [path, copy].map { $0.withCString { g_file_new_for_path($0) } }
    defer { for file in files { g_object_unref(file.map { UnsafeMutableRawPointer($0) }) } }
    var problem: UnsafeMutablePointer<GError>?
    let isCopied =
      g_file_copy(
        files[0], files[1], G_FILE_COPY_ALL_METADATA, nil, nil, nil, &problem) != 0
    defer { g_clear_error(&problem) }
    guard isCopied, sync(copy) else {
      _ = copy.withCString { unlink($0) }
      throw error(path, new, problem)
    }
  }

  private static func sync(_ path: [UInt8]) -> Bool {
    let file = path.withCString { open($0, O_RDONLY | O_CLOEXEC) }
    guard file >= 0 else { return false }
    defer { close(file) }
    return fsync(file) == 0
  }

  private static func error(_ path: [UInt8], _ new: [UInt8], _ code: Int32) -> NamingError {
    NamingError(
      FilePath.name(of: path), as: FilePath.name(of: new),
      in: FilePath.name(of: FilePath.folder(of: new)), code)
  }

  private static func error(
    _ path: [UInt8], _ new: [UInt8], _ problem: UnsafeMutablePointer<GError>?
  ) -> NamingError {
    guard let problem, problem.pointee.domain == g_io_error_quark() else {
      return .failed(FilePath.name(of: path), reason: String(cString: strerror(EIO)))
    }
    switch GIOErrorEnum(UInt32(bitPattern: problem.pointee.code)) {
    case G_IO_ERROR_NO_SPACE: return .diskFull
    case G_IO_ERROR_NOT_FOUND: return .missing(FilePath.name(of: path))
    case G_IO_ERROR_FILENAME_TOO_LONG: return .tooLong
    case G_IO_ERROR_PERMISSION_DENIED, G_IO_ERROR_READ_ONLY:
      let isReadable = path.withCString { access($0, R_OK) } == 0
      return isReadable
        ? .readOnlyFolder(FilePath.name(of: FilePath.folder(of: new)))
        : .unreadable(FilePath.name(of: path))
    default:
      return .failed(
        FilePath.name(of: path), reason: String(cString: problem.pointee.message))
    }
  }
}
