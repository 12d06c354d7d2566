import PortableUIKit

/// Somebody's program or view in a page: `Scripts/build-web --package` writes the function that the page calls.
public enum ProgramPage {
  nonisolated(unsafe) private static var delegate: (any UIApplicationDelegate)?

  /// The page has one window, which is the program's own one, in the element's size.
  public static func start(
    width: Double, height: Double, _ makeDelegate: () -> any UIApplicationDelegate
  ) {
    prepare(width, height)
    let delegate = makeDelegate()
    Self.delegate = delegate
    _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
    // As a constant, or by another name, it is not what the protocol asks for.
    guard let window = delegate.window ?? UIApplication.shared.keyWindow else {
      let news = WebHost.page.news
      news.writer.begin(.writing)
      news.writer.append("windowless")
      return
    }
    WebHost.page.show(window)
    window.makeKeyAndVisible()
  }

  /// A controller, where there is no delegate.
  public static func show(width: Double, height: Double, _ make: () -> UIViewController) {
    prepare(width, height)
    let window = WebHost.page.window
    window.rootViewController = make()
    window.makeKeyAndVisible()
  }

  private static func prepare(_ width: Double, _ height: Double) {
    let host = WebHost.page
    host.window.frame = CGRect(x: 0, y: 0, width: width, height: height)
    UIScreen.main.bounds = host.window.bounds
  }
}
