import PortableUIKit
import Testing

/// Headers that are made and measured when their section can be seen, and what they count for until then.
@MainActor
struct HeaderEstimateTests {
  private func chapters(_ count: Int = 1000) -> Chapters {
    Chapters(Array(repeating: 3, count: count))
  }

  /// Sections of 190 points: four of them reach into 600.
  @Test func onlyThoseOfSectionsThatAreSeenAreMade() {
    let chapters = chapters()
    chapters.view.layoutIfNeeded()
    #expect(Set(chapters.takeMade()) == [0, 1, 2, 3])
    // The others count as much as the first.
    #expect(chapters.view.contentSize.height == 190_000)
    chapters.view.contentOffset.y = 200
    chapters.view.layoutIfNeeded()
    #expect(chapters.takeMade() == [4])
    #expect(chapters.view.rectForHeader(inSection: 4).minY == 760)
  }

  @Test func untilThenTheyCountWhatTheProgramSays() {
    let chapters = chapters()
    chapters.estimate = 30
    chapters.view.layoutIfNeeded()
    #expect(Set(chapters.takeMade()) == [0, 1, 2, 3])
    #expect(chapters.view.contentSize.height == 180_040)
    chapters.estimate = nil
    chapters.view.estimatedSectionHeaderHeight = 20
    chapters.view.layoutIfNeeded()
    #expect(chapters.view.contentSize.height == 170_080)
    #expect(chapters.view.contentOffset.y == 0)
  }

  @Test func withoutEstimatesAllAreMadeAtFirst() {
    let chapters = chapters(50)
    chapters.header = { CGFloat(20 + $0) }
    chapters.view.estimatedSectionHeaderHeight = 0
    chapters.view.layoutIfNeeded()
    #expect(Set(chapters.takeMade()) == Set(0..<50))
    #expect(chapters.view.contentSize.height == CGFloat((0..<50).map { 170 + $0 }.reduce(0, +)))
  }

  @Test func whatIsMeasuredAboveMovesNothingOnTheScreen() throws {
    let chapters = chapters(100)
    chapters.estimate = 25
    chapters.view.layoutIfNeeded()
    chapters.view.contentOffset.y = 9000
    chapters.view.layoutIfNeeded()
    var places = chapters.places
    for _ in 0..<40 {
      chapters.view.contentOffset.y -= 30
      chapters.view.layoutIfNeeded()
      let now = chapters.places
      let moved = Set(now.compactMap { path, y in places[path].map { y - $0 } })
      #expect(moved == [30])
      places = now
    }
    #expect(chapters.takeMade().count < 20)
  }

  @Test func whatWasMeasuredStaysSoInAnUpdate() {
    let chapters = chapters(100)
    chapters.estimate = 25
    chapters.view.layoutIfNeeded()
    for step in 1...60 {
      chapters.view.contentOffset.y = CGFloat(step) * 50
      chapters.view.layoutIfNeeded()
    }
    let (places, height) = (chapters.places, chapters.view.contentSize.height)
    chapters.counts.append(3)
    chapters.view.insertSections(IndexSet(integer: 100), with: .none)
    chapters.view.layoutIfNeeded()
    #expect(chapters.places == places && !places.isEmpty)
    #expect(chapters.view.contentSize.height == height + 175)
    // Measured once more, and only where it is seen.
    chapters.view.performBatchUpdates(nil)
    #expect(chapters.places == places)
    #expect(chapters.view.contentSize.height == height + 175)
  }

  @Test func aRowIsScrolledToExactly() {
    let chapters = chapters(100)
    chapters.estimate = 25
    chapters.view.layoutIfNeeded()
    let path = IndexPath(row: 1, section: 70)
    chapters.view.scrollToRow(at: path, at: .top, animated: false)
    chapters.view.layoutIfNeeded()
    // Below the header that stays at the top.
    #expect(chapters.places[path] == 40)
  }

  @Test func sectionsThatAreClosedAreFound() {
    let chapters = Chapters(Array(repeating: 0, count: 12))
    chapters.header = { $0 == 0 ? nil : 40 }
    chapters.view.layoutIfNeeded()
    #expect(chapters.view.contentSize.height == 440)
    #expect(chapters.view.rectForHeader(inSection: 11).maxY == 440)
  }

  @Test func titlesAreKnownBeforeTheyAreShown() {
    let chapters = chapters(100)
    chapters.title = "Chapter"
    chapters.view.layoutIfNeeded()
    #expect(chapters.view.contentSize.height == 17_800)
    let headers = chapters.view.subviews.filter { $0 is UITableViewHeaderFooterView }
    #expect(headers.count == 4 && chapters.takeMade().isEmpty)
  }

  /// Its own answers are asked for by those that override them.
  @Test func aControllerEstimates() {
    final class Rows: UITableViewController {
      override func tableView(
        _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
      ) -> CGFloat { 33 }
      override func tableView(
        _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
      ) -> CGFloat { 44 }
    }
    let rows: any UITableViewDelegate = Rows(style: .plain)
    let table = UITableView()
    #expect(rows.tableView(table, estimatedHeightForHeaderInSection: 0) == 33)
    #expect(rows.tableView(table, estimatedHeightForFooterInSection: 0) == 44)
  }
}
