extension UISheetPresentationController {
  /// Embedded Swift cannot ask what else the delegate is.
  func tellDelegate() {
    #if !hasFeature(Embedded)
      (delegate as? any UISheetPresentationControllerDelegate)?
        .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    #endif
  }
}
