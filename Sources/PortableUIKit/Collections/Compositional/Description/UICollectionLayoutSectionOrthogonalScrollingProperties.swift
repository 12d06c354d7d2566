/// How a section scrolls across its layout.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  public enum DecelerationRate: Int, Sendable {
    case automatic, normal, fast
  }

  /// When it can be dragged past its ends.
  public enum Bounce: Int, Sendable {
    case automatic, always, never
  }

  open var decelerationRate = DecelerationRate.automatic
  open var bounce = Bounce.automatic
}
