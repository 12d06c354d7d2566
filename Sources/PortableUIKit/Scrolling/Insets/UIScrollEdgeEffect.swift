/// What blurs the content under a bar at one edge of a scroll view. Nothing is drawn here; the
/// choice is kept.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIScrollEdgeEffect: NSObject {
  public enum Style: Int, Sendable {
    case automatic, soft, hard
  }

  open var isHidden = false
  open var style = Style.automatic
}

/// The four of a scroll view.
#if !hasFeature(Embedded)
  @MainActor
#endif
struct ScrollEdgeEffects {
  let top = UIScrollEdgeEffect()
  let left = UIScrollEdgeEffect()
  let bottom = UIScrollEdgeEffect()
  let right = UIScrollEdgeEffect()
}

extension UIScrollView {
  public var topEdgeEffect: UIScrollEdgeEffect { ownEdgeEffects.top }
  public var leftEdgeEffect: UIScrollEdgeEffect { ownEdgeEffects.left }
  public var bottomEdgeEffect: UIScrollEdgeEffect { ownEdgeEffects.bottom }
  public var rightEdgeEffect: UIScrollEdgeEffect { ownEdgeEffects.right }

  /// Made when first asked for.
  private var ownEdgeEffects: ScrollEdgeEffects {
    if let edgeEffects { return edgeEffects }
    let made = ScrollEdgeEffects()
    edgeEffects = made
    return made
  }
}
