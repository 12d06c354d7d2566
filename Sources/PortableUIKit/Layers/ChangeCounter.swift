/// Counts every change that may show, so that a host knows when a frame would look the same.
#if !hasFeature(Embedded)
  @MainActor
#endif
final class ChangeCounter: NSObject {
  private static let one = OneForAll(ChangeCounter())
  static var shared: ChangeCounter { one.instance }
  /// Wraps around; only equality means something.
  var count = 0
}
