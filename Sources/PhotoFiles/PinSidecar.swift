import Foundation
import PhotoDecoding
import PictureFacts

/// The file beside a photo that keeps its pins: `beach.jpg.pins.json` for `beach.jpg`. The photo itself is never changed. Its
/// functions block the thread that they run on for as long as reading or writing a small file takes.
///
/// Places are those of the picture as it is stored, before it is turned upright: so they stay on what they show, whoever
/// changes the photo's note of which way is up, and whenever.
public enum PinSidecar {
  /// What is in the file.
  private struct Contents: Codable {
    static let version = 1

    var version = Contents.version
    var pins: [PhotoPin]
  }

  /// A photo's pins, on the picture as it is stored. None where there is no such file.
  public static func read(_ path: [UInt8]) throws(PinError) -> [PhotoPin] {
    let name = FilePath.name(of: SidecarFile.pins.path(of: path))
    guard let bytes = try SidecarFile.pins.read(beside: path) else { return [] }
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
    guard pins.count <= PhotoPin.most else { throw .tooMany }
    guard FilePath.identity(of: path) != nil else { throw .missing(FilePath.name(of: path)) }
    _ = try read(path)
    guard !pins.isEmpty else { return try SidecarFile.pins.write(nil, beside: path) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let bytes = try? Array(encoder.encode(Contents(pins: pins))) else {
      throw .foreign(FilePath.name(of: SidecarFile.pins.path(of: path)))
    }
    try SidecarFile.pins.write(bytes + [UInt8(ascii: "\n")], beside: path)
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
}
