import Foundation
import PortableUIKit
import ScrollGeometry
import TestStage
import Testing

@testable import Cases

/// Another window, and double taps in quick succession: in every case.
@MainActor
struct CaseResizeTests {
  private static let wide = Size(width: 640, height: 420)
  private static let tall = Size(width: 420, height: 640)

  private func open(_ name: String) throws -> (Stage, CaseView) {
    let view = try #require(Case.all.first { $0.name == name }).make()
    return (Stage(size: Self.wide, pixelsPerPoint: 2, view: view), view)
  }

  /// The share of the content that is in the middle of the scroll view.
  private func middle(_ view: CaseView) -> CGPoint {
    let scroller = view.scrollView
    let insets = scroller.adjustedContentInset
    return CGPoint(
      x: (scroller.bounds.midX + (insets.left - insets.right) / 2) / scroller.contentSize.width,
      y: (scroller.bounds.midY + (insets.top - insets.bottom) / 2) / scroller.contentSize.height)
  }

  private func resize(_ stage: Stage, _ size: Size) {
    stage.resize(size.width, size.height)
    stage.settle()
  }

  @Test(arguments: [
    "double-tap", "programmatic-zoom", "late-end", "pins", "margins", "single-scroll-view", "fit",
    "auto-layout",
  ])
  func zoomAndMiddleStay(name: String) throws {
    let (stage, view) = try open(name)
    let isPins = name == "pins"
    stage.pinch(Point(x: isPins ? 540 : 300, y: isPins ? 200 : 170), 50, 128, 0.3)
    stage.settle()
    stage.swipe(
      from: Point(x: isPins ? 540 : 300, y: 250), to: Point(x: isPins ? 530 : 250, y: 220), 0.2,
      hold: 0.2)
    stage.settle()
    let (zoom, place) = (view.zoomScale, middle(view))
    let before = stage.displayList
    #expect(zoom > 2)
    resize(stage, Self.tall)
    #expect(view.zoomScale == zoom)
    // Where there is something to scroll: half a device pixel of content that is at least 300 points long.
    let (now, content) = (middle(view), view.scrollView.contentSize)
    if content.width > view.scrollView.bounds.width { #expect(abs(now.x - place.x) < 0.001) }
    if content.height > view.scrollView.bounds.height { #expect(abs(now.y - place.y) < 0.001) }
    resize(stage, Self.wide)
    #expect(view.zoomScale == zoom && stage.displayList == before)
  }

  /// Where an edge keeps the middle from its place meanwhile, the former window shows it again.
  @Test(arguments: ["double-tap", "programmatic-zoom", "late-end", "margins", "fit", "auto-layout"])
  func thereAndBackAlsoFromACorner(name: String) throws {
    let (stage, view) = try open(name)
    stage.pinch(Point(x: 300, y: 170), 50, 128, 0.3)
    stage.settle()
    for _ in 0..<6 {
      stage.swipe(from: Point(x: 500, y: 300), to: Point(x: 100, y: 80), 0.2)
      stage.settle()
    }
    let (offset, before) = (view.contentOffset, stage.displayList)
    for size in [Self.tall, Size(width: 300, height: 300), Self.wide] { resize(stage, size) }
    #expect(view.contentOffset == offset && stage.displayList == before)
  }

  @Test func withFingersDownNobodyIsToldOfAZoom() throws {
    let (stage, view) = try open("single-scroll-view")
    let log = EventRecorder()
    view.listener = log
    stage.pinch(Point(x: 320, y: 210), 80, 200, 0.3, lift: false)
    let zoom = view.zoomScale
    log.clear()
    resize(stage, Self.tall)
    #expect(log.lines.filter { $0.hasPrefix("didZoom") } == [])
    stage.touch((1, .up, 220, 210), (2, .up, 420, 210))
    stage.settle()
    #expect(log.lines.filter { $0.hasPrefix("didEndZooming") }.count == 1)
    #expect(abs(view.zoomScale - zoom) < 1e-9)
  }

  @Test(arguments: ["double-tap", "late-end", "photo-browser", "auto-layout", "fit"])
  func doubleTapsInQuickSuccession(name: String) throws {
    let (stage, view) = try open(name)
    let fitted = view.zoomScale
    for isIn in [true, false, true, false] {
      stage.doubleTap(Point(x: 300, y: 180))
      stage.settle()
      #expect((view.zoomScale > fitted) == isIn)
    }
    #expect(view.zoomScale == fitted)
  }
}
