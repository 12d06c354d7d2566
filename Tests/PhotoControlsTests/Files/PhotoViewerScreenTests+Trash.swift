import PortableUIKit
import ScrollGeometry
import TestStage
import Testing

@testable import PhotoControls

/// Takes what it is given, or says why not.
final class FakeTrash: PhotoTrash {
  var problem: String?
  private(set) var moved: [Int32] = []
  private(set) var others: [Int32] = []
  var hasEarlier = false

  func moveToTrash(
    _ picture: Int32, with others: [Int32],
    _ receiver: @escaping @MainActor (_ problem: String?) -> Void
  ) {
    if problem == nil {
      moved.append(picture)
      self.others = others
    }
    receiver(problem)
  }

  func restore(
    _ picture: Int32, _ receiver: @escaping @MainActor (_ problem: String?) -> Void
  ) {
    if problem == nil { moved.removeAll { $0 == picture } }
    receiver(problem)
  }

  func restoreEarlier(_ receiver: @escaping @MainActor (_ news: String) -> Void) {
    hasEarlier = false
    receiver("“old.jpg” is back from the trash.")
  }
}

extension PhotoViewerScreenTests {
  @Test func whatIsMovedToTheTrashCanBePutBack() throws {
    let (stage, viewer) = makeStage()
    let trash = FakeTrash()
    viewer.trash = trash
    stage.key(.right)
    settle(stage, viewer)
    stage.key(.delete)
    stage.frame()
    #expect(trash.moved == [1])
    #expect(stage.displayList.description.contains("“1.jpg” is in the trash."))
    let place = try place("Undo", stage)
    stage.tap(place)
    stage.wait(0.5)
    #expect(trash.moved.isEmpty)
    #expect(stage.displayList.description.contains("The photo is back from the trash."))
    stage.wait(8)
    #expect(!stage.displayList.description.contains("The photo is back from the trash."))
    // By keys, in the order that they were moved in.
    stage.key(.delete)
    stage.key(.left)
    settle(stage, viewer)
    stage.key(.delete)
    #expect(trash.moved == [1, 0])
    stage.key(.character(0x7A), .control)
    #expect(trash.moved == [1])
  }

  @Test func whyNothingWasMovedIsSaid() {
    let (stage, viewer) = makeStage()
    let trash = FakeTrash()
    trash.problem = "Nothing in the folder “photos” can be changed."
    viewer.trash = trash
    stage.key(.delete)
    stage.frame()
    #expect(stage.displayList.description.contains("Nothing in the folder “photos”"))
    #expect(!labels(stage).contains("Undo"))
    // Nothing was moved: there is nothing to put back.
    stage.wait(9)
    let silent = stage.displayList.description
    stage.key(.character(0x7A), .control)
    stage.wait(0.1)
    #expect(stage.displayList.description == silent)
  }

  /// What this run has done is undone before what an earlier one has.
  @Test func whatWentBeforeTheStartComesBackLast() {
    let (stage, viewer) = makeStage()
    let trash = FakeTrash()
    viewer.trash = trash
    #expect(!viewer.canUndo)
    trash.hasEarlier = true
    stage.key(.delete)
    stage.key(.character(0x7A), .control)
    #expect(trash.moved.isEmpty && trash.hasEarlier && viewer.canUndo)
    stage.key(.character(0x7A), .control)
    stage.frame()
    #expect(!viewer.canUndo)
    #expect(stage.displayList.description.contains("“old.jpg” is back from the trash."))
  }

  @Test func withoutATrashNothingIsOffered() {
    let (stage, viewer) = makeStage()
    let before = stage.displayList.description
    stage.key(.delete)
    stage.wait(0.1)
    #expect(stage.displayList.description == before)
    viewer.showMenu()
    stage.wait(0.3)
    #expect(!labels(stage).contains("Move to trash"))
  }
}
