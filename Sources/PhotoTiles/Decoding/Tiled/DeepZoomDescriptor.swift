import CVips
import TilePyramid

/// Reads a Deep Zoom descriptor: `<Image TileSize Overlap Format><Size Width Height/></Image>`.
enum DeepZoomDescriptor {
  /// A descriptor is some hundred bytes.
  private static let longest = 64 << 10
  private static let longestTileSide = 4096
  private static let namespace = Array("schemas.microsoft.com/deepzoom".utf8)

  static func isSignature(_ start: [UInt8]) -> Bool {
    guard let first = start.first(where: { !isSpaceOrMark($0) }), first == UInt8(ascii: "<") else {
      return false
    }
    return start.indices.contains { start[$0...].starts(with: namespace) }
  }

  static func read(_ file: PictureFile) throws(PictureError) -> DeepZoom {
    guard file.byteCount <= longest else { throw .damaged("Deep Zoom") }
    let bytes = try file.bytes(0..<file.byteCount)
    let found = attributes(in: Array(bytes.drop { $0 != UInt8(ascii: "<") }))
    func number(_ name: String, _ range: ClosedRange<Int>) throws(PictureError) -> Int {
      guard let number = found[name].flatMap({ Int($0) }), range.contains(number) else {
        throw .damaged("Deep Zoom")
      }
      return number
    }
    let format = found["Image.Format"] ?? ""
    // It becomes a part of a file's name.
    guard !format.isEmpty, format.utf8.count <= 8,
      format.utf8.allSatisfy({ isLetterOrDigit($0) })
    else { throw .damaged("Deep Zoom") }
    let side = 1...TileGrid.longestSide
    return DeepZoom(
      width: try number("Size.Width", side), height: try number("Size.Height", side),
      tileSide: try number("Image.TileSize", 16...longestTileSide),
      overlap: try number("Image.Overlap", 0...64), format: format)
  }

  /// Values by "Element.Attribute".
  private static func attributes(in bytes: [UInt8]) -> [String: String] {
    final class Found { var values: [String: String] = [:] }
    let found = Found()
    var parser = GMarkupParser()
    parser.start_element = { _, element, names, values, found, _ in
      guard let element, var names, var values, let found else { return }
      let target = Unmanaged<Found>.fromOpaque(found).takeUnretainedValue()
      while let name = names.pointee, let value = values.pointee {
        target.values[String(cString: element) + "." + String(cString: name)] =
          String(cString: value)
        names += 1
        values += 1
      }
    }
    let context = g_markup_parse_context_new(
      &parser, GMarkupParseFlags(0), Unmanaged.passUnretained(found).toOpaque(), nil)
    defer { g_markup_parse_context_free(context) }
    _ = bytes.withUnsafeBytes {
      g_markup_parse_context_parse(
        context, $0.assumingMemoryBound(to: CChar.self).baseAddress, gssize(bytes.count), nil)
    }
    return withExtendedLifetime(found) { $0.values }
  }

  private static func isSpaceOrMark(_ byte: UInt8) -> Bool {
    byte <= 0x20 || [0xEF, 0xBB, 0xBF].contains(byte)
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
