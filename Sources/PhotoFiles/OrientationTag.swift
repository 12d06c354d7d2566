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
  /// - Parameter path: as the file system has it.
  public static func turn(_ path: [UInt8], _ turn: PhotoTurn) throws(TurnError) {
    let name = FilePath.name(of: path)
    let opened = path.withCString { open($0, O_RDWR | O_CLOEXEC | O_NONBLOCK) }
    guard opened >= 0 else { throw TurnError(name, errno) }
    let file: PictureFile
    let change: FileChange?
    do {
      file = try PictureFile(descriptor: opened)
      change = try FileChange.turning(file, turn)
    } catch .unsupported {
      throw .noPlace(name)
    } catch {
      throw .unreadable(name)
    }
    guard let change else { throw .noRoom(name) }
    let code =
      change.keepsLength ? overwrite(file, change) : CopyWithChange(file, at: path).write(change)
    if code != 0 { throw TurnError(name, code) }
  }

  /// 0, or the system's number of what has failed.
  private static func overwrite(_ file: PictureFile, _ change: FileChange) -> Int32 {
    var bytes = change.bytes
    let count = pwrite(file.descriptor, &bytes, bytes.count, off_t(change.range.lowerBound))
    return count == bytes.count && fsync(file.descriptor) == 0 ? 0 : errno
  }
}
