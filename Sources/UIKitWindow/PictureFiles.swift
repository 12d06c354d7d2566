import CairoPainter
import DisplayList
import PhotoDecoding
import PortableUIKit
import ScrollGeometry

/// Pictures in a program's files: read as the photo browser reads them, written as PNG and JPEG. On any thread.
final class PictureFiles: ImageCoding {
  private let cairo = CairoImageCoder(textures: nil)

  func decode(_ bytes: UnsafeRawBufferPointer) -> DecodedImage? {
    (try? WholePicture.decode(bytes)).map { DecodedImage(pixels: $0) }
  }

  func encode(_ pixels: PixelBuffer, as format: ImageFormat) -> [UInt8]? {
    switch format {
    case .png: cairo.encode(pixels, as: format)
    case .jpeg(let quality): onWhite(pixels).flatMap { Self.jpeg($0, quality) }
    }
  }

  func paint(_ list: DisplayList) -> PixelBuffer? { cairo.paint(list) }

  private static func jpeg(_ pixels: PixelBuffer, _ quality: Double) -> [UInt8]? {
    try? JPEGEncoder.encode(pixels, quality: max(1, Int((quality * 100).rounded())))
  }

  /// JPEG knows no transparency.
  private func onWhite(_ pixels: PixelBuffer) -> PixelBuffer? {
    if pixels.isOpaque { return pixels }
    let whole = Rect(x: 0, y: 0, width: Double(pixels.width), height: Double(pixels.height))
    return paint(
      DisplayList(
        size: whole.size,
        items: [
          .fill(whole, radius: 0, Color(red: 1, green: 1, blue: 1)),
          .pixels(pixels, source: whole, destination: whole, .nearest),
        ]))
  }
}
