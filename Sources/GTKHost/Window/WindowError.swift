/// Why there is no window.
public enum WindowError: Error, Equatable, CustomStringConvertible, Sendable {
  /// Neither Wayland nor X answers.
  case noDisplay
  /// The picture could not be written to this file.
  case screenshotFailed(path: String)

  public var description: String {
    switch self {
    case .noDisplay:
      """
      There is no display to open a window on (neither WAYLAND_DISPLAY nor DISPLAY leads to one). \
      Without a display, `zoomscroll play SCRIPT PATH…` runs the same browser and can write its frames.
      """
    case .screenshotFailed(let path): "The window's picture could not be written to \(path)."
    }
  }
}
