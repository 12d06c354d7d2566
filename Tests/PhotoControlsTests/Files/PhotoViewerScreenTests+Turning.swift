import PictureFacts
import ScrollGeometry
import TestStage
import Testing

@testable import PhotoControls

/// Notes everything, or says why not.
final class FakeTurner: PhotoTurner {
  var outcome: TurnOutcome?
  var mayChangeFiles = false
  var turnsForNow = false
  private(set) var turns: [PhotoTurn] = []
  private(set) var pictures: [Int32] = []
  private(set) var inFile: [Bool] = []
  private(set) var kept: [Int32] = []
  /// Answers questions about files later, when it is told to.
  var isSlow = false
  private(set) var waiting: [@MainActor () -> Void] = []
  /// Why files cannot note it.
  var whyNot: String?
  /// And why those of single pictures cannot.
  var whyNotOf: [Int32: String] = [:]

  func whyNotKept(
    _ picture: Int32, _ turn: PhotoTurn,
    _ receiver: @escaping @MainActor (_ reason: String?) -> Void
  ) {
    let answer: @MainActor () -> Void = { [self] in
      receiver(whyNotOf[picture] ?? whyNot)
    }
    if isSlow { waiting.append(answer) } else { answer() }
  }

  func answer() {
    let answers = waiting
    waiting = []
    for answer in answers { answer() }
  }

  func turn(
    _ picture: Int32, _ turn: PhotoTurn, inFile: Bool,
    _ receiver: @escaping @MainActor (TurnOutcome) -> Void
  ) {
    let outcome = outcome ?? (inFile ? .noted : .shown(reason: nil))
    if case .failed = outcome {} else { turns.append(turn) }
    pictures.append(picture)
    self.inFile.append(inFile)
    receiver(outcome)
  }

  func keepTurns(
    _ picture: Int32, _ receiver: @escaping @MainActor (_ reason: String?) -> Void
  ) {
    kept.append(picture)
    receiver(whyNotOf[picture] ?? whyNot)
  }

  func page(ofPhotoOf picture: Int32) -> Int? { picture < 12 ? Int(picture) : nil }
}

extension PhotoViewerScreenTests {
  /// With somebody who turns photos.
  func makeTurning() -> (Stage, PhotoViewerScreen, FakeTurner) {
    let (stage, viewer) = makeStage()
    let turner = FakeTurner()
    viewer.turner = turner
    return (stage, viewer, turner)
  }

  @Test func whetherFilesMayChangeIsAskedOnce() throws {
    let (stage, viewer, turner) = makeTurning()
    stage.key("r")
    stage.wait(1)
    #expect(viewer.panel is QuestionView && turner.turns.isEmpty)
    // 3000 pixels in 800 points of height, as it is seen by now.
    #expect(viewer.state.readout == "27 %")
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

  /// Every window has a screen and a turner of its own; what somebody has said is the program's.
  @Test func onlyForNowIsAnAnswerInAllWindows() {
    let (stage, viewer, turner) = makeTurning()
    stage.key("r")
    stage.wait(1)
    stage.key(.escape)
    stage.wait(0.5)
    #expect(viewer.panel == nil && turner.turnsForNow && turner.inFile == [false])
    let (otherStage, other, otherTurner) = makeTurning()
    otherTurner.turnsForNow = turner.turnsForNow
    otherStage.key("r")
    otherStage.wait(1)
    #expect(other.panel == nil && otherTurner.inFile == [false])
  }

  /// Whoever goes on has not answered: the photo is turned for now, the key means what it means, and the next turn asks again.
  /// What is kept then is all of it.
  @Test func whoGoesOnIsAskedAgain() {
    let (stage, viewer, turner) = makeTurning()
    stage.key("r")
    stage.wait(1)
    stage.key(.right)
    #expect(viewer.panel == nil && turner.turns == [.clockwise] && turner.inFile == [false])
    settle(stage, viewer)
    #expect(viewer.browser.page == 1)
    stage.key("h")
    stage.wait(1)
    #expect(viewer.panel is QuestionView && turner.kept.isEmpty)
    stage.key(.enter)
    #expect(turner.turns == [.clockwise, .mirrored] && turner.inFile == [false, true])
    #expect(turner.kept == [0] && turner.mayChangeFiles && viewer.panel == nil)
  }

  /// Nobody has read what it asks, nor turned to another photo: it stays, and nothing is done.
  @Test func whatWouldChangeFilesIsNotDoneUnderAQuestion() {
    let (stage, viewer) = makeStage()
    let (turner, trash) = (FakeTurner(), FakeTrash())
    viewer.turner = turner
    viewer.trash = trash
    stage.key("r")
    stage.wait(1)
    stage.key(.delete)
    stage.key("r")
    stage.wait(0.1)
    #expect(viewer.panel is QuestionView && trash.moved.isEmpty && turner.turns.isEmpty)
  }

  /// Who takes it back before anybody could ask has answered.
  @Test func whatIsTakenBackAtOnceIsNotAskedAbout() {
    let (stage, viewer, turner) = makeTurning()
    turner.isSlow = true
    stage.key("r")
    stage.key(.character(0x7A), .control)
    stage.wait(0.1)
    turner.answer()
    settle(stage, viewer)
    #expect(viewer.panel == nil && turner.pictures.isEmpty && viewer.history.waiting.isEmpty)
    #expect(!viewer.canUndo && !viewer.library.isTurnedAside)
  }

  /// It would be asked over another photo.
  @Test func nobodyIsAskedAboutAPhotoThatIsNoLongerShown() {
    let (stage, viewer, turner) = makeTurning()
    turner.isSlow = true
    stage.key("r")
    stage.key(.right)
    turner.answer()
    settle(stage, viewer)
    #expect(viewer.panel == nil && turner.pictures == [0] && turner.inFile == [false])
    #expect(viewer.browser.page == 1 && !turner.mayChangeFiles)
    // Without a pause, and each is turned.
    stage.key("r")
    stage.key(.right)
    stage.key("r")
    stage.key(.right)
    turner.answer()
    settle(stage, viewer)
    #expect(viewer.panel == nil && turner.pictures == [0, 1, 2] && viewer.browser.page == 3)
    stage.key("r")
    turner.answer()
    stage.wait(1)
    #expect(viewer.panel is QuestionView)
    stage.key(.enter)
    #expect(turner.pictures == [0, 1, 2, 3] && turner.inFile == [false, false, false, true])
    #expect(turner.kept == [0, 1, 2])
  }

  /// It was pressed before anybody can have read what is asked.
  @Test func returnAgreesOnlyToWhatCanHaveBeenRead() {
    let (stage, viewer, turner) = makeTurning()
    stage.key("r")
    stage.key(.enter)
    stage.wait(0.3)
    stage.key(.enter)
    #expect(viewer.panel is QuestionView && turner.turns.isEmpty && !turner.mayChangeFiles)
    stage.wait(0.3)
    stage.key(.enter)
    #expect(viewer.panel == nil && turner.turns == [.clockwise] && turner.mayChangeFiles)
  }

  /// What was not asked about stays as it is for whoever wants nothing kept.
  @Test func whoWantsNothingKeptKeepsNothing() throws {
    let (stage, viewer, turner) = makeTurning()
    stage.key("r")
    stage.wait(1)
    stage.key(.right)
    settle(stage, viewer)
    stage.key("r")
    stage.wait(0.3)
    try click("Only for now", stage)
    #expect(turner.inFile == [false, false] && turner.kept.isEmpty && viewer.laterTurns.isEmpty)
  }

  /// The photo is seen as it was turned: nothing is taken back that nobody has asked to be.
  @Test(arguments: [true, false])
  func whoSendsTheQuestionAwayHasSaidNotNow(byKey: Bool) {
    let (stage, viewer, turner) = makeTurning()
    stage.key("h")
    stage.wait(0.3)
    if byKey { stage.key(.escape) } else { stage.tap(Point(x: 1150, y: 780)) }
    stage.wait(0.5)
    #expect(viewer.panel == nil && turner.turns == [.mirrored] && turner.inFile == [false])
    #expect(!viewer.library.showsGrid && !turner.mayChangeFiles)
    #expect(stage.displayList.description.contains("Turned for now. The file stays as it is."))
    settle(stage, viewer)
    // Taken back without a question.
    stage.key(.character(0x7A), .control)
    stage.wait(0.3)
    #expect(viewer.panel == nil && turner.turns == [.mirrored, .mirrored])
    settle(stage, viewer)
    stage.wait(4)
    // It is not asked again.
    stage.key("v")
    stage.wait(0.3)
    #expect(viewer.panel == nil && turner.turns.last == .flipped)
  }

  @Test func whyItCannotBeTurnedIsSaid() {
    let (stage, viewer, turner) = makeTurning()
    turner.outcome = .failed("“0.png” cannot be turned.")
    turner.mayChangeFiles = true
    stage.key("r")
    settle(stage, viewer)
    #expect(stage.displayList.description.contains("“0.png” cannot be turned."))
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

  @Test func whoWantsItOnlyForNowIsNotAskedAgain() throws {
    let (stage, viewer, turner) = makeTurning()
    stage.key("r")
    stage.wait(0.3)
    try click("Only for now", stage)
    settle(stage, viewer)
    #expect(turner.turns == [.clockwise] && turner.inFile == [false] && !turner.mayChangeFiles)
    viewer.browser.page = 1
    settle(stage, viewer)
    stage.key("h")
    stage.wait(0.3)
    #expect(viewer.panel == nil && turner.turns == [.clockwise, .mirrored])
  }

  @Test func whatTheFileCannotKeepIsSaid() {
    let (stage, _, turner) = makeTurning()
    turner.mayChangeFiles = true
    turner.outcome = .shown(reason: "Only JPEG photos have a note of that.")
    stage.key("r")
    stage.wait(0.3)
    #expect(stage.displayList.description.contains("Turned for now, not in the file. Only JPEG"))
    #expect(turner.turns == [.clockwise])
  }

  /// Nobody is asked whether a file is to keep what it cannot.
  @Test func whatNoFileCanKeepIsNotAskedAbout() {
    let (stage, viewer, turner) = makeTurning()
    turner.whyNot = "Only JPEG photos have a note of that."
    stage.key("r")
    settle(stage, viewer)
    #expect(viewer.panel == nil && turner.turns == [.clockwise] && turner.inFile == [false])
    #expect(stage.displayList.description.contains("Turned for now, not in the file. Only JPEG"))
    // What is undone is no longer so.
    stage.key(.character(0x7A), .control)
    stage.wait(0.1)
    #expect(viewer.notice == nil && turner.turns == [.clockwise, .anticlockwise])
    stage.wait(4)
    // It can be asked about the next one.
    turner.whyNot = nil
    stage.key("r")
    stage.wait(0.3)
    #expect(viewer.panel is QuestionView)
  }

  /// Who undoes the turn instead of answering sees the photo as it was, and is asked again.
  @Test func theQuestionIsAnsweredByUndoing() {
    let (stage, viewer, turner) = makeTurning()
    stage.key("r")
    stage.wait(0.3)
    stage.key(.character(0x7A), .control)
    stage.wait(1)
    #expect(viewer.panel == nil && viewer.notice == nil && turner.turns.isEmpty)
    #expect(!viewer.canUndo && !viewer.library.isTurnedAside && !turner.mayChangeFiles)
    settle(stage, viewer)
    stage.key("r")
    stage.wait(0.3)
    #expect(viewer.panel is QuestionView)
  }

  @Test func oneListUndoesTurnsAndTheTrash() {
    let (stage, viewer) = makeStage()
    let (turner, trash) = (FakeTurner(), FakeTrash())
    turner.mayChangeFiles = true
    viewer.turner = turner
    viewer.trash = trash
    let undo = { stage.key(.character(0x7A), .control) }
    undo()
    stage.key("r")
    settle(stage, viewer)
    stage.wait(4)
    stage.key(.right)
    settle(stage, viewer)
    stage.key("h")
    stage.wait(4)
    stage.key(.delete)
    #expect(turner.turns == [.clockwise, .mirrored] && trash.moved == [1])
    undo()
    #expect(trash.moved.isEmpty && turner.turns.count == 2)
    undo()
    stage.wait(4)
    #expect(turner.turns == [.clockwise, .mirrored, .mirrored])
    // The photo is another one: it is shown.
    undo()
    settle(stage, viewer)
    #expect(turner.turns == [.clockwise, .mirrored, .mirrored, .anticlockwise])
    #expect(turner.pictures == [0, 1, 1, 0] && viewer.browser.page == 0)
    undo()
    #expect(turner.turns.count == 4 && viewer.history.done.isEmpty)
    // And all of it again, in the order in which it was done.
    let redo = { stage.key(.character(0x7A), [.control, .shift]) }
    redo()
    settle(stage, viewer)
    stage.wait(4)
    redo()
    settle(stage, viewer)
    stage.wait(4)
    redo()
    #expect(
      turner.turns.suffix(2) == [.clockwise, .mirrored] && turner.pictures.suffix(2) == [0, 1])
    #expect(trash.moved == [1] && viewer.history.done.count == 3 && !viewer.canRedo)
  }

  @Test func whatCouldNotBeUndoneCanBeTriedAgain() {
    let (stage, viewer, turner) = makeTurning()
    turner.mayChangeFiles = true
    stage.key("r")
    stage.wait(4)
    turner.outcome = .failed("There is no room on the disk.")
    stage.key(.character(0x7A), .control)
    stage.wait(1)
    #expect(stage.displayList.description.contains("There is no room on the disk."))
    #expect(viewer.history.done == [.turned([0], .clockwise)])
    turner.outcome = nil
    stage.key(.character(0x7A), .control)
    stage.wait(1)
    #expect(turner.turns == [.clockwise, .anticlockwise] && viewer.history.done.isEmpty)
  }
}
