/// A part of a bar's look; whoever shows it hears when it is another one.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class LookObject: CopiedLook {
  /// What it is a part of.
  @Weak final var holder: LookObject?

  func changed() { holder?.changed() }
}
