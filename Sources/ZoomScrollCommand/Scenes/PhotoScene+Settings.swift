// What somebody has chosen for all windows.
extension PhotoScene {
  func settingsWereNotKept() { viewer.sayThatNothingIsKept() }
}
