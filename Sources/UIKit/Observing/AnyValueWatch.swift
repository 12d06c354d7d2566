/// Somebody who observes a value of an object, whatever its type.
@MainActor
protocol AnyValueWatch: AnyObject {
  var listener: ValueListening? { get }
  /// The object may have other values now.
  func check()
}
