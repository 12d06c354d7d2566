import TestSupport
import Testing

@testable import PhotoDecoding
@testable import PhotoTiles

@Suite struct SortKeyTests {
  private func key(_ name: [UInt8]) -> UInt64 {
    name.withUnsafeBufferPointer { SortKey($0).value }
  }

  private func compare(_ first: [UInt8], _ second: [UInt8]) -> Int {
    first.withUnsafeBufferPointer { first in
      second.withUnsafeBufferPointer { NaturalOrder.compare(first, $0) }
    }
  }

  private func prefix(_ first: String, _ second: String) -> Int {
    Array(first.utf8).withUnsafeBufferPointer { first in
      Array(second.utf8).withUnsafeBufferPointer { SortKey.sharedPrefix(first, $0) }
    }
  }

  /// Names of few different letters, so that many begin alike.
  private func name(_ random: inout SeededGenerator) -> [UInt8] {
    let parts = [
      "0", "00", "1", "9", "10", "123456789", "1234567890", "a", "A", "b", "-", ":", "/", "é", "İ",
      "K", "\u{1F600}", " ",
    ]
    var name: [UInt8] = []
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      if Int.random(in: 0..<20, using: &random) == 0 {
        name.append(UInt8.random(in: 0x80...0xFF, using: &random))
      } else {
        name += parts[Int.random(in: 0..<parts.count, using: &random)].utf8
      }
    }
    return name
  }

  @Test(arguments: 0..<8) func keysThatDifferSayWhatNaturalOrderSays(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var decided = 0
    for _ in 0..<4000 {
      let (first, second) = (name(&random), name(&random))
      let (left, right) = (key(first), key(second))
      guard left != right else { continue }
      decided += 1
      #expect((left < right) == (compare(first, second) < 0), "\(first) and \(second)")
    }
    #expect(decided > 3000)
  }

  @Test func aSharedBeginningEndsBeforeNumbersAndLongLetters() {
    #expect(prefix("IMG_0123.jpg", "IMG_0129.jpg") == 4)
    #expect(prefix("a1b", "a1c") == 1)
    #expect(prefix("aé", "aè") == 1 && prefix("x", "y") == 0)
  }
}
