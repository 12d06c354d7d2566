import Testing

@testable import ScrollGeometry

@Suite struct AscendingTests {
  /// Against the standard library's sort, which keeps the order of equals too.
  @Test(arguments: [0, 1, 2, 3, 10, 100, 1000])
  func sortsAsTheStandardLibraryDoes(count: Int) {
    let elements = (0..<count).map { (key: Double(($0 * 7919) % 31) - 15, place: $0) }
    let expected = elements.sorted { $0.key < $1.key }
    #expect(elements.ascending { $0.key }.map { $0.place } == expected.map { $0.place })
  }
}
