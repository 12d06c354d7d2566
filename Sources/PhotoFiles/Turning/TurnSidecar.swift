import Foundation
import Glibc
import PictureFacts

/// The file beside a photo that keeps how it is turned, `beach.png.turns.json` for `beach.png`, where its own file has no note of
/// that. Its functions block the thread that they run on for as long as reading or writing a small file takes.
public enum TurnSidecar {
  /// More undo each other.
  private static let most = 64

  /// What is in the file.
  private struct Contents: Codable {
    static let version = 1

    var version = Contents.version
    var turns: [String]
  }

  /// How a photo is to be shown turned beyond what its file says, one turn after the other; not at all where nothing is beside it
  /// that we have written.
  ///
  /// - Parameter path: of the photo, as the file system has it.
  public static func read(_ path: [UInt8]) -> [PhotoTurn] { (try? kept(path)) ?? [] }

  /// Keeps it in place of what was there; without any turn, there is no file. Whenever the program ends, the file is the old or
  /// the new one. What is there and cannot be understood stays as it is.
  public static func write(_ turns: [PhotoTurn], _ path: [UInt8]) throws(TurnError) {
    do throws(PinError) {
      _ = try kept(path)
      guard !turns.isEmpty else { return try SidecarFile.turns.write(nil, beside: path) }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      let contents = Contents(turns: turns.suffix(most).map(name))
      guard let bytes = try? Array(encoder.encode(contents)) else {
        throw .foreign(FilePath.name(of: SidecarFile.turns.path(of: path)))
      }
      try SidecarFile.turns.write(bytes + [UInt8(ascii: "\n")], beside: path)
    } catch {
      throw TurnError(error)
    }
  }

  /// Why that cannot be; nil when it can, as far as that is known before it is tried.
  public static func problem(of path: [UInt8]) -> TurnError? {
    do throws(PinError) {
      _ = try kept(path)
    } catch {
      return TurnError(error)
    }
    let folder = FilePath.folder(of: path)
    guard folder.withCString({ access($0, W_OK) }) == 0 else {
      return TurnError(FilePath.name(of: SidecarFile.turns.path(of: path)), errno)
    }
    return nil
  }

  private static func kept(_ path: [UInt8]) throws(PinError) -> [PhotoTurn] {
    guard let bytes = try SidecarFile.turns.read(beside: path) else { return [] }
    guard let contents = try? JSONDecoder().decode(Contents.self, from: Data(bytes)),
      contents.version == Contents.version, contents.turns.count <= most
    else { throw .foreign(FilePath.name(of: SidecarFile.turns.path(of: path))) }
    let turns = contents.turns.compactMap { named in
      PhotoTurn.allCases.first { name(of: $0) == named }
    }
    guard turns.count == contents.turns.count else {
      throw .foreign(FilePath.name(of: SidecarFile.turns.path(of: path)))
    }
    return turns
  }

  private static func name(of turn: PhotoTurn) -> String {
    switch turn {
    case .clockwise: "clockwise"
    case .anticlockwise: "anticlockwise"
    case .mirrored: "mirrored"
    case .flipped: "flipped"
    }
  }
}
