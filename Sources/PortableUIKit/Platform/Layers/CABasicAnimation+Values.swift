#if !hasFeature(Embedded)
  import Foundation

  // What the values may be: `LayerValue.init(_:)`.
  extension CABasicAnimation {
    public final var fromValue: Any? {
      get { boxed(from) }
      set { from = LayerValue(newValue) }
    }
    public final var toValue: Any? {
      get { boxed(to) }
      set { to = LayerValue(newValue) }
    }
    public final var byValue: Any? {
      get { boxed(by) }
      set { by = LayerValue(newValue) }
    }

    private final func boxed(_ value: LayerValue?) -> Any? {
      guard let value else { return nil }
      return value.boxed(path ?? LayerKeyPath(.position, count: 2))
    }
  }

  extension CAKeyframeAnimation {
    public final var values: [Any]? {
      get {
        frames.isEmpty
          ? nil : frames.map { $0.boxed(path ?? LayerKeyPath(.position, count: 2)) }
      }
      set { frames = newValue?.compactMap { LayerValue($0) } ?? [] }
    }
    /// Shares of the duration.
    public final var keyTimes: [NSNumber]? {
      get { times.isEmpty ? nil : times.map { NSNumber(value: $0) } }
      set { times = newValue?.map { $0.doubleValue } ?? [] }
    }
  }
#endif
