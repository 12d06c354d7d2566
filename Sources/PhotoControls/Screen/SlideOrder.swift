/// In which order the photos of a slideshow follow each other: all of them, or some, and then from the first again.
struct SlideOrder: Equatable {
  /// Nil: as they are.
  private var pages: [Int32]?
  private let count: Int

  /// - Parameter pages: of so many photos; nil for all of them.
  init(_ count: Int, pages: [Int32]? = nil) {
    self.count = count
    self.pages = pages
  }

  /// In no order; the same one for the same seed.
  init(_ count: Int, pages: [Int32]? = nil, shuffledBy seed: UInt64) {
    var generator = SplitMix(state: seed)
    self.count = count
    self.pages = (pages ?? Array(0..<Int32(count))).shuffled(using: &generator)
  }

  func next(after page: Int) -> Int { self.page(1, after: page) }

  func previous(before page: Int) -> Int { self.page(-1, after: page) }

  private func page(_ step: Int, after page: Int) -> Int {
    guard let pages, !pages.isEmpty else { return (page + step + count) % count }
    // Who is at one that is none of them begins with the first.
    guard let place = pages.firstIndex(of: Int32(page)) else { return Int(pages[0]) }
    return Int(pages[(place + step + pages.count) % pages.count])
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
