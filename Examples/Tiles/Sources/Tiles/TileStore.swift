import UIKit

/// Where the tiles come from: here each is computed, squares in the colour of its resolution. Yours may lie in a file or a database.
struct TileStore {
  /// Of a square's sides, pixels of whatever resolution: no tile has a whole number of them, so that each goes on where its neighbours end.
  private let side = 48
  /// Blue, green, red and what is not looked at, from the coarsest resolution on.
  private let colors: [UInt32] = [
    0x1f4e79, 0x2e75b6, 0x2a9d8f, 0x8ab17d, 0xe9c46a, 0xf4a261, 0xe76f51, 0xb23a48,
  ]

  /// - Parameters:
  ///   - rect: points of the map.
  ///   - pixelsPerPoint: of the tile: 1, 0.5, 0.25…, or more on a sharper screen.
  func image(of rect: CGRect, pixelsPerPoint: CGFloat) -> CGImage? {
    let width = Int((rect.width * pixelsPerPoint).rounded(.up))
    let height = Int((rect.height * pixelsPerPoint).rounded(.up))
    let left = Int((rect.minX * pixelsPerPoint).rounded())
    let top = Int((rect.minY * pixelsPerPoint).rounded())
    let color = colors[level(pixelsPerPoint)]
    let dark = (color >> 1) & 0x7f7f7f
    let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: width * height)
    for y in 0..<height {
      for x in 0..<width {
        let isDark = ((left + x) / side + (top + y) / side) % 2 == 1
        pixels[y * width + x] = isDark ? dark : color
      }
    }
    return image(of: pixels, width: width, height: height)
  }

  /// Counted from the coarsest one on.
  private func level(_ pixelsPerPoint: CGFloat) -> Int {
    var level = 0
    var least: CGFloat = 1 / 64
    while level < colors.count - 1, least < pixelsPerPoint {
      least *= 2
      level += 1
    }
    return level
  }

  private func image(
    of pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int
  ) -> CGImage? {
    let provider = CGDataProvider(
      dataInfo: nil, data: pixels, size: 4 * width * height,
      releaseData: { _, data, _ in data.deallocate() })
    guard let provider else { return nil }
    return CGImage(
      width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4 * width,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: [
        .byteOrder32Little, CGBitmapInfo(rawValue: CGImageAlphaInfo.noneSkipFirst.rawValue),
      ],
      provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
  }
}
