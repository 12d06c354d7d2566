import DisplayList
import PhotoBrowserApp
import PortableUIKit
import ScrollEngine
import ScrollGeometry
import TestStage
import Testing
import TilePyramid

/// Pictures that move, on pages that move.
@MainActor
struct AnimatedPageTests {
  let store = FakeTileStore()
  /// Milliseconds.
  private static let delays = [100, 250, 50, 500]

  private func makeScreen(rounds: Int? = nil) -> PhotoBrowserScreen {
    for picture in Int32(0)..<3 { store.states[picture] = .ready(Size(width: 1000, height: 700)) }
    store.animations[0] = AnimationTimeline(delays: Self.delays, rounds: rounds)
    return PhotoBrowserScreen(
      photos: (0..<3).map { Photo(name: "\($0).gif", picture: Int32($0)) }, store: store)
  }

  /// The frames of picture 0 that can be seen; everything that is wanted is there at once.
  private func framesSeen(_ stage: Stage) -> Set<UInt16> {
    Set(
      stage.displayList.images.filter { !$0.visibleRect.isEmpty && $0.texture.picture == 0 }
        .map(\.texture.frame))
  }

  private func deliver(_ stage: Stage, _ screen: PhotoBrowserScreen) {
    stage.onFrame = { [store] in
      while store.deliver() {
        screen.storeDidChange()
        stage.loop.frame(at: stage.time)
      }
    }
  }

  private func expected(_ seconds: Double, rounds: Int = .max) -> UInt16 {
    var left = Int((seconds * 1000).rounded(.down))
    if left >= 900 * min(rounds, 1000) { return 3 }
    left %= 900
    return left < 100 ? 0 : left < 350 ? 1 : left < 400 ? 2 : 3
  }

  @Test(arguments: [30.0, 60, 120, 240])
  func everyFrameIsSeenWhenItIsDue(framesPerSecond: Double) {
    let screen = makeScreen()
    let stage = Stage(framesPerSecond: framesPerSecond, root: screen)
    deliver(stage, screen)
    stage.frame()
    let begin = stage.time
    while stage.time < begin + 2 {
      #expect(framesSeen(stage) == [expected(stage.time - begin + 1e-6)], "at \(stage.time)")
      stage.frame()
    }
    // Nobody waits for it, and it asks for frames.
    #expect(stage.loop.isAtRest && stage.loop.needsFrame)
  }

  @Test func fingersAndZoomDoNotStopIt() {
    let screen = makeScreen()
    let stage = Stage(root: screen)
    deliver(stage, screen)
    stage.frame()
    let begin = stage.time
    let show = stage.onFrame
    var seen: Set<UInt16> = []
    stage.onFrame = {
      show?()
      // A level that is new comes with the next frame of the picture at the latest.
      #expect(framesSeen(stage) == [expected(stage.time - begin + 1e-6)], "at \(stage.time)")
      seen.formUnion(framesSeen(stage))
    }
    stage.pinch(Point(x: 512, y: 384), 100, 258, 0.6, lift: false)
    stage.wait(0.6)
    #expect(screen.browser.zoomScale > 2 && seen == [0, 1, 2, 3])
    stage.touch((1, .up, 383, 384), (2, .up, 641, 384))
    seen = []
    stage.swipe(from: Point(x: 600, y: 400), to: Point(x: 500, y: 380), 1, hold: 0.2)
    #expect(stage.settle() && seen == [0, 1, 2, 3])
  }

  @Test func itBeginsAnewWhenItsPageIsShownAgain() {
    let screen = makeScreen()
    let stage = Stage(root: screen)
    deliver(stage, screen)
    stage.wait(0.5)
    #expect(framesSeen(stage) == [3])
    stage.key(.right)
    #expect(stage.settle())
    #expect(screen.browser.page == 1 && framesSeen(stage) == [])
    // The photo's name has gone.
    stage.wait(2.4)
    #expect(!stage.loop.needsFrame)
    stage.wait(0.37)
    stage.key(.left)
    let begin = stage.time
    while framesSeen(stage).isEmpty, stage.time < begin + 1 { stage.frame() }
    #expect(framesSeen(stage) == [0])
    stage.wait(0.12)
    #expect(framesSeen(stage) == [1])
  }

  @Test func itEndsWithItsLastRound() {
    let screen = makeScreen(rounds: 2)
    let stage = Stage(root: screen)
    deliver(stage, screen)
    stage.frame()
    let begin = stage.time
    while stage.time < begin + 3 {
      #expect(framesSeen(stage) == [expected(stage.time - begin + 1e-6, rounds: 2)])
      stage.frame()
    }
    #expect(!stage.loop.needsFrame)
  }

  @Test func itBeginsWhenItIsSeenAndSkipsWhatComesLate() {
    let screen = makeScreen()
    let stage = Stage(root: screen)
    stage.wait(0.5)
    #expect(framesSeen(stage) == [])
    #expect(store.deliver())
    screen.storeDidChange()
    stage.frame()
    #expect(framesSeen(stage) == [0])
    // Two frames ahead are there; the fourth is not, and then what was drawn last stays.
    stage.wait(0.38)
    #expect(framesSeen(stage) == [2])
    stage.wait(0.4)
    #expect(framesSeen(stage) == [2])
    #expect(store.wanted.first?.frame == 2, "it is still needed")
    #expect(store.wanted.prefix(store.visibleCount).contains { $0.frame == 3 })
    #expect(store.deliver())
    stage.wait(0.05)
    #expect(framesSeen(stage) == [3])
  }

  @Test func whoWantsNoMotionSeesTheFirstFrame() {
    let screen = makeScreen()
    let stage = Stage(root: screen)
    deliver(stage, screen)
    stage.wait(0.5)
    #expect(framesSeen(stage) == [3])
    #expect(value(stage) == "Animated")
    stage.send(.setting(.reducedMotion, true))
    defer { stage.send(.setting(.reducedMotion, false)) }
    stage.wait(0.3)
    #expect(framesSeen(stage) == [0])
    #expect(!stage.loop.needsFrame)
    #expect(value(stage) == "Animated, shown still")
    #expect(store.wanted.allSatisfy { $0.frame == 0 })
  }

  private func value(_ stage: Stage) -> String? {
    var elements = stage.window.accessibilityTree.elements
    while let element = elements.popLast() {
      if element.label == "0.gif" { return element.value }
      elements += element.children
    }
    return nil
  }
}
