import TestSupport
import Testing

@testable import PhotoDecoding
@testable import PhotoTiles

@Suite struct NaturalOrderTests {
  private func compare(_ first: [UInt8], _ second: [UInt8]) -> Int {
    first.withUnsafeBufferPointer { first in
      second.withUnsafeBufferPointer { NaturalOrder.compare(first, $0) }
    }
  }

  private func compare(_ first: String, _ second: String) -> Int {
    compare(Array(first.utf8), Array(second.utf8))
  }

  @Test(arguments: [
    ["img1.jpg", "img2.jpg", "img10.jpg", "img20.jpg", "img100.jpg"],
    ["a", "B", "c", "D"],
    ["IMG_2.jpg", "img_3.jpg", "IMG_11.JPG"],
    ["1", "01", "001", "2", "02", "10"],
    ["x01y1", "x1y2", "x01y2", "x1y10", "x2"],
    ["img.jpg", "img1.jpg", "img1a.jpg", "imga.jpg"],
    ["2024-1-9", "2024-1-10", "2024-02-01", "2024-11-30"],
    ["99999999999999999999998", "99999999999999999999999", "100000000000000000000000"],
    ["Ärger", "ärger2", "Ärger10", "Über", "über"],
    ["é1", "É2", "é10"],
    ["IMG1.jpg", "img1.jpg"],
    ["", "0", "a"],
  ])
  func isInOrder(names: [String]) {
    for (index, first) in names.enumerated() {
      #expect(compare(first, first) == 0)
      for second in names[(index + 1)...] {
        #expect(compare(first, second) < 0, "\(first) comes before \(second)")
        #expect(compare(second, first) > 0, "\(second) comes after \(first)")
      }
    }
  }

  @Test func bytesThatAreNotTextComeAfterLetters() {
    #expect(compare([0x7A], [0xFF]) < 0)
    #expect(compare([0xFF], Array("ü".utf8)) > 0)
    #expect(compare([0xFE], [0xFF]) < 0)
    #expect(compare([0xC3], [0xC3, 0x28]) < 0)
  }

  @Test func isATotalOrder() {
    let alphabet = Array("aAbB019.ü".unicodeScalars)
    var random = SeededGenerator(seed: 1)
    func next(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
    let names = (0..<60).map { _ in
      var name = String.UnicodeScalarView()
      for _ in 0..<next(6) { name.append(alphabet[next(alphabet.count)]) }
      return String(name)
    }
    for first in names {
      for second in names {
        #expect((compare(first, second) == 0) == (Array(first.utf8) == Array(second.utf8)))
        #expect((compare(first, second) < 0) == (compare(second, first) > 0))
        for third in names where compare(first, second) <= 0 && compare(second, third) <= 0 {
          #expect(compare(first, third) <= 0, "\(first) ≤ \(second) ≤ \(third)")
        }
      }
    }
  }
}
