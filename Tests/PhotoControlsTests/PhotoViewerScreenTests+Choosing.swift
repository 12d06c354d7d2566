import PortableUIKit
import ScrollEngine
import ScrollGeometry
import TestStage
import Testing

@testable import PhotoControls

extension PhotoViewerScreenTests {
  /// Where it lies in the grid.
  private func photo(_ page: Int, _ stage: Stage) throws -> Point {
    let list = try #require(
      stage.window.accessibilityTree.elements.first { !$0.children.isEmpty })
    let frame = try #require(list.children.first { $0.label == "\(page).jpg" }).frame
    return Point(x: frame.midX, y: frame.midY)
  }

  private func choose(_ pages: [Int], _ stage: Stage, _ viewer: PhotoViewerScreen) throws {
    for page in pages {
      let place = try photo(page, stage)
      for phase in [TouchSample.Phase.down, .up] {
        stage.send(
          .touches([
            TouchSample(
              id: -1, phase: phase, device: .mouse, position: place, time: stage.time,
              modifiers: .control)
          ]))
      }
    }
  }

  private func makeGrid() -> (Stage, PhotoViewerScreen) {
    let (stage, viewer) = makeStage()
    viewer.perform(.grid)
    settle(stage, viewer)
    return (stage, viewer)
  }

  @Test func whatIsChosenInTheGridGoesToTheTrashAndComesBackTogether() throws {
    let (stage, viewer) = makeGrid()
    let trash = FakeTrash()
    viewer.trash = trash
    stage.key(.delete)
    stage.frame()
    #expect(trash.moved.isEmpty && stage.displayList.description.contains("No photo is chosen"))
    try choose([1, 4, 5], stage, viewer)
    stage.key(.delete)
    stage.frame()
    #expect(trash.moved == [1, 4, 5] && viewer.library.chosenCount == 0)
    #expect(stage.displayList.description.contains("3 photos are in the trash."))
    stage.key(.character(0x7A), .control)
    stage.frame()
    #expect(trash.moved.isEmpty && viewer.history.done.isEmpty)
    #expect(stage.displayList.description.contains("The photos are back from the trash."))
  }

  /// The menu of F10 says what can be done with what is meant, too; while nothing is, it does not.
  @Test func theGridsMenuChangesWhatIsChosen() throws {
    let (stage, viewer) = makeGrid()
    let (trash, renamer) = (FakeTrash(), FakeRenamer())
    viewer.trash = trash
    viewer.renamer = renamer
    stage.key(.f10)
    stage.wait(0.3)
    #expect(!labels(stage).contains(ViewerCommand.rename.title))
    stage.key(.escape)
    stage.wait(0.3)
    try choose([1], stage, viewer)
    stage.key(.f10)
    stage.wait(0.3)
    let rename = ViewerCommand.rename.title
    #expect(labels(stage).contains(rename) && labels(stage).contains(ViewerCommand.trash.title))
    try click(rename, stage)
    stage.wait(0.3)
    #expect((viewer.panel as? NamingView)?.field.text == "1.jpg")
  }

  @Test func theMenuOverAPhotoOfTheGridIsAboutIt() throws {
    let (stage, viewer) = makeGrid()
    let (desk, trash) = (FakeDesk(), FakeTrash())
    viewer.desk = desk
    viewer.trash = trash
    let place = try photo(3, stage)
    viewer.showMenu(at: CGPoint(place))
    stage.wait(0.3)
    let lines = labels(stage)
    for line in ["Open", "Copy photo", "Copy path", "Show in folder", "Move to trash"] {
      #expect(lines.contains(line), "\(line)")
    }
    #expect(!lines.contains("Date taken"))
    try click("Copy path", stage)
    stage.wait(0.3)
    try choose([3, 6], stage, viewer)
    stage.key(.character(0x63), .control)
    #expect(desk.log == ["copyPath 3", "copyPhoto 3 6"])
    // Beside the photos it is that of the grid.
    stage.key(.escape)
    viewer.showMenu(at: CGPoint(x: 1150, y: 780))
    stage.wait(0.3)
    #expect(!labels(stage).contains("Copy path"))
  }

  @Test func aSlideshowBeginsWithWhatIsChosen() throws {
    let (stage, viewer) = makeGrid()
    try choose([6], stage, viewer)
    stage.key(.f5)
    settle(stage, viewer)
    #expect(viewer.slideshow != nil && viewer.browser.page == 6 && !viewer.library.showsGrid)
  }
}
