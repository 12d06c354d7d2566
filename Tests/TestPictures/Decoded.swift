import DisplayList

@testable import PhotoDecoding

/// A decoded level, pixel by pixel.
struct Decoded {
  struct Pixel: Equatable {
    var red, green, blue, alpha: Int
  }

  let header: PictureHeader
  let level: Int
  let pixels: PiecePixels

  init(
    _ path: String, level: Int = 0,
    limits: DecodeLimits = DecodeLimits(levelBytes: 200 << 20, workingBytes: 400 << 20)
  ) throws {
    let decoder = PictureDecoder(limits: limits)
    let source = DiskPicture(path: path)
    header = try decoder.header(of: source.picture())
    self.level = level
    let piece = PieceKey(picture: 0, level: Int16(level))
    pixels = try decoder.decode(piece, of: header, in: source.files(of: piece, header))
  }

  init(_ header: PictureHeader, level: Int, _ pixels: PiecePixels) {
    self.header = header
    self.level = level
    self.pixels = pixels
  }

  var width: Int { header.grid.width(ofLevel: level) }
  var height: Int { header.grid.height(ofLevel: level) }
  var isOpaque: Bool { pixels.tiles.allSatisfy(\.isOpaque) }

  subscript(x: Int, y: Int) -> Pixel {
    let tile = pixels.tile(column: x / 512, row: y / 512)!
    precondition(x % 512 < tile.width && y % 512 < tile.height)
    let bytes = (tile.base + (y % 512) * tile.bytesPerRow + (x % 512) * 4)
      .assumingMemoryBound(to: UInt8.self)
    return Pixel(
      red: Int(bytes[2]), green: Int(bytes[1]), blue: Int(bytes[0]), alpha: Int(bytes[3]))
  }
}

/// What a decoder says of a file that it cannot show.
func reason(_ path: String, level: Int = 0) -> PictureError? {
  do {
    _ = try Decoded(path, level: level)
    return nil
  } catch {
    return error as? PictureError
  }
}
