import Testing

@testable import CollectionSolving

/// Rows, headers and footers below each other, against the same added up one by one.
struct ListSolverTests {
  private func uniform(_ count: Int, _ height: Double = 44) -> RowHeights {
    RowHeights(count: count, usual: height, isKnown: true)
  }

  @Test func rowsOfOneHeightAreArithmetic() {
    let list = ListSolver(
      top: 100,
      sections: [
        ListSection(gap: 22, header: 28, rows: uniform(3), footer: 10),
        ListSection(rows: uniform(2)),
      ], bottom: 50)
    #expect(list.height == 100 + 22 + 28 + 132 + 10 + 88 + 50)
    #expect(list.span(ofSection: 0) == ListSpan(100, 292))
    #expect(list.span(ofHeader: 0) == ListSpan(122, 150))
    #expect(list.span(of: ItemPlace(0, 2)) == ListSpan(238, 282))
    #expect(list.span(ofFooter: 0) == ListSpan(282, 292))
    #expect(list.span(of: ItemPlace(1, 1)) == ListSpan(336, 380))
    #expect(list.row(covering: 149) == nil)
    #expect(list.row(covering: 150) == ItemPlace(0, 0))
    #expect(list.row(covering: 281.9) == ItemPlace(0, 2))
    #expect(list.row(covering: 282) == nil)
    #expect(list.row(covering: 379.9) == ItemPlace(1, 1))
    #expect(list.row(covering: 380) == nil)
    #expect(
      list.rows(in: ListSpan(194, 293)) == [ItemPlace(0, 1), ItemPlace(0, 2), ItemPlace(1, 0)])
    #expect(list.rows(in: ListSpan(0, 150)).isEmpty)
    #expect(list.rows(in: ListSpan(380, 500)).isEmpty)
  }

  /// Golden C56.
  @Test func headersAndFootersStayWhileTheirSectionDoes() {
    let list = ListSolver(
      top: 100, sections: [ListSection(header: 28, rows: uniform(18, 42), footer: 16)])
    #expect(list.span(ofSection: 0) == ListSpan(100, 900))
    #expect(list.pinnedHeader(0, at: 300) == ListSpan(300, 328))
    #expect(list.pinnedHeader(0, at: 890) == ListSpan(872, 900))
    #expect(list.pinnedHeader(0, at: 50) == ListSpan(100, 128))
    #expect(list.pinnedHeader(0, at: 236 + 64) == ListSpan(300, 328))
    #expect(list.pinnedFooter(0, at: 500) == ListSpan(484, 500))
    #expect(list.pinnedFooter(0, at: 1000) == ListSpan(884, 900))
    #expect(list.pinnedFooter(0, at: 105) == ListSpan(100, 116))
  }

  @Test func headersAndFootersCountAsTheyAreOnceTheyAreMeasured() {
    var section = ListSection(
      gap: 22, header: 28, rows: uniform(1), footer: 30, isHeaderKnown: false, isFooterKnown: false)
    var list = ListSolver(sections: [ListSection(rows: uniform(1)), section, section])
    #expect(list.height == 3 * 44 + 2 * 80)
    #expect(list.estimatedBar(in: ListSpan(0, 43)) == nil)
    #expect(list.estimatedBar(in: ListSpan(0, 45)) == .header(ofSection: 1))
    list.set(header: 0, below: 0, of: 1)
    #expect(list.estimatedBar(in: ListSpan(0, 45)) == .footer(ofSection: 1))
    #expect(list.span(of: ItemPlace(1, 0)) == ListSpan(44, 88))
    list.set(footer: 10, of: 1)
    #expect(list.estimatedBar(in: ListSpan(0, 45)) == nil)
    #expect(list.height == 3 * 44 + 10 + 80)
    // What is known stays, and what is not is as it was before.
    section.isHeaderKnown = true
    var other = ListSolver(sections: [section])
    other.setBars(as: list.sections[1], of: 0)
    #expect(other.sections[0].header == 28 && other.sections[0].gap == 22)
    #expect(other.sections[0].footer == 10 && other.sections[0].isFooterKnown)
    #expect(other.height == 22 + 28 + 44 + 10)
  }

  @Test func aMillionRowsTakeNoMemoryUntilTheyDiffer() {
    var rows = uniform(1_000_000, 44.5)
    #expect(rows.total == 44_500_000)
    #expect(rows.row(covering: 22_249_999.9) == 499_999)
    rows.set(44.5, at: 7)
    rows.set(60, at: 500_000)
    #expect(rows.total == 44_500_015.5)
    #expect(rows.top(of: 500_001) == 22_250_060)
    #expect(rows.row(covering: 22_250_059) == 500_000)
    #expect(rows.row(covering: 1e12) == 999_999)
    #expect(rows.row(covering: -5) == 0)
  }

  /// Golden C53.
  @Test func whatIsMeasuredCountsForGood() {
    // A hundred rows, estimated 44 high and really 50, of which fourteen have been seen.
    var list = ListSolver(
      sections: [ListSection(rows: RowHeights(count: 100, usual: 44, isKnown: false))])
    #expect(list.height == 4400)
    for row in 0..<14 { list.set(50, at: ItemPlace(0, row)) }
    #expect(list.height == 4484)
    #expect(list.sections[0].rows.isKnown(13) && !list.sections[0].rows.isKnown(14))
    for row in 14..<100 { list.set(50, at: ItemPlace(0, row)) }
    #expect(list.height == 5000)
    var known: [Int] = []
    list.sections[0].rows.forEachKnown { row, height in
      known.append(row)
      #expect(height == 50)
    }
    #expect(known == Array(0..<100))
  }

  @Test func randomHeightsAgreeWithAPlainList() {
    var random = SystemLikeRandom(seed: 5)
    for _ in 0..<60 {
      let count = random.next(below: 300) + 1
      var plain = Array(repeating: 20.0, count: count)
      var rows =
        random.next(below: 2) == 0
        ? RowHeights(count: count, usual: 20, isKnown: false) : RowHeights(plain, areKnown: true)
      for _ in 0..<random.next(below: 80) {
        let row = random.next(below: count)
        plain[row] = Double(random.next(below: 50))
        rows.set(plain[row], at: row)
      }
      var top = 0.0
      for row in 0..<count {
        #expect(rows.top(of: row) == top && rows[row] == plain[row])
        if plain[row] > 0 {
          #expect(rows.row(covering: top) == row)
          #expect(rows.row(covering: top + plain[row] - 0.5) == row)
        }
        top += plain[row]
      }
      #expect(rows.total == top && rows.top(of: count) == top)
    }
  }
}

private struct SystemLikeRandom {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }
  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
}
