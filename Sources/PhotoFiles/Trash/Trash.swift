import CGio
import Glibc
import PhotoDecoding
import SandboxCalls

/// The desktop's trash. Its functions block the thread that they run on for as long as renaming a file takes.
///
/// Whenever the program ends, a file is where it was or where it should be: it is renamed, never copied, and a note of one
/// that is not there means nothing.
public enum Trash {
  /// Moves a file where the desktop's trash has it.
  ///
  /// - Parameter path: as the file system has it.
  public static func moveToTrash(_ path: [UInt8]) throws(TrashError) -> TrashedFile {
    let path = FilePath.absolute(path)
    let name = FilePath.name(of: path)
    guard let identity = FilePath.identity(of: path) else { throw .missing(name) }
    let folder = FilePath.folder(of: path)
    guard folder.withCString({ access($0, W_OK) }) == 0 else {
      throw .readOnlyFolder(FilePath.name(of: folder))
    }
    try trash(path, name)
    let found = TrashFolder.all(for: path).lazy.compactMap {
      $0.entry(holding: identity, from: path)
    }
    // In a trash that nobody can look into, such as that of a program which runs in a sandbox itself.
    return found.first ?? TrashedFile(originalPath: path, path: [], note: [])
  }

  /// Puts a file back where it was. What is there by now stays.
  public static func restore(_ file: TrashedFile) throws(TrashError) {
    try check(file)
    try putBack(file)
  }

  /// Nothing stands in the way of putting it back.
  static func check(_ file: TrashedFile) throws(TrashError) {
    let folder = FilePath.folder(of: file.originalPath)
    guard FilePath.identity(of: folder) != nil else {
      throw .folderGone(FilePath.name(of: folder))
    }
    guard !file.path.isEmpty, FilePath.identity(of: file.path) != nil else {
      throw .noLongerInTrash(file.name)
    }
    guard FilePath.identity(of: file.originalPath) == nil else { throw .nameTaken(file.name) }
  }

  /// What has come into its way since that was looked for stays, too.
  static func putBack(_ file: TrashedFile) throws(TrashError) {
    let folder = FilePath.folder(of: file.originalPath)
    let result = file.path.withCString { from in
      file.originalPath.withCString { sandbox_rename_without_replacing(from, $0) == 0 ? 0 : errno }
    }
    switch result {
    case 0: break
    case EEXIST, ENOTEMPTY: throw .nameTaken(file.name)
    case EACCES, EPERM, EROFS: throw .readOnlyFolder(FilePath.name(of: folder))
    case ENOENT: throw .noLongerInTrash(file.name)
    case ENOSPC, EDQUOT: throw .diskFull
    default: throw .failed(file.name, reason: String(cString: strerror(result)))
    }
    // Whoever reads it from now on finds no file to it.
    _ = file.note.withCString { unlink($0) }
  }

  /// What was last moved to the trash from a place, also by another program, or by this one before it was started again.
  ///
  /// - Parameter path: as the file system had it.
  public static func latest(from path: [UInt8]) -> TrashedFile? {
    let path = FilePath.absolute(path)
    return newest(from: [path], in: TrashFolder.all(for: path))[path]
  }

  private static func trash(_ path: [UInt8], _ name: String) throws(TrashError) {
    guard let file = path.withCString({ g_file_new_for_path($0) }) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    var problem: UnsafeMutablePointer<GError>?
    guard g_file_trash(file, nil, &problem) == 0 else { return }
    defer { g_clear_error(&problem) }
    guard let problem else { throw .failed(name, reason: "the system does not say why") }
    throw error(problem.pointee, name)
  }

  private static func error(_ problem: GError, _ name: String) -> TrashError {
    guard problem.domain == g_io_error_quark() else {
      return .failed(name, reason: String(cString: problem.message))
    }
    switch GIOErrorEnum(UInt32(bitPattern: problem.code)) {
    case G_IO_ERROR_NOT_SUPPORTED: return .noTrash(name)
    case G_IO_ERROR_NOT_FOUND: return .missing(name)
    case G_IO_ERROR_PERMISSION_DENIED: return .noPermission(name)
    case G_IO_ERROR_NO_SPACE: return .diskFull
    default: return .failed(name, reason: String(cString: problem.message))
    }
  }
}
