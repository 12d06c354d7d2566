extension UIViewController {
  /// A card around this controller. In a page only programs that present controllers have these.
  func makeCard(over presenter: UIViewController?) -> UIPresentationController {
    #if hasFeature(Embedded)
      CardMaker.make?(self, presenter)
        ?? UIPresentationController(presentedViewController: self, presenting: presenter)
    #else
      UISheetPresentationController(presentedViewController: self, presenting: presenter)
    #endif
  }
}

#if hasFeature(Embedded)
  /// Who makes cards in a page.
  enum CardMaker {
    nonisolated(unsafe) static var make:
      ((_ presented: UIViewController, _ presenter: UIViewController?) -> UIPresentationController)?
  }
#endif
