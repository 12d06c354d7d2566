import ScrollEngine

extension UIApplication {
  /// What a host reports of the person's and the system's preferences. Every window hears of it.
  func set(_ setting: InputEvent.Setting, to isOn: Bool) {
    changeTraits {
      switch setting {
      case .rightToLeft: userInterfaceLayoutDirection = isOn ? .rightToLeft : .leftToRight
      case .dark: userInterfaceStyle = isOn ? .dark : .light
      case .reducedMotion: isReduceMotionEnabled = isOn
      case .screenReader: isScreenReaderRunning = isOn
      case .highContrast: setHighContrast(isOn)
      }
    }
  }

  func changeTraits(_ change: () -> Void) {
    let windows = windows
    let old = windows.map { TraitValues(of: $0) }
    change()
    CurrentTraits.systemChanged(
      to: UITraitCollection(TraitValues(inProgram: .main, style: userInterfaceStyle)))
    for (window, old) in zip(windows, old) { window.traitsMayHaveChanged(from: old) }
  }
}
