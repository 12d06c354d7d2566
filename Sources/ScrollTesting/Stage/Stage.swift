import CairoPainter
import DisplayList
import HeadlessHost
import PortableUIKit
import ScrollEngine
import ScrollGeometry

/// A window, hands and a clock: what a test plays gestures on. Every input is followed by the
/// frame that handles it; frames come at an even rate, and nothing looks at a real clock.
///
///     let stage = Stage(size: CGSize(width: 320, height: 480), view: myView)
///     stage.swipe(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 100), duration: 0.2)
///     stage.settle()
@MainActor
public final class Stage: Hands {
  /// How large texts are.
  public enum Texts: Sendable {
    /// By a rule of thumb that is the same on every machine.
    case estimated
    /// As the fonts of this machine are drawn.
    case drawn
  }

  /// With the view of the test in it.
  public let window: UIWindow
  /// Makes its frames.
  public let loop: FrameLoop
  /// How many frames come in each second that passes on the stage.
  public let framesPerSecond: Double
  /// Seconds; that of the last frame.
  public private(set) var time = 0.0
  private let texts: Texts
  /// Called after every frame.
  public var onFrame: (() -> Void)?
  let text = PangoText()
  var loggers: [EventLogger] = []
  private var frameCount = 0

  /// A window with a program's first view controller.
  ///
  /// - Parameters:
  ///   - size: points.
  ///   - pixelsPerPoint: of its screen.
  ///   - texts: how large they are.
  public init(
    size: CGSize = CGSize(Player.defaultSize), pixelsPerPoint: Double = 1,
    framesPerSecond: Double = Player.defaultFramesPerSecond, texts: Texts = .estimated,
    root: UIViewController
  ) {
    self.framesPerSecond = framesPerSecond
    self.texts = texts
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    // Of its own: tests take turns on the main actor.
    window.screen = UIScreen()
    window.screen.scale = CGFloat(pixelsPerPoint)
    if texts == .drawn { window.screen.textMeasuring = text }
    if ImageCoders.current == nil {
      ImageCoders.current = CairoImageCoder(textures: nil, text: text)
    }
    loop = FrameLoop(window: window)
    measuring {
      window.rootViewController = root
      window.makeKeyAndVisible()
      loop.send(
        InputEvent(time: 0, kind: .resize(Size(size), pixelsPerPoint: pixelsPerPoint)))
      loop.frame(at: 0)
    }
  }

  /// A window that one view fills.
  public convenience init(
    size: CGSize = CGSize(Player.defaultSize), pixelsPerPoint: Double = 1,
    framesPerSecond: Double = Player.defaultFramesPerSecond, texts: Texts = .estimated,
    view: UIView
  ) {
    let controller = UIViewController()
    view.frame = CGRect(origin: .zero, size: size)
    controller.view = view
    self.init(
      size: size, pixelsPerPoint: pixelsPerPoint, framesPerSecond: framesPerSecond, texts: texts,
      root: controller)
  }

  /// What the last frame shows.
  public var displayList: DisplayList { loop.displayList }

  /// Gives the window another size, points: as a person does, or who turns a device.
  public func resize(to size: CGSize) {
    send(.resize(Size(size), pixelsPerPoint: Double(window.screen.scale)))
  }

  // MARK: Time

  public var inputTime: Double { time + 1 / framesPerSecond }
  public var samplesPerSecond: Double { framesPerSecond }
  public func proceed(to moment: Double) {}
  public func look() {}

  /// The next frame.
  public func frame() { frame(at: Double(frameCount + 1) / framesPerSecond) }

  /// A frame of its own time; the next one comes when it would have come anyway.
  func frame(at moment: Double) {
    frameCount = Int((moment * framesPerSecond - ScriptLimits.frameSnap).rounded(.up))
    time = moment
    for logger in loggers { logger.time = moment }
    measuring { loop.frame(at: moment) }
    onFrame?()
  }

  /// What is in no window yet is measured as in this one.
  private func measuring(_ body: () -> Void) {
    guard texts == .drawn else { return body() }
    let others = TextMeasures.current
    TextMeasures.current = text
    defer { TextMeasures.current = others }
    body()
  }

  /// Frames for so many seconds.
  public func wait(_ seconds: Double) {
    let end = time + seconds - 0.5 / framesPerSecond
    while time < end { frame() }
  }

  /// Frames until nothing moves; false when it still moves after 15 seconds.
  @discardableResult
  public func settle() -> Bool {
    let end = time + ScriptLimits.settle
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
