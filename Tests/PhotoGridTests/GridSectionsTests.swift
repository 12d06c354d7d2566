import PictureFacts
import PortableUIKit
import Testing

@testable import PhotoGrid

@MainActor
struct GridSectionsTests {
  /// Pages 0…4, 5, 6…12.
  private let grid = GridSections(
    [(Int32(1), 5), (2, 1), (3, 7)].map { PhotoSection(subject: .folder($0), count: $1) },
    count: 13)

  @Test func pagesHavePlaces() {
    #expect(grid.counts == [5, 1, 7] && grid.count == 13 && grid.hasHeadings)
    for page in 0..<13 { #expect(grid.page(grid.path(page)) == page) }
    #expect(grid.path(4) == IndexPath(item: 4, section: 0))
    #expect(grid.path(5) == IndexPath(item: 0, section: 1))
    #expect(grid.path(12) == IndexPath(item: 6, section: 2))
    #expect(grid.page(IndexPath(item: 1, section: 1)) == nil)
    #expect(grid.page(IndexPath(item: 0, section: 3)) == nil)
    let plain = GridSections([], count: 3)
    #expect(plain.counts == [3] && !plain.hasHeadings)
    #expect(plain.path(2) == IndexPath(item: 2, section: 0))
    #expect(GridSections([], count: 0).counts == [0])
  }

  /// Three columns: 0 1 2 / 3 4 // 5 // 6 7 8 / 9 10 11 / 12.
  @Test(arguments: [
    (0, 1, 3), (2, 1, 4), (3, 1, 5), (4, 1, 5), (5, 1, 6), (4, 2, 7), (0, 3, 6), (10, 1, 12),
    (12, 1, 12), (9, 9, 12), (12, -1, 9), (8, -1, 5), (8, -2, 4), (7, -2, 4), (5, -1, 3),
    (5, -2, 0), (2, -1, 0), (6, -9, 0), (6, 0, 6),
  ])
  func rowsAreLinedUp(page: Int, rows: Int, target: Int) {
    // A row that is not so long ends earlier, also on the way: 4 goes over 5 in the column that it came from.
    #expect(grid.page(page, movedBy: rows, columns: 3) == target)
  }

  @Test func monthsAreReadFromWhatPhotosAreSortedBy() throws {
    for year in [1, 1999, 2026] {
      for month in 1...12 {
        for (day, second) in [(1, 0), (28, 86_399)] {
          let date = try #require(
            PhotoDate(year: year, month: month, day: day, second: second))
          let read = PhotoMonth(value: date.sortValue)
          #expect(read.year == year && read.month == month)
        }
      }
    }
    let last = try #require(PhotoDate(year: 2025, month: 12, day: 31, second: 86_399))
    #expect(PhotoMonth(value: last.sortValue).month == 12)
  }
}
