import PhotoBrowserApp
import PortableUIKit
import ScrollEngine
import ScrollGeometry
import TestStage
import Testing

@testable import PhotoGrid

/// Photos that stay as they are, and whoever knows by what they can be gathered.
private final class SourcedAlbum: PhotoAlbum {
  private let photos: [Photo]
  /// Kept: an album in another order does not keep it.
  private let source: ArrangedAlbumTests.Source

  init(_ photos: [Photo], source: ArrangedAlbumTests.Source) {
    (self.photos, self.source) = (photos, source)
  }

  var count: Int { photos.count }
  var reasonForEmptiness: String { "There are no photos." }
  func photo(at page: Int) -> Photo { photos[page] }
}

extension PhotoLibraryScreenTests {
  /// In the grid, six in a row, under two headings: 0…7, and 8…29.
  private func makeSections(
    reversed: Bool = false
  ) -> (Stage, PhotoLibraryScreen, ArrangedAlbum, ArrangedAlbumTests.Source) {
    for picture in 0..<30 {
      store.states[Int32(picture)] = .ready(Size(width: 3000, height: 2000))
    }
    let source = ArrangedAlbumTests.Source()
    for picture in Int32(0)..<30 { source.folders[picture] = picture < 8 ? 1 : 2 }
    source.paths = [1: ["photos", "Lisbon"], 2: ["photos", "Rome"]]
    let base = SourcedAlbum(
      (0..<30).map { Photo(name: "\($0).jpg", picture: Int32($0)) }, source: source)
    let album = ArrangedAlbum(base, source: source)
    album.group(by: .folder)
    let library = PhotoLibraryScreen(
      photos: PhotoBrowserScreen(album: album, store: store), album: album, store: store)
    let stage = Stage(size: Size(width: 1280, height: 800), root: library)
    if reversed { stage.send(.setting(.rightToLeft, true)) }
    settle(stage, library)
    stage.key("g")
    settle(stage, library)
    return (stage, library, album, source)
  }

  /// What is seen of headings, from above.
  private func headings(_ library: PhotoLibraryScreen) -> [(text: String, place: Rect)] {
    guard let grid = library.grid else { return [] }
    return grid.collectionView.visibleSupplementaryViews(
      ofKind: UICollectionView.elementKindSectionHeader
    )
    .map { ($0.accessibilityLabel ?? "", Rect($0.convert($0.bounds, to: grid.view))) }
    .sorted { $0.1.minY < $1.1.minY }
  }

  @Test func whatIsScrubbedThroughIsCalledByItsHeading() throws {
    let (_, library, album, source) = makeSections()
    defer { withExtendedLifetime(source) {} }
    #expect([0, 7, 8, 29].map(library.placeName) == ["Lisbon", "Lisbon", "Rome", "Rome"])
    album.group(by: .none)
    #expect(library.placeName(of: 8) == "8.jpg")
  }

  /// Nobody has named a photo: while dates are read the first of all that is known is shown, and no longer once somebody looks at
  /// another, or all is known.
  @Test(arguments: [true, false]) func thePhotoThatIsFirstByThenIsShown(isTurned: Bool) throws {
    for picture in 0..<200 {
      store.states[Int32(picture)] = .ready(Size(width: 3000, height: 2000))
    }
    let source = ArrangedAlbumTests.Source()
    // The last by name was taken first.
    for picture in Int32(0)..<200 { source.values[picture] = Double(1000 - picture) }
    let base = SourcedAlbum(
      (0..<200).map { Photo(name: "\($0).jpg", picture: Int32($0)) }, source: source)
    let album = ArrangedAlbum(base, source: source)
    var sorting = PhotoSorting()
    sorting.key = .dateTaken
    album.sort(by: sorting)
    #expect(album.isBeingRead)
    let library = PhotoLibraryScreen(
      photos: PhotoBrowserScreen(album: album, store: store), album: album, store: store)
    library.opensAtFirst = true
    let stage = Stage(size: Size(width: 1280, height: 800), root: library)
    settle(stage, library)
    func shown() -> Int32 { album.photo(at: library.photos.browser.page).picture }
    #expect(shown() == 0)
    source.answer(64)
    settle(stage, library)
    #expect(library.photos.browser.page == 0 && shown() == 63)
    if isTurned {
      stage.key(.right)
      settle(stage, library)
      #expect(shown() == 62)
    }
    source.answer()
    settle(stage, library)
    #expect(!album.isBeingRead && !library.opensAtFirst)
    #expect(shown() == (isTurned ? 62 : 199))
    #expect((library.photos.browser.page == 0) == !isTurned)
  }

  /// A photo that has come back from the trash is shown, and stays in view when its date becomes known.
  @Test func whatTheKeyboardMeansStaysInViewWhileDatesAreRead() throws {
    for picture in 0..<200 {
      store.states[Int32(picture)] = .ready(Size(width: 3000, height: 2000))
    }
    let source = ArrangedAlbumTests.Source()
    for picture in Int32(0)..<200 { source.values[picture] = Double(picture) }
    // Once it is known, it is the first of all.
    source.values[199] = -1
    let base = SourcedAlbum(
      (0..<200).map { Photo(name: "\($0).jpg", picture: Int32($0)) }, source: source)
    let album = ArrangedAlbum(base, source: source)
    var sorting = PhotoSorting()
    sorting.key = .dateTaken
    album.sort(by: sorting)
    let (stage, library) = makeGridStage(of: album)
    let grid = try #require(library.grid)
    library.show(199)
    settle(stage, library)
    #expect(grid.focusedPage == 199 && grid.collectionView.contentOffset.y > 3000)
    source.answer()
    settle(stage, library)
    #expect(grid.focusedPage == 0)
    #expect(grid.seenBounds.contains(try #require(grid.frame(of: 0))))
    // Whoever looks elsewhere is not led back.
    grid.collectionView.contentOffset.y = 3000
    settle(stage, library)
    sorting.isDescending = true
    album.sort(by: sorting)
    settle(stage, library)
    #expect(grid.focusedPage == 199)
    #expect(!grid.seenBounds.contains(try #require(grid.frame(of: 199))))
  }

  @Test func headingsStandAboveTheirPhotosAndStayInView() throws {
    let (stage, library, _, _) = makeSections()
    #expect(headings(library).map(\.text) == ["Lisbon", "Rome"])
    // 48 points, two rows of 210, 3 apart.
    #expect(headings(library).map(\.place.minY) == [0, 471])
    #expect(library.grid?.place(of: 0)?.minY == 48)
    #expect(library.grid?.place(of: 8)?.minY == 519)
    #expect(stage.displayList.description.contains("\"22\""))
    let grid = try #require(library.grid?.collectionView)
    let spoken = try #require(
      grid.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0)))
    #expect(spoken.isAccessibilityElement && spoken.accessibilityTraits.contains(.header))
    #expect(spoken.accessibilityLabel == "Lisbon" && spoken.accessibilityValue == "8 photos")
    grid.contentOffset.y = 300
    settle(stage, library)
    #expect(headings(library).map(\.place.minY) == [0, 171])
    // The next one pushes it out.
    grid.contentOffset.y = 450
    settle(stage, library)
    #expect(headings(library).map(\.place.minY) == [-27, 21])
    grid.contentOffset.y = 600
    settle(stage, library)
    #expect(headings(library).map(\.text) == ["Rome"])
    #expect(headings(library).map(\.place.minY) == [0])
  }

  /// In mid-scroll, as fast as can be, there is a heading in each frame.
  @Test func aHeadingIsSeenInEachFrameOfAFlick() throws {
    let (stage, library, _, _) = makeSections()
    stage.swipe(from: Point(x: 640, y: 700), to: Point(x: 640, y: 300), 0.05)
    var frames = 0
    while frames < 60, (library.grid?.collectionView.isDecelerating ?? false) || frames == 0 {
      stage.frame()
      frames += 1
      #expect(headings(library).contains { $0.place.minY <= 0 && $0.place.maxY > 0 })
    }
    #expect(frames > 5)
  }

  /// A photo flies to its place below the heading, from whichever section it is.
  @Test func aPhotoIsOpenedFromItsSectionAndClosedIntoIt() throws {
    let (stage, library, _, _) = makeSections()
    let place = try #require(library.grid?.place(of: 9))
    stage.tap(Point(x: place.midX, y: place.midY))
    settle(stage, library)
    #expect(!library.showsGrid && library.photos.browser.page == 9)
    library.photos.browser.page = 29
    settle(stage, library)
    stage.key("g")
    stage.wait(0.1)
    #expect(library.grid?.cell(29)?.contentView.isHidden == true)
    settle(stage, library)
    let last = try #require(library.grid?.place(of: 29))
    #expect(last.minY >= 48 && last.maxY <= 800)
    #expect(library.grid?.cell(29)?.contentView.isHidden == false)
    // One that a heading would cover is brought out from below it.
    let grid = try #require(library.grid?.collectionView)
    grid.contentOffset.y = 0
    stage.key(KeySample.Key.enter)
    settle(stage, library)
  }

  /// Where rows are short the keyboard goes to their last photo, over headings; what it means is below its heading.
  @Test func keysGoOverHeadings() throws {
    let (stage, library, _, _) = makeSections()
    let grid = try #require(library.grid)
    grid.focusedPage = 5
    stage.key(KeySample.Key.down)
    #expect(grid.focusedPage == 7)
    stage.key(KeySample.Key.down)
    #expect(grid.focusedPage == 9)
    stage.key(KeySample.Key.end)
    settle(stage, library)
    #expect(grid.focusedPage == 29)
    for _ in 0..<3 { stage.key(KeySample.Key.up) }
    settle(stage, library)
    #expect(grid.focusedPage == 11)
    let place = try #require(grid.place(of: 11))
    #expect(place.minY >= 48 && place.maxY <= 800)
    stage.key(KeySample.Key.home)
    settle(stage, library)
    #expect(grid.focusedPage == 0 && grid.collectionView.contentOffset.y == 0)
  }

  /// Ctrl and a wheel: what the pointer is over stays under it, headings above it or not.
  @Test func anotherDensityKeepsThePlaceUnderThePointer() throws {
    let (stage, library, _, _) = makeSections()
    let grid = try #require(library.grid)
    grid.collectionView.contentOffset.y = 400
    settle(stage, library)
    let before = try #require(grid.place(of: 15))
    let pointer = CGPoint(x: before.midX, y: before.midY)
    #expect(grid.changeDensity(by: 1, about: pointer))
    stage.frame()
    // In the frame that follows it is where it was: that is what is animated from.
    let cell = try #require(grid.cell(15))
    let seen = cell.convert(cell.bounds, to: grid.view)
    #expect((Double(seen.midY) - before.midY).magnitude < 1.5)
    settle(stage, library)
    let after = try #require(grid.place(of: 15))
    #expect(after.height > before.height)
    #expect((after.midY - before.midY).magnitude < 1.5)
  }

  /// Dates come while the grid is seen: headings and photos go to their places, also those that were chosen.
  @Test func datesThatComeMovePhotosUnderTheirMonths() throws {
    let (stage, library, album, source) = makeSections()
    library.monthName = { "\($0.month)/\($0.year)" }
    album.group(by: .none)
    settle(stage, library)
    #expect(headings(library).isEmpty)
    #expect(library.grid?.place(of: 0)?.minY == 0)
    album.group(by: .month)
    settle(stage, library)
    #expect(headings(library).map(\.text) == ["Reading dates…"])
    library.grid?.selection.toggle(3)
    for picture in Int32(0)..<30 {
      let month = picture % 3 == 0 ? 11 : 10
      source.values[picture] = Double((2026 * 12 + month) * 31) * 86_400
    }
    source.answer()
    stage.wait(0.1)
    let cell = try #require(library.grid?.cell(1))
    #expect(cell.accessibilityLabel == "2.jpg")
    settle(stage, library)
    // Twenty of October fill the window.
    #expect(headings(library).map(\.text) == ["10/2026"])
    #expect(album.sections.map(\.count) == [20, 10])
    #expect(library.grid?.selection.pages == [21])
    #expect(album.photo(at: 21).name == "3.jpg")
  }

  /// What is found is under the headings that it has, below the field.
  @Test func whatIsFoundHasItsHeadings() throws {
    let (stage, library, _, _) = makeSections()
    for letter in ["2", "1"] as [Unicode.Scalar] { stage.key(letter) }
    settle(stage, library)
    #expect(headings(library).map(\.text) == ["Rome"])
    let room = try #require(library.findingView?.room)
    #expect(headings(library).map(\.place.minY) == [Double(room)])
    stage.key(KeySample.Key.escape)
    settle(stage, library)
    #expect(headings(library).map(\.text) == ["Lisbon", "Rome"])
  }

  @Test func fromRightToLeftHeadingsAreAtTheRight() throws {
    let (stage, library, _, _) = makeSections(reversed: true)
    defer { stage.send(.setting(.rightToLeft, false)) }
    let heading = try #require(
      library.grid?.collectionView.visibleSupplementaryViews(
        ofKind: UICollectionView.elementKindSectionHeader
      ).compactMap { $0 as? PhotoGridHeading }.first)
    let title = try #require(heading.subviews.first)
    #expect(abs(title.frame.maxX - 1266) < 0.01)
    #expect(stage.displayList.description.contains("\"Lisbon\""))
  }
}
