extension Raster {
  /// Half as wide and high, rounded up: every pixel is the mean of four. Where the picture ends
  /// inside the last pixel, its edge is repeated.
  ///
  /// - Parameter isResult: as when a raster is made.
  package func halved(isResult: Bool = true) throws(PictureError) -> Raster {
    let half = try Raster(width: (width + 1) / 2, height: (height + 1) / 2, isResult: isResult)
    for y in 0..<half.height {
      let upper = row(2 * y)
      let lower = row(min(2 * y + 1, height - 1))
      let target = half.row(y)
      for x in 0..<width / 2 {
        target[x] = Self.mean(upper[2 * x], upper[2 * x + 1], lower[2 * x], lower[2 * x + 1])
      }
      if width % 2 == 1 {
        let last = width - 1
        target[last / 2] = Self.mean(upper[last], upper[last], lower[last], lower[last])
      }
    }
    return half
  }

  /// Two bytes of each pixel at a time, with room between them for the sum of four; rounds half up.
  private static func mean(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
    let even: UInt32 = 0x00FF_00FF
    let half: UInt32 = 0x0002_0002
    let low = (a & even) &+ (b & even) &+ (c & even) &+ (d & even) &+ half
    let highSum = ((a >> 8) & even) &+ ((b >> 8) & even)
    let high = highSum &+ ((c >> 8) & even) &+ ((d >> 8) & even) &+ half
    return ((low >> 2) & even) | (((high >> 2) & even) << 8)
  }
}
