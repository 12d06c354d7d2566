// How a window ends.
extension PhotoScene {
  /// What was asked for in it is done all the same.
  func windowWillClose() {
    library.noteRest()
    trash?.windowDidClose()
  }
}
