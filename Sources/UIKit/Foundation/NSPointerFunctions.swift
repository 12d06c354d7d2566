import Foundation

/// How `NSHashTable` and `NSMapTable` hold what is in them.
open class NSPointerFunctions: NSObject {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var strongMemory: Options { [] }
    public static let weakMemory = Options(rawValue: 5)
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
  }
}
