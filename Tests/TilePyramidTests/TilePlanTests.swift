import DisplayList
import ScrollGeometry
import Testing

import TestSupport

@testable import TilePyramid

@Suite struct TilePlanTests {
  private let grid = TileGrid(size: Size(width: 6000, height: 4000))

  private func zoomedPage(picture: Int32 = 3, focus: Point = Point(x: 2100, y: 1100)) -> TilePage {
    TilePage(
      picture: picture, grid: grid, fitScale: 0.2, scale: 1,
      visible: Rect(x: 1600, y: 700, width: 1280, height: 800), focus: focus)
  }

  @Test func aFittedPageWantsItsPreviewAndThenTheNeighbors() {
    var plan = TilePlan()
    plan.update(pages: [
      TilePage(
        picture: 1, grid: grid, fitScale: 0.2, scale: 0.2,
        visible: Rect(origin: .zero, size: grid.size), focus: Point(x: 3000, y: 2000)),
      TilePage(neighbor: 2, grid: grid, fitScale: 0.2),
      TilePage(neighbor: 0, grid: grid, fitScale: 0.2),
    ])
    #expect(plan.wanted.map(\.picture) == [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0])
    #expect(plan.wanted.allSatisfy { $0.level == 2 })
    #expect(plan.visibleCount == 6)
  }

  @Test func theVisiblePreviewComesFirstThenTheIdealLevelFromTheFingersOutwards() {
    var plan = TilePlan()
    plan.update(pages: [zoomedPage()])
    // Level 2 tiles show 2048 pixels of the picture: the screen touches two of them.
    #expect(
      plan.wanted.prefix(2).map { [$0.level, Int16($0.column), Int16($0.row)] } == [
        [2, 1, 0], [2, 0, 0],
      ])
    let ideal = plan.wanted[2..<plan.visibleCount]
    #expect(ideal.allSatisfy { $0.level == 0 })
    #expect(ideal.first == TextureID(picture: 3, level: 0, column: 4, row: 2))
    // Columns 3…5 and rows 1…2 are on screen.
    #expect(ideal.count == 6)
    let distances = ideal.map { distance(grid.pictureRect(of: $0), Point(x: 2100, y: 1100)) }
    #expect(distances == distances.sorted())
    #expect(distances.first == 0)
  }

  @Test func theRestOfThePreviewAndARingFollowAndNothingTwice() {
    var plan = TilePlan()
    plan.update(pages: [zoomedPage(), TilePage(neighbor: 4, grid: grid, fitScale: 0.2)])
    let rest = plan.wanted[plan.visibleCount...]
    #expect(rest.prefix(4).allSatisfy { $0.level == 2 && $0.picture == 3 })
    let ring = rest.dropFirst(4).prefix(14)
    #expect(ring.allSatisfy { $0.level == 0 && $0.picture == 3 })
    #expect(Set(ring.map(\.column)) == [2, 3, 4, 5, 6])
    #expect(Set(ring.map(\.row)) == [0, 1, 2, 3])
    #expect(rest.dropFirst(18).allSatisfy { $0.level == 2 && $0.picture == 4 })
    #expect(plan.wanted.count == 2 + 6 + 4 + 14 + 6)
    #expect(Set(plan.wanted).count == plan.wanted.count)
  }

  @Test func twoPagesOnScreenBothGetTheirPreviewsBeforeAnyFinerTile() {
    var plan = TilePlan()
    plan.update(pages: [zoomedPage(picture: 1), zoomedPage(picture: 2)])
    let visible = plan.wanted.prefix(plan.visibleCount)
    #expect(visible.map(\.level) == [2, 2, 2, 2] + Array(repeating: 0, count: 12))
    #expect(visible.prefix(4).map(\.picture) == [1, 1, 2, 2])
  }

  @Test func aBounceBelowTheFittedSizeWantsNoCoarserLevel() {
    var page = zoomedPage()
    page.scale = 0.09
    #expect(page.idealLevel == page.previewLevel)
    page.scale = 9
    #expect(page.idealLevel == 0)
  }

  @Test(arguments: [(0.7, false), (0.76, true), (0.99, true)])
  func whatGrowsWantsTheNextLevelBeforeItIsNeeded(enlargement: Double, isNear: Bool) {
    var page = zoomedPage()
    // Of level 1.
    page.scale = enlargement / 2
    let neighbor = TilePage(neighbor: 4, grid: grid, fitScale: 0.2)
    var plan = TilePlan()
    plan.update(pages: [page, neighbor])
    let atRest = plan.wanted
    #expect(atRest.allSatisfy { $0.level > 0 })
    page.isGrowing = true
    plan.update(pages: [page, neighbor])
    let next = plan.wanted.filter { $0.level == 0 }
    #expect(next.count == (isNear ? 6 : 0))
    #expect(next.first == (isNear ? TextureID(picture: 3, level: 0, column: 4, row: 2) : nil))
    // Everything else is more urgent but what is not on screen.
    #expect(plan.wanted.filter { $0.level > 0 } == atRest)
    #expect(plan.wanted.suffix(6).allSatisfy { $0.picture == 4 })
    page.scale = 1
    #expect(page.nextLevel == nil)
  }

  /// It grows about the fingers: what lies at the edges now will have left by then.
  @Test func ofTheNextLevelOnlyWhatWillBeInViewIsWanted() {
    var page = zoomedPage(focus: Point(x: 2684, y: 1552))
    page.scale = 0.38
    page.visible = Rect(x: 1000, y: 500, width: 3368, height: 2104)
    page.isGrowing = true
    var plan = TilePlan()
    plan.update(pages: [page])
    let next = plan.wanted.filter { $0.level == 0 }
    #expect(Set(next.map(\.column)) == Set(2...7) && Set(next.map(\.row)) == Set(1...4))
    #expect(next.count == 24)
    // Fingers at a corner keep it.
    page.focus = Point(x: 1000, y: 500)
    plan.update(pages: [page])
    #expect(plan.wanted.filter { $0.level == 0 }.map(\.column).min() == 1)
  }

  @Test func whatIsBeingZoomedWantsNothingBeyondItsEdges() {
    var page = zoomedPage()
    var plan = TilePlan()
    plan.update(pages: [page])
    let visible = page.grid.tiles(ofLevel: 0, intersecting: page.visible)
    let isBeyond = { (tile: TextureID) in
      tile.level == 0
        && !(visible.columns.contains(Int(tile.column)) && visible.rows.contains(Int(tile.row)))
    }
    #expect(plan.wanted.contains(where: isBeyond))
    let demand = page.demand
    page.isZoomed = true
    #expect(page.demand != demand)
    plan.update(pages: [page])
    #expect(!plan.wanted.contains(where: isBeyond) && plan.visibleCount > 0)
  }

  @Test func theNextLevelIsADemandOfItsOwn() {
    var page = zoomedPage()
    page.scale = 0.4
    let demand = page.demand
    page.isGrowing = true
    #expect(page.demand != demand)
    page.scale = 0.3
    #expect(page.demand == demand)
  }

  @Test func aPageThatHasLeftTheScreenIsANeighbor() {
    var page = zoomedPage()
    page.visible = Rect(x: 6000, y: 0, width: 500, height: 500)
    var plan = TilePlan()
    plan.update(pages: [page])
    #expect(plan.visibleCount == 0)
    #expect(plan.wanted.count == 6)
  }

  @Test func aPageThatMovesWantsWhatIsDrawnThenWhatIsDueThenWhatComes() {
    var page = zoomedPage()
    page.frame = 7
    page.nextFrames = [8, 0]
    page.shownFrame = 6
    var plan = TilePlan()
    plan.update(pages: [page, TilePage(neighbor: 4, grid: grid, fitScale: 0.2)])
    #expect(
      plan.wanted.prefix(24).map(\.frame)
        == [6, 7, 8, 0].flatMap { Array(repeating: $0, count: 6) })
    // A frame is seen too shortly for a preview.
    #expect(plan.wanted.prefix(24).allSatisfy { $0.level == 0 && $0.picture == 3 })
    #expect(plan.visibleCount == 12)
    #expect(plan.wanted.dropFirst(24).allSatisfy { $0.picture == 4 && $0.frame == 0 })
    page.shownFrame = 7
    plan.update(pages: [page])
    #expect(plan.wanted.map(\.frame) == [7, 8, 0].flatMap { Array(repeating: $0, count: 6) })
  }

  @Test func aFrameCoversItsPageWithItsOwnTilesOrCoarserOnes() {
    var page = zoomedPage()
    page.frame = 7
    var loaded: Set<TextureID> = []
    func isCovered() -> Bool { page.isCovered { loaded.contains($0) } }
    for column in 3...5 {
      for row in 1...2 {
        #expect(!isCovered())
        loaded.insert(TextureID(picture: 3, column: Int32(column), row: Int32(row), frame: 7))
      }
    }
    #expect(isCovered())
    loaded.remove(TextureID(picture: 3, column: 5, row: 2, frame: 7))
    loaded.insert(TextureID(picture: 3, level: 2, column: 1, row: 0, frame: 6))
    #expect(!isCovered())
    loaded.insert(TextureID(picture: 3, level: 2, column: 1, row: 0, frame: 7))
    #expect(isCovered())
  }

  @Test func theDemandIsAnotherOnlyWhenOtherTilesAreNeeded() {
    var page = zoomedPage()
    let demand = page.demand
    // Columns 3…5 and rows 1…2 stay on screen.
    page.focus = Point(x: 2300, y: 1300)
    page.visible = Rect(x: 1540, y: 730, width: 1280, height: 800)
    page.scale = 1.2
    #expect(demand != nil && page.demand == demand)
    func expectNews(_ change: (inout TilePage) -> Void) {
      var other = page
      change(&other)
      #expect(other.demand != demand)
    }
    expectNews { $0.visible = Rect(x: 1500, y: 730, width: 1280, height: 800) }
    expectNews { $0.visible = Rect(x: 1540, y: 740, width: 1280, height: 800) }
    expectNews { $0.scale = 0.4 }
    expectNews { $0.fitScale = 0.4 }
    expectNews { $0.picture = 4 }
    expectNews { $0.frame = 1 }
    // What moves needs other tiles soon.
    page.nextFrames = [1]
    #expect(page.demand == nil)
  }

  @Test func updatingForgetsTheLastPlan() {
    var plan = TilePlan()
    plan.update(pages: [zoomedPage()])
    plan.update(pages: [])
    #expect(plan.wanted.isEmpty && plan.visibleCount == 0)
  }

  private func distance(_ rect: Rect, _ point: Point) -> Double {
    let dx = max(rect.minX - point.x, 0, point.x - rect.maxX)
    let dy = max(rect.minY - point.y, 0, point.y - rect.maxY)
    return dx * dx + dy * dy
  }
}
