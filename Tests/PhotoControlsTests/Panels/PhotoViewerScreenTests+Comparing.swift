import PortableUIKit
import ScrollEngine
import ScrollGeometry
import TestStage
import Testing

@testable import PhotoControls

extension PhotoViewerScreenTests {
  /// The first photos of the grid are chosen, and compared.
  private func compare(
    _ count: Int, size: Size = Size(width: 1200, height: 800), failing: Int32? = nil,
    trash: FakeTrash? = nil
  ) throws -> (Stage, PhotoViewerScreen, CompareView) {
    let (stage, viewer) = makeStage(12, size: size)
    viewer.trash = trash
    if let failing { store.states[failing] = .failed("This file is empty.") }
    stage.key("g")
    settle(stage, viewer)
    stage.key(.home)
    for _ in 1..<count { stage.key(.right, .shift) }
    stage.key(.enter, .control)
    settle(stage, viewer)
    stage.wait(0.3)
    settle(stage, viewer)
    return (stage, viewer, try #require(viewer.panel as? CompareView))
  }

  @Test func chosenPhotosLieSideBySideAndAreSharp() throws {
    let (stage, viewer, view) = try compare(3)
    #expect(view.panes.map(\.photo.name) == ["0.jpg", "1.jpg", "2.jpg"])
    #expect(view.panes.map(\.frame.minX) == [0, 401, 801])
    #expect(view.panes.allSatisfy { $0.frame.height == 800 && $0.scroller.zoomScale == 1 })
    // Only these are asked for.
    #expect(Set(store.wanted.map(\.picture)) == [0, 1, 2])
    #expect(store.wanted.allSatisfy(store.isLoaded))
    stage.key(.escape)
    stage.wait(0.3)
    #expect(viewer.panel == nil && viewer.library.showsGrid && viewer.library.chosenCount == 3)
    stage.frame()
    #expect(Set(store.wanted.map(\.picture)).count == 12)
  }

  @Test func whereOneIsZoomedToAllAreInEachFrame() throws {
    let (stage, viewer, view) = try compare(2)
    // A double click, whose zoom goes by itself.
    stage.doubleTap(Point(x: 200, y: 350))
    var scales: [CGFloat] = []
    for _ in 0..<40 {
      stage.frame()
      let looks = view.panes.map(\.look)
      scales.append(looks[0].scale)
      #expect(abs(looks[0].scale - looks[1].scale) < 1e-9)
      // Each lies on whole pixels.
      let size = view.panes[0].scroller.contentSize
      #expect(abs(looks[0].middle.x - looks[1].middle.x) * size.width < 0.51)
      #expect(abs(looks[0].middle.y - looks[1].middle.y) * size.height < 0.51)
    }
    #expect(scales.contains { $0 > 1.05 && $0 < 0.95 * scales.last! }, "\(scales)")
    settle(stage, viewer)
    // The other one leads as well.
    let before = view.panes[0].scroller.contentOffset
    stage.swipe(from: Point(x: 1000, y: 400), to: Point(x: 900, y: 300), 0.5)
    settle(stage, viewer)
    #expect(view.panes[0].scroller.contentOffset != before)
    #expect(abs(view.panes[0].look.middle.x - view.panes[1].look.middle.x) < 1e-3)
    // Keys mean all.
    stage.key("0")
    settle(stage, viewer)
    #expect(view.panes.allSatisfy { $0.scroller.zoomScale == 1 })
    stage.key("1")
    settle(stage, viewer)
    #expect(view.panes.allSatisfy { abs($0.scroller.zoomScale - 3000 / 599) < 0.01 })
  }

  /// Of photos that are much alike the worse ones go, until one is left.
  @Test func theOneThatIsMeantGoesToTheTrash() throws {
    let trash = FakeTrash()
    let (stage, viewer, view) = try compare(4, trash: trash)
    #expect(view.panes.map(\.isMeant) == [true, false, false, false])
    stage.send(.hover(Point(x: 900, y: 600)))
    stage.send(.hover(Point(x: 901, y: 600)))
    stage.frame()
    #expect(view.meant == 3)
    stage.key(.tab)
    stage.key(.tab)
    #expect(view.meant == 1)
    for _ in 1...3 { stage.send(.key(KeySample(phase: .down, key: .delete))) }
    stage.send(.key(KeySample(phase: .up, key: .delete)))
    stage.frame()
    #expect(trash.moved == [1] && view.panes.map(\.photo.name) == ["0.jpg", "2.jpg", "3.jpg"])
    #expect(view.panes.map(\.frame.minX) == [0, 401, 801] && view.panes.map(\.isMeant)[1])
    #expect(viewer.notice?.text == "“1.jpg” is in the trash.")
    // The one that is moved leads, and is meant.
    stage.doubleTap(Point(x: 1000, y: 350))
    settle(stage, viewer)
    #expect(view.meant == 2)
    stage.key(.delete)
    settle(stage, viewer)
    #expect(trash.moved == [1, 3] && viewer.panel === view)
    #expect(abs(view.panes[0].look.scale - view.panes[1].look.scale) < 1e-9)
    stage.key(.delete)
    stage.wait(0.3)
    #expect(trash.moved == [1, 3, 2] && viewer.panel == nil && viewer.library.showsGrid)
  }

  /// Where it was, whether it could not go or has come back.
  @Test func whatStaysOrComesBackIsComparedAgain() throws {
    let trash = FakeTrash()
    let (stage, viewer, view) = try compare(3, trash: trash)
    let names = ["0.jpg", "1.jpg", "2.jpg"]
    stage.key(.tab)
    trash.refused = [1]
    stage.key(.delete)
    settle(stage, viewer)
    #expect(view.panes.map(\.photo.name) == names && view.meant == 1 && viewer.panel === view)
    trash.refused = []
    trash.isSlow = true
    stage.key(.delete)
    settle(stage, viewer)
    #expect(view.panes.map(\.photo.name) == ["0.jpg", "2.jpg"])
    trash.answer()
    stage.key(.character(0x7A), .control)
    settle(stage, viewer)
    #expect(trash.moved.isEmpty && view.panes.map(\.photo.name) == names && view.meant == 1)
    #expect(view.panes.map(\.frame.minX) == [0, 401, 801])
    #expect(view.panes.map(\.isMeant) == [false, true, false])
    stage.key(.character(0x79), .control)
    settle(stage, viewer)
    #expect(view.panes.map(\.photo.name) == ["0.jpg", "2.jpg"])
    trash.answer()
    #expect(trash.moved == [1] && viewer.panel === view)
  }

  /// A finger has no Delete.
  @Test func eachHasAButtonThatMovesItToTheTrash() throws {
    let trash = FakeTrash()
    let (stage, viewer, view) = try compare(3, trash: trash)
    let bins = try view.panes.map { pane in
      try #require(pane.subviews.compactMap { $0 as? GlassView }.first)
    }
    // Beside the name, and clear of it.
    for (pane, bin) in zip(view.panes, bins) {
      let name = try #require(pane.subviews.compactMap { $0 as? UILabel }.first)
      #expect(bin.frame.minX >= name.frame.maxX && bin.frame.midY == name.frame.midY)
      #expect(abs(name.frame.minX + bin.frame.maxX - pane.bounds.width) <= 1)
    }
    let middle = bins[1].convert(CGPoint(x: 22, y: 22), to: nil)
    stage.tap(Point(x: Double(middle.x), y: Double(middle.y)))
    settle(stage, viewer)
    #expect(trash.moved == [1] && view.panes.map(\.photo.name) == ["0.jpg", "2.jpg"])
    // The one that was meant is meant.
    #expect(view.panes.map(\.isMeant) == [true, false])
    let (_, _, without) = try compare(2)
    #expect(without.panes.allSatisfy { !$0.subviews.contains { $0 is GlassView } })
  }

  @Test func whatCannotBeShownSaysSoReadablyAndIsNotZoomed() throws {
    let (stage, viewer, view) = try compare(2, failing: 1)
    #expect(view.panes[1].traitCollection.userInterfaceStyle == .dark)
    stage.doubleTap(Point(x: 200, y: 350))
    settle(stage, viewer)
    #expect(view.panes[0].look.scale > 1.5 && view.panes[1].look.scale == 1)
    // Nor by itself.
    stage.doubleTap(Point(x: 900, y: 350))
    settle(stage, viewer)
    #expect(view.panes[1].look.scale == 1)
  }

  @Test func fourLieInASquareAndInAHighWindowOneBelowTheOther() throws {
    let (_, _, view) = try compare(4)
    #expect(view.panes.map(\.frame.origin.x) == [0, 601, 0, 601])
    #expect(view.panes.map(\.frame.origin.y) == [0, 0, 401, 401])
    let (_, _, high) = try compare(2, size: Size(width: 400, height: 800))
    #expect(high.panes.map(\.frame.origin.y) == [0, 401])
  }

  @Test func whoeverHasChosenTooFewOrTooManyIsTold() {
    let (stage, viewer) = makeStage()
    stage.key("g")
    settle(stage, viewer)
    for count in [1, 5] {
      stage.key(.home)
      for _ in 1..<max(2, count) where count > 1 { stage.key(.right, .shift) }
      stage.key(.enter, .control)
      stage.frame()
      #expect(viewer.panel == nil)
      #expect(viewer.notice?.text.hasPrefix("Choose two to four photos") == true)
      stage.wait(5)
    }
  }
}
