import CGio
import Glibc
import PhotoDecoding

/// A small file beside a photo that keeps what the photo's own has no place for: `beach.jpg.pins.json` beside `beach.jpg`. Its
/// functions block the thread that they run on for as long as reading or writing such a file takes.
public enum SidecarFile: String, CaseIterable, Sendable {
  case pins
  case turns

  /// A file that is longer was not written by us.
  static let mostBytes = 1 << 20

  /// Where it lies beside a photo.
  ///
  /// - Parameter path: of the photo, as the file system has it.
  public func path(of path: [UInt8]) -> [UInt8] { path + ".\(rawValue).json".utf8 }

  /// What it lies beside, if it is called so.
  static func photo(of path: [UInt8]) -> [UInt8]? {
    for kind in allCases {
      let ending = kind.path(of: [])
      // Something is before it.
      if path.count > ending.count, path.suffix(ending.count).elementsEqual(ending),
        path[path.count - ending.count - 1] != UInt8(ascii: "/")
      {
        return path.dropLast(ending.count)
      }
    }
    return nil
  }

  /// It is no photo, but lies beside one.
  public static func isOne(_ path: [UInt8]) -> Bool { photo(of: path) != nil }

  /// Photos, and what lies beside them.
  public static func with(_ paths: [[UInt8]]) -> [[UInt8]] {
    allCases.reduce(paths) { all, kind in
      all
        + paths.map { kind.path(of: $0) }
        .filter { !paths.contains($0) && FilePath.identity(of: $0) != nil }
    }
  }

  /// Photos have other names: what lies beside them goes with them.
  public static func with(_ moves: [FileNaming.Move]) -> [FileNaming.Move] {
    allCases.reduce(moves) { all, kind in
      all
        + moves.filter { FilePath.identity(of: kind.path(of: $0.old)) != nil }
        .map { FileNaming.Move(kind.path(of: $0.old), to: kind.path(of: $0.new)) }
    }
  }

  /// Nil when there is none.
  func read(beside path: [UInt8]) throws(PinError) -> [UInt8]? {
    let sidecar = self.path(of: path)
    let name = FilePath.name(of: sidecar)
    do throws(PictureError) {
      let file = try PictureFile(path: sidecar)
      if file.byteCount <= Self.mostBytes { return try file.allBytes() }
    } catch {
      switch error {
      case .missing: return nil
      case .noPermission: throw .noPermission(name)
      case .notAFile: throw .foreign(name)
      default: throw .unreadable(name)
      }
    }
    throw .foreign(name)
  }

  /// Whenever the program ends, the file is the old or the new one.
  ///
  /// - Parameter bytes: nil: there is to be none.
  func write(_ bytes: [UInt8]?, beside path: [UInt8]) throws(PinError) {
    let sidecar = self.path(of: path)
    let name = FilePath.name(of: sidecar)
    guard FilePath.identity(of: path) != nil else { throw .missing(FilePath.name(of: path)) }
    guard let bytes, !bytes.isEmpty else {
      let code = sidecar.withCString { unlink($0) == 0 ? 0 : errno }
      guard code == 0 || code == ENOENT else { throw PinError(name, code) }
      return
    }
    var problem: UnsafeMutablePointer<GError>?
    let isWritten = sidecar.withCString { sidecar in
      bytes.withUnsafeBytes {
        g_file_set_contents_full(
          sidecar, $0.baseAddress!.assumingMemoryBound(to: gchar.self), gssize($0.count),
          GFileSetContentsFlags(
            rawValue: G_FILE_SET_CONTENTS_CONSISTENT.rawValue
              | G_FILE_SET_CONTENTS_DURABLE.rawValue), 0o644, &problem)
      }
    }
    guard isWritten == 0 else { return }
    defer { g_clear_error(&problem) }
    throw PinError(name, problem?.pointee)
  }
}
