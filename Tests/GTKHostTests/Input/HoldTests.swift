import PortableUIKit
import ScrollEngine
import ScrollGeometry
import Testing

@testable import GTKHost

/// Two fingers on a trackpad fling a scroll view, and lie down again while it goes on.
@MainActor @Suite struct HoldTests {
  private let loop: FrameLoop
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private static let place = Point(x: 100, y: 100)

  init() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    scrollView.contentSize = CGSize(width: 300, height: 100_000)
    window.addSubview(scrollView)
    window.makeKeyAndVisible()
    loop = FrameLoop(window: window)
    loop.send(
      InputEvent(time: 0, kind: .resize(Size(width: 300, height: 400), pixelsPerPoint: 1)))
    loop.frame(at: 0)
  }

  private func send(
    _ report: DeviceReport.Kind, to translator: inout InputTranslator, at time: Double
  ) {
    translator.handle(DeviceReport(time: time, kind: report))
    translator.takeEvents { loop.send($0) }
    loop.frame(at: time)
  }

  /// The last frame is at 0.1 s.
  private func fling(by translator: inout InputTranslator) {
    send(.motion(.mouse, isPressed: false, Self.place), to: &translator, at: 0)
    for frame in 0...10 {
      let step = DeviceReport.Scroll(
        source: .trackpad, unit: .pixel, delta: Vector(dx: 0, dy: 20), isStop: frame == 10,
        control: false)
      send(.scroll(step), to: &translator, at: Double(frame) / 100)
    }
  }

  @Test func fingersThatLieDownStopWhatWasFlungAndItStaysWhenTheyGo() {
    var translator = InputTranslator()
    #expect(!loop.isCoasting(at: Self.place))
    fling(by: &translator)
    loop.frame(at: 0.15)
    let flung = scrollView.contentOffset.y
    loop.frame(at: 0.2)
    #expect(scrollView.contentOffset.y > flung + 10)
    #expect(loop.isCoasting(at: Self.place))
    #expect(!loop.isCoasting(at: Point(x: 500, y: 500)))
    send(
      .hold(.began(isOverMotion: loop.isCoasting(at: translator.pointer))), to: &translator,
      at: 0.21)
    let held = scrollView.contentOffset.y
    #expect(!loop.isCoasting(at: Self.place))
    loop.frame(at: 1)
    #expect(scrollView.contentOffset.y == held)
    send(.hold(.ended), to: &translator, at: 1.5)
    loop.frame(at: 3)
    #expect(scrollView.contentOffset.y == held)
    #expect(!scrollView.isDragging && !scrollView.isDecelerating)
  }

  @Test func fingersThatLayDownAndMoveScrollFromThere() {
    var translator = InputTranslator()
    fling(by: &translator)
    send(.hold(.began(isOverMotion: true)), to: &translator, at: 0.2)
    let held = scrollView.contentOffset.y
    send(.hold(.moved), to: &translator, at: 1)
    let step = DeviceReport.Scroll(
      source: .trackpad, unit: .pixel, delta: Vector(dx: 0, dy: 7), isStop: false, control: false)
    send(.scroll(step), to: &translator, at: 1.01)
    #expect(scrollView.contentOffset.y == held + 7)
    #expect(scrollView.isDragging)
  }
}
