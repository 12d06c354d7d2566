import CGio
import Foundation
import PhotoDecoding
import PictureFacts

/// The file beside a photo that keeps its pins: `beach.jpg.pins.json` for `beach.jpg`. The photo itself is never changed. Its
/// functions block the thread that they run on for as long as reading or writing a small file takes.
///
/// Places are those of the picture as it is stored, before it is turned upright: so they stay on what they show, whoever
/// changes the photo's note of which way is up, and whenever.
public enum PinSidecar {
  /// A file that is longer was not written by us.
  static let mostBytes = 1 << 20
  private static let ending = ".pins.json"

  /// What is in the file.
  private struct Contents: Codable {
    static let version = 1

    var version = Contents.version
    var pins: [PhotoPin]
  }

  /// Where a photo's pins are kept.
  ///
  /// - Parameter path: of the photo, as the file system has it.
  public static func path(of path: [UInt8]) -> [UInt8] { path + ending.utf8 }

  /// Photos, and the files of their pins where they have some.
  public static func withPins(_ paths: [[UInt8]]) -> [[UInt8]] {
    paths + paths.map(path).filter { FilePath.identity(of: $0) != nil }
  }

  /// A photo's pins, on the picture as it is stored. None where there is no such file.
  public static func read(_ path: [UInt8]) throws(PinError) -> [PhotoPin] {
    let sidecar = self.path(of: path)
    let name = FilePath.name(of: sidecar)
    guard let bytes = try contents(of: sidecar, name) else { return [] }
    guard let contents = try? JSONDecoder().decode(Contents.self, from: Data(bytes)),
      contents.version == Contents.version, contents.pins.count <= PhotoPin.most
    else { throw .foreign(name) }
    return contents.pins
  }

  /// A photo's pins, on the photo as its file says that it is upright.
  public static func readUpright(_ path: [UInt8]) throws(PinError) -> [PhotoPin] {
    let stored = try read(path)
    return stored.isEmpty ? [] : stored.turned(try turns(path))
  }

  /// Keeps a photo's pins in place of those before; without any, there is no file. Whenever the program ends, the file is the
  /// old or the new one. What is there and cannot be understood stays as it is.
  ///
  /// - Parameter pins: on the picture as it is stored.
  public static func write(_ pins: [PhotoPin], _ path: [UInt8]) throws(PinError) {
    let sidecar = self.path(of: path)
    let name = FilePath.name(of: sidecar)
    guard pins.count <= PhotoPin.most else { throw .tooMany }
    guard FilePath.identity(of: path) != nil else { throw .missing(FilePath.name(of: path)) }
    _ = try read(path)
    guard !pins.isEmpty else {
      let code = sidecar.withCString { unlink($0) == 0 ? 0 : errno }
      guard code == 0 || code == ENOENT else { throw PinError(name, code) }
      return
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard var bytes = try? Array(encoder.encode(Contents(pins: pins))) else { throw .foreign(name) }
    bytes.append(UInt8(ascii: "\n"))
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

  /// What makes a photo's stored picture upright, one turn after the other.
  public static func turns(_ path: [UInt8]) throws(PinError) -> [PhotoTurn] {
    do throws(PictureError) {
      return try PictureFile(path: path).turnsToUpright()
    } catch {
      let name = FilePath.name(of: path)
      throw error == .missing ? .missing(name) : .unreadable(name)
    }
  }

  /// Photos have other names: their pins go with them.
  public static func withPins(_ moves: [FileNaming.Move]) -> [FileNaming.Move] {
    moves
      + moves.filter { FilePath.identity(of: path(of: $0.old)) != nil }
      .map { FileNaming.Move(path(of: $0.old), to: path(of: $0.new)) }
  }

  /// Nil when there is none.
  private static func contents(
    of sidecar: [UInt8], _ name: String
  ) throws(PinError) -> [UInt8]? {
    do throws(PictureError) {
      let file = try PictureFile(path: sidecar)
      if file.byteCount <= mostBytes { return try file.allBytes() }
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
}
