import ScrollGeometry
import Testing

@testable import HeadlessHost

struct EventLogTests {
  @Test func aLineNamesTimeMethodOffsetAndZoom() {
    #expect(
      EventLog.line(
        time: 0.25, method: "scrollViewDidScroll", offset: Point(x: 0, y: 120.5), zoom: 1)
        == "0.250000 scrollViewDidScroll offset=0,120.5 zoom=1\n")
  }

  @Test func ownValuesFollow() {
    #expect(
      EventLog.line(
        time: 1.0 / 3, method: "scrollViewWillEndDragging", offset: .zero, zoom: 2.5,
        values: [.velocity(Vector(dx: 0, dy: -0.1)), .target(Point(x: 0, y: 2008.4))])
        == "0.333333 scrollViewWillEndDragging offset=0,0 zoom=2.5 velocity=0,-0.1 target=0,2008.4\n"
    )
    #expect(
      EventLog.line(
        time: 2, method: "m", offset: .zero, zoom: 1,
        values: [.decelerate(true), .scale(0.5), .page(7)])
        == "2.000000 m offset=0,0 zoom=1 decelerate=true scale=0.5 page=7\n")
  }

  @Test(arguments: [
    (0.0, "0.000000"), (1.0 / 120, "0.008333"), (2.0 / 3, "0.666667"), (59.9999999, "60.000000"),
    (123456.789, "123456.789000"), (-0.5, "-0.500000"), (1e-7, "0.000000"), (9.5e-7, "0.000001"),
    (1e300, "1e+300"),
  ])
  func timesHaveSixDecimals(seconds: Double, text: String) {
    #expect(EventLog.sixDecimals(seconds) == text)
  }

  @Test(arguments: [
    0.1, 1.0 / 3, -2008.4032341, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 1e21,
    123456789.125, -0.0, 0, 42,
  ])
  func numbersReadBackExactly(value: Double) throws {
    let read = try #require(Double(value.scriptText))
    #expect(read.bitPattern == value.bitPattern)
  }

  @Test func wholeNumbersHaveNoPoint() {
    #expect(120.0.scriptText == "120")
    #expect((-3.0).scriptText == "-3")
    #expect(0.5.scriptText == "0.5")
  }
}
