import CollectionSolving
import PortableUIKit
import Testing

@testable import PhotoGrid

@MainActor
struct GridChangeTests {
  /// - Parameter old, new: photos by section, each called by a number.
  private func changes(
    _ old: [(PhotoSection.Subject, [Int])], _ new: [(PhotoSection.Subject, [Int])]
  ) -> Set<CollectionChange>? {
    func grid(_ sections: [(PhotoSection.Subject, [Int])]) -> GridSections {
      GridSections(
        sections.map { PhotoSection(subject: $0.0, count: $0.1.count) },
        count: sections.flatMap(\.1).count)
    }
    let (before, after) = (old.flatMap(\.1), new.flatMap(\.1))
    return GridChange(from: grid(old), to: grid(new)) { after.firstIndex(of: before[$0]) }
      .map { Set($0.changes) }
  }

  private func changes(_ old: [Int], _ new: [Int]) -> Set<CollectionChange>? {
    let change = GridChange(
      from: GridSections([], count: old.count), to: GridSections([], count: new.count)
    ) { new.firstIndex(of: old[$0]) }
    return change.map { Set($0.changes) }
  }

  private func place(_ item: Int, _ section: Int = 0) -> ItemPlace { ItemPlace(section, item) }

  @Test func whatStaysInOrderDoesNotMove() {
    #expect(
      changes([1, 2, 3, 4, 5], [0, 2, 5, 6]) == [
        .deleteItem(place(0)), .deleteItem(place(2)), .deleteItem(place(3)),
        .insertItem(place(0)), .insertItem(place(3)),
      ])
  }

  @Test func anotherOrderMovesAsFewAsCanBe() {
    let changes = changes([1, 2, 3, 4], [4, 9, 1, 3])
    #expect(
      changes == [
        .deleteItem(place(1)), .insertItem(place(1)), .moveItem(place(3), to: place(0)),
      ])
  }

  @Test func nothingIsNoChange() {
    #expect(changes([1, 2, 3], [1, 2, 3])?.isEmpty == true)
    // Two that have become one.
    let change = GridChange(
      from: GridSections([], count: 2), to: GridSections([], count: 1)
    ) { _ in 0 }
    #expect(change?.changes == [.deleteItem(place(1))])
  }

  /// A date becomes known: the photo leaves those without one for its month, which comes with it.
  @Test func aPhotoGoesToItsSection() {
    let (june, july) = (PhotoMonth(value: .june), PhotoMonth(value: .july))
    #expect(june < july && june.month == 6 && july.month == 7 && june.year == 2026)
    #expect(
      changes([(.undated, [1, 2, 3])], [(.month(june), [2]), (.undated, [1, 3])]) == [
        .insertSection(0), .moveItem(place(1), to: place(0, 0)),
      ])
    #expect(
      changes(
        [(.month(june), [1]), (.undated, [2])], [(.month(june), [1]), (.month(july), [2])]) == [
          .deleteSection(1), .insertSection(1),
        ])
    #expect(
      changes(
        [(.month(june), [1, 2]), (.month(july), [3])],
        [(.month(july), [3]), (.month(june), [2, 1])]
      )
      .map { $0.count } == 2)
  }

  /// With headings and without, everything lies elsewhere: nothing is followed.
  @Test func headingsComeAtOnce() {
    let old = GridSections([], count: 2)
    let new = GridSections([PhotoSection(subject: .undated, count: 2)], count: 2)
    #expect(GridChange(from: old, to: new) { $0 } == nil)
    #expect(changes([(.folder(1), [1])], [(.folder(2), [1])]) == nil)
  }
}

extension Double {
  fileprivate static let june = Double((2026 * 12 + 6) * 31 + 30) * 86_400 - 1
  fileprivate static let july = Double((2026 * 12 + 7) * 31) * 86_400
}
