import Glibc
import SandboxCalls
import TestSupport

@testable import PhotoDecoding
@testable import PhotoTiles

/// Files with something wrong in them, made of good ones, and what becomes of each.
enum Hostile {
  static func print(folder: String, count: Int, seed: UInt64) {
    let decoder = decoder()
    let originals = originals(in: folder)
    guard !originals.isEmpty else { exit(2) }
    var random = SeededGenerator(seed: seed)
    printVerdicts(count, decoder) { mutated(originals[$0 % originals.count].bytes, with: &random) }
  }

  /// Every file of a folder, cut off after every kilobyte.
  static func printTruncated(folder: String) {
    let decoder = decoder()
    for (name, bytes) in originals(in: folder) {
      Swift.print(name, terminator: ": ")
      printVerdicts((bytes.count - 1) / 1024, decoder, separator: ", ") {
        Array(bytes[..<(1024 * ($0 + 1))])
      }
    }
  }

  /// Files as they are, and how much memory this process took on the way, megabytes.
  static func printEach(folder: String) {
    let decoder = decoder()
    let files = originals(in: folder)
    let before = peakMemory()
    for (name, bytes) in files { Swift.print(name + ":", verdict(bytes, decoder)) }
    Swift.print("memory:", (peakMemory() - before) / 1024)
  }

  private static func decoder() -> SandboxedDecoder {
    let service = DecodingService.start(report: { complain($0.sentence) })
    return SandboxedDecoder(
      service: service, decoder: PictureDecoder(limits: MemoryBudget.standard.decodeLimits))
  }

  private static func printVerdicts(
    _ count: Int, _ decoder: SandboxedDecoder, separator: String = "\n", _ make: (Int) -> [UInt8]
  ) {
    var verdicts: [String: Int] = [:]
    for index in 0..<count { verdicts[verdict(make(index), decoder), default: 0] += 1 }
    Swift.print(
      verdicts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
        .joined(separator: separator))
  }

  /// Kilobytes.
  private static func peakMemory() -> Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss
  }

  private static func originals(in folder: String) -> [(name: String, bytes: [UInt8])] {
    var names: [[UInt8]] = []
    let path = Array(folder.utf8) + [UInt8(ascii: "/")]
    let isReadable = FolderContents.read(
      path, isNamed: { !FolderContents.isHidden($0) }, picture: { names.append(Array($0)) },
      folder: { _ in })
    guard isReadable else { return [] }
    return names.sorted { $0.lexicographicallyPrecedes($1) }.compactMap { name in
      let file = try? PictureFile(path: path + name)
      return file.flatMap { try? $0.bytes(0..<$0.byteCount) }.map {
        (String(decoding: name, as: UTF8.self), $0)
      }
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
      let file = try file(bytes)
      let header = try decoder.header(of: file)
      if let problem = problem(withNotesOf: file, decoder) { return problem }
      let level = Int16(header.grid.coarsestLevel)
      let place: PieceKey.Place? = header.isTiled ? .init(column: 0, row: 0) : nil
      let last = (header.animation?.frameCount ?? 1) - 1
      for frame in Set([0, min(1, last), last]).sorted() {
        let piece = PieceKey(picture: 0, level: level, frame: UInt16(frame), place: place)
        _ = try decoder.decode(piece, of: header, in: [file])
      }
      return "shown"
    } catch {
      switch error {
      case .stopped: return "broke its process"
      case .tookTooLong: return "took too long"
      default: return "refused"
      }
    }
  }

  /// Nil when its notes are read, or refused: what it says of itself may be damaged where the picture is not.
  private static func problem(
    withNotesOf file: PictureFile, _ decoder: SandboxedDecoder
  ) -> String? {
    do throws(PictureError) {
      _ = try decoder.notes(of: file)
      return nil
    } catch {
      switch error {
      case .stopped: return "broke its process by its notes"
      case .tookTooLong: return "took too long to read its notes"
      default: return nil
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
