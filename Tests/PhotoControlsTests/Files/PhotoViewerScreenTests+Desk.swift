import PortableUIKit
import ScrollGeometry
import TestStage
import Testing

@testable import PhotoControls

/// Writes down what it is asked for.
final class FakeDesk: PhotoDesk {
  var problem: String?
  private(set) var log: [String] = []

  func run(
    _ errand: PhotoErrand, for pages: [PagePictures],
    _ receiver: @escaping @MainActor (_ problem: String?) -> Void
  ) {
    let others = pages.flatMap(\.others)
    let all =
      pages.map { String($0.shown) }
      + (others.isEmpty ? [] : ["with"] + others.map { String($0) })
    log.append("\(errand) " + all.joined(separator: " "))
    receiver(problem)
  }

  func copy(_ text: String) { log.append("copy \(text)") }

  /// The one that programs open.
  var opened: Int32 = 0

  func programs(for picture: Int32) -> [String] { picture == opened ? ["Paint", "Print"] : [] }

  func open(
    _ pictures: [Int32], with program: Int,
    _ receiver: @escaping @MainActor (_ problem: String?) -> Void
  ) {
    log.append("open \(pictures[0]) with \(program)")
    receiver(problem)
  }
}

extension PhotoViewerScreenTests {
  @Test func keysAskTheDesktop() throws {
    let (stage, viewer) = makeStage()
    // Nobody is there to be asked.
    stage.key(.character(0x63), .control)
    stage.key(.character(0x65))
    #expect(viewer.notice == nil && viewer.panel == nil)
    let desk = FakeDesk()
    viewer.desk = desk
    stage.key(.right)
    settle(stage, viewer)
    stage.key(.character(0x63), .control)
    stage.frame()
    #expect(stage.displayList.description.contains("The photo is copied."))
    stage.key(.character(0x63), [.control, .shift])
    stage.frame()
    #expect(stage.displayList.description.contains("The path is copied."))
    stage.key(.character(0x64), .control)
    #expect(desk.log == ["copyPhoto 1", "copyPath 1", "showInFolder 1"])
    desk.problem = "There is no file manager that could show the folder."
    stage.key(.character(0x64), .control)
    stage.frame()
    #expect(stage.displayList.description.contains("There is no file manager"))
  }

  @Test func filesThatAreHeldAboveAPhotoWouldBeOpened() {
    let (stage, viewer) = makeStage()
    func isSaid() -> Bool { stage.displayList.description.contains("\"Drop to open\"") }
    viewer.filesHover(true)
    stage.wait(0.3)
    #expect(isSaid())
    // Nothing else takes notice of it.
    stage.key(.right)
    settle(stage, viewer)
    #expect(viewer.browser.page == 1 && isSaid())
    viewer.filesHover(false)
    stage.wait(0.3)
    #expect(!isSaid() && viewer.dropView == nil)
  }

  @Test func theButtonLeadsToTheDesktopAndToOtherPrograms() throws {
    let (stage, viewer) = makeStage()
    let desk = FakeDesk()
    viewer.desk = desk
    point(stage)
    try click("Copy, open with…", stage)
    stage.wait(0.3)
    let words = labels(stage)
    #expect(
      ["Copy photo", "Copy path", "Show in folder", "Open with…", "Set as background…"]
        .allSatisfy(words.contains))
    try click("Set as background…", stage)
    stage.wait(0.3)
    #expect(viewer.panel == nil)
    stage.key(.character(0x6F), [.control, .shift])
    stage.wait(0.3)
    try click("Print", stage)
    stage.wait(0.3)
    #expect(desk.log == ["setAsWallpaper 0", "open 0 with 1"])
    stage.key(.right)
    settle(stage, viewer)
    stage.key(.character(0x6F), [.control, .shift])
    stage.frame()
    #expect(viewer.panel == nil)
    #expect(
      stage.displayList.description.contains("There is no other program for such pictures."))
  }
}

/// Has so many files to paste.
final class FakePaster: PhotoPaster {
  var outcome = PasteOutcome(count: 0)
  /// Called when somebody asks for anything, before they hear of it.
  var whileUnderWay: () -> Void = {}
  /// Whoever has the clipboard does not answer.
  var isSilent = false
  /// What could not be undone never can be.
  var isForGood = false
  private(set) var log: [String] = []

  func paste(
    beside picture: Int32, begins: @escaping @MainActor () -> Void,
    _ progress: @escaping OrderProgress,
    _ receiver: @escaping @MainActor (PasteOutcome) -> Void
  ) {
    log.append("paste beside \(picture)")
    guard !isSilent else { return }
    begins()
    whileUnderWay()
    receiver(outcome)
  }

  func pasteAgain(_ receiver: @escaping @MainActor (PasteOutcome) -> Void) {
    log.append("again")
    whileUnderWay()
    receiver(outcome)
  }

  func takeBackPaste(_ receiver: @escaping @MainActor (_ problem: UndoProblem?) -> Void) {
    log.append("take back")
    whileUnderWay()
    receiver(outcome.problem.map { UndoProblem($0, isForGood: isForGood) })
  }
}

extension PhotoViewerScreenTests {
  @Test func photosAreCutPastedAndSavedAsKeysSay() {
    let (stage, viewer) = makeStage()
    let (desk, paster) = (FakeDesk(), FakePaster())
    viewer.desk = desk
    viewer.paster = paster
    stage.key(.right)
    settle(stage, viewer)
    stage.key(.character(0x78), .control)
    stage.frame()
    #expect(
      stage.displayList.description.contains("The photo is cut: it moves where it is pasted."))
    stage.key(.character(0x73), [.control, .shift])
    stage.key(.character(0x70), .control)
    #expect(desk.log == ["cutPhoto 1", "saveCopy 1", "printPhoto 1"])
    stage.key(.character(0x76), .control)
    stage.frame()
    #expect(stage.displayList.description.contains("There are no files to paste."))
    #expect(viewer.history.done.isEmpty)
    paster.outcome = PasteOutcome(count: 2, problem: "“x” is not a file.")
    stage.key(.character(0x76), .control)
    stage.frame()
    #expect(stage.displayList.description.contains("2 files are pasted. “x” is not a file."))
    // What cannot be undone now can be later.
    stage.key(.character(0x7A), .control)
    #expect(viewer.history.done == [.pasted])
    paster.outcome.problem = nil
    stage.key(.character(0x7A), .control)
    stage.frame()
    #expect(viewer.history.done.isEmpty)
    #expect(stage.displayList.description.contains("Pasting is undone."))
    stage.key(.character(0x7A), [.control, .shift])
    #expect(viewer.history.done == [.pasted])
    #expect(
      paster.log == ["paste beside 1", "paste beside 1", "take back", "take back", "again"])
  }

  /// Nothing has to wait for a program that does not answer.
  @Test func whatIsPastedIsAnOrderOnceItIsThere() {
    let (stage, viewer) = makeStage()
    let (paster, trash) = (FakePaster(), FakeTrash())
    viewer.paster = paster
    viewer.trash = trash
    paster.isSilent = true
    stage.key(.character(0x76), .control)
    #expect(!viewer.isBusy)
    stage.key(.delete)
    stage.key(.character(0x7A), .control)
    #expect(trash.orders == 1 && trash.moved.isEmpty)
  }

  /// What was done before it can be undone then.
  @Test func pastingThatNeverCanBeUndoneIsForgotten() {
    let (stage, viewer) = makeStage()
    let paster = FakePaster()
    viewer.paster = paster
    paster.outcome = PasteOutcome(count: 1, problem: "“a.jpg” is no longer there.")
    stage.key(.character(0x76), .control)
    paster.isForGood = true
    stage.key(.character(0x7A), .control)
    #expect(viewer.history.done.isEmpty && !viewer.canRedo)
  }

  /// Neither undone nor done again is anything meanwhile.
  @Test func pastingIsAnOrder() {
    let (stage, viewer) = makeStage()
    let paster = FakePaster()
    viewer.paster = paster
    paster.outcome = PasteOutcome(count: 1)
    for _ in 1...2 { stage.key(.character(0x76), .control) }
    paster.whileUnderWay = { [unowned viewer] in #expect(!viewer.canUndo && !viewer.canRedo) }
    stage.key(.character(0x7A), .control)
    #expect(viewer.canUndo && viewer.canRedo)
    stage.key(.character(0x76), .control)
    stage.key(.character(0x7A), .control)
    stage.key(.character(0x7A), [.control, .shift])
    #expect(
      paster.log.suffix(4) == ["take back", "paste beside 0", "take back", "again"])
    #expect(viewer.canUndo)
  }
}
