import CGtk4

// The colours of the monitor that the window is on.
extension WindowHost {
  /// Once the window has its surface.
  func followColors() {
    guard program.colors != nil, let surface = gtk_native_get_surface(OpaquePointer(window)) else {
      return
    }
    for signal in ["enter-monitor", "leave-monitor"] {
      GObjects.connect(UnsafeMutableRawPointer(surface), signal) { [weak self] _ in
        self?.lookAtColors()
        return true
      }
    }
    lookAtColors()
  }

  /// They may be others.
  func lookAtColors() {
    guard let surface = gtk_native_get_surface(OpaquePointer(window)) else { return }
    let profile = program.colors?.profile(of: surface)
    guard profile != displayProfile else { return }
    displayProfile = profile
    displayDidChange(profile)
  }
}
