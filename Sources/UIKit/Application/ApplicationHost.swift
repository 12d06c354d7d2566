import PortableUIKit

/// Whatever shows the windows of a program that starts with `UIApplicationMain` or `@main`.
///
/// A product that has one registers it before `main` runs, so that naming that product in
/// `Package.swift` is all it takes, and the program's source stays as it is.
@MainActor
public protocol ApplicationHost: AnyObject {
  /// Brings up the screen, calls `launch` once, and shows the window that comes of it until it is closed.
  ///
  /// - Parameter launch: Makes the program's windows; nil when it made none.
  /// - Returns: the exit status.
  func run(launch: () -> UIWindow?) -> Int32
}

/// The hosts that are linked into the program.
public enum ApplicationHosts {
  // Written before `main`, and only read after.
  nonisolated(unsafe) private(set) static var make: (@MainActor () -> any ApplicationHost)?

  /// To be called before `main`.
  public static func register(_ make: @escaping @MainActor () -> any ApplicationHost) {
    self.make = make
  }
}
