import PortableUIKit

/// The delegate of a program in a page: what it makes as it begins is shown. What a page never tells is not there.
public protocol UIApplicationDelegate: AnyObject {
  var window: UIWindow? { get set }
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: UIApplication.LaunchOptions?
  ) -> Bool
}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: UIApplication.LaunchOptions?
  ) -> Bool { true }
}

extension UIApplication {
  /// What stands here for `[UIApplication.LaunchOptionsKey: Any]`, which cannot be: `Scripts/build-web` writes it so.
  /// There are none.
  public struct LaunchOptions {
    private init() {}
  }
}
