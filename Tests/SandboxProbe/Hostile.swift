import Glibc
import SandboxCalls
import TestSupport

@testable import PhotoTiles

/// Files with something wrong in them, made of good ones, and what becomes of each.
enum Hostile {
  static func print(folder: String, count: Int, seed: UInt64) {
    let service = DecodingService.start(report: { complain("no sandbox: \($0)") })
    guard let service else { exit(3) }
    let decoder = SandboxedDecoder(
      service: service, decoder: PictureDecoder(limits: MemoryBudget.standard.decodeLimits))
    let originals = originals(in: folder)
    guard !originals.isEmpty else { exit(2) }
    var random = SeededGenerator(seed: seed)
    var verdicts: [String: Int] = [:]
    for index in 0..<count {
      let bytes = mutated(originals[index % originals.count], with: &random)
      verdicts[verdict(bytes, decoder), default: 0] += 1
    }
    for (verdict, count) in verdicts.sorted(by: { $0.key < $1.key }) { Swift.print(verdict, count) }
  }

  private static func originals(in folder: String) -> [[UInt8]] {
    var names: [[UInt8]] = []
    let path = Array(folder.utf8) + [UInt8(ascii: "/")]
    guard FolderContents.read(path, file: { names.append(Array($0)) }, folder: { _ in }) else {
      return []
    }
    return names.sorted { $0.lexicographicallyPrecedes($1) }.compactMap { name in
      let file = try? PictureFile(path: path + name)
      return file.flatMap { try? $0.bytes(0..<$0.byteCount) }
    }
  }

  /// A few bytes changed, a piece gone or twice, or the end cut off.
  private static func mutated(
    _ original: [UInt8], with random: inout SeededGenerator
  ) -> [UInt8] {
    var bytes = original
    for _ in 0...Int.random(in: 0..<4, using: &random) where bytes.count > 16 {
      // Headers are at the beginning, and decide most.
      let isEarly = Bool.random(using: &random)
      let place = Int.random(
        in: 0..<(isEarly ? min(bytes.count, 200) : bytes.count), using: &random)
      let length = Int.random(in: 1...min(64, bytes.count - place), using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 1:
        for index in place..<place + length { bytes[index] = .random(in: 0...255, using: &random) }
      case 2: for index in place..<place + length { bytes[index] = 0xFF }
      case 3: bytes.removeSubrange(place..<place + length)
      case 4: bytes.insert(contentsOf: bytes[place..<place + length], at: place)
      default: bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random))
      }
    }
    return bytes
  }

  private static func verdict(_ bytes: [UInt8], _ decoder: SandboxedDecoder) -> String {
    do throws(PictureError) {
      let header = try decoder.header(of: try file(bytes))
      let level = Int16(header.grid.coarsestLevel)
      let place: PieceKey.Place? = header.isTiled ? .init(column: 0, row: 0) : nil
      let piece = PieceKey(picture: 0, level: level, place: place)
      _ = try decoder.decode(piece, of: header, in: [try file(bytes)])
      return "shown"
    } catch {
      switch error {
      case .stopped: return "broke its process"
      case .tookTooLong: return "took too long"
      default: return "refused"
      }
    }
  }

  private static func file(_ bytes: [UInt8]) throws(PictureError) -> PictureFile {
    let memory = sandbox_shared_memory(bytes.count)
    guard memory >= 0 else { throw .outOfMemory }
    _ = pwrite(memory, bytes, bytes.count, 0)
    return try PictureFile(descriptor: memory)
  }
}
