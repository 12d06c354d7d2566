/// A constraint that is not kept alive.
#if !hasFeature(Embedded)
  @MainActor
#endif
struct ConstraintReference {
  @Weak var constraint: NSLayoutConstraint?
}
