import CollectionSolving

/// How long one side of something is in a compositional layout.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class NSCollectionLayoutDimension: NSObject {
  /// Set before anybody sees the dimension: an initialiser that is not public comes out twice in an Embedded link.
  final var length = ComposedLength.points(0)

  public required override init() { super.init() }

  final func of(_ length: ComposedLength) -> Self {
    self.length = length
    return self
  }

  /// A share of the width of what it lies in.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    Self().of(.widthShare(fractionalWidth.native))
  }

  /// A share of the height of what it lies in.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    Self().of(.heightShare(fractionalHeight.native))
  }

  /// Points.
  open class func absolute(_ absoluteDimension: CGFloat) -> Self {
    Self().of(.points(absoluteDimension.native))
  }

  /// Points, until what is shown there says how much it needs.
  open class func estimated(_ estimatedDimension: CGFloat) -> Self {
    Self().of(.estimate(estimatedDimension.native))
  }

  /// As much as is needed, and as the largest of what lies beside it needs; points until that is known.
  open class func uniformAcrossSiblings(estimate: CGFloat) -> Self {
    Self().of(.uniform(estimate.native))
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

  open var isUniformAcrossSiblings: Bool { length.isUniform }

  /// A share, or points.
  open var dimension: CGFloat {
    switch length {
    case .widthShare(let value), .heightShare(let value), .points(let value), .estimate(let value),
      .uniform(let value):
      CGFloat(value)
    }
  }
}
