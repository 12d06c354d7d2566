import PortableUIKit

extension UIApplication {
  private static weak var toldOfLife: (any UIApplicationDelegate)?

  /// Whom the program's life is told; not kept alive.
  public var delegate: (any UIApplicationDelegate)? {
    get { Self.toldOfLife }
    set { Self.toldOfLife = newValue }
  }

  /// Why the program was started: there is never a reason here.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
