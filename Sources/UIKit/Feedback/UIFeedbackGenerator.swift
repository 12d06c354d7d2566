import Foundation

/// Nothing here can be felt: these may be asked and do nothing.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }
  open func prepare() {}
}
