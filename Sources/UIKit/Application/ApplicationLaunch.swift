import Foundation
import PortableUIKit

/// A program's life, in the order of UIKit's.
@MainActor
final class ApplicationLaunch {
  private let application = UIApplication.shared
  private let delegate: any UIApplicationDelegate
  private var sceneDelegate: (any UISceneDelegate)?

  private init(delegate: any UIApplicationDelegate) {
    self.delegate = delegate
    application.delegate = delegate
  }

  static func run(delegateClass: AnyClass) -> Int32 {
    guard let makeHost = ApplicationHosts.make else {
      return complain(
        "no host is linked into this program: add the product UIKitWindow to its target in Package.swift"
      )
    }
    guard let delegate = Initializable.instance(of: delegateClass) as? any UIApplicationDelegate
    else { return complain("\(delegateClass) is no UIApplicationDelegate") }
    let launch = ApplicationLaunch(delegate: delegate)
    let status = makeHost().run { launch.start() }
    launch.end()
    return status
  }

  private static func complain(_ what: String) -> Int32 {
    FileHandle.standardError.write(Data("UIKit: \(what).\n".utf8))
    return 1
  }

  /// The window that comes of it.
  private func start() -> UIWindow? {
    _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    if application.windows.allSatisfy(\.isHidden) { connectScene() }
    sceneDelegate?.sceneWillEnterForeground(scene)
    sceneDelegate?.sceneDidBecomeActive(scene)
    delegate.applicationDidBecomeActive(application)
    return application.keyWindow ?? application.windows.first { !$0.isHidden }
  }

  private var scene: UIScene { application.connectedScenes.first! }

  private func connectScene() {
    let session = UISceneSession(role: .windowApplication)
    let options = UIScene.ConnectionOptions()
    let configuration = delegate.application(
      application, configurationForConnecting: session, options: options)
    // The name that Xcode's template gives it.
    let name = String(reflecting: type(of: delegate)).prefix { $0 != "." } + ".SceneDelegate"
    guard let owner = configuration.delegateClass ?? NSClassFromString(String(name)) else { return }
    sceneDelegate = Initializable.instance(of: owner) as? any UISceneDelegate
    sceneDelegate?.scene(scene, willConnectTo: session, options: options)
  }

  private func end() {
    sceneDelegate?.sceneWillResignActive(scene)
    delegate.applicationWillResignActive(application)
    sceneDelegate?.sceneDidEnterBackground(scene)
    sceneDelegate?.sceneDidDisconnect(scene)
    delegate.applicationDidEnterBackground(application)
    delegate.applicationWillTerminate(application)
  }
}
