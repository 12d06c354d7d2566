/// Pixels that nobody draws any more, of which the page has made pictures: it hears so, and knows them by where they lie. So nothing
/// else may lie there before it has heard.
struct LeavingPixels {
  /// Where they lie.
  private(set) var places: [UnsafeMutableRawPointer] = []

  /// Takes them over.
  mutating func add(_ base: UnsafeMutableRawPointer, _ news: FrameNews) {
    // A frame has taken along what was said of the others.
    if news.writer.words.isEmpty {
      for place in places { place.deallocate() }
      places = []
    }
    places.append(base)
    // As a tile, which Web/player/program-images.js calls so.
    news.writer.begin(.dropTile)
    for number in [-1, 0, Double(UInt(bitPattern: base)), 0] { news.writer.append(number) }
  }
}
