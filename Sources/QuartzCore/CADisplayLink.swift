import Foundation
import PortableUIKit

/// Calls a method in every frame, with the link as its argument. Modes of run loops mean nothing
/// here: frames come from the window's host.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  private var target: Any?
  private let selector: Selector
  private var link: FrameLink?

  /// Seconds, of the frame that is made.
  open private(set) var timestamp: CFTimeInterval = 0
  /// Seconds: when the next frame will be.
  open var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// Seconds between frames.
  open private(set) var duration: CFTimeInterval = 0
  /// Kept: frames come as often as the display shows them.
  open var preferredFramesPerSecond = 0
  /// Kept, as that is.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// - Parameter target: kept alive until `invalidate()`.
  public init(target: Any, selector sel: Selector) {
    self.target = target
    selector = sel
    super.init()
  }

  /// Frames pass without a call.
  open var isPaused = false {
    didSet {
      guard isPaused != oldValue, let link else { return }
      if isPaused { link.stop() } else { link.start() }
    }
  }

  /// Frames call it from now on, whatever the loop and the mode.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard link == nil, target != nil else { return }
    let link = FrameLink { [weak self] time, previous in self?.fire(time, previous) }
    self.link = link
    if !isPaused { link.start() }
    Self.running.append(self)
  }

  /// No frame calls it any more.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { stop() }

  /// No frame calls it any more, and it lets its target go.
  open func invalidate() {
    stop()
    target = nil
  }

  /// A run loop keeps its links alive.
  private static var running: [CADisplayLink] = []

  private func stop() {
    link?.stop()
    link = nil
    Self.running.removeAll { $0 === self }
  }

  private func fire(_ time: Double, _ previous: Double) {
    timestamp = time
    if time > previous { duration = time - previous }
    if let target { selector.perform(on: target, with: self) }
  }
}

/// Frames per second.
public struct CAFrameRateRange: Equatable, Sendable {
  /// The fewest that will do.
  public var minimum: Float
  /// The most that are of use.
  public var maximum: Float
  /// nil: as many as there can be.
  public var preferred: Float?

  /// All in frames per second.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// Whatever the system finds right.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
