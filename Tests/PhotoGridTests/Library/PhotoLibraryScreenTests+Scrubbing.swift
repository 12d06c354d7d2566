import PhotoBrowserApp
import PortableUIKit
import DisplayList
import ScrollGeometry
import TestStage
import Testing

@testable import PhotoGrid

// The bar at the edge of a long grid.
extension PhotoLibraryScreenTests {
  /// Kept without their names, which are made when they are asked for.
  private final class LongAlbum: PhotoAlbum {
    let count: Int
    let reasonForEmptiness = ""

    init(_ count: Int) { self.count = count }

    func photo(at page: Int) -> Photo { Photo(name: "\(page).jpg", picture: Int32(page)) }
  }

  private func makeGrid(_ count: Int) throws -> (Stage, PhotoGridScreen) {
    for picture in 0..<count {
      store.states[Int32(picture)] = .ready(Size(width: 300, height: 200))
    }
    let (stage, library) = makeGridStage(of: LongAlbum(count))
    return (stage, try #require(library.grid))
  }

  private func bar(_ grid: PhotoGridScreen) throws -> Rect {
    let bar = try #require(grid.scrubber.subviews.last)
    return Rect(bar.convert(bar.bounds, to: nil))
  }

  @Test func aHundredThousandPhotosAreScrubbedThrough() throws {
    let (stage, grid) = try makeGrid(100_000)
    // Nobody scrolls.
    #expect(grid.scrubber.alpha == 0)
    let room = grid.collectionView.contentSize.height - 800
    stage.wheel(Vector(dx: 0, dy: -3), at: Point(x: 600, y: 400))
    stage.wait(0.5)
    #expect(grid.scrubber.alpha == 1 && grid.collectionView.contentOffset.y > 0)
    let start = try bar(grid)
    #expect(start.maxX == 1274 && start.width == 6 && start.minY < 70)
    stage.touch((-1, .down, 1271, start.midY), device: .mouse)
    for step in 1...10 {
      stage.touch((-1, .move, 1200, start.midY + Double(step) * 33.2), device: .mouse)
      stage.frame()
      // In mid-flight: the share of the way that the bar has gone is that of the grid.
      let share = grid.collectionView.contentOffset.y / room
      #expect(abs(share - CGFloat(step) * 33.2 / (720 - 56)) < 0.001)
      // The grid lies on whole pixels, and it with it.
      let way = try bar(grid).midY - start.midY
      #expect(abs(way - Double(step) * 33.2) < 0.01)
      #expect(grid.cells.count < 60)
    }
    // It says what lies there, beside the hand.
    let middle = try #require(grid.middlePage)
    #expect((49_000...51_000).contains(middle))
    #expect(stage.displayList.description.contains("\"\(middle).jpg\""))
    #expect(stage.displayList.description.contains("\(middle + 1) of 100000"))
    // Beyond the end is the end.
    stage.touch((-1, .move, 1200, 5000), device: .mouse)
    stage.frame()
    #expect(grid.collectionView.contentOffset.y == room)
    stage.touch((-1, .up, 1200, 5000), device: .mouse)
    stage.wait(0.3)
    #expect(!grid.scrubber.isDragged && !stage.displayList.description.contains("of 100000"))
    stage.send(.hover(Point(x: 600, y: 300)))
    stage.wait(2)
    #expect(grid.scrubber.alpha == 0 && grid.collectionView.contentOffset.y == room)
    #expect(!stage.loop.needsFrame)
  }

  @Test func aFingerHasHoldOfItAndNotOfThePhotosBesideIt() throws {
    let (stage, grid) = try makeGrid(3000)
    stage.send(.setting(.rightToLeft, true))
    defer { stage.send(.setting(.rightToLeft, false)) }
    stage.swipe(from: Point(x: 600, y: 600), to: Point(x: 600, y: 300), 0.2)
    stage.wait(0.3)
    let place = try bar(grid)
    // Where one reads to, in the other direction.
    #expect(place.minX == 6 && grid.scrubber.alpha == 1)
    stage.touch((1, .down, 30, place.midY))
    stage.touch((1, .move, 60, place.midY + 300))
    stage.frame()
    let offset = grid.collectionView.contentOffset.y
    #expect(offset > 0.4 * (grid.collectionView.contentSize.height - 800))
    stage.touch((1, .up, 60, place.midY + 300))
    #expect(stage.settle())
    #expect(grid.collectionView.contentOffset.y == offset)
    // Beside it one swipes the photos.
    let now = try bar(grid)
    stage.swipe(from: Point(x: 120, y: now.midY), to: Point(x: 120, y: now.midY + 200), 0.2)
    #expect(grid.collectionView.contentOffset.y < offset)
  }

  /// A pointer at the edge keeps it there, and a click far off brings it: the photos are not dragged.
  @Test func aClickBesideItBringsIt() throws {
    let (stage, grid) = try makeGrid(3000)
    stage.send(.hover(Point(x: 1200, y: 600)))
    #expect(grid.scrubber.alpha == 0)
    stage.send(.hover(Point(x: 1272, y: 600)))
    stage.wait(4)
    #expect(grid.scrubber.alpha == 1)
    stage.touch((-1, .down, 1272, 600), device: .mouse)
    stage.frame()
    // The middle of the bar is where it was clicked.
    #expect(abs(try bar(grid).midY - 600) < 1)
    let offset = grid.collectionView.contentOffset.y
    let room = grid.collectionView.contentSize.height - 800
    #expect(abs(offset / room - (600 - 68 - 28) / (720 - 56)) < 0.002)
    stage.touch((-1, .move, 1272, 620), device: .mouse)
    stage.frame()
    #expect(grid.collectionView.contentOffset.y > offset)
    stage.touch((-1, .up, 1272, 620), device: .mouse)
    // A finger there has hold of the photos.
    stage.send(.hover(Point(x: 600, y: 300)))
    stage.wait(3)
    let now = grid.collectionView.contentOffset.y
    stage.swipe(from: Point(x: 1270, y: 300), to: Point(x: 1270, y: 400), 0.3, hold: 0.2)
    #expect(stage.settle())
    #expect(abs(now - grid.collectionView.contentOffset.y - 100) < 20)
  }

  /// Whoever hears the screen finds it without a pointer, hears where it is, and goes on by what can be seen.
  @Test func aScreenReaderGoesOnByIt() throws {
    let (stage, grid) = try makeGrid(3000)
    stage.send(.setting(.screenReader, true))
    defer { stage.send(.setting(.screenReader, false)) }
    stage.wait(0.3)
    func element() throws -> AccessibilityElement {
      try #require(
        stage.window.accessibilityTree.elements.first { $0.label == "Place among all photos" })
    }
    let first = try element()
    #expect(first.value?.contains("of 3000") == true)
    let (before, frame) = (grid.collectionView.contentOffset.y, try bar(grid))
    #expect(abs(first.frame.midY - frame.midY) < 1 && abs(first.frame.height - 56) < 1)
    stage.window.performAccessibilityAction(.increment, on: first.id)
    stage.frame()
    #expect(abs(grid.collectionView.contentOffset.y - before - 800) < 1)
    #expect(try element().value != first.value)
    stage.window.performAccessibilityAction(.decrement, on: first.id)
    stage.frame()
    #expect(abs(grid.collectionView.contentOffset.y - before) < 1)
    // It does not ask for frames for ever.
    stage.wait(3)
    #expect(grid.scrubber.alpha == 1 && !stage.loop.needsFrame)
  }

  @Test func aShortGridHasNone() throws {
    let (stage, grid) = try makeGrid(40)
    stage.wheel(Vector(dx: 0, dy: -3), at: Point(x: 600, y: 400))
    stage.wait(0.2)
    stage.send(.hover(Point(x: 1200, y: 300)))
    stage.send(.hover(Point(x: 1270, y: 300)))
    stage.wait(0.3)
    #expect(grid.collectionView.contentOffset.y > 0 && grid.scrubber.alpha == 0)
  }
}
