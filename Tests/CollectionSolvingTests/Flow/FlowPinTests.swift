import CollectionSolving
import ScrollGeometry
import Testing

/// Headers and footers that stay in view.
@Suite struct FlowPinTests {
  private func solver(header: Double = 40, footer: Double = 0) -> FlowSolver {
    let section = FlowSection(
      sizes: .uniform(Size(width: 320, height: 500 - header - footer), count: 1),
      headerLength: header, footerLength: footer)
    return FlowSolver(
      axis: .vertical, across: 320, pixelsPerPoint: 2, sections: [section, section])
  }

  /// Golden C15.
  @Test(arguments: [(200.0, 200.0), (480, 460), (520, 460), (-30, 0)])
  func aHeaderStaysUntilItsSectionEnds(offset: Double, expected: Double) {
    var solver = solver()
    solver.pins = FlowPins(
      headers: true, footers: false, visibleLow: offset, visibleHigh: offset + 300)
    #expect(solver.frame(of: .header(section: 0))?.minY == expected)
  }

  @Test(arguments: [(0.0, 260.0), (-280, 0), (150, 410), (160, 420), (300, 460), (200.25, 460.5)])
  func aFooterIsItsMirrorImage(offset: Double, expected: Double) {
    var solver = solver(header: 0, footer: 40)
    solver.pins = FlowPins(
      headers: false, footers: true, visibleLow: offset, visibleHigh: offset + 300)
    #expect(solver.frame(of: .footer(section: 0))?.minY == min(expected, 460))
  }

  @Test func whatIsPinnedIsFoundWhereItIsSeen() {
    var solver = solver()
    let window = Rect(x: 0, y: 200, width: 320, height: 100)
    #expect(solver.elements(in: window).map(\.element) == [.item(0, section: 0)])
    solver.pins = FlowPins(headers: true, footers: false, visibleLow: 200, visibleHigh: 300)
    #expect(
      solver.elements(in: window).map(\.element) == [.header(section: 0), .item(0, section: 0)])
  }

  /// They do not cover one another where little of their section is left.
  @Test func aHeaderAndAFooterLeaveEachOtherRoom() {
    var solver = solver(header: 40, footer: 30)
    solver.pins = FlowPins(headers: true, footers: true, visibleLow: 490, visibleHigh: 790)
    #expect(solver.frame(of: .header(section: 0))?.minY == 430)
    #expect(solver.frame(of: .footer(section: 0))?.minY == 470)
    solver.pins = FlowPins(headers: true, footers: true, visibleLow: -280, visibleHigh: 20)
    #expect(solver.frame(of: .header(section: 0))?.minY == 0)
    #expect(solver.frame(of: .footer(section: 0))?.minY == 40)
  }
}
