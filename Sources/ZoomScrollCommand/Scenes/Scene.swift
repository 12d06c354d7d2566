import DisplayList
import HeadlessHost
import PortableUIKit

/// What is shown: the photo browser over some paths, or a case by name.
/// `open` shows it in a window, `play` in memory; neither knows which it is.
@MainActor
protocol Scene: AnyObject {
  /// Of the window.
  var title: String { get }
  /// The pixels that its display lists name.
  var textures: any TextureProvider { get }
  /// Puts the views into the window. Every call of the outermost delegate goes to the logger.
  func fill(_ window: UIWindow, logger: EventLogger?)
  func whenTitleChanges(_ notify: @escaping @MainActor (String) -> Void)
  /// What `expect` sees, after a frame.
  var reading: Reading { get }
  /// Nothing is missing of what the last frame wanted to show.
  var isShown: Bool { get }
  /// Decoding on a clock that a script moves; nil when nothing is decoded.
  var work: (any PendingWork)? { get }
  /// Decoding in real time: `notify` is called on the main thread when a new frame would look different.
  func whenWorkArrives(_ notify: @escaping @MainActor @Sendable () -> Void)
}

extension Scene {
  func makeWindow(text: any TextMeasuring, logger: EventLogger?) -> UIWindow {
    let window = UIWindow(frame: .zero)
    window.screen.textMeasuring = text
    fill(window, logger: logger)
    window.makeKeyAndVisible()
    return window
  }

  var isShown: Bool { true }
  var work: (any PendingWork)? { nil }
  func whenTitleChanges(_ notify: @escaping @MainActor (String) -> Void) {}
  func whenWorkArrives(_ notify: @escaping @MainActor @Sendable () -> Void) {}
}

/// For scenes without pictures.
final class NoTextures: TextureProvider {
  func pixels(of texture: TextureID) -> PixelBuffer? { nil }
}
