import Foundation

/// Starts the program with a delegate of the class of this name, and comes back when its window is closed.
@MainActor
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  guard let name = delegateClassName, let delegateClass = NSClassFromString(name) else {
    fatalError("UIApplicationMain: there is no class \(delegateClassName ?? "nil")")
  }
  return ApplicationLaunch.run(delegateClass: delegateClass)
}
