import PortableUIKit
import TestStage
import Testing

@testable import PhotoControls

// What never can be undone does not stand in the way of what can.
extension PhotoViewerScreenTests {
  @Test func photosThatNobodyHasAnyMoreAreForgotten() {
    let (stage, viewer) = makeStage()
    let (trash, renamer) = (FakeTrash(), FakeRenamer())
    viewer.trash = trash
    viewer.renamer = renamer
    for _ in 1...2 { stage.key(.delete) }
    trash.problem = "“0.jpg” could not be moved: busy."
    stage.key(.character(0x7A), .control)
    #expect(viewer.history.done.count == 2)
    trash.problem = "“0.jpg” is no longer in the trash."
    trash.isEmptied = true
    stage.key(.character(0x7A), .control)
    #expect(viewer.history.done.count == 1 && !viewer.canRedo)
    #expect(viewer.notice?.text == trash.problem)
    trash.problem = nil
    stage.key(.character(0x7A), .control)
    #expect(viewer.history.done.isEmpty)
  }

  @Test func namesOfPhotosThatHaveGoneAreForgotten() {
    var history = ChangeHistory()
    let change = PhotoChange.renamed(PagePictures(0), to: "b.jpg")
    history.didTryToUndo(change, UndoProblem("There is already a file named “a.jpg”."))
    #expect(history.done == [change] && history.undone.isEmpty)
    let isTaken = history.takeDone(change)
    #expect(isTaken)
    history.didTryToUndo(change, UndoProblem("“b.jpg” is no longer there.", isForGood: true))
    #expect(history.done.isEmpty && history.undone.isEmpty)
    history.didTryToUndo(change, nil)
    #expect(history.undone == [change])
  }
}
