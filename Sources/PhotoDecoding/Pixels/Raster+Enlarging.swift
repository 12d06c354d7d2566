extension Raster {
  /// So many times as wide and high, smoothly.
  package func enlarged(by factor: Int) throws(PictureError) -> Raster {
    let large = try Raster(width: width * factor, height: height * factor)
    for y in 0..<large.height {
      let (upper, lower, down) = Self.neighbors(y, factor, height)
      let (above, below, target) = (row(upper), row(lower), large.row(y))
      for x in 0..<large.width {
        let (left, right, across) = Self.neighbors(x, factor, width)
        target[x] = Self.mix(
          Self.mix(above[left], above[right], across), Self.mix(below[left], below[right], across),
          down)
      }
    }
    return large
  }

  /// The two pixels between whose middles a pixel of the large raster lies, and how near to the second, 0…256.
  private static func neighbors(
    _ place: Int, _ factor: Int, _ count: Int
  ) -> (first: Int, second: Int, share: UInt32) {
    // derivation: the middle of a pixel lies half a pixel behind its edge; in halves of a large pixel.
    let halves = 2 * place + 1 - factor
    let first = halves < 0 ? -1 : halves / (2 * factor)
    let share = (halves - first * 2 * factor) * 256 / (2 * factor)
    return (max(first, 0), min(first + 1, count - 1), UInt32(share))
  }

  /// Two bytes of each pixel at a time, with room between them.
  private static func mix(_ a: UInt32, _ b: UInt32, _ share: UInt32) -> UInt32 {
    let even: UInt32 = 0x00FF_00FF
    let rest = 256 - share
    let low = ((a & even) &* rest &+ (b & even) &* share) >> 8 & even
    let high = ((a >> 8 & even) &* rest &+ (b >> 8 & even) &* share) & ~even
    return low | high
  }
}
