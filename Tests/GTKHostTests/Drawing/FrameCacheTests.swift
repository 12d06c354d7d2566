import Testing

@testable import GTKHost

@Suite struct FrameCacheTests {
  private func draw(_ cache: inout FrameCache<Int, String>, _ keys: [Int]) -> Int {
    var made = 0
    for key in keys {
      _ = cache.value(key) {
        made += 1
        return "\(key)"
      }
    }
    cache.endFrame()
    return made
  }

  @Test func drawnAgainNothingIsMadeAgain() {
    var cache = FrameCache<Int, String>(spare: 2, patience: 10)
    #expect(draw(&cache, [1, 2, 3]) == 3)
    #expect(draw(&cache, [1, 2, 3]) == 0)
    #expect(cache.count == 3)
  }

  @Test func ofWhatIsNoLongerDrawnOnlyTheLatestFewStay() {
    var cache = FrameCache<Int, String>(spare: 2, patience: 10)
    for key in 1...5 { _ = draw(&cache, [key]) }
    #expect(cache.count == 3)
    #expect([1, 2, 3, 4, 5].map { cache.contains($0) } == [false, false, true, true, true])
  }

  @Test func andThoseNotForEver() {
    var cache = FrameCache<Int, String>(spare: 2, patience: 3)
    _ = draw(&cache, [1])
    for _ in 1...3 { _ = draw(&cache, [9]) }
    #expect(cache.contains(1))
    _ = draw(&cache, [9])
    #expect(!cache.contains(1))
    #expect(cache.contains(9))
  }

  @Test func howeverManyAreDrawnAtOnceAllStay() {
    var cache = FrameCache<Int, String>(spare: 2, patience: 3)
    #expect(draw(&cache, Array(1...40)) == 40)
    #expect(draw(&cache, Array(1...40)) == 0)
    #expect(draw(&cache, [1]) == 0)
    #expect(cache.count == 3)
  }

  @Test func whatIsNoLongerCurrentIsMadeAgainAndWhatCannotBeMadeIsForgotten() {
    var cache = FrameCache<Int, String>(spare: 2, patience: 3)
    _ = cache.value(1) { "old" }
    #expect(cache.value(1, isCurrent: { $0 != "old" }) { "new" } == "new")
    #expect(cache.value(1) { "newer" } == "new")
    #expect(cache.value(1, isCurrent: { _ in false }) { nil } == nil)
    #expect(cache.count == 0)
  }

  @Test func whatIsNotDrawnGoesAtOnceWhenItsSourceHasGone() {
    var cache = FrameCache<Int, String>(spare: 5, patience: 50)
    _ = draw(&cache, [1, 2, 3])
    _ = cache.value(3) { "3" }
    cache.endFrame { key, _ in key != 1 }
    #expect([1, 2, 3].map { cache.contains($0) } == [false, true, true])
  }
}
