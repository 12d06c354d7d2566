import ScrollEngine
import ScrollGeometry

/// Recognises fingers that are held still, and then follows them.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  private final var machine = LongPressMachine()
  /// Where each finger came down, window points, by its id.
  private final var beginnings: [(id: Int32, position: Point)] = []

  /// Taps at the same place before the press.
  open var numberOfTapsRequired: Int {
    get { machine.requiredTaps }
    set { machine.requiredTaps = newValue }
  }
  open var numberOfTouchesRequired: Int {
    get { machine.requiredContacts }
    set { machine.requiredContacts = newValue }
  }
  /// Seconds.
  open var minimumPressDuration: TimeInterval {
    get { machine.minimumDuration }
    set { machine.minimumDuration = newValue }
  }
  /// Points.
  open var allowableMovement: CGFloat {
    get { CGFloat(machine.allowableMovement) }
    set { machine.allowableMovement = Double(newValue) }
  }

  override var takesCatchingTouches: Bool { false }
  override var rounds: Int { numberOfTapsRequired + 1 }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in self.touches where touch.phase == .began {
      beginnings.append((touch.id, touch.position))
    }
    count()
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in self.touches where touch.phase == .moved {
      for beginning in beginnings where beginning.id == touch.id {
        perform(machine.moved(by: (touch.position - beginning.position).length))
      }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in self.touches where touch.phase == .ended {
      beginnings.removeAll { $0.id == touch.id }
    }
    count()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    perform(machine.cancel())
  }

  open override func deadlinePassed() {
    perform(machine.deadlinePassed())
  }

  private func count() {
    perform(
      machine.update(
        contacts: touches.count { $0.isDown },
        centroid: UITouch.centroid(of: touches) ?? lastCentroid, at: now))
  }

  private func perform(_ action: GestureAction) {
    deadline = machine.deadline
    follow(action)
  }

  open override func reset() {
    _ = machine.cancel()
    beginnings.removeAll(keepingCapacity: true)
  }

  override func abandon() {
    _ = machine.cancel()
  }
}
