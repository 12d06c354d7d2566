import PortableUIKit
import ScrollGeometry
import TestStage
import Testing

@testable import PhotoControls

extension PhotoViewerScreenTests {
  @Test func whatOneCanDoIsSaidOnce() throws {
    let (stage, viewer) = makeStage()
    var told: [ViewerChoices] = []
    viewer.didChangeChoices = { told.append(viewer.choices) }
    viewer.showHintsOnce()
    stage.wait(0.3)
    #expect(labels(stage).contains("Good to know") && told.last?.hasSeenHints == true)
    // It stays for as long as somebody reads.
    stage.wait(60)
    #expect(viewer.hints != nil)
    try click("Got it", stage)
    stage.wait(0.3)
    #expect(viewer.hints == nil && !labels(stage).contains("Good to know"))
    #expect(viewer.browser.page == 0 && !viewer.library.showsGrid)
    viewer.showHintsOnce()
    #expect(viewer.hints == nil)
  }

  /// Three, of what is in the hand.
  @Test func theyAreOfTheDeviceInHand() throws {
    func said(_ hand: PhotoViewerScreen.Hand?) -> [String] {
      let (stage, viewer) = makeStage()
      viewer.hand = hand
      viewer.showHintsOnce()
      stage.wait(0.3)
      let labels = labels(stage)
      let start = labels.firstIndex(of: "Good to know").map { $0 + 1 } ?? 0
      return labels[start...].prefix { $0 != "Got it" }.map { $0 }
    }
    for hand in [PhotoViewerScreen.Hand?.none, .finger, .pointer] {
      #expect(said(hand).count == 6, "\(said(hand))")
    }
    #expect(said(.finger).contains("Swipe") && !said(.finger).contains("?"))
    #expect(said(.pointer).contains("Wheel  ← →") && !said(.pointer).contains("Swipe"))
    #expect(said(nil).contains("Wheel  ← →  swipe"))
  }

  @Test func returnAgreesAndButtonsThatComeMoveNothing() throws {
    let (stage, viewer) = makeStage()
    viewer.showHintsOnce()
    stage.wait(0.3)
    let frame = try #require(viewer.hints).frame
    point(stage)
    #expect(viewer.visibility.areShown && viewer.hints?.frame == frame)
    stage.key(.enter)
    #expect(viewer.hints == nil && viewer.browser.page == 0 && !viewer.library.showsGrid)
  }

  @Test func whatIsSaidMeanwhileLiesAbove() throws {
    let (stage, viewer) = makeStage()
    viewer.say("Turned for now.")
    let alone = try #require(viewer.notice).frame
    viewer.showHintsOnce()
    stage.wait(0.3)
    let hints = try #require(viewer.hints).frame
    #expect(viewer.notice.map { $0.frame.maxY < hints.minY } == true)
    try click("Got it", stage)
    stage.wait(0.3)
    #expect(viewer.hints == nil && viewer.notice?.frame == alone)
  }

  @Test func whoDoesSomethingOfItHasReadIt() {
    let (stage, viewer) = makeStage()
    viewer.showHintsOnce()
    stage.key(.right)
    settle(stage, viewer)
    #expect(viewer.hints == nil && viewer.browser.page == 1)
  }

  @Test func nobodyIsToldWhoKnows() {
    let (_, viewer) = makeStage()
    var choices = ViewerChoices()
    choices.hasSeenHints = true
    viewer.choices = choices
    viewer.showHintsOnce()
    #expect(viewer.hints == nil)
  }
}
