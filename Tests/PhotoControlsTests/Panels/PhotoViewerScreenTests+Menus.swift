import PhotoBrowserApp
import PortableUIKit
import ScrollGeometry
import TestStage
import Testing

@testable import PhotoControls
@testable import PhotoGrid

extension PhotoViewerScreenTests {
  /// The other button of a mouse on a button of the controls means what the controls do, and not the photo below.
  @Test func aRightClickOnTheMenuButtonOpensItsMenu() throws {
    let (stage, viewer) = makeStage()
    stage.key("g")
    settle(stage, viewer)
    point(stage)
    let button = try place("Menu", stage)
    let grid = try #require(viewer.library.grid)
    #expect(
      grid.collectionView.indexPathForItem(
        at: grid.collectionView.convert(CGPoint(button), from: nil)) != nil)
    viewer.showMenu(at: CGPoint(button))
    stage.wait(0.3)
    let words = labels(stage)
    #expect(words.contains("Settings…") && !words.contains("Open"))
    let menu = try #require(viewer.panel as? MenuView)
    let anchor = try #require(viewer.controls?.menuAnchor)
    #expect(menu.box.frame.minY >= anchor.maxY)
    stage.key(.escape)
    stage.wait(0.3)
    // Beside it the photo is meant.
    viewer.showMenu(at: CGPoint(x: 300, y: 300))
    stage.wait(0.3)
    #expect(labels(stage).contains("Open") && viewer.library.chosenPages.count == 1)
  }

  /// Whoever means a photo still sees it.
  @Test(arguments: [560.0, 640]) func aMenuOpensBesideThePointer(x: Double) throws {
    let (stage, viewer) = makeStage()
    settle(stage, viewer)
    viewer.showMenu(at: CGPoint(x: x, y: 300))
    stage.wait(0.3)
    let frame = try #require(viewer.panel as? MenuView).box.frame
    #expect(x < viewer.view.bounds.midX ? frame.minX == x : frame.maxX == x)
    #expect(frame.minY > 300)
  }

  /// Sideways out of the grid, or anywhere with Ctrl held: what is chosen where that is, and otherwise the photo there.
  @Test func photosAreDraggedOut() throws {
    let (stage, viewer) = makeStage()
    let (aside, down) = (CGVector(dx: 12, dy: 3), CGVector(dx: 3, dy: 12))
    let place = CGPoint(x: 300, y: 300)
    func dragged(_ way: CGVector, _ holdsControl: Bool = false, from place: CGPoint) -> [Int32] {
      viewer.photosToDrag(from: place, by: way, holdsControl: holdsControl).map(\.shown)
    }
    // A photo that fills the window turns pages.
    #expect(dragged(aside, from: place) == [] && dragged(down, from: place) == [])
    #expect(dragged(down, true, from: place) == [0])
    stage.key("g")
    settle(stage, viewer)
    let grid = try #require(viewer.library.grid)
    func middle(_ page: Int) throws -> CGPoint {
      let place = try #require(grid.place(of: page))
      return CGPoint(x: place.midX, y: place.midY)
    }
    #expect(try dragged(aside, from: middle(7)) == [7] && dragged(down, from: middle(7)) == [])
    #expect(try dragged(down, true, from: middle(7)) == [7])
    stage.key(.home)
    stage.key(.right, .shift)
    #expect(
      try dragged(aside, from: middle(1)) == [0, 1] && dragged(aside, from: middle(7)) == [7])
    // Not where there is none, and not out of what lies over it.
    #expect(dragged(aside, from: CGPoint(x: 1150, y: 780)) == [])
    viewer.showMenu()
    #expect(try dragged(aside, from: middle(7)) == [])
  }
}
