/// Where a text view's lines lie.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class NSTextContainer: NSObject {
  /// Room at both ends of a line, points.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { view?.formChanged() } }
  }
  /// 0: as many as there are; more are not shown.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { view?.formChanged() } }
  }
  /// Lines are broken between words.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var widthTracksTextView = true
  open var heightTracksTextView = false
  /// Points; the view's.
  open var size: CGSize { view?.containerSize ?? .zero }
  @Weak final var view: UITextView?
}
