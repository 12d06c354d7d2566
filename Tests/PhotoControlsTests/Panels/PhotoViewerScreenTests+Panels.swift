import Localization
import PortableUIKit
import ScrollEngine
import ScrollGeometry
import TestStage
import Testing

@testable import PhotoControls

// The menu, the zoom steps, help, and the keys.
extension PhotoViewerScreenTests {
  /// Full screen is left when nothing is in the way any more.
  @Test func whatHasHappenedIsSaidAboveTheButtonsThatComeLater() throws {
    let (stage, viewer) = makeStage()
    viewer.say("The note is pinned.")
    stage.wait(0.1)
    let before = try #require(viewer.notice).frame
    point(stage)
    let after = try #require(viewer.notice).frame
    #expect(after.maxY == before.maxY - viewer.stripRoom && viewer.stripRoom > 0)
  }

  @Test func aMenuKeepsTheKeysWhenAPhotoLandsBelowIt() throws {
    let (stage, viewer) = makeStage()
    stage.key("g")
    settle(stage, viewer)
    stage.key(.home)
    stage.key(.enter)
    stage.frame()
    #expect(!viewer.library.restsOnPhoto)
    stage.key(.f10)
    settle(stage, viewer)
    #expect(viewer.library.restsOnPhoto && viewer.panel is MenuView)
    #expect(viewer.panel?.isFirstResponder == true)
    stage.key(.right)
    settle(stage, viewer)
    #expect(viewer.browser.page == 0)
    stage.key(.escape)
    stage.wait(0.3)
    // With nothing over it the photo has them again.
    stage.key(.right)
    settle(stage, viewer)
    #expect(viewer.panel == nil && viewer.browser.page == 1)
  }

  @Test func escapeIsNeededForWhatItCloses() {
    let (stage, viewer) = makeStage()
    #expect(!viewer.needsEscape)
    for key in [KeySample.Key.f10, .f1, .f5] {
      stage.key(key)
      #expect(viewer.needsEscape)
      stage.key(.escape)
      #expect(!viewer.needsEscape && !viewer.library.showsGrid)
    }
  }

  /// In full screen it does so before it leaves that.
  @Test func escapeIsNeededBeforeItLeadsElsewhere() {
    let (stage, viewer, _) = makeArranged()
    stage.key("1")
    settle(stage, viewer)
    #expect(viewer.browser.isZoomed && viewer.needsEscape)
    stage.key(.escape)
    settle(stage, viewer)
    #expect(!viewer.library.showsGrid && !viewer.needsEscape)
    stage.key("g")
    settle(stage, viewer)
    #expect(!viewer.needsEscape)
    stage.key("3")
    #expect(viewer.library.isFinding && viewer.needsEscape)
    stage.key(.escape)
    #expect(!viewer.library.isFinding && !viewer.needsEscape)
    viewer.library.choose([1, 2])
    #expect(viewer.needsEscape)
    stage.key(.escape)
    #expect(viewer.library.chosenCount == 0 && viewer.library.showsGrid && !viewer.needsEscape)
  }

  @Test func theMenuIsOperatedByKeys() throws {
    let (stage, viewer) = makeStage()
    stage.key(.f10)
    stage.wait(0.3)
    #expect(viewer.panel is MenuView)
    // Keys belong to it.
    stage.key(.right)
    stage.key("0")
    #expect(viewer.browser.page == 0)
    stage.key(.down)
    // There is no photo before the first.
    stage.key(.down)
    stage.key(.enter)
    settle(stage, viewer)
    #expect(viewer.panel == nil)
    #expect(viewer.browser.page == 1)
    // And to the photo again.
    stage.key(.right)
    settle(stage, viewer)
    #expect(viewer.browser.page == 2)
  }

  @Test func helpIsOfTheDeviceInHand() {
    let (stage, viewer) = makeStage()
    viewer.wheelZooms = true
    point(stage)
    stage.key("?")
    stage.wait(0.3)
    let words = labels(stage)
    let place = words.firstIndex(of: "Wheel")
    #expect(place.map { words[$0 + 1] } == "zoom to the pointer")
    #expect(place.map { $0 < words.firstIndex(of: "Fingers") ?? 0 } == true)
  }

  @Test func escapeClosesWhatIsOpenAndNothingElse() {
    let (stage, viewer) = makeStage()
    stage.key("?")
    stage.wait(0.3)
    #expect(viewer.panel is HelpView)
    stage.key(.escape)
    settle(stage, viewer)
    #expect(viewer.panel == nil)
    #expect(!viewer.library.showsGrid)
    stage.key(.escape)
    settle(stage, viewer)
    #expect(viewer.library.showsGrid)
    // There it works, too.
    stage.key(.f1)
    stage.wait(0.3)
    #expect(viewer.panel is HelpView)
  }

  /// In its place, and back: by keys and by clicks.
  @Test func aLineOfTheMenuLeadsToOthers() throws {
    let (stage, viewer) = makeStage()
    stage.key(.f10)
    stage.wait(0.3)
    #expect(labels(stage).contains("Zoom") && !labels(stage).contains("Actual pixels"))
    let lines = labels(stage).count
    // From the first to the last that can be chosen, and up again to "Zoom".
    for _ in 0..<3 { stage.key(.down) }
    stage.key(.right)
    stage.wait(0.3)
    #expect(labels(stage).contains("Actual pixels") && !labels(stage).contains("All photos"))
    stage.key(.escape)
    stage.wait(0.3)
    #expect(labels(stage).count == lines && viewer.panel is MenuView)
    stage.key(.enter)
    stage.wait(0.3)
    stage.key(.left)
    stage.wait(0.3)
    #expect(labels(stage).contains("All photos"))
    try click("Zoom", stage)
    stage.wait(0.3)
    // What has led here leads back.
    try click("Zoom", stage)
    stage.wait(0.3)
    #expect(labels(stage).contains("All photos"))
    try click("Zoom", stage)
    stage.wait(0.3)
    try click("Actual pixels", stage)
    settle(stage, viewer)
    #expect(viewer.panel == nil && (viewer.browser.zoomScale - 2.5).magnitude < 1e-6)
    stage.key(.f10)
    stage.key(.escape)
    #expect(viewer.panel == nil)
  }

  /// In a window as it is opened first, with all that a desktop has, nothing is out of sight.
  @Test func menusFitAnOrdinaryWindow() throws {
    let (stage, viewer) = makeStage(size: Size(width: 1024, height: 768))
    let (desk, trash, favourites) = (FakeDesk(), FakeTrash(), FakeFavourites())
    let (renamer, turner) = (FakeRenamer(), FakeTurner())
    viewer.desk = desk
    viewer.trash = trash
    viewer.favourites = favourites
    viewer.renamer = renamer
    viewer.turner = turner
    viewer.toggleFullScreen = {}
    viewer.openFiles = {}
    viewer.openNewWindow = {}
    viewer.recentFiles = { [] }
    for command in [ViewerCommand.fit, .grid] {
      viewer.perform(command)
      settle(stage, viewer)
      viewer.showMenu()
      stage.wait(0.3)
      let list = try #require(viewer.panel?.box.subviews.first as? UIScrollView)
      #expect(list.contentSize.height == list.bounds.height)
      viewer.closePanel()
      stage.wait(0.3)
    }
  }

  @Test func whatHasHappenedIsNotSaidOverAnotherPhoto() {
    let (stage, viewer) = makeStage()
    viewer.say("The photo is copied.")
    settle(stage, viewer)
    #expect(stage.displayList.description.contains("The photo is copied."))
    stage.key(.right)
    settle(stage, viewer)
    stage.wait(0.3)
    #expect(!stage.displayList.description.contains("The photo is copied."))
    // What can be undone can be for a moment.
    viewer.say("“1.jpg” is in the trash.", actionTitle: "Undo")
    settle(stage, viewer)
    stage.key(.right)
    stage.wait(1)
    #expect(stage.displayList.description.contains("is in the trash."))
    stage.wait(1.5)
    #expect(!stage.displayList.description.contains("is in the trash."))
    // Where the program has led itself it goes on being said.
    viewer.say("The photo is back from the trash.")
    stage.wait(0.1)
    viewer.library.show(7)
    settle(stage, viewer)
    stage.wait(1)
    #expect(stage.displayList.description.contains("The photo is back from the trash."))
    viewer.perform(.grid)
    settle(stage, viewer)
    stage.wait(0.3)
    #expect(!stage.displayList.description.contains("The photo is back from the trash."))
  }

  @Test func aTouchBesideAMenuClosesIt() throws {
    let (stage, viewer) = makeStage()
    viewer.showMenu(at: CGPoint(x: 300, y: 200))
    stage.wait(0.3)
    let box = try #require(viewer.panel?.box.frame)
    #expect(box.minX >= 300 - box.width && box.minY >= 200)
    stage.tap(Point(x: 1100, y: 700))
    settle(stage, viewer)
    #expect(viewer.panel == nil)
    #expect(viewer.browser.page == 0)
  }

  /// Wherever it is asked for, and however small the window is.
  @Test(arguments: [Size(width: 1200, height: 800), Size(width: 300, height: 200)])
  func aMenuLiesInTheWindow(size: Size) throws {
    let (stage, viewer) = makeStage(size: size)
    for x in [0, size.width / 2, size.width] {
      for y in [0, size.height / 2, size.height] {
        viewer.showMenu(at: CGPoint(x: x, y: y))
        stage.wait(0.1)
        let panel = try #require(viewer.panel)
        #expect(panel.bounds.contains(panel.box.frame))
        #expect(panel.box.frame.height > 40)
        viewer.closePanel()
        stage.wait(0.3)
      }
    }
  }

  /// However far down it is asked for.
  @Test func allOfAMenuIsSeenThatFitsTheWindow() throws {
    let (stage, viewer) = makeStage(size: Size(width: 1200, height: 500))
    for y in [240.0, 260, 400] {
      viewer.showMenu(at: CGPoint(x: 300, y: y))
      stage.wait(0.1)
      let list = try #require(viewer.panel?.box.subviews.first as? UIScrollView)
      // More than there is above and below the middle.
      #expect(list.contentSize.height == list.bounds.height && list.contentSize.height > 250)
      viewer.closePanel()
      stage.wait(0.3)
    }
  }

  @Test func aLongTouchOpensTheMenu() {
    let (stage, viewer) = makeStage()
    stage.touch((1, .down, 600, 400))
    stage.wait(0.7)
    #expect(viewer.panel is MenuView)
    stage.touch((1, .up, 600, 400))
    stage.wait(0.5)
    // Letting go is no tap beside it.
    #expect(viewer.panel is MenuView)
  }

  @Test func zoomStepsAreOfThePicturesPixels() throws {
    let (stage, viewer) = makeStage()
    point(stage)
    try click("Zoom", stage)
    stage.wait(0.3)
    let all = labels(stage)
    #expect(all.contains("25 %") && all.contains("400 %"))
    try click("200 %", stage)
    settle(stage, viewer)
    // Fitted, 1200 of 3000 pixels.
    #expect((Double(viewer.browser.zoomScale) - 5).magnitude < 1e-6)
    #expect(viewer.state.readout == "200 %")
  }

  @Test(arguments: [("1", false, 2.5), ("w", false, 1.0), ("f", true, 1.0), ("f", false, 1.0)])
  func keysZoom(key: Unicode.Scalar, isShifted: Bool, scale: Double) {
    let (stage, viewer) = makeStage()
    stage.key(.character(key.value), isShifted ? .shift : [])
    settle(stage, viewer)
    #expect((Double(viewer.browser.zoomScale) - scale).magnitude < 1e-6)
  }

  /// In a window of another shape than the photo: 3000 × 2000 in 1200 × 400 is 600 wide when whole.
  @Test(arguments: [("w", false, 2.0), ("f", true, 2.0), ("1", false, 5.0)])
  func keysZoomInAWideWindow(key: Unicode.Scalar, isShifted: Bool, scale: Double) {
    let (stage, viewer) = makeStage(size: Size(width: 1200, height: 400))
    stage.key(.character(key.value), isShifted ? .shift : [])
    settle(stage, viewer)
    #expect((Double(viewer.browser.zoomScale) - scale).magnitude < 1e-6)
    stage.key("f")
    settle(stage, viewer)
    #expect(!viewer.browser.isZoomed)
  }

  @Test func helpFitsOrScrolls() throws {
    for size in [Size(width: 1200, height: 800), Size(width: 320, height: 240)] {
      let (stage, viewer) = makeStage(size: size)
      stage.key("?")
      stage.wait(0.3)
      let panel = try #require(viewer.panel)
      #expect(panel.bounds.contains(panel.box.frame))
      let scroller = try #require(panel.box.subviews.first as? UIScrollView)
      // Everything is within what scrolls.
      for view in scroller.subviews {
        #expect(view.frame.maxX <= scroller.contentSize.width)
        #expect(view.frame.maxY <= scroller.contentSize.height)
      }
      if size.height < 300 {
        stage.key(.pageDown)
        stage.wait(1)
        #expect(scroller.contentOffset.y > 0)
      }
      #expect(labels(stage).contains("Pinch"))
    }
  }

  @Test(arguments: [
    (0.4, "40 %"), (0.0533, "5.3 %"), (0.05, "5 %"), (1, "100 %"), (0.996, "100 %"), (4, "400 %"),
  ])
  func readouts(share: Double, text: String) {
    #expect(Words.percent(share) == text)
  }
}
