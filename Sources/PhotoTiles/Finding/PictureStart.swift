import Glibc

/// Tells by the first bytes of a file whether it is meant to be a picture that there is a decoder for. Asked where the
/// name does not tell.
enum PictureStart {
  /// A drawing's first element may come after a comment.
  private static let byteCount = 1024

  private static let beginnings: [[UInt8]] =
    [[0xFF, 0xD8, 0xFF], [0x89, 0x50, 0x4E, 0x47], [0xFF, 0x0A], [0xFF, 0x4F, 0xFF, 0x51]]
    + [[0, 0, 0, 12, 0x4A, 0x58, 0x4C, 0x20], [0, 0, 0, 12, 0x6A, 0x50, 0x20, 0x20]]
    + ["GIF87a", "GIF89a", "II*\0", "MM\0*", "II+\0", "MM\0+", "%PDF-", "#?RADIANCE", "#?RGBE"]
    .map { Array($0.utf8) }

  /// Of files in ISO's container, which may as well be films (ISO/IEC 23008-12, AV1 Image File Format).
  private static let brands: Set = [
    "heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1", "avif", "avis",
  ]

  /// - Parameters:
  ///   - folder: an open one.
  ///   - name: of a file in it, followed by a zero.
  static func isPicture(_ name: UnsafePointer<CChar>, in folder: Int32) -> Bool {
    // What became a pipe meanwhile must not be waited for.
    let file = openat(folder, name, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return false }
    defer { close(file) }
    return withUnsafeTemporaryAllocation(byteCount: byteCount, alignment: 1) { buffer in
      let count = read(file, buffer.baseAddress!, buffer.count)
      return count > 0 && isPicture(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
    }
  }

  static func isPicture(_ bytes: UnsafeRawBufferPointer) -> Bool {
    if beginnings.contains(where: { bytes.starts(with: $0) }) { return true }
    func text(_ range: Range<Int>) -> String {
      String(
        decoding: bytes[min(range.lowerBound, bytes.count)..<min(range.upperBound, bytes.count)],
        as: UTF8.self)
    }
    if text(0..<4) == "RIFF" { return text(8..<12) == "WEBP" }
    if text(4..<8) == "ftyp" { return brands.contains(text(8..<12)) }
    return isNetpbm(bytes) || isDrawing(bytes)
  }

  private static func isNetpbm(_ bytes: UnsafeRawBufferPointer) -> Bool {
    bytes.count > 2 && bytes[0] == UInt8(ascii: "P") && "123456Ff".utf8.contains(bytes[1])
      && " \n\r\t#".utf8.contains(bytes[2])
  }

  private static func isDrawing(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard let first = bytes.first(where: { $0 > UInt8(ascii: " ") && $0 < 0x80 }),
      first == UInt8(ascii: "<")
    else { return false }
    return String(decoding: bytes, as: UTF8.self).contains("<svg")
  }
}
