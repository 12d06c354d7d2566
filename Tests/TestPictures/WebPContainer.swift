/// Puts WebP files together from their parts (Google, "WebP Container Specification").
enum WebPContainer {
  struct Frame {
    /// A WebP file of one picture.
    var picture: [UInt8]
    /// In the whole picture, even numbers.
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    /// Its place becomes transparent before the next one.
    var isTakenAway: Bool
    /// What is transparent of it shows the frame before.
    var isBlended: Bool
  }

  /// - Parameter delay: milliseconds for each frame.
  static func animation(width: Int, height: Int, _ frames: [Frame], delay: Int) -> [UInt8] {
    let parts = frames.map { frame in
      let header =
        [frame.x / 2, frame.y / 2, frame.width - 1, frame.height - 1, delay].flatMap {
          little($0, 3)
        } + [UInt8((frame.isBlended ? 0 : 2) + (frame.isTakenAway ? 1 : 0))]
      return chunk("ANMF", header + pixels(of: frame.picture))
    }
    return file(
      extended(width, height, flags: 0x12) + chunk("ANIM", [0, 0, 0, 0, 0, 0])
        + parts.flatMap { $0 })
  }

  /// A still picture with its EXIF data.
  static func still(_ picture: [UInt8], width: Int, height: Int, exif: [UInt8]) -> [UInt8] {
    file(extended(width, height, flags: 0x08) + pixels(of: picture) + chunk("EXIF", exif))
  }

  /// The chunks of a file that are pixels.
  private static func pixels(of picture: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var rest = picture.dropFirst(12)
    while rest.count >= 8 {
      let size = rest.dropFirst(4).prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
      let whole = rest.prefix(8 + size + size % 2)
      let name = String(decoding: rest.prefix(4), as: UTF8.self)
      if ["VP8 ", "VP8L", "ALPH"].contains(name) { result += whole }
      rest = rest.dropFirst(whole.count)
    }
    return result
  }

  private static func extended(_ width: Int, _ height: Int, flags: UInt8) -> [UInt8] {
    chunk("VP8X", [flags, 0, 0, 0] + little(width - 1, 3) + little(height - 1, 3))
  }

  private static func file(_ chunks: [UInt8]) -> [UInt8] {
    Array("RIFF".utf8) + little(chunks.count + 4, 4) + Array("WEBP".utf8) + chunks
  }

  private static func chunk(_ name: String, _ payload: some Collection<UInt8>) -> [UInt8] {
    Array(name.utf8) + little(payload.count, 4) + payload + (payload.count % 2 == 1 ? [0] : [])
  }

  private static func little(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(value >> (8 * $0) & 255) }
  }
}
