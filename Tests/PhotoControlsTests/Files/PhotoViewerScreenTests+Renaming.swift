import PortableUIKit
import ScrollEngine
import ScrollGeometry
import TestStage
import Testing

@testable import PhotoControls

/// Calls photos what it is told to, unless somebody else is called so.
final class FakeRenamer: PhotoRenamer {
  private(set) var names: [Int32: [String]] = [0: ["0.jpg"], 1: ["1.jpg"]]
  var problem: String?
  /// What could not be undone never can be.
  var isForGood = false
  /// Called when somebody asks for another name, before they hear of it.
  var whileUnderWay: () -> Void = {}
  /// Nobody hears of what has come of an order until somebody lets them.
  var isSlow = false
  private var waiting: [@MainActor () -> Void] = []

  func answer() {
    for receiver in waiting { receiver() }
    waiting = []
  }

  func name(of picture: Int32) -> String? { names[picture]?.last }

  func rename(
    _ page: PagePictures, to name: String,
    _ receiver: @escaping @MainActor (RenameOutcome) -> Void
  ) {
    whileUnderWay()
    let outcome = problem.map(RenameOutcome.failed) ?? .renamed(name)
    if problem == nil { names[page.shown]?.append(name) }
    if isSlow { waiting.append { receiver(outcome) } } else { receiver(outcome) }
  }

  func renameBack(
    _ picture: Int32, _ receiver: @escaping @MainActor (_ problem: UndoProblem?) -> Void
  ) {
    whileUnderWay()
    if problem == nil { names[picture]?.removeLast() }
    receiver(problem.map { UndoProblem($0, isForGood: isForGood) })
  }
}

extension PhotoViewerScreenTests {
  /// With somebody who gives photos other names.
  private func makeRenaming() -> (Stage, PhotoViewerScreen, FakeRenamer) {
    let (stage, viewer) = makeStage()
    let renamer = FakeRenamer()
    viewer.renamer = renamer
    return (stage, viewer, renamer)
  }

  @Test func aPhotoIsRenamedAndHasItsOldNameAgain() throws {
    let (stage, viewer) = makeStage()
    stage.key(.f2)
    #expect(viewer.panel == nil)
    let renamer = FakeRenamer()
    viewer.renamer = renamer
    stage.key(.right)
    settle(stage, viewer)
    stage.key(.f2)
    stage.wait(0.3)
    let field = try #require(viewer.panel as? NamingView).field
    // Its ending stays: only the name is chosen.
    #expect(field.text == "1.jpg" && field.selectedTextRange.flatMap { field.text(in: $0) } == "1")
    for letter in "Sea" { stage.key(letter.unicodeScalars.first!) }
    stage.key(.space)
    stage.key("2")
    #expect(field.text == "Sea 2.jpg")
    stage.key(.enter)
    stage.wait(0.3)
    #expect(viewer.panel == nil && renamer.name(of: 1) == "Sea 2.jpg")
    #expect(stage.displayList.description.contains("It is called “Sea 2.jpg” now."))
    stage.key(.character(0x7A), .control)
    stage.frame()
    #expect(renamer.name(of: 1) == "1.jpg" && viewer.history.done.isEmpty)
    #expect(stage.displayList.description.contains("It has its old name again."))
    stage.key(.character(0x7A), [.control, .shift])
    #expect(renamer.name(of: 1) == "Sea 2.jpg" && viewer.history.done.count == 1)
    // Meanwhile nothing is undone.
    renamer.whileUnderWay = { [unowned viewer] in #expect(!viewer.canUndo && !viewer.canRedo) }
    stage.key(.character(0x7A), .control)
    #expect(viewer.canRedo)
    stage.key(.character(0x7A), [.control, .shift])
    #expect(viewer.canUndo)
    renamer.problem = "There is already a file named “1.jpg”."
    stage.key(.character(0x7A), .control)
    #expect(viewer.history.done.count == 1 && !viewer.canRedo)
  }

  /// All of a name is seen, as far as there is room in the window, and letters that took the place of a name go at once.
  @Test func theFieldIsAsWideAsTheName() throws {
    let (stage, viewer, renamer) = makeRenaming()
    defer { withExtendedLifetime(renamer) {} }
    stage.key(.f2)
    stage.wait(0.3)
    let view = try #require(viewer.panel as? NamingView)
    #expect(view.box.frame.width == ControlsTunables.questionWidth)
    for letter in "Sunset" { stage.key(letter.unicodeScalars.first!) }
    stage.key(.character(0x7A), .control)
    #expect(view.field.text == "0.jpg")
    func write(_ count: Int) {
      view.field.text = ""
      view.field.insertText(String(repeating: "m", count: count))
      stage.wait(0.1)
    }
    write(60)
    let wide = view.box.frame.width
    #expect(wide > ControlsTunables.questionWidth && wide < viewer.view.controlsArea.width)
    #expect(view.field.bounds.width >= view.field.neededWidth)
    #expect((view.box.frame.midX - viewer.view.controlsArea.midX).magnitude <= 1)
    write(2)
    #expect(view.box.frame.width == wide)
    write(500)
    #expect(view.box.frame.width == viewer.view.controlsArea.width)
  }

  @Test func aNameThatCannotBeIsSaidWhereItIsWritten() throws {
    let (stage, viewer, renamer) = makeRenaming()
    stage.key(.f2)
    renamer.problem = "There is already a file named “a.jpg”."
    stage.key("a")
    stage.key(.enter)
    stage.wait(0.3)
    let view = try #require(viewer.panel as? NamingView)
    #expect(labels(stage).contains("There is already a file named “a.jpg”."))
    #expect(renamer.name(of: 0) == "0.jpg" && viewer.history.done.isEmpty)
    // Who writes on has another chance; who goes away has done nothing.
    stage.key("b")
    stage.wait(0.1)
    #expect(!labels(stage).contains("There is already a file named “a.jpg”."))
    #expect(view.field.text == "ab.jpg")
    stage.key(.escape)
    stage.wait(0.3)
    #expect(viewer.panel == nil && !viewer.library.showsGrid)
    // The same name is no new one.
    renamer.problem = nil
    stage.key(.f2)
    stage.key(.enter)
    stage.wait(0.3)
    #expect(viewer.panel == nil && viewer.history.done.isEmpty && viewer.notice == nil)
  }

  /// Who has gone on hears why; nothing that is written meanwhile gets lost.
  @Test func keysAfterANewNameAreMeantForThePhotos() throws {
    let (stage, viewer, renamer) = makeRenaming()
    renamer.isSlow = true
    for (letter, key) in [("a", KeySample.Key.right), ("b", .left)] {
      stage.key(.f2)
      stage.key(letter.unicodeScalars.first!)
      stage.key(.enter)
      stage.key(key)
      settle(stage, viewer)
    }
    #expect(viewer.panel == nil)
    renamer.answer()
    #expect(renamer.name(of: 0) == "a.jpg" && renamer.name(of: 1) == "b.jpg")
    stage.key(.f2)
    renamer.problem = "There is already a file named “b.jpg”."
    stage.key("b")
    stage.key(.enter)
    stage.key(.right)
    settle(stage, viewer)
    renamer.answer()
    #expect(viewer.panel == nil && viewer.notice?.text == renamer.problem)
    stage.key(.left)
    settle(stage, viewer)
    stage.key(.f2)
    for letter in "bc" { stage.key(letter.unicodeScalars.first!) }
    stage.key(.left)
    stage.key(.enter)
    stage.wait(0.3)
    #expect(viewer.panel == nil)
    renamer.answer()
    let view = try #require(viewer.panel as? NamingView)
    #expect(view.field.text == "bc.jpg" && labels(stage).contains(renamer.problem!))
    stage.key("x")
    #expect(view.field.text == "bxc.jpg")
  }

  /// One after the other, without a way back to the photo in between.
  @Test func tabGoesOnToTheNextFile() throws {
    let (stage, viewer, renamer) = makeRenaming()
    func name() throws -> String? {
      stage.wait(0.3)
      return try #require(viewer.panel as? NamingView).field.text
    }
    stage.key(.f2)
    stage.key("a")
    stage.key(.tab)
    #expect(try name() == "1.jpg" && renamer.name(of: 0) == "a.jpg" && viewer.browser.page == 1)
    // Also past a name that stays, and back.
    stage.key(.tab, .shift)
    #expect(try name() == "a.jpg" && viewer.browser.page == 0)
    // Nothing lies before the first.
    stage.key(.tab, .shift)
    stage.wait(0.3)
    #expect(viewer.panel == nil && viewer.browser.page == 0)
    // A name that cannot be goes nowhere.
    stage.key(.f2)
    let field = try #require(viewer.panel as? NamingView).field
    field.text = ".jpg"
    stage.key(.tab)
    #expect(try name() == ".jpg" && viewer.browser.page == 0)
    field.text = "b.jpg"
    stage.key(.enter)
    stage.wait(0.3)
    #expect(viewer.panel == nil && renamer.name(of: 0) == "b.jpg")
  }

  /// As in file managers: an ending goes only when somebody says so; another one in its place is meant.
  @Test(arguments: [
    ("Sea", "Keep “.jpg”", "Sea.jpg"), ("Sea", "Leave it out", "Sea"),
    ("Sea 3.10.2026", "Keep “.jpg”", "Sea 3.10.2026.jpg"), ("Sea.png", nil, "Sea.png"),
    ("Sea.JPG", nil, "Sea.JPG"),
  ])
  func aLostEndingIsAskedAbout(typed: String, answer: String?, expected: String) throws {
    let (stage, viewer, renamer) = makeRenaming()
    stage.key(.f2)
    stage.wait(0.3)
    let field = try #require(viewer.panel as? NamingView).field
    field.text = typed
    stage.key(.enter)
    stage.wait(0.3)
    guard let answer else { return #expect(renamer.name(of: 0) == expected) }
    #expect(labels(stage).contains("Without “.jpg” programs may not know that this is a photo."))
    #expect(renamer.name(of: 0) == "0.jpg" && viewer.panel != nil)
    try click(answer, stage)
    stage.wait(0.3)
    #expect(renamer.name(of: 0) == expected && viewer.panel == nil)
  }

  @Test func returnKeepsTheEndingAndWritingOnAsksAnew() throws {
    let (stage, viewer, renamer) = makeRenaming()
    stage.key(.f2)
    let field = try #require(viewer.panel as? NamingView).field
    field.text = "Se"
    stage.key(.enter)
    stage.wait(0.1)
    stage.key("a")
    stage.wait(0.1)
    #expect(labels(stage).contains("Rename") && !labels(stage).contains("Leave it out"))
    stage.key(.enter)
    stage.wait(0.1)
    #expect(labels(stage).contains("Leave it out"))
    stage.key(.enter)
    #expect(renamer.name(of: 0) == "Sea.jpg")
  }

  /// Nothing is chosen: it is read which one it is before anything is done.
  @Test func thePhotoThatOneHasComeFromCanBeRenamedInTheGrid() throws {
    let (stage, viewer, renamer) = makeRenaming()
    defer { withExtendedLifetime(renamer) {} }
    stage.key(.right)
    settle(stage, viewer)
    stage.key(.escape)
    stage.key(.f2)
    #expect((viewer.panel as? NamingView)?.field.text == "1.jpg")
    stage.key(.escape)
    settle(stage, viewer)
    #expect(viewer.library.showsGrid && viewer.panel == nil)
    stage.key(.f2)
    #expect((viewer.panel as? NamingView)?.field.text == "1.jpg")
  }

  /// A file that is called ".jpg" is hidden, and one that is called ".jpg.jpg" as well.
  @Test func anEndingAloneIsNoName() throws {
    let (stage, viewer, renamer) = makeRenaming()
    stage.key(.f2)
    let field = try #require(viewer.panel as? NamingView).field
    field.text = ".jpg"
    for _ in 0..<2 {
      stage.key(.enter)
      stage.wait(0.1)
    }
    #expect(renamer.name(of: 0) == "0.jpg" && viewer.panel is NamingView)
    #expect(stage.displayList.description.contains("A file needs a name."))
  }

  @Test func anAccentIsComposedInAName() throws {
    let (stage, viewer, renamer) = makeRenaming()
    stage.key(.f2)
    stage.send(.text(.mark("´", caret: 1)))
    let field = try #require(viewer.panel as? NamingView).field
    #expect(field.text == "´.jpg")
    stage.send(.text(.insert("é")))
    stage.key(.enter)
    #expect(renamer.name(of: 0) == "é.jpg")
  }

  @Test func whatCannotBeUndoneYetCanBeLater() {
    let (stage, _, renamer) = makeRenaming()
    stage.key(.f2)
    stage.key("x")
    stage.key(.enter)
    renamer.problem = "There is already a file named “0.jpg”."
    stage.key(.character(0x7A), .control)
    stage.frame()
    #expect(stage.displayList.description.contains("There is already a file named “0.jpg”."))
    renamer.problem = nil
    stage.key(.character(0x7A), .control)
    #expect(renamer.name(of: 0) == "0.jpg")
  }
}
