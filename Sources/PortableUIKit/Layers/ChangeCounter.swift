/// Counts every change below a root that may show, so that a host knows when a frame would look the same.
///
/// A window's `FrameLoop` makes one. Every layer of the window's tree has it, masks included, and a layer that no
/// window shows has none: what changes in one window is no reason to draw another.
#if !hasFeature(Embedded)
  @MainActor
#endif
final class ChangeCounter {
  /// Wraps around; only equality means something.
  private(set) var count = 0

  func add() { count &+= 1 }
}
