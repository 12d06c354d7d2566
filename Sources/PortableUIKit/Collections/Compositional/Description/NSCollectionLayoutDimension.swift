import CollectionSolving

/// How long one side of something is in a compositional layout.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class NSCollectionLayoutDimension: NSObject {
  final let length: ComposedLength

  init(_ length: ComposedLength) {
    self.length = length
    super.init()
  }

  /// A share of the width of what it lies in.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.widthShare(fractionalWidth.native))
  }

  /// A share of the height of what it lies in.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.heightShare(fractionalHeight.native))
  }

  /// Points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.points(absoluteDimension.native))
  }

  /// Points, until what is shown there says how much it needs.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimate(estimatedDimension.native))
  }

  open var isFractionalWidth: Bool {
    if case .widthShare = length { true } else { false }
  }
  open var isFractionalHeight: Bool {
    if case .heightShare = length { true } else { false }
  }
  open var isAbsolute: Bool {
    if case .points = length { true } else { false }
  }
  open var isEstimated: Bool {
    if case .estimate = length { true } else { false }
  }

  /// A share, or points.
  open var dimension: CGFloat {
    switch length {
    case .widthShare(let value), .heightShare(let value), .points(let value), .estimate(let value):
      CGFloat(value)
    }
  }
}
