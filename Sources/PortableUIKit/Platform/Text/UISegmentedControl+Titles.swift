#if hasFeature(Embedded)
  extension UISegmentedControl {
    /// One segment for each title; there are no lists of anything.
    public convenience init(items: [String]?) {
      self.init(frame: .zero)
      for title in items ?? [] { insert(.title(title), at: numberOfSegments) }
      bounds.size = intrinsicContentSize
    }
  }
#endif
