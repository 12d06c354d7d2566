extension UICollectionViewCell {
  /// What is configured is as the cell's state wants it, before anybody measures or sees it.
  func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
    ground?.show(state, updates: automaticallyUpdatesBackgroundConfiguration)
    // What these have set is for this state already.
    needsConfiguration = false
  }
}
