import DisplayList
import ScrollGeometry
import Testing

@testable import GTKHost

@Suite struct UncoveredFillsTests {
  private static let window = Rect(x: 0, y: 0, width: 400, height: 300)
  private static let gray = Color(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
  private static let veil = Color(red: 0, green: 0, blue: 0, alpha: 0.5)

  private static func tile(_ column: Int32) -> TextureID {
    TextureID(picture: 0, level: 0, column: column, row: 0)
  }

  private static func image(_ column: Int32, _ rect: Rect) -> DisplayItem {
    .image(tile(column), source: Rect(x: 0, y: 0, width: 1, height: 1), destination: rect)
  }

  private static func fills(
    _ items: [DisplayItem], pixelsPerPoint: Double = 1, without missing: Set<TextureID> = []
  ) -> UncoveredFills {
    UncoveredFills(
      DisplayList(size: window.size, pixelsPerPoint: pixelsPerPoint, items: items), window: window
    ) { !missing.contains($0) }
  }

  private static let everywhere = DisplayItem.fill(window, radius: 0, gray)

  @Test func nothingIsLeftUnderTilesThatCoverTheWindow() {
    let left = Rect(x: -50, y: -10, width: 250, height: 400)
    let right = Rect(x: 200, y: -10, width: 250, height: 400)
    let fills = Self.fills([
      Self.everywhere, Self.everywhere, Self.image(0, left), Self.image(1, right),
    ])
    #expect(fills.background == [])
    #expect(fills.parts == [0: [], 1: []])
  }

  @Test func stripsAreLeftBesideAPhoto() {
    let photo = Rect(x: 50, y: 20, width: 300, height: 200)
    let fills = Self.fills([Self.everywhere, Self.image(0, photo)])
    #expect(fills.background == [])
    #expect(
      fills.parts == [
        0: [
          Rect(x: 0, y: 0, width: 400, height: 20), Rect(x: 0, y: 220, width: 400, height: 80),
          Rect(x: 0, y: 20, width: 50, height: 200), Rect(x: 350, y: 20, width: 50, height: 200),
        ]
      ])
  }

  /// What is left, and what covers, is all of the window, once.
  @Test(arguments: [1.0, 1.5, 2.0, 3.0]) func nothingIsLostBetweenWholePixels(scale: Double) {
    var columns: [DisplayItem] = []
    for column in 0..<7 {
      columns.append(
        Self.image(
          Int32(column), Rect(x: 13.3 + 50.7 * Double(column), y: 7.1, width: 50.7, height: 200)))
    }
    let fills = Self.fills([Self.everywhere] + columns, pixelsPerPoint: scale)
    let area = { (rect: Rect) in rect.size.width * rect.size.height }
    let left = fills.parts[0]!.map(area).reduce(0, +)
    let covered = area(
      Rect(x: 13.3, y: 7.1, width: 50.7 * 7, height: 200).snapped(pixelsPerPoint: scale))
    #expect(abs(left + covered - area(Self.window)) < 0.001)
    #expect(fills.parts[0]!.count == 4)
  }

  @Test func whatMayBeSeenThroughHidesNothing() {
    let missing = Self.fills(
      [Self.everywhere, Self.image(0, Self.window)], without: [Self.tile(0)])
    #expect(missing.parts == [0: [Self.window]])
    let veiled = Self.fills([Self.everywhere, .fill(Self.window, radius: 0, Self.veil)])
    #expect(veiled.parts == [0: [Self.window], 1: [Self.window]])
    let round = Self.fills([Self.everywhere, .fill(Self.window, radius: 8, Self.gray)])
    #expect(round.parts == [0: [Self.window]])
    let groups: [DisplayItem] = [
      .pushOpacity(0.9), .pushBlend(.multiply), .pushMask, .pushClip(Self.window, radius: 4),
      .pushTransform(AffineTransform(rotation: 0.1)),
      .pushTransform(AffineTransform(scaleX: -1, y: 1)),
    ]
    for group in groups {
      let fills = Self.fills([Self.everywhere, group, Self.image(0, Self.window), .pop])
      #expect(fills.parts == [0: [Self.window]], "\(group)")
    }
  }

  @Test func onlyWhatLiesAboveHides() {
    let fills = Self.fills([Self.image(0, Self.window), Self.everywhere])
    #expect(fills.background == [])
    #expect(fills.parts == [1: [Self.window]])
  }

  @Test func transformsAndClipsCount() {
    let half = Rect(x: 0, y: 0, width: 200, height: 300)
    let fills = Self.fills([
      Self.everywhere, .pushClip(half, radius: 0),
      .pushTransform(AffineTransform(a: 4, b: 0, c: 0, d: 4, tx: -40, ty: -40)),
      Self.image(0, Rect(x: 0, y: 0, width: 200, height: 200)), .pop, .pop,
    ])
    #expect(fills.parts == [0: [Rect(x: 200, y: 0, width: 200, height: 300)]])
  }

  @Test func manySmallThingsLeaveTheWhole() {
    var items = [Self.everywhere]
    for row in 0..<6 {
      for column in 0..<6 {
        let place = Rect(
          x: 10 + 60 * Double(column), y: 10 + 45 * Double(row), width: 40, height: 30)
        items.append(Self.image(Int32(row * 6 + column), place))
      }
    }
    #expect(Self.fills(items).parts == [:])
  }

  @Test func smallFillsStayAsTheyAre() {
    let small = DisplayItem.fill(Rect(x: 0, y: 0, width: 100, height: 100), radius: 0, Self.gray)
    #expect(Self.fills([small, Self.image(0, Self.window)]).parts == [:])
  }
}
