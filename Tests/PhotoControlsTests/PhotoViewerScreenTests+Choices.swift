import PhotoBrowserApp
import PhotoGrid
import PortableUIKit
import ScrollGeometry
import TestStage
import Testing

@testable import PhotoControls

extension PhotoViewerScreenTests {
  /// Photos that can be sorted.
  private func makeArranged(_ choices: ViewerChoices = ViewerChoices()) -> (
    Stage, PhotoViewerScreen
  ) {
    for picture in 0..<Int32(3) { store.states[picture] = .ready(Size(width: 300, height: 200)) }
    let album = ArrangedAlbum(
      FixedAlbum((0..<3).map { Photo(name: "\($0).jpg", picture: Int32($0)) }))
    let library = PhotoLibraryScreen(
      photos: PhotoBrowserScreen(album: album, store: store), album: album, store: store)
    let viewer = PhotoViewerScreen(library: library, album: album, store: store)
    viewer.choices = choices
    let stage = Stage(size: Size(width: 1200, height: 800), root: viewer)
    settle(stage, viewer)
    return (stage, viewer)
  }

  @Test func whatIsChosenIsToldAndTakenUpAgain() throws {
    let (stage, viewer) = makeArranged()
    var told: [ViewerChoices] = []
    viewer.didChangeChoices = { told.append(viewer.choices) }
    #expect(viewer.choices == ViewerChoices())
    viewer.perform(.grid)
    settle(stage, viewer)
    #expect(told.isEmpty)
    viewer.showMenu(at: CGPoint(x: 1100, y: 780))
    stage.wait(0.3)
    #expect(labels(stage).contains("Sort by") && !labels(stage).contains("Random"))
    try click("Sort by", stage)
    stage.wait(0.3)
    #expect(labels(stage).contains("Random"))
    try click("In reverse order", stage)
    #expect(told.count == 1 && told.last?.sorting.isDescending == true)
    viewer.perform(.zoomIn)
    settle(stage, viewer)
    #expect(told.count == 2 && told.last?.density.side == 320)
    let chosen = try #require(told.last)
    // Another window.
    let (_, other) = makeArranged(chosen)
    #expect(other.choices == chosen)
    #expect(other.library.arrangement?.photo(at: 0).name == "2.jpg")
    other.perform(.grid)
    #expect(other.library.density.side == 320 && other.choices == chosen)
  }
}
