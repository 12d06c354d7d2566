import DisplayList
import ScrollGeometry
import Testing

@testable import GTKHost

@Suite struct GroundTests {
  private static let window = Rect(x: 0, y: 0, width: 400, height: 300)
  private static let gray = Color(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
  private static let source = Rect(x: 0, y: 0, width: 512, height: 512)
  private static let tile = TextureID(picture: 0, level: 0, column: 0, row: 0)
  private static let everywhere = DisplayItem.fill(window, radius: 0, gray)

  private static func image(_ rect: Rect) -> DisplayItem {
    .image(tile, source: source, destination: rect)
  }

  private static func ground(_ items: [DisplayItem]) -> Ground {
    let list = DisplayList(size: window.size, pixelsPerPoint: 1, items: items)
    return Ground(list, fills: UncoveredFills(list, window: window) { _ in true })
  }

  @Test func aPhotoAndTheStripsBesideIt() {
    let ground = Self.ground([
      Self.everywhere, .pushTransform(AffineTransform.identity.translatedBy(x: 0, y: -100)),
      Self.image(Rect(x: 0, y: 50, width: 400, height: 200)), .pop, Self.everywhere,
    ])
    // The colour above hides all below, and is no part of it: what follows the first pictures may move.
    #expect(ground.end == 4)
    #expect(ground.open == [])
    #expect(
      ground.parts == [
        .image(
          Self.tile, source: Self.source, target: Rect(x: 0, y: -50, width: 400, height: 200),
          seen: Rect(x: 0, y: 0, width: 400, height: 150), .smooth)
      ])
  }

  @Test func theBackgroundIsItsFirstPart() {
    let ground = Self.ground([Self.image(Rect(x: 0, y: 0, width: 400, height: 200))])
    #expect(
      ground.parts == [
        .fill([Rect(x: 0, y: 200, width: 400, height: 100)], Ground.background),
        .image(
          Self.tile, source: Self.source, target: Rect(x: 0, y: 0, width: 400, height: 200),
          seen: Rect(x: 0, y: 0, width: 400, height: 200), .smooth),
      ])
  }

  @Test func pixelsThatAreToBeSeenStayInIt() {
    let area = Rect(x: 0, y: 0, width: 400, height: 300)
    let image = DisplayItem.image(Self.tile, source: Self.source, destination: area, .nearest)
    #expect(
      Self.ground([image]).parts == [
        .image(Self.tile, source: Self.source, target: area, seen: area, .nearest)
      ])
  }

  @Test func itEndsWithinAGroupThatGoesOn() {
    let items: [DisplayItem] = [
      .pushClip(Self.window, radius: 0), .pushTransform(.identity), .pop,
      .pushTransform(AffineTransform.identity.translatedBy(x: 5, y: 0)),
      Self.image(Rect(x: 0, y: 0, width: 10, height: 10)), .pushOpacity(0.5), Self.everywhere, .pop,
      .pop, .pop,
    ]
    let ground = Self.ground(items)
    #expect(ground.end == 5)
    #expect(ground.open == [0, 3])
    #expect(ground.images == [Self.tile])
  }

  @Test(arguments: [
    DisplayItem.pushTransform(AffineTransform(scaleX: 0, y: 1)), .pushClip(window, radius: 3),
    .pushOpacity(0.5), .fill(window, radius: 3, gray), .stroke(window, radius: 0, width: 1, gray),
  ])
  func itEndsBeforeWhatItCannotShow(item: DisplayItem) {
    let ground = Self.ground([Self.everywhere, item, Self.image(Self.window), .pop])
    #expect(ground.end == 1)
    #expect(ground.open == [])
    #expect(ground.images == [])
  }

  @Test func whatIsTurnedIsCutOffByTheClipsAroundIt() {
    let turn = AffineTransform(rotation: 1)
    let clip = Rect(x: 10, y: 20, width: 100, height: 50)
    let ground = Self.ground([
      Self.everywhere, .pushClip(clip, radius: 0), .pushTransform(turn), Self.image(Self.window),
      .pop, .pop, Self.everywhere,
    ])
    #expect(ground.end == 6)
    #expect(
      ground.parts.last
        == .turned(
          Self.tile, source: Self.source, target: Self.window, by: turn, seen: clip, .smooth))
    #expect(ground.images == [Self.tile])
  }

  /// Neither a colour that is turned nor a clip that cuts off askew.
  @Test(arguments: [DisplayItem.pushClip(window, radius: 0), everywhere])
  func itEndsWhereWhatIsTurnedIsNoPicture(item: DisplayItem) {
    let ground = Self.ground([
      .pushTransform(AffineTransform(rotation: 1)), item, Self.image(Self.window), .pop, .pop,
    ])
    #expect(ground.end == 1)
    #expect(ground.open == [0])
    #expect(ground.images == [])
  }

  @Test func anEmptyListIsTheBackground() {
    #expect(Self.ground([]).parts == [.fill([Self.window], Ground.background)])
  }
}
