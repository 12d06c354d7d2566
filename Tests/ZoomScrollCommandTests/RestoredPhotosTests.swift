import Testing

@testable import ZoomScrollCommand

struct RestoredPhotosTests {
  /// Files of an order are heard of one after the other: each is told of once, and the first is what is seen.
  @Test func severalArriveOneAfterTheOther() {
    var restored = RestoredPhotos([.picture(7), .picture(8), .path([0x61])])
    #expect(restored.areSeveral)
    let none = restored.arrived { _ in nil }
    #expect(none == [])
    let first = restored.arrived { $0 == .picture(8) ? 3 : nil }
    let wasFirst = restored.show()
    #expect(first == [3] && wasFirst)
    let again = restored.arrived { $0 == .picture(8) ? 3 : nil }
    #expect(again == [])
    let rest = restored.arrived { $0 == .path([0x61]) ? 0 : $0 == .picture(7) ? 2 : nil }
    let isFirst = restored.show()
    #expect(rest == [2, 0] && !isFirst)
    let more = restored.arrived { _ in 1 }
    #expect(more == [])
  }

  @Test func oneIsOnlyShown() {
    var restored = RestoredPhotos([.picture(7)])
    let pages = restored.arrived { _ in 5 }
    #expect(!restored.areSeveral && pages == [5])
  }
}
