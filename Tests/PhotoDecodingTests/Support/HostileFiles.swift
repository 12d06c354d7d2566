import Foundation

@testable import TestPictures

/// Files that promise what they do not hold, or hold more than they should.
enum HostileFiles {
  /// A name and the bytes of each.
  static func all() throws -> [(name: String, bytes: [UInt8])] {
    try huge() + bombs() + loops()
  }

  // MARK: - 60,000 × 60,000 pixels in a kilobyte

  private static func huge() -> [(String, [UInt8])] {
    let side = [UInt8](repeating: 0, count: 2) + big(60_000, 2)
    return [
      (
        "huge.png",
        PNGFile.header(width: 60_000, height: 60_000)
          + PNGFile.chunk("IDAT", [0x78, 0x9C, 0x63, 0, 0, 0, 1, 0, 1]) + PNGFile.chunk("IEND", [])
      ),
      ("huge.gif", gif(width: 60_000, height: 60_000, frames: 1)),
      ("huge.tif", tiff(width: 60_000, height: 60_000, nextDirectory: 0)),
      ("huge.ppm", Array("P6 60000 60000 255\n".utf8) + [1, 2, 3]),
      (
        "huge.hdr",
        Array("#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 60000 +X 60000\n".utf8) + [2, 2]
      ),
      (
        "huge.svg",
        Array("<svg xmlns='http://www.w3.org/2000/svg' width='60000' height='60000'/>".utf8)
      ),
      ("huge.pdf", pdf(width: 60_000, height: 60_000, content: "", resources: "")),
      (
        "huge.jp2",
        jp2(
          Array("ihdr".utf8) + side + side + [0, 3, 7, 7, 0, 0],
          [0xFF, 0x4F, 0xFF, 0x51, 0, 47, 0, 0] + side + side + [UInt8](repeating: 0, count: 8)
            + side + side + [UInt8](repeating: 0, count: 8) + [0, 3, 7, 1, 1, 7, 1, 1, 7, 1, 1])
      ),
      (
        "huge.webp",
        WebPContainer.animation(
          width: 16_383, height: 16_383,
          [WebPContainer.Frame](repeating: webPFrame, count: 500), delay: 10)
      ),
    ]
  }

  // MARK: - Much in little

  private static func bombs() throws -> [(String, [UInt8])] {
    let header = PNGFile.header(width: 8, height: 8)
    let pixels = PNGFile.chunk("IDAT", zlib(try deflatedZeros(8 * 33), 8 * 33))
    let end = PNGFile.chunk("IEND", [])
    let zeros = zlib(try deflatedZeros(100 << 20), 100 << 20)
    let side = 5000
    return [
      (
        "zeros.png",
        PNGFile.header(width: UInt32(side), height: UInt32(side))
          + PNGFile.chunk(
            "IDAT", zlib(try deflatedZeros(side * (4 * side + 1)), side * (4 * side + 1)))
          + end
      ),
      (
        "text.png", header + PNGFile.chunk("zTXt", Array("k".utf8) + [0, 0] + zeros) + pixels + end
      ),
      (
        "profile.png",
        header + PNGFile.chunk("iCCP", Array("p".utf8) + [0, 0] + zeros) + pixels + end
      ),
      // More pixel data than the picture has.
      ("excess.png", header + PNGFile.chunk("IDAT", zeros) + end),
      ("frames.gif", gif(width: 4000, height: 4000, frames: 6000)),
      (
        "frames.webp",
        WebPContainer.animation(
          width: 4000, height: 4000, [WebPContainer.Frame](repeating: webPFrame, count: 3000),
          delay: 10)
      ),
      (
        "embedded.svg",
        Array(
          """
          <svg xmlns='http://www.w3.org/2000/svg' width='99' height='99'><image width='99' height='99' \
          href='data:image/png;base64,\(Data(try zerosPNG(3000)).base64EncodedString())'/></svg>
          """.utf8)
      ),
      (
        "laughs.svg",
        Array(
          ("<!DOCTYPE svg [<!ENTITY a0 'ha'>"
            + (1..<12).map { "<!ENTITY a\($0) '\(String(repeating: "&a\($0 - 1);", count: 10))'>" }
            .joined() + "]><svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>"
            + "<text>&a11;</text></svg>").utf8)
      ),
    ]
  }

  private static func zerosPNG(_ side: Int) throws -> [UInt8] {
    let count = side * (4 * side + 1)
    return PNGFile.header(width: UInt32(side), height: UInt32(side))
      + PNGFile.chunk("IDAT", zlib(try deflatedZeros(count), count)) + PNGFile.chunk("IEND", [])
  }

  // MARK: - What refers to itself

  private static func loops() -> [(String, [UInt8])] {
    [
      ("loop.tif", tiff(width: 8, height: 8, nextDirectory: 8)),
      (
        "loop.svg",
        Array(
          """
          <svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><g id='a'><use href='#a'/></g>\
          <pattern id='p' width='1' height='1'><rect width='9' height='9' fill='url(#p)'/></pattern>\
          <rect width='9' height='9' fill='url(#p)'/></svg>
          """.utf8)
      ),
      (
        "loop.pdf",
        pdf(
          width: 90, height: 90, content: "/X Do",
          resources: "/XObject << /X 4 0 R >>")
      ),
    ]
  }

  // MARK: - Formats

  private static let webPFrame = WebPContainer.Frame(
    // A lossless picture of one transparent pixel.
    picture: Array("RIFF....WEBPVP8L".utf8) + [13, 0, 0, 0]
      + [0x2F, 0, 0, 0, 0x10, 7, 0x10, 0x11, 0x11, 0x88, 0x88, 0xFE, 7, 0],
    x: 0, y: 0, width: 1, height: 1, isTakenAway: false, isBlended: true)

  /// Each frame is a single pixel.
  static func gif(width: Int, height: Int, frames: Int) -> [UInt8] {
    let size = [width, height].flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    let start = Array("GIF89a".utf8) + size + [0x80, 0, 0, 0, 0, 0, 255, 255, 255]
    let frame: [UInt8] =
      [0x21, 0xF9, 4, 0, 3, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
    return start + [[UInt8]](repeating: frame, count: frames).flatMap { $0 } + [0x3B]
  }

  /// Big-endian, grey, one strip of nothing.
  private static func tiff(width: Int, height: Int, nextDirectory: Int) -> [UInt8] {
    let entries = [
      (256, width), (257, height), (258, 8), (259, 1), (262, 1), (273, 200), (277, 1),
      (278, height),
      (279, 64),
    ]
    return [0x4D, 0x4D, 0, 42] + big(8, 4) + big(entries.count, 2)
      + entries.flatMap { big($0.0, 2) + [0, 4] + big(1, 4) + big($0.1, 4) }
      + big(nextDirectory, 4) + [UInt8](repeating: 0, count: 300)
  }

  private static func jp2(_ header: [UInt8], _ codestream: [UInt8]) -> [UInt8] {
    func box(_ name: String, _ payload: [UInt8]) -> [UInt8] {
      big(payload.count + 8, 4) + Array(name.utf8) + payload
    }
    return box("jP  ", [0x0D, 0x0A, 0x87, 0x0A])
      + box("ftyp", Array("jp2 ".utf8) + big(0, 4) + Array("jp2 ".utf8))
      + box(
        "jp2h", big(header.count + 4, 4) + header + box("colr", [1, 0, 0] + big(16, 4)))
      + box("jp2c", codestream)
  }

  /// Without a table of its objects, which readers then make.
  private static func pdf(
    width: Int, height: Int, content: String, resources: String
  ) -> [UInt8] {
    Array(
      """
      %PDF-1.4
      1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
      2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
      3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 \(width) \(height)] /Contents 5 0 R
      /Resources << \(resources) >> >> endobj
      4 0 obj << /Type /XObject /Subtype /Form /BBox [0 0 99 99] /Resources << /XObject << /X 4 0 R >> >>
      /Length 11 >> stream
      /X Do /X Do
      endstream endobj
      5 0 obj << /Length \(content.utf8.count) >> stream
      \(content)
      endstream endobj
      trailer << /Root 1 0 R >>
      %%EOF

      """.utf8)
  }

  private static func big(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(value >> (8 * (count - 1 - $0)) & 255) }
  }

  /// So many zeros as `gzip` packs them, without its own header and trailer.
  private static func deflatedZeros(_ count: Int) throws -> [UInt8] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "head -c \(count) /dev/zero | gzip -n"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Array(bytes.dropFirst(10).dropLast(8))
  }

  private static func zlib(_ deflated: [UInt8], _ zeros: Int) -> [UInt8] {
    // Adler-32 of zeros.
    [0x78, 0x9C] + deflated + big(zeros % 65_521, 2) + [0, 1]
  }
}
