import PortableUIKit
import ScrollEngine
import ScrollGeometry
import TestStage
import Testing

@testable import PhotoControls
@testable import PhotoGrid

/// Takes what it is given, or says why not.
final class FakeTrash: PhotoTrash {
  var problem: String?
  /// What was in it has gone for good.
  var isEmptied = false
  /// These alone cannot go.
  var refused: Set<Int32> = []
  /// Nobody hears of what has come of an order until somebody lets them.
  var isSlow = false
  private var waiting: [@MainActor () -> Void] = []
  private(set) var moved: [Int32] = []
  private(set) var others: [Int32] = []
  private(set) var orders = 0
  var hasEarlier = false
  /// Of the last order.
  private(set) var progress: OrderProgress = { _, _ in true }

  func moveToTrash(
    _ pages: [PagePictures], _ progress: @escaping OrderProgress,
    _ receiver: @escaping @MainActor (_ outcome: TrashOutcome) -> Void
  ) {
    self.progress = progress
    guard problem == nil else { return receiver(TrashOutcome(problem: problem)) }
    orders += 1
    let done = pages.filter { !refused.contains($0.shown) }
    moved += done.map(\.shown)
    others = pages.last?.others ?? []
    let outcome = TrashOutcome(done, problem: done == pages ? nil : "One has gone.")
    if isSlow { waiting.append { receiver(outcome) } } else { receiver(outcome) }
  }

  func answer() {
    for receiver in waiting { receiver() }
    waiting = []
  }

  func restore(
    _ pages: [PagePictures], _ progress: @escaping OrderProgress,
    _ receiver: @escaping @MainActor (_ outcome: TrashOutcome) -> Void
  ) {
    self.progress = progress
    guard problem == nil else {
      return receiver(TrashOutcome(problem: problem, lost: isEmptied ? pages : []))
    }
    moved.removeAll(where: pages.map(\.shown).contains)
    receiver(TrashOutcome(pages))
  }

  func restoreEarlier(
    _ progress: @escaping OrderProgress, _ receiver: @escaping @MainActor (_ news: String) -> Void
  ) {
    hasEarlier = false
    receiver("“old.jpg” is back from the trash.")
  }
}

extension PhotoViewerScreenTests {
  /// Photo after photo.
  @Test func keysGoOnInTheGridWhereAPhotoHasGone() throws {
    let (stage, viewer) = makeStage(6)
    let trash = FakeTrash()
    viewer.trash = trash
    stage.key(.right)
    settle(stage, viewer)
    stage.key("g")
    settle(stage, viewer)
    stage.key(.right)
    #expect(viewer.library.chosenPages == [1])
    for _ in 1...2 { stage.key(.delete) }
    settle(stage, viewer)
    #expect(trash.moved == [1, 2])
    let grid = try #require(viewer.library.grid)
    #expect(grid.focusedPage.map { grid.album.photo(at: $0).picture } == 3)
    // Behind the last one is nothing.
    stage.key(.end)
    stage.key(.delete)
    settle(stage, viewer)
    #expect(trash.moved == [1, 2, 5])
    #expect(grid.focusedPage.map { grid.album.photo(at: $0).picture } == 4)
  }

  /// Held down, the key means the one photo.
  @Test func aHeldKeyTakesOnePhotoAway() {
    let (stage, viewer) = makeStage()
    let trash = FakeTrash()
    viewer.trash = trash
    for _ in 1...5 { stage.send(.key(KeySample(phase: .down, key: .delete))) }
    #expect(trash.orders == 1)
    stage.send(.key(KeySample(phase: .up, key: .delete)))
    stage.key(.delete)
    #expect(trash.orders == 2)
  }

  /// It says how far it is once it has taken a while, wherever one goes meanwhile.
  @Test func aLongOrderSaysHowFarItIsAndCanBeStopped() {
    let (stage, viewer) = makeStage()
    let trash = FakeTrash()
    viewer.trash = trash
    trash.isSlow = true
    stage.key(.delete)
    #expect(trash.progress(1, 2000))
    stage.frame()
    #expect(!stage.displayList.description.contains("To the trash"))
    stage.wait(0.6)
    #expect(trash.progress(640, 2000))
    stage.frame()
    #expect(stage.displayList.description.contains("To the trash: 640 of 2000"))
    #expect(stage.displayList.description.contains("Stop"))
    stage.key(.right)
    stage.wait(6)
    #expect(viewer.notice?.text == "To the trash: 640 of 2000")
    #expect(viewer.notice?.accessibilityActivate() == true)
    #expect(viewer.notice == nil && !trash.progress(641, 2000))
    // Nothing is said of what is under way any more.
    #expect(viewer.notice == nil)
    trash.answer()
    #expect(viewer.notice?.text.contains("is in the trash.") == true)
  }

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

  @Test func whatWasUndoneIsDoneAgain() {
    let (stage, viewer) = makeStage()
    let trash = FakeTrash()
    viewer.trash = trash
    stage.key(.delete)
    stage.key(.right)
    settle(stage, viewer)
    stage.key(.delete)
    #expect(trash.moved == [0, 1] && !viewer.canRedo)
    for _ in 1...2 { stage.key(.character(0x7A), .control) }
    #expect(trash.moved.isEmpty && viewer.history.undone.count == 2)
    // In the order in which it was done, and undone once more.
    stage.key(.character(0x7A), [.control, .shift])
    #expect(trash.moved == [0])
    stage.key(.character(0x79), .control)
    #expect(trash.moved == [0, 1] && !viewer.canRedo)
    stage.key(.character(0x7A), .control)
    #expect(trash.moved == [0])
    // What cannot be done again now can be later.
    trash.problem = "There is no room."
    stage.key(.character(0x7A), [.control, .shift])
    #expect(trash.moved == [0] && viewer.canRedo)
    trash.problem = nil
    // Whoever does something else has gone another way.
    stage.key(.delete)
    #expect(trash.moved == [0, 1] && !viewer.canRedo)
    stage.key(.character(0x7A), [.control, .shift])
    #expect(trash.moved == [0, 1])
  }

  /// It would be what was done before: it waits, and so does what is given after it.
  @Test func undoingWaitsForAnOrderThatIsUnderWay() {
    let (stage, viewer) = makeStage()
    let trash = FakeTrash()
    viewer.trash = trash
    let undo = { stage.key(.character(0x7A), .control) }
    stage.key(.delete)
    stage.key(.right)
    settle(stage, viewer)
    trash.isSlow = true
    stage.key(.delete)
    #expect(!viewer.canUndo)
    undo()
    stage.frame()
    #expect(trash.moved == [0, 1])
    trash.answer()
    stage.frame()
    #expect(trash.moved == [0] && viewer.canRedo)
    // Doing it again is an order as well.
    stage.key(.character(0x7A), [.control, .shift])
    #expect(trash.moved == [0, 1] && !viewer.canUndo && !viewer.canRedo)
    undo()
    undo()
    stage.key(.delete)
    stage.wait(0.1)
    #expect(trash.moved == [0, 1] && trash.orders == 3)
    trash.answer()
    stage.frame()
    #expect(trash.moved == [0])
    stage.frame()
    #expect(trash.moved == [] && trash.orders == 3)
    stage.frame()
    #expect(trash.orders == 4 && trash.moved.count == 1 && viewer.history.waiting.isEmpty)
    // Where nothing is left to be undone nothing waits for ever.
    undo()
    trash.answer()
    stage.wait(0.1)
    undo()
    stage.frame()
    #expect(trash.moved == [] && viewer.history.waiting.isEmpty)
  }

  /// However slow the disk is, and whatever the folder says meanwhile.
  @Test func whatIsThrownAwayIsGoneAtOnce() {
    let (stage, viewer, album) = makeArranged()
    let trash = FakeTrash()
    viewer.trash = trash
    trash.isSlow = true
    trash.refused = [3]
    stage.key(.delete)
    stage.key(.delete)
    stage.key(.right)
    stage.key(.delete)
    #expect(trash.moved == [0, 1] && album.count == 3)
    #expect((0..<3).map { album.photo(at: $0).picture } == [2, 4, 5])
    // What did not go is there again.
    trash.answer()
    #expect((0..<album.count).map { album.photo(at: $0).picture } == [2, 3, 4, 5])
    for _ in 0..<2 {
      stage.key(.character(0x7A), .control)
      stage.frame()
    }
    settle(stage, viewer)
    #expect(trash.moved == [] && album.count == 6)
    // All of them, in the grid.
    stage.key("g")
    settle(stage, viewer)
    trash.refused = []
    stage.key(.character(0x61), .control)
    stage.key(.delete)
    #expect(album.count == 0 && !viewer.library.showsGrid)
    stage.key(.character(0x7A), .control)
    trash.answer()
    settle(stage, viewer)
    #expect(album.count == 6 && viewer.library.showsGrid)
  }

  /// What does not go there again with the others can go there later.
  @Test func theRestOfAnOrderCanBeDoneAgain() {
    let (stage, viewer) = makeStage()
    let trash = FakeTrash()
    viewer.trash = trash
    stage.key("g")
    settle(stage, viewer)
    stage.key(.home)
    stage.key(.right, .shift)
    stage.key(.delete)
    stage.key(.character(0x7A), .control)
    trash.refused = [1]
    stage.key(.character(0x7A), [.control, .shift])
    #expect(trash.moved == [0] && viewer.history.undone == [.trashed([PagePictures(1)])])
    trash.refused = []
    stage.key(.character(0x7A), [.control, .shift])
    #expect(trash.moved == [0, 1] && !viewer.canRedo)
  }

  /// In the grid all that is chosen goes in one order, and comes back in one.
  @Test func chosenPhotosGoInOneOrder() {
    let (stage, viewer) = makeStage()
    let trash = FakeTrash()
    viewer.trash = trash
    stage.key("g")
    settle(stage, viewer)
    stage.key(.home)
    for _ in 1...2 { stage.key(.right, .shift) }
    stage.key(.delete)
    stage.frame()
    #expect(trash.moved == [0, 1, 2] && trash.orders == 1)
    #expect(stage.displayList.description.contains("3 photos are in the trash."))
    stage.key(.character(0x7A), .control)
    #expect(trash.moved.isEmpty)
  }

  /// Nobody has used a key: the photo under the pointer is meant, also when the grid has moved under it; without one it is said
  /// how to choose.
  @Test func deleteMeansThePhotoUnderThePointer() throws {
    let (stage, viewer) = makeStage(200)
    let trash = FakeTrash()
    viewer.trash = trash
    stage.key("g")
    settle(stage, viewer)
    let grid = try #require(viewer.library.grid)
    stage.key(.delete)
    stage.frame()
    #expect(trash.moved.isEmpty)
    #expect(stage.displayList.description.contains("No photo is chosen: point at one"))
    stage.send(.hover(Point(x: 300, y: 400)))
    stage.send(.hover(Point(x: 310, y: 400)))
    let first = try #require(grid.hoveredPage)
    stage.wheel(Vector(dx: 0, dy: -8), at: Point(x: 310, y: 400))
    settle(stage, viewer)
    let page = try #require(grid.hoveredPage)
    #expect(page > first)
    #expect(try #require(grid.place(of: page)).contains(Point(x: 310, y: 400)))
    stage.key(.delete)
    #expect(trash.moved == [Int32(page)])
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
