import DisplayList
import Foundation
import PortableUIKit
import ScrollBed
import ScrollEngine
import ScrollGeometry

/// A window, fingers and a clock: what a test plays gestures on. Every input is followed by the
/// frame that handles it; frames come at an even rate.
@MainActor
public final class Stage: Hands {
  public let window: UIWindow
  public let loop: FrameLoop
  public let framesPerSecond: Double
  /// Seconds; that of the last frame.
  public private(set) var time = 0.0
  /// Called after every frame.
  public var onFrame: (() -> Void)?
  private var frameCount = 0

  public init(
    size: Size = Size(width: 1024, height: 768), pixelsPerPoint: Double = 1,
    framesPerSecond: Double = 120, root: UIViewController
  ) {
    self.framesPerSecond = framesPerSecond
    window = UIWindow(frame: CGRect(Rect(origin: .zero, size: size)))
    // Of its own: tests take turns on the main actor.
    window.screen = UIScreen()
    window.screen.scale = CGFloat(pixelsPerPoint)
    window.rootViewController = root
    window.makeKeyAndVisible()
    loop = FrameLoop(window: window)
    loop.send(
      InputEvent(time: 0, kind: .resize(size, pixelsPerPoint: pixelsPerPoint)))
    loop.frame(at: 0)
  }

  /// A window that one view fills.
  public convenience init(
    size: Size = Size(width: 1024, height: 768), pixelsPerPoint: Double = 1,
    framesPerSecond: Double = 120, view: UIView
  ) {
    let controller = UIViewController()
    view.frame = CGRect(Rect(origin: .zero, size: size))
    controller.view = view
    self.init(
      size: size, pixelsPerPoint: pixelsPerPoint, framesPerSecond: framesPerSecond,
      root: controller)
  }

  public var displayList: DisplayList { loop.displayList }

  public func resize(_ width: Double, _ height: Double) {
    send(
      .resize(
        Size(width: width, height: height), pixelsPerPoint: Double(window.screen.scale)))
  }

  // MARK: Time

  package var inputTime: Double { time + 1 / framesPerSecond }
  package var samplesPerSecond: Double { framesPerSecond }
  package func proceed(to moment: Double) {}
  package func look() {}

  /// The next frame.
  public func frame() {
    frameCount += 1
    time = Double(frameCount) / framesPerSecond
    loop.frame(at: time)
    onFrame?()
  }

  /// Frames for so many seconds.
  public func wait(_ seconds: Double) {
    let end = time + seconds - 0.5 / framesPerSecond
    while time < end { frame() }
  }

  /// Frames until nothing moves; false when it still moves after 15 seconds.
  @discardableResult
  public func settle() -> Bool {
    let end = time + 15
    frame()
    while !loop.isAtRest {
      if time > end { return false }
      frame()
    }
    return true
  }

  /// Hands something to the next frame, and makes it.
  public func send(_ kind: InputEvent.Kind) {
    loop.send(InputEvent(time: Double(frameCount + 1) / framesPerSecond, kind: kind))
    frame()
  }
}
