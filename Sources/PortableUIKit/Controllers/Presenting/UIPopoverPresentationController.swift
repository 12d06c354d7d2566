/// How a popover is presented: here as a sheet, but a menu stands beside what this names.
open class UIPopoverPresentationController: UIPresentationController {
  /// What it is about; nil for `barButtonItem`.
  open var sourceView: UIView?
  /// In `sourceView`, points; `.null` for all of it.
  open var sourceRect = CGRect.null
  open var barButtonItem: UIBarButtonItem?
  /// Kept only, as what follows: there are no arrows.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  open var backgroundColor: UIColor?
  open var passthroughViews: [UIView]?
  open var canOverlapSourceViewRect = false

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    askDelegate()
  }

  /// What it is about, window points; nil when nobody has said, or it cannot be seen.
  final func anchor(in window: UIWindow) -> CGRect? {
    if let sourceView, sourceView.window === window {
      return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: nil)
    }
    guard let barButtonItem, let view = window.button(of: barButtonItem) else { return nil }
    return view.convert(view.bounds, to: nil)
  }
}

extension UIViewController {
  /// Who says where it comes from; nil for what comes in another way.
  public final var popoverPresentationController: UIPopoverPresentationController? {
    if let presentation { return presentation as? UIPopoverPresentationController }
    if let parent { return parent.popoverPresentationController }
    let own = makeOwnPresentation(over: nil) as? UIPopoverPresentationController
    guard own != nil || modalPresentationStyle == .popover else { return nil }
    let made =
      own ?? UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    presentation = made
    return made
  }
}

extension UIView {
  /// Where an item of a bar is shown; nil for nowhere.
  fileprivate func button(of item: UIBarButtonItem) -> UIView? {
    if let button = self as? BarButton, button.item === item { return button }
    if let custom = item.customView, custom.window === window { return custom }
    for view in subviews {
      if let found = view.button(of: item) { return found }
    }
    return nil
  }
}
