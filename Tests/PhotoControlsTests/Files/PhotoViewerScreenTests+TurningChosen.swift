import PictureFacts
import ScrollGeometry
import TestStage
import Testing

@testable import PhotoControls
@testable import PhotoGrid

/// Photos of the grid are turned where they are.
extension PhotoViewerScreenTests {
  /// In the grid, with photos chosen by their pages.
  private func makeGrid(
    choosing pages: [Int], mayChangeFiles: Bool = true
  ) -> (Stage, PhotoViewerScreen, FakeTurner) {
    let (stage, viewer, turner) = makeTurning()
    turner.mayChangeFiles = mayChangeFiles
    stage.key("g")
    settle(stage, viewer)
    for page in pages { viewer.library.grid?.selection.toggle(page) }
    stage.frame()
    return (stage, viewer, turner)
  }

  @Test func whatIsChosenIsTurnedAndBackAsOne() throws {
    let (stage, viewer, turner) = makeGrid(choosing: [1, 3])
    stage.key(.character(0x72), .control)
    stage.frame()
    #expect(turner.pictures == [1, 3] && turner.turns == [.clockwise, .clockwise])
    #expect(viewer.library.grid?.cell(1)?.turned != nil)
    #expect(viewer.library.grid?.cell(2)?.turned == nil)
    settle(stage, viewer)
    #expect(viewer.history.done == [.turned([1, 3], .clockwise)])
    stage.key(.character(0x7A), .control)
    settle(stage, viewer)
    #expect(viewer.library.showsGrid && viewer.history.done.isEmpty)
    #expect(turner.pictures == [1, 3, 1, 3])
    #expect(turner.turns.suffix(2) == [.anticlockwise, .anticlockwise])
    #expect(viewer.history.undone == [.turned([1, 3], .clockwise)])
    // They stay chosen, and are turned again.
    #expect(viewer.library.grid?.selection.pages == [1, 3])
    stage.key(.character(0x7A), [.control, .shift])
    settle(stage, viewer)
    #expect(turner.turns.suffix(2) == [.clockwise, .clockwise] && viewer.history.undone.isEmpty)
  }

  @Test func bothMenusTurnWhatIsChosen() throws {
    let (stage, viewer, turner) = makeGrid(choosing: [0, 2])
    stage.key(.f10)
    stage.wait(0.3)
    try click("Turn", stage)
    stage.wait(0.3)
    #expect(stage.displayList.description.contains("\"Ctrl R\""))
    try click("Swap left and right", stage)
    settle(stage, viewer)
    #expect(turner.pictures == [0, 2] && turner.turns == [.mirrored, .mirrored])
    let place = try #require(viewer.library.grid?.place(of: 2))
    viewer.showMenu(at: .init(x: place.midX, y: place.midY))
    stage.wait(0.3)
    try click("Turn", stage)
    stage.wait(0.3)
    try click("Turn left", stage)
    settle(stage, viewer)
    #expect(turner.pictures == [0, 2, 0, 2])
  }

  /// One question for all; what no file can keep is said.
  @Test func whetherFilesMayChangeIsAskedOnceForAll() throws {
    let (stage, viewer, turner) = makeGrid(choosing: [0, 1, 2], mayChangeFiles: false)
    turner.whyNotOf = [1: "“1.png” cannot keep how it is turned."]
    stage.key(.character(0x72), .control)
    stage.wait(1)
    #expect(viewer.panel is QuestionView && turner.pictures.isEmpty)
    stage.key(.enter)
    settle(stage, viewer)
    #expect(turner.pictures == [0, 1, 2] && turner.inFile == [true, false, true])
    #expect(
      stage.displayList.description.contains("1 photo is turned for now, not in its file. “1.png”"))
  }

  /// The sentences of the photo's own screen.
  @Test func whyOneIsNotTurnedIsSaidAsForAPhoto() {
    let (stage, viewer, turner) = makeGrid(choosing: [])
    viewer.library.grid?.focusedPage = 2
    turner.outcome = .shown(reason: "There is no permission to change “2.png”.")
    stage.key(.character(0x72), .control)
    stage.wait(0.3)
    #expect(
      stage.displayList.description.contains("Turned for now, not in the file. There is no permiss")
    )
    settle(stage, viewer)
    turner.outcome = .failed("“2.png” cannot be turned.")
    stage.key(.character(0x72), .control)
    stage.wait(0.3)
    #expect(stage.displayList.description.contains("\"“2.png” cannot be turned.\""))
    settle(stage, viewer)
    // It lies as before.
    #expect(viewer.library.grid?.cell(2)?.turned == nil)
    #expect(viewer.history.done == [.turned([2], .clockwise)])
  }

  @Test func nothingAndVideosAreNotTurned() {
    let (stage, viewer, turner) = makeGrid(choosing: [])
    stage.key(.character(0x72), .control)
    stage.wait(0.2)
    #expect(stage.displayList.description.contains("No photo is chosen"))
    viewer.isFilm = { $0 == 4 }
    viewer.library.grid?.selection.toggle(4)
    stage.key(.character(0x72), .control)
    stage.wait(0.2)
    #expect(stage.displayList.description.contains("Videos cannot be turned."))
    viewer.library.grid?.selection.toggle(5)
    stage.key(.character(0x72), .control)
    settle(stage, viewer)
    #expect(turner.pictures == [5])
  }
}
