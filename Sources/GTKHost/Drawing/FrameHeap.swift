import CGtk4

/// Keeps the memory in which frames are put together. GTK asks for a picture as large as the window in every frame and
/// gives it back; malloc makes and unmaps such a block each time, and clearing new pages takes longer than drawing on them.
enum FrameHeap {
  /// Bytes; what is smaller stays in the heap: the picture of a screen of 8 megapixels.
  private static let mapped: Int32 = 32 << 20
  /// Bytes at the top of the heap that are kept when they are free: two such pictures.
  private static let kept: Int32 = 64 << 20
  /// Bytes by which the heap grows at least.
  private static let step: Int32 = 16 << 20

  /// Before GTK begins. Useful together with `FramePool` only: 43 → 59 frames a second while zooming on two cores
  /// without a graphics processor.
  static func prepare() {
    mallopt(M_MMAP_THRESHOLD, mapped)
    mallopt(M_TRIM_THRESHOLD, kept)
    mallopt(M_TOP_PAD, step)
  }
}
