import Foundation

/// What a `UIVisualEffectView` does to what lies behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
  public override init() { super.init() }
}
