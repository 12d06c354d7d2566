import UIKit
import Viewer

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate, PagerDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = ToolsController()
    window?.makeKeyAndVisible()
    return true
  }

  // Of a protocol that another module has.
  func pager(_ pager: Pager, didTurnTo page: Int) {
    window?.rootViewController?.title = "\(page)"
  }
}
