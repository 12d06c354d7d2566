import ScrollEngine

extension UIApplication {
  /// What a host reports of the person's and the system's preferences. Every window hears of it.
  func set(_ setting: InputEvent.Setting, to isOn: Bool) {
    switch setting {
    case .rightToLeft: userInterfaceLayoutDirection = isOn ? .rightToLeft : .leftToRight
    case .dark: userInterfaceStyle = isOn ? .dark : .light
    case .reducedMotion: isReduceMotionEnabled = isOn
    }
    for window in windows { window.applyTraits() }
  }
}
