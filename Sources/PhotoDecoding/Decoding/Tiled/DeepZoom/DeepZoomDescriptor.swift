import CVips

/// Reads a Deep Zoom descriptor: `<Image TileSize Overlap Format><Size Width Height/></Image>`.
enum DeepZoomDescriptor {
  private static let formatName = "Deep Zoom"
  /// A descriptor is some hundred bytes.
  private static let longest = 64 << 10
  private static let namespace = Array("schemas.microsoft.com/deepzoom".utf8)

  static func isSignature(_ start: [UInt8]) -> Bool {
    guard let first = start.first(where: { !isSpaceOrMark($0) }), first == UInt8(ascii: "<") else {
      return false
    }
    return start.indices.contains { start[$0...].starts(with: namespace) }
  }

  static func read(_ file: PictureFile) throws(PictureError) -> DeepZoom {
    guard file.byteCount <= longest else { throw .damaged(formatName) }
    let bytes = try file.bytes(0..<file.byteCount)
    let found = attributes(in: Array(bytes.drop { $0 != UInt8(ascii: "<") }))
    func number(_ name: String) -> Int { found[name].flatMap { Int($0) } ?? -1 }
    let picture = DeepZoom(
      checkedWidth: number("Size.Width"), height: number("Size.Height"),
      tileSide: number("Image.TileSize"), overlap: number("Image.Overlap"),
      format: found["Image.Format"] ?? "")
    guard let picture else { throw .damaged(formatName) }
    return picture
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
}
