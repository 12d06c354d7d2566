#if hasFeature(Embedded)
  /// There is no `Any` for what changed.
  public typealias ValueListener = NSObject
#else
  import Foundation

  /// What hears of changes that `addObserver(_:forKeyPath:options:context:)` asked for. Apple has the member in every
  /// `NSObject`.
  @preconcurrency @MainActor
  open class ValueListener: NSObject {
    // A Mac's NSObject has it itself.
    #if !canImport(ObjectiveC)
      /// Called after a change. What comes here was observed, and no override took it.
      open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {
        MissingFeatures.shared.handler(
          "\(Self.self): a change of “\(keyPath ?? "")” was told and not handled: override observeValue(forKeyPath:of:change:context:)"
        )
      }
    #endif

    public override init() { super.init() }
  }

  #if !canImport(ObjectiveC)
    /// What is said of a change.
    public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }

      /// A raw value of `NSKeyValueChange`.
      public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
      public static let newKey = NSKeyValueChangeKey(rawValue: "new")
      public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
      public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
      public static let notificationIsPriorKey = NSKeyValueChangeKey(
        rawValue: "notificationIsPrior")
    }
  #endif
#endif
