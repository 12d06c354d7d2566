import Foundation

/// Somebody who observes a value, until this is let go of or `invalidate()` is called.
open class NSKeyValueObservation: NSObject {
  /// Who is known by it alone.
  private var watch: AnyObject?

  init(_ watch: AnyObject) { self.watch = watch }

  open func invalidate() { watch = nil }
}
