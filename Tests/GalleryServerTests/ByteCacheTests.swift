import Testing

@testable import GalleryServer

struct ByteCacheTests {
  @Test func theLongestUnusedGoFirst() {
    var cache = ByteCache<String, Int>(limit: 100)
    cache.insert(1, bytes: 40, for: "a")
    cache.insert(2, bytes: 40, for: "b")
    #expect(cache["a"] == 1)
    cache.insert(3, bytes: 40, for: "c")
    #expect(cache["a"] == 1 && cache["b"] == nil && cache["c"] == 3)
    #expect(cache.used == 80)
    cache.insert(4, bytes: 101, for: "d")
    #expect(cache["d"] == nil && cache.used == 80)
    cache.insert(5, bytes: 100, for: "a")
    #expect(cache["a"] == 5 && cache["c"] == nil && cache.used == 100)
  }
}
