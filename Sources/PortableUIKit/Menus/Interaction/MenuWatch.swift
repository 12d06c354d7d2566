import ScrollGeometry

/// Where a menu would open in a window, for a host that has to know before the button is pressed.
///
/// A program is asked once for each change: at once when the pointer is elsewhere or the keyboard means something else,
/// otherwise as soon as a frame looks like the one before. While content scrolls or moves nobody is asked.
#if !hasFeature(Embedded)
  @MainActor
#endif
final class MenuWatch: FrameClient {
  private struct Aim: Equatable {
    var place: CGPoint?
    var responder: ObjectIdentifier?
  }

  /// As of the last frame.
  private(set) var claims: MenuClaims = []
  private unowned(unsafe) let window: UIWindow
  private lazy var preparation = FramePreparation { [unowned(unsafe) self] in look() }
  /// For what the program was asked; nil until it was.
  private var aim: Aim?
  /// What the window had counted then, and what in the last frame.
  private var askedCount = 0
  private var lastCount = 0

  init(_ window: UIWindow) {
    self.window = window
    preparation.start(in: window)
  }

  private func look() {
    let count = window.layer.changes?.count ?? 0
    let isStill = count == lastCount
    lastCount = count
    // One more frame tells whether it is still.
    if !isStill { window.schedule.add(self) }
    let aim = Aim(
      place: MenuDesk.shared.pointer(in: window),
      responder: window.firstResponder.map(ObjectIdentifier.init))
    guard aim != self.aim || isStill && count != askedCount else { return }
    self.aim = aim
    askedCount = count
    claims = MenuDesk.shared.claims(in: window)
  }

  // Only for the frame that comes next.
  var isMoving: Bool { false }
  var comesToRest: Bool { false }
  func advance(to time: Double) {}
}
