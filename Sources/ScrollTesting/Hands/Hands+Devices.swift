import PortableUIKit
import ScrollEngine
import ScrollGeometry

extension Hands {
  /// A key goes down and up.
  public func press(_ key: KeySample.Key, _ modifiers: KeySample.Modifiers = []) {
    self.key(key, modifiers)
  }

  /// The key of a character goes down and up.
  public func press(_ character: Unicode.Scalar) { key(character) }

  /// The pointer, with no button down.
  public func hover(at place: CGPoint) { send(.hover(Point(place))) }

  /// Turns a mouse's wheel under the pointer.
  ///
  /// - Parameters:
  ///   - notches: negative ones show what lies below, or to the right.
  ///   - zooms: with the key held that makes it zoom.
  public func turnWheel(by notches: CGVector, at place: CGPoint, zooms: Bool = false) {
    wheel(Vector(notches), at: Point(place), zooms: zooms)
  }

  /// Two fingers on a trackpad, at constant speed.
  ///
  /// - Parameters:
  ///   - movement: of the content, points: negative shows what lies below, or to the right.
  ///   - duration: seconds.
  public func scroll(by movement: CGVector, at place: CGPoint, duration: Double) {
    scroll(Vector(movement), at: Point(place), duration)
  }

  /// Two fingers pinch a trackpad.
  ///
  /// - Parameters:
  ///   - scale: how much larger the content becomes; less than 1 makes it smaller.
  ///   - duration: seconds.
  public func magnify(by scale: CGFloat, at place: CGPoint, duration: Double) {
    magnify(scale.native, at: Point(place), duration)
  }
}
