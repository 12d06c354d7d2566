import PhotoBrowserApp
import PortableUIKit
import ScrollEngine
import ScrollGeometry
import TestStage
import Testing

@testable import PhotoGrid

extension PhotoLibraryScreenTests {
  /// In the grid: "0.jpg" … "29.jpg", six in a row.
  func makeGrid(_ count: Int = 30) -> (Stage, PhotoLibraryScreen, ArrangedAlbum) {
    for picture in 0..<count {
      store.states[Int32(picture)] = .ready(Size(width: 3000, height: 2000))
    }
    let album = ArrangedAlbum(
      FixedAlbum((0..<count).map { Photo(name: "\($0).jpg", picture: Int32($0)) }))
    let (stage, library) = makeGridStage(of: album)
    return (stage, library, album)
  }

  func shown(_ library: PhotoLibraryScreen) -> [String] {
    (library.grid?.cells ?? []).sorted {
      ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX)
    }.compactMap(\.accessibilityLabel)
  }

  @Test func lettersFindPhotos() throws {
    let (stage, library, album) = makeGrid()
    stage.key("2")
    settle(stage, library)
    #expect(stage.displayList.description.contains("\"2\""))
    #expect(shown(library) == ["2.jpg", "12.jpg"] + (20...29).map { "\($0).jpg" })
    #expect(library.title == "12 photos")
    stage.key("9")
    settle(stage, library)
    #expect(shown(library) == ["29.jpg"])
    // Opened, it is among what was found.
    stage.key(KeySample.Key.enter)
    settle(stage, library)
    #expect(library.title == "29.jpg — found by “29”")
    stage.key(KeySample.Key.escape)
    settle(stage, library)
    #expect(library.showsGrid && library.finding == "29")
    stage.key(KeySample.Key.backspace)
    settle(stage, library)
    #expect(album.count == 12)
    stage.key(KeySample.Key.escape)
    settle(stage, library)
    #expect(album.count == 30 && library.finding == nil && library.findingView == nil)
    #expect(library.showsGrid)
  }

  /// Whoever presses Escape twice wants all photos back, and does not wait for the first to have landed.
  @Test(arguments: [0.0, 0.05, 0.2]) func escapeTwiceEndsIt(after wait: Double) {
    let (stage, library, album) = makeGrid()
    for letter in ["2", "9"] as [Unicode.Scalar] { stage.key(letter) }
    settle(stage, library)
    stage.key(.enter)
    settle(stage, library)
    #expect(!library.showsGrid && album.count == 1)
    stage.key(KeySample.Key.escape)
    stage.wait(wait)
    stage.key(KeySample.Key.escape)
    settle(stage, library)
    #expect(library.showsGrid && library.finding == nil && album.count == 30)
    #expect(library.findingView == nil)
  }

  @Test func whatIsNotThereIsSaid() {
    let (stage, library, album) = makeGrid()
    for letter in ["x", "y", "z"] as [Unicode.Scalar] { stage.key(letter) }
    settle(stage, library)
    #expect(album.count == 0)
    #expect(library.showsGrid)
    #expect(stage.displayList.description.contains("No photos named “xyz”"))
    // Keys go on to be letters.
    stage.key("g")
    #expect(library.finding == "xyzg")
    for _ in 0..<5 { stage.key(KeySample.Key.backspace) }
    settle(stage, library)
    #expect(album.count == 30 && library.finding == nil)
    // A slash begins with nothing.
    stage.key("/")
    #expect(library.finding == "")
    stage.key("g")
    #expect(library.finding == "g" && library.showsGrid)
  }

  /// Photos go to their new places: in mid-flight they are between the two.
  @Test func anotherOrderIsAnimated() throws {
    let (stage, library, album) = makeGrid(12)
    let first = try #require(library.grid?.place(of: 0))
    let last = try #require(library.grid?.place(of: 11))
    var sorting = PhotoSorting()
    sorting.isDescending = true
    album.sort(by: sorting)
    stage.wait(0.1)
    let cell = try #require(library.grid?.cell(11))
    #expect(cell.accessibilityLabel == "0.jpg")
    let between = try #require(cell.layer.presentation()).frame.midX
    #expect(between > CGFloat(first.midX) + 20 && between < CGFloat(last.midX) - 20)
    settle(stage, library)
    #expect(shown(library) == (0..<12).reversed().map { "\($0).jpg" })
  }

  /// Return opens the one that was closed into the grid, also when it is not in the middle.
  @Test func returnOpensTheOneThatWasClosed() {
    let (stage, library, _) = makeGrid()
    stage.key(KeySample.Key.enter)
    settle(stage, library)
    #expect(!library.showsGrid && library.photos.browser.page == 0)
    stage.key(KeySample.Key.right)
    stage.key("g")
    settle(stage, library)
    // Whatever was looked for meanwhile.
    stage.key("2")
    settle(stage, library)
    stage.key(KeySample.Key.escape)
    settle(stage, library)
    stage.key(KeySample.Key.enter)
    settle(stage, library)
    #expect(library.photos.browser.page == 1)
    stage.key("g")
    settle(stage, library)
    stage.key(KeySample.Key.right)
    #expect(library.grid?.focusedPage == 1)
  }

  /// Two photos are 4 points from each other.
  @Test func betweenTwoPhotosTheNearerIsMeant() throws {
    let (stage, library, _) = makeGrid()
    let place = try #require(library.grid?.place(of: 8))
    stage.tap(Point(x: place.minX - 1, y: place.midY))
    settle(stage, library)
    #expect(!library.showsGrid && library.photos.browser.page == 8)
    stage.key("g")
    settle(stage, library)
    stage.tap(Point(x: place.midX, y: place.maxY + 1))
    settle(stage, library)
    #expect(library.photos.browser.page == 8)
  }

  /// Who gives up looking for something sees in the next frame what was there before, and where it was.
  @Test func leavingASearchBringsAllBackAtOnce() throws {
    let (stage, library, album) = makeGrid(60)
    let grid = try #require(library.grid?.collectionView)
    grid.contentOffset.y = 700
    settle(stage, library)
    let before = shown(library)
    let pictures = Set(stage.displayList.images.map(\.texture.picture))
    #expect(pictures.count >= 24)
    for letter in ["1", "7"] as [Unicode.Scalar] { stage.key(letter) }
    settle(stage, library)
    #expect(shown(library) == ["17.jpg"])
    // What was seen is wanted all the while, behind what is.
    #expect(pictures.isSubset(of: Set(store.wanted.map(\.picture))))
    stage.key(KeySample.Key.backspace)
    stage.frame()
    #expect(album.count == 15 && library.finding == "1")
    #expect((library.grid?.cells ?? []).allSatisfy { $0.layer.presentation()?.opacity ?? 1 == 1 })
    stage.key(KeySample.Key.escape)
    stage.frame()
    #expect(album.count == 60 && grid.contentOffset.y == 700)
    #expect(shown(library) == before)
    #expect(Set(stage.displayList.images.map(\.texture.picture)) == pictures)
    #expect((library.grid?.cells ?? []).allSatisfy { $0.layer.presentation()?.opacity ?? 1 == 1 })
    settle(stage, library)
    #expect(library.grid?.keptPhotos.isEmpty == true)
  }
}
