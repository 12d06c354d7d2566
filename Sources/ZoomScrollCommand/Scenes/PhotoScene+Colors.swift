// The colours of the display.
extension PhotoScene {
  func displayDidChange(_ profile: [UInt8]?) {
    displayProfile = profile
    showColors()
  }

  /// In those of the display, if a person wants that; what is seen stays until it is decoded anew.
  func showColors() {
    let profile = choices.program.usesDisplayColors ? displayProfile : nil
    store.display = profile.flatMap(DisplayProfiles.profile)
  }
}
