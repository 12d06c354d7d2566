import DisplayList
import PhotoBrowserApp
import PortableUIKit
import ScrollGeometry
import TestStage
import Testing

// What is said about a photo: its title, its caption, what it waits for, and what screen readers find.
extension PhotoBrowserScreenTests {
  @Test func screenReadersFindThePhotoOrWhyThereIsNone() throws {
    let screen = makeScreen(2)
    store.states[1] = .failed("It is no picture.")
    let stage = Stage(pixelsPerPoint: 1, root: screen)
    settle(stage, screen)
    let photo = try #require(stage.window.accessibilityTree.elements.first)
    #expect(photo.role == .image)
    #expect(photo.label == "photo 0.jpg")
    #expect(photo.value == nil)
    screen.browser.setPage(1, animated: false)
    settle(stage, screen)
    let missing = stage.window.accessibilityTree.elements.first { $0.label == "photo 1.jpg" }
    #expect(missing?.value == "It is no picture.")
  }

  @Test func aZoomedPhotoSaysHowFarItsSharperVersionIs() {
    let screen = makeScreen(2)
    let stage = Stage(root: screen)
    settle(stage, screen)
    store.shares[0] = 0.425
    screen.storeDidChange()
    stage.frame()
    // Fitted, there is nothing to wait for.
    #expect(!stage.displayList.description.contains("Making"))
    stage.pinch(Point(x: 512, y: 384), 100, 258, 0.3)
    settle(stage, screen)
    #expect(stage.displayList.description.contains("\"Making it sharp: 42 %\""))
    store.shares[0] = nil
    screen.storeDidChange()
    stage.frame()
    #expect(!stage.displayList.description.contains("Making"))
    #expect(!stage.loop.needsFrame)
  }

  @Test func whoLetsPeopleWaitIsNamed() {
    let screen = makeScreen(2)
    store.states[0] = .waiting
    store.slowHosts[0] = "maps.org"
    let stage = Stage(root: screen)
    settle(stage, screen)
    #expect(texts(stage) == ["photo 0.jpg", "Waiting for maps.org"])
    store.states[0] = .ready(Size(width: 6000, height: 4000))
    screen.storeDidChange()
    settle(stage, screen)
    // Its tiles are still to come.
    #expect(texts(stage) == ["Waiting for maps.org"])
    store.slowHosts[0] = nil
    screen.storeDidChange()
    stage.frame()
    #expect(texts(stage).isEmpty && !stage.loop.needsFrame)
  }

  @Test func whatIsNoPictureSaysSo() {
    let screen = makeScreen(2)
    store.states[0] = .failed("This file is empty.")
    let stage = Stage(root: screen)
    settle(stage, screen)
    let texts = stage.displayList.items.compactMap { item -> String? in
      if case .text(let run) = item { run.text } else { nil }
    }
    #expect(texts == ["photo 0.jpg", "This file is empty."])
    stage.pinch(Point(x: 512, y: 384), 100, 258, 0.3)
    settle(stage, screen)
    #expect(screen.browser.zoomScale == 1)
    stage.swipe(from: Point(x: 800, y: 400), to: Point(x: 200, y: 400), 0.2)
    settle(stage, screen)
    #expect(screen.browser.page == 1)
    expectSharp(stage, 1)
  }

  @Test func theTitleNamesThePhoto() {
    let screen = makeScreen(12)
    var titles: [String] = []
    screen.titleDidChange = { titles.append($0) }
    let stage = Stage(root: screen)
    settle(stage, screen)
    stage.key(.right)
    settle(stage, screen)
    #expect(titles == ["photo 0.jpg — 1 of 12", "photo 1.jpg — 2 of 12"])
  }

  /// How opaque the caption is, 0 when it is not there.
  private func captionOpacity(_ stage: Stage) -> Double {
    for item in stage.displayList.items {
      if case .pushOpacity(let opacity) = item { return opacity }
    }
    return texts(stage).isEmpty ? 0 : 1
  }

  @Test func theCaptionIsThereWhilePagesAreTurned() {
    let screen = makeScreen(12)
    let stage = Stage(root: screen)
    settle(stage, screen)
    #expect(texts(stage) == [])
    stage.swipe(from: Point(x: 800, y: 400), to: Point(x: 500, y: 400), 0.3, lift: false)
    #expect(texts(stage) == ["photo 0.jpg", "1 of 12"])
    #expect(captionOpacity(stage) == 1)
    stage.touch((1, .move, 200, 400))
    #expect(texts(stage) == ["photo 1.jpg", "2 of 12"])
    stage.touch((1, .up, 200, 400))
    // It stays while the page comes to rest and for two seconds, and goes a little in every frame.
    stage.onFrame = { #expect(captionOpacity(stage) == 1) }
    while screen.browser.contentOffset.x < 0.99 * screen.browser.scrollView.bounds.width {
      stage.frame()
    }
    stage.wait(1.9)
    var opacities: [Double] = []
    stage.onFrame = { opacities.append(captionOpacity(stage)) }
    stage.wait(0.5)
    #expect(opacities.count { $0 > 0 && $0 < 1 } > 5 && opacities == opacities.sorted(by: >))
    #expect(texts(stage) == [] && !stage.loop.needsFrame, "\(opacities)")
  }

  @Test func theCaptionGoesWithAPageThatComesBack() {
    let screen = makeScreen(12)
    let stage = Stage(root: screen)
    settle(stage, screen)
    stage.swipe(from: Point(x: 500, y: 400), to: Point(x: 300, y: 400), 0.3, lift: false)
    #expect(texts(stage) == ["photo 0.jpg", "1 of 12"] && captionOpacity(stage) == 1)
    stage.wait(0.3)
    stage.touch((1, .up, 300, 400))
    var opacities: [Double] = []
    stage.onFrame = { opacities.append(captionOpacity(stage)) }
    while screen.browser.scrollView.isDecelerating { stage.frame() }
    #expect(opacities.count { $0 > 0 && $0 < 1 } > 3)
    #expect(screen.browser.page == 0 && texts(stage) == [] && !stage.loop.needsFrame)
  }

  @Test func theCaptionStaysUntilThereIsAPhotoToSee() {
    let screen = makeScreen(3)
    store.states[1] = .waiting
    let stage = Stage(root: screen)
    settle(stage, screen)
    stage.swipe(from: Point(x: 800, y: 400), to: Point(x: 200, y: 400), 0.2)
    #expect(stage.settle())
    #expect(screen.browser.page == 1)
    #expect(texts(stage).contains("photo 1.jpg") && captionOpacity(stage) == 1)
    // Nothing moves meanwhile.
    #expect(!stage.loop.needsFrame)
    store.states[1] = .ready(Size(width: 6000, height: 4000))
    screen.storeDidChange()
    stage.wait(1.9)
    #expect(texts(stage).contains("photo 1.jpg"))
    stage.wait(0.6)
    #expect(texts(stage) == [])
  }

  @Test func theCaptionSaysOnWhichDayWhereThereIsRoom() {
    let screen = makeScreen(12)
    let stage = Stage(root: screen)
    var asked: [Int32] = []
    var day = ""
    screen.dateOfPhoto = {
      asked.append($0)
      return day
    }
    settle(stage, screen)
    // Nobody is named yet.
    #expect(asked.isEmpty)
    stage.key(.right)
    stage.frame()
    #expect(texts(stage) == ["photo 1.jpg", "2 of 12"] && Set(asked) == [1])
    day = "31 January 2024"
    stage.frame()
    #expect(texts(stage) == ["photo 1.jpg", "31 January 2024", "2 of 12"])
    stage.wait(2.4)
    #expect(texts(stage) == [])
    asked = []
    settle(stage, screen)
    #expect(asked.isEmpty)
    stage.resize(240, 600)
    stage.key(.right)
    stage.frame()
    #expect(texts(stage) == ["photo 2.jpg", "3 of 12"])
  }

  @Test func noCaptionOnAZoomedPhoto() {
    let screen = makeScreen(3)
    let stage = Stage(root: screen)
    settle(stage, screen)
    stage.onFrame = { #expect(texts(stage) == []) }
    stage.doubleTap(Point(x: 300, y: 300))
    settle(stage, screen)
    stage.swipe(from: Point(x: 800, y: 400), to: Point(x: 100, y: 400), 0.2)
    #expect(stage.settle())
  }
}
