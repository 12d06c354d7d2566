import ScrollEngine
import ScrollGeometry

// For a bar that takes part in where content comes to rest.
extension UIScrollView {
  /// Where the content comes to rest by itself, points; nil where a finger, a program or the system moves it.
  var placeOfRest: CGPoint? { machine.placeOfRest(metrics).map { CGPoint($0) } }

  /// Where the notches of a wheel lead, points; nil where nothing follows them.
  var wheelTarget: CGPoint? { machine.wheelTarget.map { CGPoint($0) } }

  /// The notches lead there instead.
  func turn(to place: CGPoint) {
    let time = now
    perform { $0.scroll(to: Point(place), .wheel, at: time, $1, into: &$2) }
  }

  /// What there is above its content when that was last placed, points: of a bar that has grown since it knows nothing.
  var knownTop: CGFloat { knownRoom.map { CGFloat($0.insets.top) } ?? adjustedContentInset.top }

  /// It comes to rest there instead, at the speed that it has.
  func comeToRest(at place: CGPoint) {
    let time = now
    perform { $0.comeToRest(at: Point(place), time, $1, into: &$2) }
  }
}
