import FoundationEssentials

/// Reads the description of a picture on a IIIF server, `info.json`.
///
/// In the decoding process, like every other header: what a server says is as little to be trusted
/// as what is in a file.
enum IIIFDescription {
  private static let formatName = "IIIF"
  /// A description is some hundred bytes; those with all sizes and rights have some thousand.
  private static let longest = 1 << 20
  private static let standardTileSide = 512
  private static let longestTileSide = 4096
  private static let knownFormats = ["jpg", "webp", "png"]

  static func isSignature(_ start: [UInt8]) -> Bool {
    start.first { $0 > 0x20 && ![0xEF, 0xBB, 0xBF].contains($0) } == UInt8(ascii: "{")
  }

  static func read(_ file: PictureFile) throws(PictureError) -> IIIF {
    guard file.byteCount <= longest else { throw .notAPicture }
    var bytes = try file.bytes(0..<file.byteCount)
    bytes.removeSubrange(..<(bytes.firstIndex(of: UInt8(ascii: "{")) ?? 0))
    guard String(decoding: bytes, as: UTF8.self).contains("iiif.io/api/image") else {
      throw .notAPicture
    }
    let found: IIIFInformation
    do {
      found = try JSONDecoder().decode(IIIFInformation.self, from: Data(bytes))
    } catch {
      throw .damaged(formatName)
    }
    guard let version = found.version else { throw .unsupported(formatName) }
    let picture = IIIF(
      checkedWidth: found.width, height: found.height, levels: levels(found),
      isVersion3: version == 3, format: format(found))
    guard let picture else { throw .damaged(formatName) }
    return picture
  }

  /// JPEG is understood by every server that says nothing else.
  private static func format(_ found: IIIFInformation) -> String {
    let possible = found.formats.filter(knownFormats.contains)
    return possible.isEmpty || possible.contains("jpg") ? "jpg" : possible[0]
  }

  private static func levels(_ found: IIIFInformation) -> [IIIF.Level] {
    var longest = max(found.width, found.height, 1)
    var levels: [IIIF.Level] = []
    while longest > 0, levels.count < 31 {
      levels.append(level(levels.count, found))
      longest >>= 1
    }
    return levels
  }

  private static func level(_ level: Int, _ found: IIIFInformation) -> IIIF.Level {
    let factor = 1 << level
    // Larger tiles are fewer requests, but cost what is not seen of them.
    let tiles = found.tiles.filter { $0.has(factor) }
      .sorted { abs($0.width - standardTileSide) < abs($1.width - standardTileSide) }
    if let best = tiles.first {
      return .tiles(width: best.width, height: best.height ?? best.width)
    }
    if found.complianceLevel > 0 {
      // It cuts out whatever it is asked for.
      let side = found.tiles.first?.width ?? min(standardTileSide, found.maxSide ?? .max)
      return .tiles(width: side, height: found.tiles.first.map { $0.height ?? side } ?? side)
    }
    let half = { (side: Int) in ((max(side, 1) - 1) >> level) + 1 }
    let size = found.sizes.first {
      abs($0.width - half(found.width)) <= 1 && abs($0.height - half(found.height)) <= 1
        // Beside tiles, it stands for one.
        && (found.tiles.isEmpty || max($0.width, $0.height) <= longestTileSide)
    }
    if let size { return .whole(width: size.width, height: size.height) }
    return level == 0 && found.tiles.isEmpty
      ? .whole(width: found.width, height: found.height) : .absent
  }
}
