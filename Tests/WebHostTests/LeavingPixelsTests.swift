import Testing

@testable import WebHost

@Suite struct LeavingPixelsTests {
  private func memory() -> UnsafeMutableRawPointer { .allocate(byteCount: 4, alignment: 4) }

  private func record(_ base: UnsafeMutableRawPointer) -> [Double] {
    [Double(FrameCode.dropTile.rawValue), -1, 0, Double(UInt(bitPattern: base)), 0]
  }

  @Test func `They are told of as tiles, and lie there until the page has heard`() {
    let news = FrameNews()
    let (first, second, third) = (memory(), memory(), memory())
    var leaving = LeavingPixels()
    leaving.add(first, news)
    leaving.add(second, news)
    #expect(news.writer.words.map(Double.init(bitPattern:)) == record(first) + record(second))
    #expect(leaving.places == [first, second])
    // A frame has taken the news along.
    news.writer.removeAll()
    leaving.add(third, news)
    #expect(news.writer.words.map(Double.init(bitPattern:)) == record(third))
    #expect(leaving.places == [third])
    third.deallocate()
  }
}
