/// Why nothing is shown.
enum LaunchError: Error, CustomStringConvertible {
  case noWindow

  var description: String {
    """
    The program made no window: make one in application(_:didFinishLaunchingWithOptions:) or in a class \
    called SceneDelegate, and call makeKeyAndVisible().
    """
  }
}
