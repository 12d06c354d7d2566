/// Decoded pixels that a host may draw: 32 bits each, bytes blue, green, red, alpha, premultiplied sRGB.
///
/// Immutable once made, so that it can cross threads. Several buffers may show parts of one
/// allocation: `owner` keeps that alive.
public final class PixelBuffer: Equatable, @unchecked Sendable {
  /// Pixels.
  public let width: Int
  /// Pixels.
  public let height: Int
  /// Bytes from one row of pixels to the next.
  public let bytesPerRow: Int
  /// The top left pixel.
  public let base: UnsafeRawPointer
  /// No pixel is transparent: hosts may draw without blending.
  public let isOpaque: Bool
  private let owner: AnyObject?

  /// Pixels that lie at `base` for as long as `owner` lives; nothing is copied.
  public init(
    width: Int, height: Int, bytesPerRow: Int, base: UnsafeRawPointer, isOpaque: Bool,
    owner: AnyObject?
  ) {
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.base = base
    self.isOpaque = isOpaque
    self.owner = owner
  }

  /// The same buffer: pixels are never compared.
  public static func == (left: PixelBuffer, right: PixelBuffer) -> Bool { left === right }
}
