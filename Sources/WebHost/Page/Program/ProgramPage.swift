import PortableUIKit

/// Somebody's program or view in a page: `Scripts/build-web --package` writes the function that the page calls.
public enum ProgramPage {
  nonisolated(unsafe) private static var delegate: (any UIApplicationDelegate)?

  /// The page has one window, of the element's size: what the program puts into its own one is shown there.
  public static func start(
    width: Double, height: Double, _ makeDelegate: () -> any UIApplicationDelegate
  ) {
    prepare(width, height)
    let delegate = makeDelegate()
    Self.delegate = delegate
    _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
    guard let window = delegate.window, let root = window.rootViewController else { return }
    window.rootViewController = nil
    window.isHidden = true
    present(root)
  }

  /// A controller, where there is no delegate.
  public static func show(width: Double, height: Double, _ make: () -> UIViewController) {
    prepare(width, height)
    present(make())
  }

  private static func prepare(_ width: Double, _ height: Double) {
    let host = WebHost.page
    host.window.frame = CGRect(x: 0, y: 0, width: width, height: height)
    UIScreen.main.bounds = host.window.bounds
  }

  private static func present(_ root: UIViewController) {
    let host = WebHost.page
    host.window.rootViewController = root
    host.window.makeKeyAndVisible()
  }
}
