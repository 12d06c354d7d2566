import ScrollEngine
import ScrollGeometry

/// Recognises fingers that run quickly in one direction.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Ways to swipe; the values are UIKit's.
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  private var machine = SwipeMachine()
  /// Where the fingers came down, window points.
  private var start: Point?

  open var direction: Direction {
    get { Direction(rawValue: UInt(machine.directions.rawValue)) }
    set { machine.directions = SwipeMachine.Directions(rawValue: Int(newValue.rawValue)) }
  }

  open var numberOfTouchesRequired: Int {
    get { machine.requiredContacts }
    set { machine.requiredContacts = newValue }
  }

  /// Where it began.
  open override func location(in view: UIView?) -> CGPoint {
    let place = CGPoint(start ?? lastCentroid)
    return view.map { $0.convert(place, from: nil) } ?? place
  }

  override var takesCatchingTouches: Bool { false }

  /// A scroll view that does not move the way the fingers go leaves them to a swipe that goes there, although it drags.
  open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let way, isSwiped(way), leads(way, across: preventingGestureRecognizer) else {
      return super.canBePrevented(by: preventingGestureRecognizer)
    }
    return false
  }

  /// From where the fingers came down, in the window, points.
  private var way: Vector? {
    guard let start, let place = UITouch.centroid(of: touches.filter({ $0.isDown })) else {
      return nil
    }
    return place - start
  }

  private func isSwiped(_ way: Vector) -> Bool {
    direction.contains(
      way.dx.magnitude >= way.dy.magnitude
        ? (way.dx > 0 ? .right : .left) : (way.dy > 0 ? .down : .up))
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = UITouch.centroid(of: self.touches)
    update()
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { update() }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { update() }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  private func update() {
    let down = touches.filter { $0.isDown }
    follow(
      machine.update(
        contacts: down.count, centroid: UITouch.centroid(of: down) ?? lastCentroid,
        at: down.reduce(0) { max($0, $1.timestamp) }))
  }

  open override func reset() {
    super.reset()
    start = nil
    machine.reset()
  }

  override func abandon() {
    machine.reset()
  }
}
