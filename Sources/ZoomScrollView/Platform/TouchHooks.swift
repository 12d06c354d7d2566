/// What a delegate can do about touches. Embedded Swift cannot ask a protocol for another one: there
/// only `zoomScrollViewDelegate` makes the touch methods known, not `delegate`.
#if !hasFeature(Embedded)
  @MainActor
#endif
func touchHooks(of delegate: (any UIScrollViewDelegate)?) -> (any ZoomScrollViewDelegate)? {
  #if hasFeature(Embedded)
    return nil
  #else
    return delegate as? any ZoomScrollViewDelegate
  #endif
}
