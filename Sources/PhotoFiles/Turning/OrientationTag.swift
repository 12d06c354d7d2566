import Glibc
import PhotoDecoding
import PictureFacts

/// The note in a photo's file which way is up. Its functions block the thread that they run on, for as long as copying the
/// file takes at most.
public enum OrientationTag {
  /// Notes that a photo is turned. Not one pixel changes.
  ///
  /// Whenever the program ends, the file has one note or the other, and all else: where there is a note, it is
  /// overwritten; where there is none, a copy of the file that has one takes its place at once.
  ///
  /// - Parameters:
  ///   - path: as the file system has it.
  ///   - journal: of what is under way, for the case that the program is ended meanwhile.
  static func note(
    _ turn: PhotoTurn, _ path: [UInt8], noting journal: MoveJournal = MoveJournal()
  ) throws(TurnError) -> NotedTurn {
    let name = FilePath.name(of: path)
    let file = try open(path)
    let change = try change(of: file, name, turn)
    let before = try bytes(of: file, change.range, name)
    return NotedTurn(
      turn: turn, version: try write(change, to: file, path, journal), written: change,
      before: before)
  }

  /// Makes a file what it was before a turn, byte for byte.
  ///
  /// - Returns: which version of the file that is; nil when it is no longer as the turn has left it. Then it stays so.
  static func takeBack(
    _ noted: NotedTurn, _ path: [UInt8], noting journal: MoveJournal = MoveJournal()
  ) throws(TurnError) -> FileVersion? {
    let file = try open(path)
    let change = noted.undoing
    guard file.version == noted.version,
      try bytes(of: file, change.range, FilePath.name(of: path)) == noted.written.bytes
    else { return nil }
    return try write(change, to: file, path, journal)
  }

  /// Why a file cannot note that its photo is turned; nil when it can, as far as that is known before it is tried.
  ///
  /// - Parameter path: as the file system has it.
  public static func problem(of path: [UInt8], _ turn: PhotoTurn) -> TurnError? {
    do throws(TurnError) {
      let name = FilePath.name(of: path)
      let change = try change(of: try open(path), name, turn)
      // A copy is made beside it.
      let folder = FilePath.folder(of: path)
      guard change.keepsLength || folder.withCString({ access($0, W_OK) }) == 0 else {
        throw TurnError(name, errno)
      }
      return nil
    } catch {
      return error
    }
  }

  private static func open(_ path: [UInt8]) throws(TurnError) -> PictureFile {
    let name = FilePath.name(of: path)
    let opened = path.withCString { Glibc.open($0, O_RDWR | O_CLOEXEC | O_NONBLOCK) }
    guard opened >= 0 else { throw TurnError(name, errno) }
    do {
      return try PictureFile(descriptor: opened)
    } catch {
      throw .unreadable(name)
    }
  }

  private static func change(
    of file: PictureFile, _ name: String, _ turn: PhotoTurn
  ) throws(TurnError) -> FileChange {
    let change: FileChange?
    do {
      change = try FileChange.turning(file, turn)
    } catch .unsupported {
      throw .noPlace(name)
    } catch {
      throw .unreadable(name)
    }
    guard let change else { throw .noRoom(name) }
    return change
  }

  /// All of them.
  private static func bytes(
    of file: PictureFile, _ range: Range<Int>, _ name: String
  ) throws(TurnError) -> [UInt8] {
    guard let bytes = try? file.bytes(range), bytes.count == range.count else {
      throw .unreadable(name)
    }
    return bytes
  }

  /// - Returns: which version of the file there is then.
  private static func write(
    _ change: FileChange, to file: PictureFile, _ path: [UInt8], _ journal: MoveJournal
  ) throws(TurnError) -> FileVersion {
    do {
      return change.keepsLength
        ? try overwrite(file, change)
        : try CopyWithChange(file, at: path, noting: journal).write(change)
    } catch {
      throw TurnError(FilePath.name(of: path), error.code)
    }
  }

  private static func overwrite(
    _ file: PictureFile, _ change: FileChange
  ) throws(SystemError) -> FileVersion {
    var bytes = change.bytes
    let count = pwrite(file.descriptor, &bytes, bytes.count, off_t(change.range.lowerBound))
    var status = stat()
    guard count == bytes.count, fsync(file.descriptor) == 0, fstat(file.descriptor, &status) == 0
    else { throw SystemError(code: errno) }
    return status.version
  }
}
