extension UIPopoverPresentationController {
  /// Its delegate may say now where it comes from. In a page nothing is found out of a type at run time.
  func askDelegate() {
    #if !hasFeature(Embedded)
      (delegate as? any UIPopoverPresentationControllerDelegate)?
        .prepareForPopoverPresentation(self)
    #endif
  }
}
