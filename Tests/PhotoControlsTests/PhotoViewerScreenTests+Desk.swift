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
    _ errand: PhotoErrand, for pictures: [Int32],
    _ receiver: @escaping @MainActor (_ problem: String?) -> Void
  ) {
    log.append("\(errand) " + pictures.map(String.init).joined(separator: " "))
    receiver(problem)
  }

  func programs(for picture: Int32) -> [String] { picture == 0 ? ["Paint", "Print"] : [] }

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
