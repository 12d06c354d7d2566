import PortableUIKit
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
}
