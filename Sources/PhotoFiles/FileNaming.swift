import Glibc
import PhotoDecoding
import SandboxCalls

/// Gives files other names. Its functions block the thread that they run on for as long as renaming a file takes.
public enum FileNaming {
  /// Gives a file another name in its folder. What has that name already stays, and so does the file then.
  ///
  /// - Parameters:
  ///   - path: as the file system has it.
  ///   - name: without a folder.
  /// - Returns: the new path.
  @discardableResult
  public static func rename(_ path: [UInt8], to name: String) throws(NamingError) -> [UInt8] {
    guard !name.isEmpty else { throw .empty }
    guard !name.utf8.contains(UInt8(ascii: "/")), !name.utf8.contains(0) else { throw .hasSlash }
    guard name != ".", name != ".." else { throw .reserved(name) }
    let path = FilePath.absolute(path)
    let new = FilePath.folder(of: path) + "/".utf8 + name.utf8
    try move(path, to: new)
    return new
  }

  /// Gives a file back a path that it had. What is there by now stays, and so does the file then.
  public static func move(_ path: [UInt8], to new: [UInt8]) throws(NamingError) {
    guard path != new else { return }
    let (name, newName) = (FilePath.name(of: path), FilePath.name(of: new))
    let folder = FilePath.folder(of: new)
    guard let identity = FilePath.identity(of: path) else { throw .missing(name) }
    guard FilePath.identity(of: folder) != nil else {
      throw .folderGone(FilePath.name(of: folder))
    }
    let code = path.withCString { from in
      new.withCString { to in
        // Where a volume does not tell capitals apart, the name that is taken is the file's own.
        FilePath.identity(of: new) == identity && !FilePath.hasOtherNames(path)
          ? Glibc.rename(from, to) : sandbox_rename_without_replacing(from, to)
      } == 0 ? 0 : errno
    }
    guard code == 0 else {
      throw NamingError(name, as: newName, in: FilePath.name(of: folder), code)
    }
  }
}
