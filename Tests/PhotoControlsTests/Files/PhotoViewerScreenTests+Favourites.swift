import PhotoBrowserApp
import PortableUIKit
import ScrollGeometry
import TestStage
import Testing

@testable import PhotoControls
@testable import PhotoGrid

final class FakeFavourites: PhotoFavourites {
  var pictures: Set<Int32> = []
  var problem: String?

  func contains(_ picture: Int32) -> Bool { pictures.contains(picture) }

  func toggle(_ picture: Int32) -> String? {
    guard problem == nil else { return problem }
    if pictures.remove(picture) == nil { pictures.insert(picture) }
    return nil
  }
}

extension PhotoViewerScreenTests {
  private func makeArranged(_ favourites: FakeFavourites) -> (Stage, PhotoViewerScreen) {
    for picture in 0..<Int32(6) { store.states[picture] = .ready(Size(width: 3000, height: 2000)) }
    let album = ArrangedAlbum(
      FixedAlbum((0..<6).map { Photo(name: "\($0).jpg", picture: Int32($0)) }))
    let library = PhotoLibraryScreen(
      photos: PhotoBrowserScreen(album: album, store: store), album: album, store: store)
    let viewer = PhotoViewerScreen(library: library, album: album, store: store)
    viewer.favourites = favourites
    let stage = Stage(size: Size(width: 1200, height: 800), root: viewer)
    settle(stage, viewer)
    return (stage, viewer)
  }

  @Test func aPhotoIsAFavouriteByItsKeyAndItsHeart() throws {
    let favourites = FakeFavourites()
    let (stage, viewer) = makeArranged(favourites)
    stage.key(".")
    stage.frame()
    #expect(favourites.pictures == [0])
    #expect(stage.displayList.description.contains("1 photo is a favourite."))
    point(stage)
    #expect(viewer.state.favourite == true)
    try click("Favourite", stage)
    #expect(favourites.pictures.isEmpty && viewer.state.favourite == false)
    favourites.problem = "The list of favourites could not be written."
    stage.key(".")
    stage.frame()
    #expect(stage.displayList.description.contains("The list of favourites could not be written."))
    #expect(favourites.pictures.isEmpty)
  }

  /// Whoever sees but some photos reads that, and no longer when all are back.
  @Test func theTitleSaysThatFavouritesAreAlone() {
    let favourites = FakeFavourites()
    favourites.pictures = [1, 4]
    let (stage, viewer) = makeArranged(favourites)
    stage.key("g")
    settle(stage, viewer)
    #expect(viewer.library.title == "6 photos")
    viewer.library.arrangement?.restrict { favourites.contains($0) }
    settle(stage, viewer)
    #expect(viewer.library.title == "2 photos — favourites only")
    point(stage)
    #expect(labels(stage).contains("favourites only"))
    viewer.library.arrangement?.restrict(to: nil)
    #expect(viewer.library.title == "6 photos")
  }

  /// Who has looked through favourites is where they were, or at the one that they have come to.
  @Test func whoeverHasSeenFavouritesGoesOnWhereTheyWere() throws {
    let favourites = FakeFavourites()
    favourites.pictures = [0, 4]
    let (stage, viewer) = makeArranged(favourites)
    let library = viewer.library
    library.arrangement?.didRearrange = { [weak library] in library?.albumDidChange(newPage: $0) }
    let grid = { library.grid }
    stage.key(.right)
    settle(stage, viewer)
    stage.key("g")
    settle(stage, viewer)
    stage.key(.right)
    viewer.library.restrict { favourites.contains($0) }
    settle(stage, viewer)
    #expect(viewer.album.count == 2 && grid()?.focusedPage == nil)
    viewer.library.restrict(to: nil)
    #expect(viewer.album.count == 6 && grid()?.focusedPage == 1)
    viewer.library.restrict { favourites.contains($0) }
    stage.key(.end)
    viewer.library.restrict(to: nil)
    #expect(grid()?.focusedPage == 4)
  }

  @Test func theGridShowsFavouritesAloneAndTheirHearts() throws {
    let favourites = FakeFavourites()
    let (stage, viewer) = makeArranged(favourites)
    stage.key("g")
    settle(stage, viewer)
    viewer.showMenu(at: CGPoint(x: 1100, y: 780))
    stage.wait(0.3)
    try click("Favourites only", stage)
    stage.frame()
    #expect(stage.displayList.description.contains("There are no favourites here"))
    #expect(viewer.album.count == 6)
    stage.key(.home)
    stage.key(.right)
    stage.key(.right, .shift)
    stage.key(.right, .shift)
    stage.key(".")
    stage.frame()
    #expect(favourites.pictures == [1, 2, 3])
    #expect(stage.displayList.description.contains("3 photos are favourites."))
    viewer.showMenu(at: CGPoint(x: 1100, y: 780))
    stage.wait(0.3)
    try click("Favourites only", stage)
    settle(stage, viewer)
    #expect(
      (0..<viewer.album.count).map { viewer.album.photo(at: $0).name } == [
        "1.jpg", "2.jpg", "3.jpg",
      ])
    // What is no favourite any more is not shown; when none is left, all are.
    for count in [2, 1, 6] {
      stage.key(.escape)
      stage.key(.home)
      stage.key(".")
      settle(stage, viewer)
      #expect(viewer.album.count == count)
    }
    #expect(viewer.library.showsGrid && favourites.pictures.isEmpty)
  }

  @Test func whatWasOpenedBeforeIsOffered() throws {
    let (stage, viewer) = makeStage()
    viewer.recentFiles = { [] }
    viewer.showMenu()
    stage.wait(0.3)
    try click("Opened before…", stage)
    stage.frame()
    #expect(stage.displayList.description.contains("Nothing was opened before."))
    var opened: [String] = []
    viewer.recentFiles = {
      ["lake.jpg", "Trip"].map { name in
        RecentFile(name: name, folder: "Pictures") { opened.append(name) }
      }
    }
    viewer.showMenu()
    stage.wait(0.3)
    try click("Opened before…", stage)
    stage.wait(0.3)
    try click("Trip", stage)
    #expect(opened == ["Trip"])
  }

  @Test func aPhotoThatDoesNotComeHasItsOwnPageAfterAWhile() {
    let (stage, viewer) = makeStage()
    store.states[11] = .waiting
    stage.key(.end)
    stage.wait(0.4)
    #expect(viewer.browser.page == 0 && viewer.browser.awaitedPage == 11)
    stage.wait(0.2)
    #expect(viewer.browser.page == 11 && viewer.browser.awaitedPage == nil)
    // One that is there is shown at once.
    stage.key(.home)
    stage.frame()
    #expect(viewer.browser.page == 0)
    stage.wait(3)
    #expect(viewer.browser.page == 0)
  }

  /// Where no favourite is left all photos are seen: nobody could ask for them.
  @Test func withoutFavouritesAllAreShown() throws {
    let favourites = FakeFavourites()
    favourites.pictures = [1, 4]
    let (stage, viewer) = makeArranged(favourites)
    let trash = FakeTrash()
    viewer.trash = trash
    let library = viewer.library
    library.arrangement?.didRearrange = { [weak library] in library?.albumDidChange(newPage: $0) }
    stage.key("g")
    settle(stage, viewer)
    library.restrict { favourites.contains($0) }
    settle(stage, viewer)
    stage.key(.character(0x61), .control)
    stage.key(.delete)
    settle(stage, viewer)
    #expect(trash.moved == [1, 4] && viewer.album.count == 4 && library.showsGrid)
    #expect(library.arrangement?.isRestricted == false)
    #expect(!stage.displayList.description.contains("All photos are in the trash."))
  }

  /// Films and names leave nothing to see, and the menu still says why.
  @Test func theMenuOfNothingHasFavourites() throws {
    let favourites = FakeFavourites()
    favourites.pictures = [1]
    let (stage, viewer) = makeArranged(favourites)
    let library = viewer.library
    library.arrangement?.didRearrange = { [weak library] in library?.albumDidChange(newPage: $0) }
    library.restrict { favourites.contains($0) }
    library.arrangement?.find("no such name")
    settle(stage, viewer)
    #expect(viewer.album.count == 0 && library.arrangement?.isRestricted == true)
    viewer.showMenu()
    stage.wait(0.3)
    try click("Favourites only", stage)
    #expect(library.arrangement?.isRestricted == false)
  }
}
