import PhotoBrowserApp
import PhotoGrid
import PictureFacts
import PortableUIKit
import ScrollGeometry
import TestStage
import Testing

@testable import PhotoControls

// Films among the photos.
extension PhotoViewerScreenTests {
  @Test func aFilmIsPlayedByItsButtonAndItsKeys() throws {
    let (stage, viewer) = makeStage()
    let desk = FakeDesk()
    viewer.desk = desk
    viewer.isFilm = { $0 == 0 || $0 == 2 }
    settle(stage, viewer)
    #expect(labels(stage).contains("Play the video"))
    try click("Play the video", stage)
    stage.key(.space)
    stage.key(.enter)
    #expect(desk.log == ["open 0 with 0", "open 0 with 0", "open 0 with 0"])
    #expect(viewer.browser.page == 0 && !viewer.library.showsGrid)
    // Other keys are the photos' as ever, and Space is theirs where there is no film.
    stage.key(.right)
    settle(stage, viewer)
    #expect(viewer.browser.page == 1 && !labels(stage).contains("Play the video"))
    stage.key(.space)
    settle(stage, viewer)
    #expect(viewer.browser.page == 2 && labels(stage).contains("Play the video"))
    stage.key(.enter)
    stage.wait(0.1)
    #expect(stage.displayList.description.contains("There is no program here that plays “2.jpg”."))
    // Back to the grid and on, with the keys of both.
    stage.key("g")
    settle(stage, viewer)
    #expect(viewer.library.showsGrid && !labels(stage).contains("Play the video"))
    stage.key(.enter)
    settle(stage, viewer)
    #expect(!viewer.library.showsGrid && desk.log.count == 3)
    stage.key(.escape)
    settle(stage, viewer)
    #expect(viewer.library.showsGrid)
  }

  /// While pages move, no button is in the way.
  @Test func theButtonIsThereWhereAFilmRests() {
    let (stage, viewer) = makeStage()
    let desk = FakeDesk()
    viewer.desk = desk
    viewer.isFilm = { $0 == 0 }
    settle(stage, viewer)
    #expect(viewer.film != nil)
    stage.touch((1, .down, 800, 200))
    for x in stride(from: 790.0, through: 600, by: -10) { stage.touch((1, .move, x, 200)) }
    stage.frame()
    #expect(viewer.film == nil)
    stage.touch((1, .move, 800, 200))
    stage.wait(0.2)
    stage.touch((1, .up, 800, 200))
    settle(stage, viewer)
    #expect(viewer.film != nil)
    viewer.perform(.turnRight)
    #expect(!viewer.state.canTurn)
  }

  /// It plays where somebody looks closely, too, and a wheel over it means the photo.
  @Test func theButtonStaysOverAStillThatIsZoomed() throws {
    let (stage, viewer) = makeStage()
    let desk = FakeDesk()
    viewer.desk = desk
    viewer.isFilm = { $0 == 0 }
    settle(stage, viewer)
    stage.wheel(Vector(dx: 0, dy: 4), at: try place("Play the video", stage), zooms: true)
    settle(stage, viewer)
    #expect(viewer.browser.isZoomed && viewer.film != nil)
    stage.key(.right)
    settle(stage, viewer)
    #expect(viewer.browser.page == 0 && viewer.film != nil)
    try click("Play the video", stage)
    #expect(desk.log == ["open 0 with 0"])
  }

  // MARK: - Live photos and bursts

  /// Of six photos: the first is live, the next three are a burst.
  private func makeStacks() -> (Stage, PhotoViewerScreen, StackSource) {
    let source = StackSource()
    let (stage, viewer, _) = makeArranged(source)
    return (stage, viewer, source)
  }

  @Test func aPhotoSaysThatThereIsMoreToItWithoutControls() throws {
    let (stage, viewer, source) = makeStacks()
    defer { withExtendedLifetime(source) {} }
    let desk = FakeDesk()
    desk.opened = 1
    viewer.desk = desk
    stage.wait(0.5)
    #expect(!viewer.visibility.areShown && stage.displayList.description.contains("\"Live\""))
    let quiet = try #require(viewer.stackButton).frame
    try click("Play what was filmed with it", stage)
    #expect(desk.log == ["open 1 with 0"] && !viewer.visibility.areShown)
    stage.key(.right)
    settle(stage, viewer)
    #expect(stage.displayList.description.contains("\"Burst · 3\""))
    #expect(!stage.displayList.description.contains("\"Live\""))
    // Controls make room for themselves, and it comes back.
    point(stage)
    stage.wait(0.3)
    let shown = try #require(viewer.stackButton).frame
    #expect(shown.minX == quiet.minX && shown.minY > quiet.maxY)
    stage.wait(3)
    #expect(viewer.stackButton?.frame.minY == quiet.minY)
    // Zoomed, one looks at the photo alone.
    stage.doubleTap(Point(x: 600, y: 400))
    settle(stage, viewer)
    #expect(viewer.stackButton == nil)
    stage.doubleTap(Point(x: 600, y: 400))
    settle(stage, viewer)
    try click("Show all photos of the burst", stage)
    settle(stage, viewer)
    #expect(viewer.album.count == 5)
    // The last one is nothing but a photo.
    stage.key(.end)
    settle(stage, viewer)
    #expect(viewer.stackButton == nil)
  }

  /// Whatever is done to the page is done to all of its files.
  @Test func whatBelongsToAPhotoGoesAlong() throws {
    let (stage, viewer, source) = makeStacks()
    defer { withExtendedLifetime(source) {} }
    let (desk, trash) = (FakeDesk(), FakeTrash())
    viewer.desk = desk
    viewer.trash = trash
    viewer.isFilm = { $0 == 1 }
    stage.key(.character(0x78), .control)
    stage.key(.delete)
    stage.frame()
    #expect(desk.log == ["cutPhoto 0 with 1"] && trash.moved == [0] && trash.others == [1])
    #expect(stage.displayList.description.contains("“0.jpg” and its video are in the trash."))
    settle(stage, viewer)
    stage.key(.delete)
    stage.frame()
    #expect(trash.moved == [0, 3] && trash.others == [2, 4])
    #expect(
      stage.displayList.description.contains(
        "“3.jpg” and all of its burst are in the trash: 3 files."))
    #expect(viewer.album.count == 1)
    stage.key(.character(0x7A), .control)
    viewer.browser.page = 0
    settle(stage, viewer)
    // Shown one by one, each is for itself.
    viewer.useStack()
    settle(stage, viewer)
    stage.key(.delete)
    #expect(trash.moved == [0, 3] && trash.others.isEmpty)
  }

  @Test func theGridSaysWhatAllThoseAre() {
    let (stage, viewer, source) = makeStacks()
    source.filmPages = [1, 5]
    _ = viewer.library.arrangement?.baseDidChange { $0 }
    viewer.library.albumDidChange { $0 }
    viewer.perform(.grid)
    settle(stage, viewer)
    #expect(viewer.library.title == "2 photos, 1 video, 2 more in bursts")
  }

  private final class StackSource: PhotoSortSource {
    var filmPages: [Int] = []
    let stacks = [
      PhotoStack(.live, cover: 0, others: [1]), PhotoStack(.burst, cover: 3, others: [2, 4]),
    ]
    func readValues(
      of pictures: [Int32], for key: PhotoSorting.Key,
      _ receiver: @escaping @MainActor (_ picture: Int32, _ value: Double?) -> Void
    ) {}
    func folder(of picture: Int32) -> Int32? { nil }
    func path(ofFolder folder: Int32) -> [String] { [] }
  }
}
