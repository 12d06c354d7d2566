import ScrollEngine
import ScrollGeometry

/// Recognises one or more taps with one or more fingers.
open class UITapGestureRecognizer: UIGestureRecognizer {
  private final var machine = TapMachine()
  /// Where each finger came down, window points, by its id.
  private final var beginnings: [(id: Int32, position: Point)] = []
  private final var tapCentroid = Point.zero

  open var numberOfTapsRequired: Int {
    get { machine.requiredTaps }
    set { machine = TapMachine(taps: newValue, contacts: machine.requiredContacts) }
  }

  open var numberOfTouchesRequired: Int {
    get { machine.requiredContacts }
    set { machine = TapMachine(taps: machine.requiredTaps, contacts: newValue) }
  }

  /// Which of a pointer's buttons count.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in self.touches where touch.phase == .began {
      beginnings.append((touch.id, touch.position))
      perform(
        machine.down(
          touch.position, count: self.touches.count { $0.isDown }, at: touch.timestamp))
    }
    tapCentroid = UITouch.centroid(of: self.touches) ?? tapCentroid
    lastCentroid = tapCentroid
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
      lastCentroid = tapCentroid
      perform(
        machine.up(remaining: self.touches.count { $0.isDown }, at: touch.timestamp))
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func deadlinePassed() {
    perform(machine.deadlinePassed())
  }

  override var takesCatchingTouches: Bool { false }
  override var rounds: Int { numberOfTapsRequired }

  /// A tap does not keep a double tap from following it.
  open override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    other.rounds <= numberOfTapsRequired
  }

  private func perform(_ action: DiscreteGestureAction) {
    deadline = machine.deadline
    follow(action)
  }

  open override func reset() {
    machine.reset()
    beginnings.removeAll(keepingCapacity: true)
  }

  override func abandon() {
    machine.reset()
  }
}
