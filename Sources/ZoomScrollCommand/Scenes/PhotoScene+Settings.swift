import Localization
import PhotoControls

// What somebody has chosen for all windows.
extension PhotoScene {
  func settingsWereNotKept() { viewer.sayThatNothingIsKept() }

  func fileWasSetAside(_ path: String) { viewer.sayThatFileWasSetAside(path) }

  /// Whoever chooses here how photos are shown has chosen it for the windows that come, too.
  func followChoices() {
    shownChoices = viewer.choices
    viewer.didChangeChoices = { [unowned self] in
      let before = shownChoices
      shownChoices = viewer.choices
      choices.keep(shownChoices, insteadOf: before)
      if shownChoices.background != before.background { didChangeGround() }
    }
  }

  func viewingDidChange(to new: ViewerChoices) {
    var now = viewer.choices
    now.takeWhatIsShared(of: new)
    guard now != viewer.choices else { return }
    viewer.choices = now
    shownChoices = viewer.choices
    didChangeGround()
  }

  var isOnBlack: Bool { viewer.choices.background != .white }

  func whenGroundChanges(_ notify: @escaping @MainActor () -> Void) { didChangeGround = notify }
}
