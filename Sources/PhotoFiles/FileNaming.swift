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
    let move = try renaming(path, to: Array(name.utf8))
    try self.move(move.old, to: move.new)
    return move.new
  }

  /// What is to be done so that a file has another name in its folder.
  ///
  /// - Parameter name: without a folder.
  public static func renaming(_ path: [UInt8], to name: [UInt8]) throws(NamingError) -> Move {
    guard !name.isEmpty else { throw .empty }
    guard !name.contains(UInt8(ascii: "/")), !name.contains(0) else { throw .hasSlash }
    let text = String(decoding: name, as: UTF8.self)
    guard text != ".", text != ".." else { throw .reserved(text) }
    let path = FilePath.absolute(path)
    return Move(path, to: FilePath.folder(of: path) + "/".utf8 + name)
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
