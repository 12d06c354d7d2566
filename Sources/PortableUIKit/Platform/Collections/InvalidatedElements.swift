#if !hasFeature(Embedded)
  extension UICollectionViewLayoutInvalidationContext {
    /// By kind; nil when none were named.
    public var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { paths(false) }
    public var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { paths(true) }

    private func paths(_ areDecorations: Bool) -> [String: [IndexPath]]? {
      let named = otherElements.filter { $0.isDecoration == areDecorations }
      guard !named.isEmpty else { return nil }
      return Dictionary(named.map { ($0.kind, $0.paths) }, uniquingKeysWith: +)
    }
  }
#endif
