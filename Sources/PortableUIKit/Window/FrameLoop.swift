import DisplayList
import ScrollEngine
import ScrollGeometry

/// One window's frames, always in the same order: events and time, gestures, scrolling, layout, preparation,
/// display list.
///
/// A host makes one for its window, hands in what happened with `send`, and asks for `frame(at:)`
/// whenever its display is about to be drawn. Nothing in here looks at a clock.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class FrameLoop {
  /// Whose frames these are.
  public let window: UIWindow
  /// What to draw after the last `frame(at:)`.
  public private(set) var displayList = DisplayList()

  private var queue: [InputEvent] = []
  private let dispatcher: TouchDispatcher
  private let pointer: PointerDispatcher
  private var clock = EventClock()
  /// What has changed in the window.
  private let changes = ChangeCounter()
  /// `changes` when the display list was made.
  private var drawnCount: Int?

  /// Makes the frames of this window; it needs no other loop.
  public init(window: UIWindow) {
    self.window = window
    dispatcher = TouchDispatcher(window: window)
    pointer = PointerDispatcher(window: window)
    window.schedule.isDriven = true
    window.layer.report(to: changes)
  }

  /// Of the event or frame in hand, or the last one; seconds.
  package var time: Double { window.schedule.now }

  /// Keeps the event for the next frame. Events are handled there in the order they were sent.
  public func send(_ event: InputEvent) {
    queue.append(event)
  }

  /// Handles what was sent, advances all motion to `time` (seconds, the events' clock), lays out once,
  /// prepares what will be drawn, and makes the display list.
  ///
  /// What cannot be is left out: see `InputEvent.Kind.plausible`, and `EventClock` for times.
  public func frame(at hostTime: Double) {
    let time = clock.frame(at: hostTime)
    AnimationScope.shared.frameBegins(in: window)
    var index = 0
    while index < queue.count {
      handle(queue[index])
      index += 1
    }
    queue.removeAll(keepingCapacity: true)
    dispatcher.passDeadlines(until: time)
    window.schedule.advance(to: time)
    AnimationScope.shared.tell()
    window.layoutIfNeeded()
    prepare()
    drawnCount = changes.count
    window.updateDisplayList(&displayList)
    AnimationScope.frameWasDrawn()
  }

  private func prepare() {
    // What it shows is not known yet.
    guard !window.bounds.isEmpty else { return }
    // What a layout has marked in itself waits for the next frame.
    let waits = window.layer.isMarkedForLayout
    window.schedule.prepareFrame()
    if window.layer.isMarkedForLayout, !waits { window.layoutIfNeeded() }
  }

  private func handle(_ event: InputEvent) {
    guard let kind = event.kind.plausible else { return }
    let time = clock.event(at: event.time)
    dispatcher.passDeadlines(until: time)
    window.schedule.now = time
    switch kind {
    case .touches(let samples): dispatcher.handle(samples, at: time, clock)
    case .scroll(let sample): pointer.scroll(sample, at: time)
    case .magnify(let sample): pointer.magnify(sample, at: time)
    case .wheel(let sample): pointer.wheel(sample, at: time)
    case .hover(let place): pointer.hover(place, at: time)
    case .key(let sample): pointer.key(sample, at: time)
    case .text(let sample): window.firstResponder?.take(sample)
    case .resize(let size, let pixelsPerPoint):
      window.resize(to: CGSize(size), pixelsPerPoint: CGFloat(pixelsPerPoint))
    case .setting(let setting, let isOn): UIApplication.shared.set(setting, to: isOn)
    case .appearance(let appearance): UIApplication.shared.set(appearance)
    }
  }

  /// Something moves, waits for time to pass or has changed since the last frame:
  /// the host should ask for another frame.
  public var needsFrame: Bool {
    !queue.isEmpty || !window.schedule.isEmpty || AnimationScope.shared.hasNews
      || dispatcher.deadline != nil
      || drawnCount != changes.count || window.layer.isMarkedForLayout
  }

  /// No finger is down, nothing moves, no timer is pending. Animations that repeat for ever do not
  /// count, nor do scroll indicators that fade.
  public var isAtRest: Bool {
    queue.isEmpty && window.schedule.isAtRest && !AnimationScope.shared.hasNews
      && dispatcher.deadline == nil
      && !dispatcher.hasTouches && !window.layer.isMarkedForLayout
  }
}
