import PhotoBrowserApp
import PortableUIKit
import ScrollEngine
import ScrollGeometry
import TestStage
import Testing

@testable import PhotoGrid

extension PhotoLibraryScreenTests {
  /// In the grid, six in a row.
  private func makeChoosing(_ count: Int = 30) -> (Stage, PhotoLibraryScreen, PhotoGridScreen) {
    let (stage, library) = makeStage(count)
    stage.key("g")
    settle(stage, library)
    return (stage, library, library.grid!)
  }

  private func click(
    _ page: Int, _ stage: Stage, _ grid: PhotoGridScreen, _ modifiers: KeySample.Modifiers = []
  ) throws {
    let frame = try #require(grid.place(of: page))
    let place = Point(x: frame.midX, y: frame.midY)
    for phase in [TouchSample.Phase.down, .up] {
      stage.send(
        .touches([
          TouchSample(
            id: -1, phase: phase, device: .mouse, position: place, time: stage.time,
            modifiers: modifiers)
        ]))
    }
  }

  @Test func clicksWithKeysChoosePhotos() throws {
    let (stage, library, grid) = makeChoosing()
    try click(2, stage, grid, .control)
    #expect(library.showsGrid && library.chosenPages == [2] && library.title == "1 photo chosen")
    #expect(grid.cell(2)?.isChosen == true && grid.cell(3)?.isChosen == false)
    try click(5, stage, grid, .shift)
    #expect(library.chosenPages == [2, 3, 4, 5] && library.title == "4 photos chosen")
    // From the second on a click is enough.
    try click(3, stage, grid)
    #expect(library.chosenPages == [2, 4, 5] && library.showsGrid)
    stage.key(KeySample.Key.escape)
    #expect(library.chosenCount == 0 && library.showsGrid && library.title == "30 photos")
    try click(7, stage, grid)
    #expect(!library.showsGrid && library.photos.browser.page == 7)
  }

  /// Who looks at a photo, closes it and presses Delete means that one, and waits for nothing.
  @Test func keysMeanAPhotoAsSoonAsItLeavesForTheGrid() throws {
    let (stage, library, grid) = makeChoosing()
    stage.key(KeySample.Key.home)
    stage.key(KeySample.Key.right)
    #expect(library.chosenPages == [1])
    try click(7, stage, grid)
    settle(stage, library)
    library.photos.browser.page = 9
    stage.frame()
    stage.key(KeySample.Key.escape)
    #expect(library.showsGrid && library.chosenPages == [9])
    stage.frame()
    stage.key(KeySample.Key.right)
    #expect(library.chosenPages == [10])
    // And a key that came on the way is not forgotten when it lands.
    settle(stage, library)
    #expect(library.chosenPages == [10])
  }

  @Test func keysChoosePhotos() {
    let (stage, library, _) = makeChoosing()
    #expect(library.chosenPages.isEmpty)
    stage.key(KeySample.Key.home)
    // What the keyboard means counts as long as nothing is chosen.
    #expect(library.chosenPages == [0] && library.chosenCount == 0)
    stage.key(KeySample.Key.down, .shift)
    #expect(library.chosenPages == Array(0...6))
    stage.key(KeySample.Key.left, .shift)
    #expect(library.chosenPages == Array(0...5))
    stage.key(KeySample.Key.space, .control)
    #expect(library.chosenPages == Array(0...4))
    stage.key(.character(0x61), .control)
    #expect(library.chosenCount == 30)
  }

  @Test func aMenuIsAboutWhatIsChosenWhereItIsAskedFor() throws {
    let (stage, library, grid) = makeChoosing()
    func middle(_ page: Int) throws -> CGPoint {
      let frame = try #require(grid.place(of: page))
      return CGPoint(Point(x: frame.midX, y: frame.midY))
    }
    try click(1, stage, grid, .control)
    try click(2, stage, grid, .control)
    #expect(library.pointOut(at: try middle(1)))
    #expect(library.chosenPages == [1, 2])
    #expect(library.pointOut(at: try middle(8)))
    #expect(library.chosenPages == [8] && library.chosenCount == 0)
    library.openChosen()
    settle(stage, library)
    #expect(library.photos.browser.page == 8 && !library.pointOut(at: CGPoint(x: 600, y: 400)))
  }

  @Test func namesComeWithThePointerAndTheKeys() throws {
    let (stage, _, grid) = makeChoosing()
    func named() -> [String] { grid.cells.filter(\.isNamed).compactMap(\.accessibilityLabel) }
    #expect(named().isEmpty)
    let frame = try #require(grid.place(of: 4))
    stage.send(.hover(Point(x: frame.midX, y: frame.midY)))
    #expect(named() == ["4.jpg"])
    #expect(stage.displayList.description.contains("\"4.jpg\""))
    stage.key(KeySample.Key.home)
    #expect(named() == ["0.jpg", "4.jpg"])
    stage.send(.hover(Point(x: frame.maxX + 1, y: frame.midY)))
    #expect(named() == ["0.jpg"])
  }

  /// What would be done is seen: nothing is done to a photo that only comes to lie where the pointer was last.
  @Test func aPointerThatHasLeftMeansNoPhoto() throws {
    let (stage, library, grid) = makeChoosing()
    let frame = try #require(grid.place(of: 4))
    stage.send(.hover(Point(x: frame.midX, y: frame.midY)))
    #expect(library.chosenPages == [4])
    // As the window says it.
    stage.send(.hover(Point(x: -1, y: -1)))
    #expect(library.chosenPages == [])
    grid.scroll(to: 9)
    settle(stage, library)
    #expect(library.chosenPages == [])
  }

  @Test func aWheelThatZoomsChangesTheDensityAboutThePointer() throws {
    let (stage, library, grid) = makeChoosing(600)
    grid.scroll(to: 300)
    settle(stage, library)
    let before = try #require(grid.place(of: 300))
    let place = Point(x: before.midX, y: before.midY)
    stage.wheel(Vector(dx: 0, dy: -0.5), at: place, zooms: true)
    #expect(grid.density.side == 200)
    stage.wheel(Vector(dx: 0, dy: -0.5), at: place, zooms: true)
    #expect(grid.density.side == 120)
    settle(stage, library)
    // A row of the new grid cannot begin anywhere, but lies under the pointer.
    let after = try #require(grid.place(of: 300))
    #expect(after.width < 130 && after.minY <= place.y && place.y <= after.maxY)
    stage.wheel(Vector(dx: 0, dy: 1), at: place, zooms: true)
    #expect(grid.density.side == 200)
    // As a busy machine merges them, and beyond the last.
    stage.wheel(Vector(dx: 0, dy: -2), at: place, zooms: true)
    #expect(grid.density.side == GridTunables.sides.sorted().last { $0 < 120 })
    stage.wheel(Vector(dx: 0, dy: 1000), at: place, zooms: true)
    #expect(grid.density.side > 200 && !library.canChangeDensity(by: 1))
  }
}

extension PhotoLibraryScreenTests {
  /// What comes back is chosen with what is, and nothing is where no grid is seen.
  @Test func whatComesBackIsChosenInTheGrid() {
    let (stage, library) = makeStage(12)
    library.choose([3])
    stage.key("g")
    settle(stage, library)
    #expect(library.chosenCount == 0)
    library.choose([3, 4])
    library.choose([8])
    #expect(library.chosenPages == [3, 4, 8])
    #expect(library.grid?.cell(4)?.isChosen == true)
  }
}
