import PictureFacts
import ScrollGeometry
import TestStage
import Testing

@testable import PhotoControls

/// Notes everything, or says why not.
private final class FakeTurner: PhotoTurner {
  var problem: String?
  var mayChangeFiles = false
  private(set) var turns: [PhotoTurn] = []

  func turn(
    _ picture: Int32, _ turn: PhotoTurn,
    _ receiver: @escaping @MainActor (_ problem: String?) -> Void
  ) {
    if problem == nil { turns.append(turn) }
    receiver(problem)
  }
}

extension PhotoViewerScreenTests {
  @Test func whetherFilesMayChangeIsAskedOnce() throws {
    let (stage, viewer) = makeStage()
    let turner = FakeTurner()
    viewer.turner = turner
    stage.key("r")
    stage.wait(1)
    #expect(viewer.panel is QuestionView && turner.turns.isEmpty)
    // Keys belong to the question.
    stage.key("r")
    stage.key(.right)
    stage.wait(0.1)
    #expect(viewer.browser.page == 0)
    stage.key(.enter)
    stage.wait(0.5)
    #expect(viewer.panel == nil && turner.turns == [.clockwise])
    // In the same way that others have it.
    viewer.browser.page = 1
    settle(stage, viewer)
    stage.key(.character(0x72), [.control, .shift])
    stage.wait(0.1)
    #expect(viewer.panel == nil && turner.turns == [.clockwise, .anticlockwise])
  }

  @Test(arguments: [true, false])
  func whoSendsTheQuestionAwayHasSaidNo(byKey: Bool) {
    let (stage, viewer) = makeStage()
    let turner = FakeTurner()
    viewer.turner = turner
    stage.key("h")
    stage.wait(0.3)
    if byKey { stage.key(.escape) } else { stage.tap(Point(x: 1150, y: 780)) }
    settle(stage, viewer)
    #expect(viewer.panel == nil && turner.turns.isEmpty && viewer.library.noteTurn != nil)
    #expect(!viewer.library.showsGrid && viewer.library.photos.view.alpha == 1)
    // It is asked again.
    stage.key("v")
    stage.wait(0.3)
    #expect(viewer.panel is QuestionView)
  }

  @Test func whyItCannotBeTurnedIsSaid() {
    let (stage, viewer) = makeStage()
    let turner = FakeTurner()
    turner.problem = "“0.png” cannot keep how it is turned."
    viewer.turner = turner
    turner.mayChangeFiles = true
    stage.key("r")
    settle(stage, viewer)
    #expect(stage.displayList.description.contains("“0.png” cannot keep how it is turned."))
    #expect(viewer.library.photos.view.alpha == 1)
  }

  @Test func theButtonTurnsRight() throws {
    let (stage, viewer) = makeStage()
    point(stage)
    #expect(!labels(stage).contains("Turn right"))
    let turner = FakeTurner()
    viewer.turner = turner
    turner.mayChangeFiles = true
    stage.frame()
    try click("Turn right", stage)
    #expect(turner.turns == [.clockwise])
  }
}
