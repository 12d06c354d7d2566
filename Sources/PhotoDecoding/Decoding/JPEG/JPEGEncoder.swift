import CTurboJPEG
import DisplayList

/// Pixels as a JPEG file that holds nothing but the picture. What is transparent is taken as it stands, over black.
package enum JPEGEncoder {
  /// - Parameter quality: 1…100.
  package static func encode(_ pixels: PixelBuffer, quality: Int) throws(PictureError) -> [UInt8] {
    guard let encoder = tjInitCompress() else { throw .outOfMemory }
    defer { tjDestroy(encoder) }
    var bytes: UnsafeMutablePointer<UInt8>?
    var count: UInt = 0
    defer { tjFree(bytes) }
    let result = tjCompress2(
      encoder, pixels.base.assumingMemoryBound(to: UInt8.self), Int32(pixels.width),
      Int32(pixels.bytesPerRow), Int32(pixels.height), Int32(TJPF_BGRX.rawValue), &bytes, &count,
      Int32(TJSAMP_420.rawValue), Int32(quality), 0)
    guard result == 0, let bytes else { throw .outOfMemory }
    return Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
  }
}
