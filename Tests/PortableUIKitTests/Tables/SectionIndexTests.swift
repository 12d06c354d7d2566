import PortableUIKit
import ScrollBed
import Testing

/// Letters at the edge of a table that lead to its sections.
@MainActor
struct SectionIndexTests {
  private let roster = Roster(Array(repeating: 5, count: 10))
  private let bed: Bed

  init() {
    roster.letters = "ABCDEFGHIJ".map(String.init)
    roster.titles = Dictionary(uniqueKeysWithValues: (0..<10).map { ($0, "Part \($0)") })
    roster.view.rowHeight = 50
    roster.view.sectionHeaderTopPadding = 0
    bed = Bed(bounds: CGSize(width: 375, height: 667), content: .zero, scrollView: roster.view)
    roster.view.delegate = roster
    bed.frame()
  }

  private var letters: UIView? {
    roster.view.subviews.first { view in
      !view.subviews.isEmpty && view.subviews.allSatisfy { $0 is UILabel } && view.frame.width == 15
    }
  }

  private func texts() -> [String] {
    letters?.subviews.compactMap { ($0 as? UILabel)?.text } ?? []
  }

  /// Each section is 5 × 50 and its header of 28 high.
  private func top(of section: Int) -> CGFloat { CGFloat(section) * 278 }

  @Test func theyStandInTheMiddleOfTheEdge() throws {
    let letters = try #require(letters)
    #expect(letters.frame == CGRect(x: 360, y: 0, width: 15, height: 667))
    #expect(texts() == roster.letters)
    letters.layoutIfNeeded()
    let frames = letters.subviews.map(\.frame)
    // Ten of 14 points each.
    #expect(frames.first == CGRect(x: 0, y: 263.5, width: 15, height: 14))
    #expect(frames.last?.maxY == 403.5)
    let cell = try #require(roster.view.visibleCells.first)
    cell.layoutIfNeeded()
    #expect(cell.frame.width == 375 && cell.contentView.frame.width == 360)
    roster.view.contentOffset.y = 120
    bed.frame()
    #expect(letters.frame.minY == 120 && letters.superview === roster.view)
    // In front of the rows and headers that came.
    #expect(roster.view.hitTest(CGPoint(x: 370, y: 130), with: nil) === letters)
  }

  @Test func aFingerGoesAlongThem() {
    // The middle of the fourth letter: 263.5 + 3.5 × 14.
    bed.touch(1, .down, 368, 312)
    bed.wait(0.05)
    #expect(roster.view.contentOffset.y == top(of: 3))
    #expect(roster.lines.filter { $0.contains("ighlight") || $0.contains("elect") } == [])
    bed.touch(1, .move, 368, 330)
    bed.wait(0.05)
    #expect(roster.view.contentOffset.y == top(of: 4))
    // Beyond them it is the last, as far as there is content.
    bed.touch(1, .move, 300, 660)
    bed.wait(0.05)
    #expect(roster.view.contentOffset.y == 2113)
    bed.touch(1, .up, 300, 660)
    #expect(bed.settle() < .infinity)
    #expect(roster.view.contentOffset.y == 2113 && roster.view.indexPathForSelectedRow == nil)
    #expect(roster.askedLetters == [3, 4, 9])
  }

  @Test func besideThemTheTableScrolls() {
    bed.swipe(from: (200, 400), to: (200, 350), 0.2)
    #expect(roster.view.contentOffset.y > 30 && roster.askedLetters == [])
  }

  @Test func theDataSourceSaysWhereTheyLead() {
    roster.section = { $0 == 0 ? -1 : 9 - $0 }
    bed.touch(1, .down, 368, 270 + 14)
    bed.touch(1, .up, 368, 270 + 14)
    bed.settle()
    #expect(roster.view.contentOffset.y == 2113)
    // One that leads to no section is no error.
    bed.touch(1, .down, 368, 265)
    bed.touch(1, .up, 368, 265)
    bed.settle()
    #expect(roster.view.contentOffset.y == 2113)
    roster.letters?[0] = UITableView.indexSearch
    roster.view.reloadSectionIndexTitles()
    bed.frame()
    #expect(texts().first == "⌕")
    bed.touch(1, .down, 368, 265)
    bed.touch(1, .up, 368, 265)
    bed.settle()
    #expect(roster.view.contentOffset.y == 0)
  }

  @Test func whereThereIsNoRoomSomeAreShownAndAllAreReached() {
    roster.letters = (0..<100).map(String.init)
    roster.section = { $0 / 10 }
    roster.view.reloadSectionIndexTitles()
    bed.frame()
    let texts = texts()
    #expect(texts.count == 47 && texts.first == "0" && texts.last == "99")
    bed.touch(1, .down, 368, 667 * 0.505)
    bed.wait(0.05)
    #expect(roster.askedLetters == [50] && roster.view.contentOffset.y == top(of: 5))
    bed.touch(1, .up, 368, 667 * 0.505)
  }

  @Test func fewRowsAndNoLettersHaveNone() {
    roster.view.sectionIndexMinimumDisplayRowCount = 51
    bed.frame()
    #expect(letters == nil && roster.view.visibleCells.first?.contentView.frame.width == 375)
    roster.view.sectionIndexMinimumDisplayRowCount = 50
    bed.frame()
    #expect(letters != nil)
    roster.letters = []
    roster.view.reloadData()
    bed.frame()
    #expect(letters == nil)
  }

  @Test func readFromTheRightTheyStandOnTheLeft() {
    roster.view.semanticContentAttribute = .forceRightToLeft
    bed.frame()
    roster.view.layoutIfNeeded()
    #expect(letters?.frame.minX == 0)
  }

  @Test func whoDoesNotSeeThemGoesFromOneToTheNext() throws {
    let letters = try #require(letters)
    #expect(letters.isAccessibilityElement && letters.accessibilityTraits == .adjustable)
    letters.accessibilityIncrement()
    letters.accessibilityIncrement()
    #expect(letters.accessibilityValue == "C" && roster.view.contentOffset.y == top(of: 2))
    letters.accessibilityDecrement()
    #expect(letters.accessibilityValue == "B" && roster.view.contentOffset.y == top(of: 1))
  }
}
