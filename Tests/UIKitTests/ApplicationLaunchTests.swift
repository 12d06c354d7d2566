import Testing
import UIKit

/// Shows nothing, and is closed at once.
@MainActor
private final class ClosedHost: ApplicationHost {
  static var windows: [UIWindow?] = []

  func run(launch: () -> UIWindow?) -> Int32 {
    launchLog.append("run")
    Self.windows.append(launch())
    launchLog.append("closed")
    return 7
  }
}

@Suite(.serialized) @MainActor
struct ApplicationLaunchTests {
  init() {
    ApplicationHosts.register { ClosedHost() }
    launchLog = []
    ClosedHost.windows = []
  }

  private func launch(_ delegate: AnyClass) -> Int32 {
    UIApplicationMain(
      CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(delegate))
  }

  @Test func `A delegate makes the window that its host shows`() {
    #expect(launch(OldAppDelegate.self) == 7)
    #expect(
      launchLog == ["run", "didFinishLaunching", "didBecomeActive", "closed", "willTerminate"])
    #expect(ClosedHost.windows.count == 1)
    #expect(ClosedHost.windows.first??.isHidden == false)
  }

  @Test func `Without a window of its own, the program's SceneDelegate makes one`() {
    // Windows of other tests must not be in the way.
    for window in UIApplication.shared.windows { window.isHidden = true }
    #expect(launch(SceneAppDelegate.self) == 7)
    #expect(
      launchLog == [
        "run", "willConnect", "sceneDidBecomeActive", "closed", "sceneDidDisconnect",
      ])
    #expect(ClosedHost.windows.first??.rootViewController != nil)
  }
}
