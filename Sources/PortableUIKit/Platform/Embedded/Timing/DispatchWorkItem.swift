#if hasFeature(Embedded)
  /// Something to do that may be called off.
  public final class DispatchWorkItem {
    private let block: () -> Void
    public private(set) var isCancelled = false

    public init(block: @escaping () -> Void) { self.block = block }

    public func perform() {
      if !isCancelled { block() }
    }

    public func cancel() { isCancelled = true }
  }
#endif
