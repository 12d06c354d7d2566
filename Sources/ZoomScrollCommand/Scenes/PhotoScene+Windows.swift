// What windows share, and how one of them ends.
extension PhotoScene {
  func settingsWereNotKept() { viewer.sayThatNothingIsKept() }

  /// What was asked for in it is done all the same.
  func windowWillClose() {
    library.noteRest()
    trash?.windowDidClose()
  }
}
