import DisplayList
import PhotoBrowserApp
import PortableUIKit
import ScrollEngine
import ScrollGeometry
import TestStage
import Testing
import TilePyramid

@testable import PhotoGrid

@MainActor
struct PhotoLibraryScreenTests {
  let store = FakeTileStore()

  func makeStage(_ count: Int, size: Size = Size(width: 3000, height: 2000)) -> (
    Stage, PhotoLibraryScreen
  ) {
    for picture in 0..<count { store.states[Int32(picture)] = .ready(size) }
    let photos = (0..<count).map { Photo(name: "\($0).jpg", picture: Int32($0)) }
    return makeStage(of: FixedAlbum(photos))
  }

  /// Its first photo is shown. The grid has six columns of 210 points, 3 points apart.
  func makeStage(of album: any PhotoAlbum) -> (Stage, PhotoLibraryScreen) {
    let library = PhotoLibraryScreen(
      photos: PhotoBrowserScreen(album: album, store: store), album: album, store: store)
    let stage = Stage(size: Size(width: 1280, height: 800), root: library)
    settle(stage, library)
    return (stage, library)
  }

  func makeGridStage(of album: any PhotoAlbum) -> (Stage, PhotoLibraryScreen) {
    let (stage, library) = makeStage(of: album)
    stage.key("g")
    settle(stage, library)
    return (stage, library)
  }

  func settle(_ stage: Stage, _ library: PhotoLibraryScreen) {
    repeat {
      #expect(stage.settle())
      library.storeDidChange()
    } while store.deliver()
    stage.frame()
  }

  /// What is seen of a picture; nil when nothing is.
  func seen(_ picture: Int32, _ stage: Stage) -> Rect? {
    let pieces = stage.displayList.seenPieces.filter { $0.texture?.picture == picture }
    guard let first = pieces.first else { return nil }
    return pieces.reduce(first.visible) { $0.union($1.visible) }
  }

  func isNear(_ a: Rect?, _ b: Rect, within tolerance: Double = 1) -> Bool {
    guard let a else { return false }
    return [a.minX - b.minX, a.minY - b.minY, a.maxX - b.maxX, a.maxY - b.maxY]
      .allSatisfy { $0.magnitude <= tolerance }
  }

  /// Of the item: six in a row.
  private func place(_ item: Int) -> Rect {
    Rect(
      x: Double(item % 6) * 214, y: Double(item / 6) * 213, width: 210, height: 210)
  }

  @Test func thePhotoFliesToItsPlace() throws {
    let (stage, library) = makeStage(30)
    // 3000 × 2000 in 1280 × 800.
    let page = Rect(x: 40, y: 0, width: 1200, height: 800)
    #expect(isNear(seen(0, stage), page))
    stage.key("g")
    #expect(library.showsGrid)
    let began = stage.time
    for moment in [0.05, 0.1, 0.2] {
      while stage.time < began + moment - 1e-9 { stage.frame() }
      guard case .flying(let flight) = library.phase else {
        Issue.record("it does not fly")
        return
      }
      #expect((flight.age - (stage.time - began)).magnitude < 0.02)
      // A critical spring of 0.35 s from the page to the first place.
      let expected = FlightCourse(
        from: page, to: try #require(library.grid?.place(of: 0)), cover: 1, 0, velocity: .zero,
        seconds: 0.35, bounce: 0
      ).frame(at: flight.age)
      #expect(isNear(seen(0, stage), expected, within: 1.5))
      // Its place is free.
      #expect(library.grid?.cell(0)?.contentView.isHidden == true)
    }
    settle(stage, library)
    #expect(library.grid?.cell(0)?.contentView.isHidden == false)
    for item in 0..<18 {
      let frame = try #require(library.grid?.place(of: item))
      #expect(
        isNear(
          seen(Int32(item), stage), frame.intersection(Rect(x: 0, y: 0, width: 1280, height: 800))))
    }
    #expect(library.title == "30 photos")
  }

  @Test func aClickOpensAPhotoFromItsPlace() throws {
    let (stage, library) = makeStage(30)
    stage.key("g")
    settle(stage, library)
    let place = try #require(library.grid?.place(of: 8))
    // With its own name from the first on.
    var titles: [String] = []
    library.titleDidChange = { titles.append($0) }
    stage.tap(Point(x: place.midX, y: place.midY))
    stage.frame()
    #expect(!library.showsGrid && titles == ["8.jpg — 9 of 30"])
    #expect(library.photos.browser.page == 8)
    #expect(try #require(seen(8, stage)).width < 420)
    settle(stage, library)
    #expect(isNear(seen(8, stage), Rect(x: 40, y: 0, width: 1200, height: 800)))
    #expect(seen(0, stage) == nil)
    #expect(library.title == "8.jpg — 9 of 30")
  }

  /// In the middle of the way back the key takes it up again: it turns without a jump.
  @Test func aFlightTurnsBackFromWhereItIs() throws {
    let (stage, library) = makeStage(12)
    stage.key("g")
    stage.wait(0.08)
    let before = try #require(seen(0, stage))
    stage.key("g")
    stage.frame()
    let after = try #require(seen(0, stage))
    #expect((after.width - before.width).magnitude < 120)
    #expect(!library.showsGrid)
    settle(stage, library)
    #expect(isNear(seen(0, stage), Rect(x: 40, y: 0, width: 1200, height: 800)))
  }

  @Test func aFingerDragsThePhotoAwayOrBack() throws {
    let (stage, library) = makeStage(12)
    stage.swipe(
      from: Point(x: 640, y: 300), to: Point(x: 640, y: 360), 0.3, hold: 0.2)
    settle(stage, library)
    #expect(!library.showsGrid)
    #expect(isNear(seen(0, stage), Rect(x: 40, y: 0, width: 1200, height: 800)))
    #expect(library.photos.browser.page == 0)
    stage.swipe(from: Point(x: 640, y: 300), to: Point(x: 640, y: 500), 0.2)
    #expect(library.showsGrid)
    settle(stage, library)
    #expect(isNear(seen(0, stage), try #require(library.grid?.place(of: 0))))
  }

  /// A hand does not begin straight down: pages that it has begun to move do not keep the photo.
  @Test func aDragThatBeginsAslantClosesIt() {
    let (stage, library) = makeStage(12)
    library.photos.browser.page = 5
    settle(stage, library)
    stage.touch((1, .down, 640, 200))
    for place in [(645.0, 205.0), (645, 210), (645, 215), (645, 260), (645, 420)] {
      stage.touch((1, .move, place.0, place.1))
      stage.wait(0.03)
    }
    guard case .held = library.phase else {
      Issue.record("the photo stays")
      return
    }
    stage.touch((1, .up, 645, 420))
    settle(stage, library)
    #expect(library.showsGrid && library.photos.browser.page == 5)
  }

  /// Across is paging, up is nothing, and zoomed a drag moves the photo.
  @Test func otherDragsDoNotCloseIt() {
    let (stage, library) = makeStage(12)
    stage.swipe(from: Point(x: 900, y: 400), to: Point(x: 300, y: 430), 0.2)
    settle(stage, library)
    #expect(library.photos.browser.page == 1 && !library.showsGrid)
    stage.swipe(from: Point(x: 640, y: 500), to: Point(x: 640, y: 200), 0.2)
    settle(stage, library)
    #expect(!library.showsGrid)
    library.photos.browser.setZoomScale(2, animated: false)
    settle(stage, library)
    stage.swipe(from: Point(x: 640, y: 300), to: Point(x: 640, y: 500), 0.2)
    settle(stage, library)
    #expect(!library.showsGrid && library.photos.browser.isZoomed)
  }

  @Test func twoFingersPinchItIntoItsPlace() throws {
    let (stage, library) = makeStage(12)
    stage.pinch(Point(x: 640, y: 400), 300, 120, 0.3)
    #expect(library.showsGrid)
    settle(stage, library)
    #expect(isNear(seen(0, stage), try #require(library.grid?.place(of: 0))))
  }

  /// Opened first, the same fingers only zoom.
  @Test func aPinchThatOpenedItZoomsOnly() {
    let (stage, library) = makeStage(12)
    stage.pinch(Point(x: 640, y: 400), 100, 200, 0.2)
    settle(stage, library)
    #expect(library.photos.browser.isZoomed)
    stage.pinch(Point(x: 640, y: 400), 300, 100, 0.3)
    settle(stage, library)
    #expect(!library.showsGrid)
  }

  @Test func withoutMotionItIsThereAtOnce() {
    let (stage, library) = makeStage(12)
    stage.send(.setting(.reducedMotion, true))
    defer { stage.send(.setting(.reducedMotion, false)) }
    stage.key("g")
    guard case .grid = library.phase else {
      Issue.record("it flies")
      return
    }
    #expect(library.flightView == nil)
  }

  @Test func keysMoveTheFocusAndOpen() throws {
    let (stage, library) = makeStage(100)
    stage.key("g")
    settle(stage, library)
    let grid = try #require(library.grid)
    stage.key(.down)
    #expect(grid.focusedPage != nil)
    stage.key(.home)
    #expect(grid.focusedPage == 0)
    for key in [KeySample.Key.right, .down, .down, .left, .left, .up] { stage.key(key) }
    #expect(grid.focusedPage == 5)
    stage.key(.end)
    settle(stage, library)
    #expect(grid.focusedPage == 99)
    #expect(Rect(grid.collectionView.bounds).contains(try #require(grid.frame(of: 99))))
    stage.key(.enter)
    settle(stage, library)
    #expect(library.photos.browser.page == 99 && !library.showsGrid)
  }

  /// Another density: what was in the middle stays there.
  @Test func keysChangeTheDensityAboutTheMiddle() throws {
    let (stage, library) = makeStage(400)
    stage.key("g")
    settle(stage, library)
    let grid = try #require(library.grid)
    grid.collectionView.contentOffset.y = 3000
    stage.frame()
    let middle = try #require(grid.middlePage)
    stage.key("-")
    settle(stage, library)
    #expect(grid.density.columns(in: grid.room) == 10)
    let place = try #require(grid.place(of: middle))
    #expect((place.midY - 400).magnitude < 130)
    #expect(grid.collectionView.transform == .identity)
    stage.key("+")
    stage.key("+")
    settle(stage, library)
    #expect(grid.density.columns(in: grid.room) == 4)
  }

  /// Also from where the density before had no room to keep the photo in its place: at both ends.
  @Test(arguments: [0.0, 120, 3000, 6000, 13_000])
  func smallerAndLargerAgainIsWhereOneWas(offset: Double) throws {
    let (stage, library) = makeStage(400)
    stage.key("g")
    settle(stage, library)
    let grid = try #require(library.grid)
    let most = grid.collectionView.contentSize.height - grid.collectionView.bounds.height
    grid.collectionView.contentOffset.y = min(CGFloat(offset), most)
    stage.frame()
    let before = grid.collectionView.contentOffset.y
    for keys in [["-", "+"], ["-", "-", "+", "+"], ["+", "-", "-", "+"]] {
      for key in keys {
        stage.key(Character(key).unicodeScalars.first!)
        settle(stage, library)
      }
      #expect((grid.collectionView.contentOffset.y - before).magnitude < 1e-6)
    }
    // Where the pointer is, the same.
    let pointer = CGPoint(x: 200, y: 700)
    for steps in [-1, -1, 1, 1] {
      grid.changeDensity(by: steps, about: pointer)
      settle(stage, library)
    }
    #expect((grid.collectionView.contentOffset.y - before).magnitude < 1e-6)
    // Whoever has scrolled meanwhile is somewhere else.
    stage.key("-")
    settle(stage, library)
    let room = grid.collectionView.contentSize.height - grid.collectionView.bounds.height
    grid.collectionView.contentOffset.y = room / 2
    stage.frame()
    let middle = try #require(grid.middlePage)
    stage.key("+")
    settle(stage, library)
    #expect((try #require(grid.place(of: middle)).midY - 400).magnitude < 220)
  }

  /// What the fingers are on stays under them, in every frame; let go, the grid fits its width again.
  @Test func fingersPinchTheDensity() throws {
    let (stage, library) = makeStage(400)
    stage.key("g")
    settle(stage, library)
    let grid = try #require(library.grid)
    grid.collectionView.contentOffset.y = 3000
    stage.frame()
    var columns: Set<Int> = []
    stage.onFrame = { columns.insert(grid.density.columns(in: grid.room)) }
    stage.pinch(Point(x: 640, y: 400), 300, 100, 0.4)
    settle(stage, library)
    stage.onFrame = nil
    #expect(columns == [6, 10, 17])
    #expect(grid.collectionView.transform == .identity)
    #expect(grid.collectionView.contentOffset.y >= 0)
  }

  @Test func onlyWhatIsSeenOrNearIsWanted() throws {
    let (stage, library) = makeStage(10_000)
    stage.key("g")
    settle(stage, library)
    // Four rows of six are seen, and half a screen more is near.
    #expect(Set(store.wanted.map(\.picture)) == Set(0..<36))
    #expect(store.visibleCount == 24)
    #expect(library.grid?.cells.count == 24)
  }

  @Test func whatShowsNothingIsWantedBeforeWhatOnlyGetsSharper() throws {
    let (stage, library) = makeStage(40)
    stage.key("g")
    stage.wait(1)
    let middle = try #require(store.wanted.first).picture
    #expect(store.deliver(1))
    library.storeDidChange()
    stage.frame()
    #expect(try #require(store.wanted.first).picture != middle)
    // Larger pictures: what was there is as good as nothing to those beside it.
    settle(stage, library)
    library.changeDensity(by: 1)
    stage.frame()
    let seen = Set(store.wanted.prefix(store.visibleCount).map(\.picture))
    #expect(seen.contains(middle))
  }

  /// Names that come and go at once would only flicker.
  @Test func aPlaceThatWaitsSaysForWhom() throws {
    let (stage, library) = makeStage(3)
    stage.key("g")
    settle(stage, library)
    let grid = try #require(library.grid)
    let cell = try #require(grid.cell(1))
    #expect(cell.accessibilityValue == nil && !names(stage).contains("1.jpg"))
    for tile in store.wanted where tile.picture == 1 { store.forget(tile) }
    library.storeDidChange()
    stage.wait(0.3)
    #expect(cell.accessibilityValue == "Loading" && !names(stage).contains("1.jpg"))
    stage.wait(0.5)
    #expect(names(stage).contains("1.jpg") && !names(stage).contains("0.jpg"))
    settle(stage, library)
    #expect(cell.accessibilityValue == nil && !names(stage).contains("1.jpg"))
  }

  private func names(_ stage: Stage) -> [String] {
    stage.displayList.items.compactMap { if case .text(let run) = $0 { run.text } else { nil } }
  }

  @Test func aNameStandsForWhatCannotBeShown() throws {
    let (stage, library) = makeStage(3)
    store.states[1] = .failed("It is damaged.")
    library.storeDidChange()
    stage.key("g")
    settle(stage, library)
    #expect(names(stage).contains("1.jpg"))
    // It opens all the same, and says why.
    let place = try #require(library.grid?.place(of: 1))
    stage.tap(Point(x: place.midX, y: place.midY))
    settle(stage, library)
    #expect(!library.showsGrid && library.photos.browser.page == 1)
  }
}
