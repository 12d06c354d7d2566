import Glibc

@testable import PhotoDecoding
@testable import PhotoTiles

/// Decodes files in a locked process and in this one, and says whether the pixels are the same.
enum Comparison {
  static func print(_ paths: [String]) {
    let service = DecodingService.start(report: { complain($0.sentence) })
    let here = PictureDecoder(limits: MemoryBudget.standard.decodeLimits)
    let there = SandboxedDecoder(service: service, decoder: here)
    for path in paths {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      Swift.print(name + ":", verdict(path, here, there))
    }
  }

  /// The same in the colours of a display: the first of these is its profile.
  static func printColors(_ paths: [String]) {
    let service = DecodingService.start(report: { complain($0.sentence) })
    let here = PictureDecoder(limits: MemoryBudget.standard.decodeLimits)
    let there = SandboxedDecoder(service: service, decoder: here)
    let bytes = paths.first.flatMap { try? PictureFile(path: $0).allBytes() } ?? []
    guard let display = DisplayProfile(bytes, whenUnusable: { Swift.print("of no use") }) else {
      return Swift.print("no profile")
    }
    for path in paths.dropFirst() {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      Swift.print(name + ":", verdict(path, here, there, display))
    }
  }

  /// What files say of their pictures, read there and here.
  static func printNotes(_ paths: [String]) {
    let service = DecodingService.start(report: { complain($0.sentence) })
    let here = PictureDecoder(limits: MemoryBudget.standard.decodeLimits)
    let there = SandboxedDecoder(service: service, decoder: here)
    for path in paths {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      do throws(PictureError) {
        let far = try there.notes(of: try PictureFile(path: path))
        let near = try here.notes(of: try PictureFile(path: path))
        Swift.print(name + ":", far.camera ?? "no camera", far == near ? "the same" : "differs")
      } catch {
        Swift.print(name + ":", error.message)
      }
    }
  }

  private static func verdict(
    _ path: String, _ here: PictureDecoder, _ there: SandboxedDecoder,
    _ display: DisplayProfile? = nil
  ) -> String {
    do throws(PictureError) {
      let source = DiskSource(path: Array(path.utf8))
      let header = try there.header(of: try source.picture())
      var same = 0
      for level in 0..<header.grid.levelCount {
        for place in places(header, level) {
          for frame in 0..<(header.animation?.frameCount ?? 1) {
            let piece = PieceKey(
              picture: 0, level: Int16(level), frame: UInt16(frame), place: place)
            let files = try source.files(of: piece, header)
            let far = try there.decode(piece, of: header, in: files, for: display)
            let near = try here.decode(piece, of: header, in: files, for: display)
            guard areSame(far.raster, near.raster), far.isOpaque == near.isOpaque else {
              return "differs at level \(level), frame \(frame)"
            }
            same += 1
          }
        }
      }
      let size = "\(header.storedWidth)x\(header.storedHeight)"
      return "\(size): \(same) pieces the same"
    } catch {
      return error.message
    }
  }

  private static func places(_ header: PictureHeader, _ level: Int) -> [PieceKey.Place?] {
    guard header.isTiled else { return [nil] }
    let tiles = header.grid.tiles(ofLevel: level)
    return tiles.rows.flatMap { row in
      tiles.columns.map { PieceKey.Place(column: Int32($0), row: Int32(row)) }
    }
  }

  static func areSame(_ first: Raster, _ second: Raster) -> Bool {
    first.width == second.width && first.height == second.height
      && (0..<first.height).allSatisfy {
        memcmp(first.row($0), second.row($0), first.width * 4) == 0
      }
  }
}

extension DiskSource {
  /// What a piece is made of.
  fileprivate func files(of piece: PieceKey, _ header: PictureHeader) throws(PictureError)
    -> [PictureFile?]
  {
    guard let layout = header.layout else { return [try picture()] }
    var files: [PictureFile?] = []
    for tile in header.tiles(of: piece) {
      let paths = [tile.path, tile.otherPath].compactMap(\.self)
      files.append(try tiles(paths, in: layout).lazy.compactMap(\.self).first)
    }
    return files
  }
}
