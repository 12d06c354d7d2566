// Who hears that an object has other values now: key-value observing, which a page's module has no room for.
#if hasFeature(Embedded)
  @inline(__always) func valuesChanged(of object: AnyObject) {}
#else
  @MainActor
  package enum ValueChanges {
    /// Told after a view's place, size and visibility, a scroll view's offset, content size and insets, and a
    /// recogniser's state were set. Nil while nothing is observed.
    package static var observer: ((AnyObject) -> Void)?
  }

  @MainActor
  @inline(__always) func valuesChanged(of object: AnyObject) { ValueChanges.observer?(object) }
#endif

extension UIView {
  /// Its place or its size was set. A scroll view says so itself, once its delegate has heard of it.
  @inline(__always) final func placeWasSet() {
    #if !hasFeature(Embedded)
      if scrolling == nil { valuesChanged(of: self) }
    #endif
  }
}
