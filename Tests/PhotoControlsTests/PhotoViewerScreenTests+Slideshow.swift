import PortableUIKit
import ScrollGeometry
import TestStage
import Testing

@testable import PhotoControls

extension PhotoViewerScreenTests {
  /// The page after so many seconds.
  private func page(_ stage: Stage, _ viewer: PhotoViewerScreen, after seconds: Double) -> Int {
    stage.wait(seconds)
    viewer.library.storeDidChange()
    while store.deliver() { stage.frame() }
    return viewer.browser.page
  }

  @Test func photosFollowEachOtherOnTheWholeScreen() {
    let (stage, viewer) = makeStage(3)
    var isFull = false
    viewer.isFullScreen = { isFull }
    viewer.toggleFullScreen = { isFull.toggle() }
    stage.key(.f5)
    #expect(isFull)
    #expect(page(stage, viewer, after: 4.9) == 0)
    #expect(page(stage, viewer, after: 0.2) == 1)
    #expect(page(stage, viewer, after: 4.8) == 1)
    #expect(page(stage, viewer, after: 0.2) == 2)
    // From the last to the first.
    #expect(page(stage, viewer, after: 5.1) == 0)
    stage.key(.escape)
    #expect(!isFull && viewer.slideshow == nil)
    #expect(page(stage, viewer, after: 30) == 0)
    // The keys mean the photo again.
    stage.key(.right)
    #expect(page(stage, viewer, after: 1) == 1)
  }

  /// And nothing waits for it, nor turns in circles when nothing else is there.
  @Test func whatCannotBeShownIsPassedOver() {
    let (stage, viewer) = makeStage(5)
    store.states[1] = .failed("It is no picture.")
    store.states[2] = .failed("It is no picture.")
    stage.key(.f5)
    #expect(page(stage, viewer, after: 4.9) == 0)
    #expect(page(stage, viewer, after: 0.3) == 3)
    store.states[4] = .failed("It is no picture.")
    #expect(page(stage, viewer, after: 5.2) == 0)
    store.states[3] = .failed("It is no picture.")
    #expect(page(stage, viewer, after: 30) == 0)
    #expect(viewer.slideshow != nil)
  }

  @Test func whatIsChosenIsShownAndNothingElse() throws {
    let (stage, viewer) = makeStage(6)
    stage.key("g")
    settle(stage, viewer)
    stage.key(.home)
    stage.key(.right)
    for _ in 1...2 { stage.key(.right, .shift) }
    #expect(viewer.library.chosenPages == [1, 2, 3])
    stage.key(.f5)
    settle(stage, viewer)
    #expect(viewer.slideshow?.pictures == [1, 2, 3] && viewer.browser.page == 1)
    // Keys know it too, once the photo has come out of the grid.
    var seen: [Int] = []
    for _ in 1...3 {
      stage.key(.right)
      stage.wait(0.1)
      seen.append(viewer.browser.page)
    }
    #expect(seen == [2, 3, 1])
    stage.key(.left)
    stage.wait(0.1)
    #expect(viewer.browser.page == 3 && viewer.slideshow != nil)
  }

  /// Also where they follow each other in no order: keys go on and back in it.
  @Test func keysGoTheWayOfTheShow() {
    let (stage, viewer) = makeStage(8)
    viewer.newSlideSeed = { 5 }
    viewer.shufflesSlides = true
    stage.key(.f5)
    var seen: [Int] = []
    for _ in 1...8 {
      stage.key(.right)
      stage.wait(0.1)
      seen.append(viewer.browser.page)
    }
    #expect(Set(seen).count == 8)
    stage.key(.left)
    stage.wait(0.1)
    #expect(viewer.browser.page == seen[6])
  }

  @Test func onePhotoIsNoShow() {
    let (stage, viewer) = makeStage(1)
    stage.key(.f5)
    #expect(viewer.slideshow == nil && viewer.notice?.text == "This is the only photo.")
  }

  @Test func onePhotoBecomesTheNext() throws {
    let (stage, _) = makeStage(2)
    stage.key(.f5)
    stage.wait(5)
    // What is left of the old photo lies over the new one. As UIKit eases: a Bézier curve through (0.42, 0) and (0.58, 1),
    // whose height is 0.1291619 at a quarter of its width.
    for left in [1 - 0.1291619, 0.5, 0.1291619] {
      stage.wait(0.2)
      let lines = stage.displayList.description.split(separator: "\n")
      let opacities = lines.filter { $0.hasPrefix("opacity") }.map { Double($0.dropFirst(8)) ?? -1 }
      #expect(opacities.count == 1 && (opacities[0] - left).magnitude < 1e-5)
      #expect(lines.contains { $0.contains("image 0/1") })
      #expect(lines.contains { $0.contains("image 1/1") })
    }
    stage.wait(0.2)
    let rest = stage.displayList.description
    #expect(!rest.contains("opacity") && !rest.contains("image 0/1"))
    // Nobody has asked for its name.
    #expect(!rest.contains("1.jpg"))
  }

  @Test func itStaysWhileSomebodyLooksCloser() {
    let (stage, viewer) = makeStage(4)
    stage.key(.f5)
    // Keys: on, and back, and each counts from then.
    #expect(page(stage, viewer, after: 3) == 0)
    stage.key(.right)
    #expect(page(stage, viewer, after: 4.8) == 1)
    #expect(page(stage, viewer, after: 0.3) == 2)
    stage.key(.left)
    #expect(page(stage, viewer, after: 0.1) == 1)
    // The pointer: as long as the controls are there.
    point(stage)
    let shown = ControlsTunables.stay
    #expect(page(stage, viewer, after: shown) == 1)
    #expect(viewer.state.slideshow == .running)
    #expect(page(stage, viewer, after: 4.2) == 1)
    #expect(page(stage, viewer, after: 1) == 2)
    // Space holds it.
    stage.key(.space)
    #expect(viewer.state.slideshow == .paused)
    #expect(page(stage, viewer, after: 60) == 2)
    stage.key(.space)
    #expect(page(stage, viewer, after: 3.9) == 2)
    #expect(page(stage, viewer, after: 1.2) == 3)
    // What is zoomed is looked at.
    viewer.browser.setZoomScale(2, animated: false)
    #expect(page(stage, viewer, after: 60) == 3)
    viewer.browser.setZoomScale(1, animated: false)
    #expect(page(stage, viewer, after: 5 + shown + 0.3) == 0)
  }

  @Test func otherKeysEndItAndDoWhatTheyDo() {
    let (stage, viewer) = makeStage(3)
    stage.key(.f5)
    stage.key(.f1)
    #expect(viewer.slideshow == nil && viewer.panel != nil)
    stage.key(.escape)
    stage.key(.f5)
    #expect(viewer.slideshow != nil)
    stage.key(.f5)
    #expect(viewer.slideshow == nil)
    // Desktops take their time, and some have no whole screen. Who leaves it leaves the show.
    var (isFull, isAsked) = (false, false)
    viewer.isFullScreen = { isFull }
    viewer.toggleFullScreen = { isAsked = true }
    stage.key(.f5)
    stage.wait(1)
    #expect(isAsked && viewer.slideshow != nil)
    isFull = true
    stage.wait(1)
    isFull = false
    stage.wait(0.4)
    isFull = true
    stage.wait(0.2)
    #expect(viewer.slideshow != nil)
    isFull = false
    stage.wait(0.6)
    #expect(viewer.slideshow == nil)
  }

  @Test func howLongIsChosenInTheMenu() throws {
    let (stage, viewer) = makeStage(3)
    stage.key(.f5)
    viewer.showMenu(at: CGPoint(x: 20, y: 20))
    stage.wait(0.3)
    #expect(viewer.slideshow != nil)
    try click("Pace and order", stage)
    stage.wait(0.3)
    try click("Every 3 seconds", stage)
    #expect(viewer.slideshowInterval == 3)
    #expect(page(stage, viewer, after: ControlsTunables.stay + 2.7) == 0)
    #expect(page(stage, viewer, after: 0.8) == 1)
  }

  @Test func howItIsToBeIsChosenBeforeItBegins() throws {
    let (stage, viewer) = makeStage(3)
    var chosen: [ViewerChoices] = []
    viewer.didChangeChoices = { chosen.append(viewer.choices) }
    for choice in ["Every 3 seconds", "Shuffle"] {
      viewer.showMenu(at: CGPoint(x: 20, y: 20))
      stage.wait(0.3)
      try click("Pace and order", stage)
      stage.wait(0.3)
      try click(choice, stage)
      stage.wait(0.3)
    }
    #expect(viewer.slideshow == nil)
    #expect(chosen.last?.slideshowInterval == 3 && chosen.last?.shufflesSlides == true)
    stage.key(.f5)
    #expect(page(stage, viewer, after: 2.9) == 0)
    #expect(page(stage, viewer, after: 0.2) != 0)
  }

  @Test func inNoOrderEveryPhotoIsSeenAndDecodedBefore() throws {
    let (stage, viewer) = makeStage(8)
    var chosen: [ViewerChoices] = []
    viewer.didChangeChoices = { chosen.append(viewer.choices) }
    viewer.newSlideSeed = { 5 }
    stage.key(.f5)
    viewer.showMenu()
    stage.wait(0.3)
    try click("Pace and order", stage)
    stage.wait(0.3)
    try click("Shuffle", stage)
    #expect(chosen.last?.shufflesSlides == true)
    // Who has opened a menu looks longer.
    stage.wait(3)
    var pages = [viewer.browser.page]
    for _ in 1..<8 {
      let next = page(stage, viewer, after: 3)
      #expect(next == pages.last)
      // It is there before it is due.
      #expect(store.wanted.contains { $0.picture == Int32(viewer.slideOrder.next(after: next)) })
      pages.append(page(stage, viewer, after: 2.02))
    }
    #expect(Set(pages).count == 8 && pages != pages.sorted())
  }
}
