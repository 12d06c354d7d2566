/// In which order the photos of a slideshow follow each other: all of them, and then from the first again.
struct SlideOrder: Equatable {
  /// Nil: as they are.
  private var pages: [Int32]?
  private let count: Int

  init(_ count: Int) { self.count = count }

  /// In no order; the same one for the same seed.
  init(_ count: Int, shuffledBy seed: UInt64) {
    var generator = SplitMix(state: seed)
    self.count = count
    pages = Array(0..<Int32(count)).shuffled(using: &generator)
  }

  func next(after page: Int) -> Int {
    guard let pages, let place = pages.firstIndex(of: Int32(page)) else {
      return (page + 1) % count
    }
    return Int(pages[(place + 1) % pages.count])
  }

  func isOf(_ count: Int) -> Bool { self.count == count }

  // derivation: SplitMix64 (Steele, Lea, Flood 2014): its increment and its finaliser's shifts and factors.
  private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var bits = state
      bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
      bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
      return bits ^ (bits >> 31)
    }
  }
}
