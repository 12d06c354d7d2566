#if hasFeature(Embedded)
  /// Takes the place of Foundation's archives in `init(coder:)`; nothing is ever decoded from it.
  open class NSCoder: NSObject {}
#endif
