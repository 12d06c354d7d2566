extension UISheetPresentationController {
  /// In a page: from now on controllers are presented as cards, unless they say otherwise. Elsewhere they are anyway.
  package static func becomeUsual() {
    #if hasFeature(Embedded)
      CardMaker.make = {
        UISheetPresentationController(presentedViewController: $0, presenting: $1)
      }
    #endif
  }
}
