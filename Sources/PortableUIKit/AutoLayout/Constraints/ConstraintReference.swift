/// A constraint that is not kept alive.
#if !hasFeature(Embedded)
  @MainActor
#endif
struct ConstraintReference {
  #if hasFeature(Embedded)
    unowned(unsafe) var constraint: NSLayoutConstraint?
  #else
    weak var constraint: NSLayoutConstraint?
  #endif
}
