extension TileGrid {
  /// So much larger than 1 may a level be drawn: rounding in the views never costs a finer level.
  static let roundingSlack = 1e-6

  /// The level to draw: the coarsest that is not enlarged, so that 0.5 < scale · 2ˡᵉᵛᵉˡ ≤ 1.
  /// The ends of the pyramid bound it.
  ///
  /// There is no hysteresis: a level that was just left is still in memory, so going to and fro
  /// about a power of two draws what is there and decodes nothing.
  ///
  /// - Parameter scale: device pixels for one pixel of the picture.
  public func level(forScale scale: Double) -> Int {
    var level = 0
    var coarserScale = scale * 2
    while level < coarsestLevel, coarserScale <= 1 + Self.roundingSlack {
      level += 1
      coarserScale *= 2
    }
    return level
  }
}
