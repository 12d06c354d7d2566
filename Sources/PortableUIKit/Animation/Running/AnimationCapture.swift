/// Who hears of the blocks that begin meanwhile: here nobody, so that programs without one do not carry its code.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
class AnimationCapture {
  func take(_ block: AnimationBlock) {}
  /// The block's changes are made.
  func note(_ block: AnimationBlock) {}
}
