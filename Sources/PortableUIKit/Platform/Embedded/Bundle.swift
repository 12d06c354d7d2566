#if hasFeature(Embedded)
  /// Takes the place of Foundation's in `init(nibName:bundle:)`; there is never one.
  open class Bundle: NSObject {}
#endif
