import ScrollGeometry

/// Lies between two layouts, as far as somebody says.
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  public final let currentLayout: UICollectionViewLayout
  public final let nextLayout: UICollectionViewLayout
  /// Where the content was in the one and will be in the other, points.
  final var offsets = (current: CGPoint.zero, next: CGPoint.zero)
  private final var values: [(key: String, value: CGFloat)] = []
  private final var preparesParts = false

  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  /// 0 for the one layout, 1 for the other.
  open var transitionProgress: CGFloat = 0 {
    didSet {
      guard transitionProgress != oldValue else { return }
      invalidateLayout()
      host?.transitionMoved(to: offset)
    }
  }

  /// What a program wants to have mixed, too, and reads in its cells.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
    values.removeAll { $0.key.isSame(as: key) }
    values.append((key, value))
  }

  /// 0 for what was never set.
  open func value(forAnimatedKey key: String) -> CGFloat {
    values.first { $0.key.isSame(as: key) }?.value ?? 0
  }

  // MARK: What a layout says

  override var dependsOnOffset: Bool { true }

  open override func prepare() {
    super.prepare()
    guard preparesParts else { return }
    preparesParts = false
    currentLayout.prepare()
    nextLayout.prepare()
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts { preparesParts = true }
    if context.invalidateDataSourceCounts {
      for layout in [currentLayout, nextLayout] {
        let context = layout.newContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        layout.invalidateLayout(with: context)
      }
    }
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  /// Of another size both know.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    preparesParts = true
    for layout in [currentLayout, nextLayout]
    where layout.shouldInvalidateLayout(forBoundsChange: newBounds) {
      layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: newBounds))
    }
    return super.invalidationContext(forBoundsChange: newBounds)
  }

  open override var collectionViewContentSize: CGSize {
    let (a, b) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(
      width: mixed(a.width.native, b.width.native), height: mixed(a.height.native, b.height.native))
  }

  /// All that can be seen where either layout has the content now.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let place = offset
    let current = rect.offsetBy(
      dx: offsets.current.x - place.x, dy: offsets.current.y - place.y)
    let next = rect.offsetBy(dx: offsets.next.x - place.x, dy: offsets.next.y - place.y)
    let first = currentLayout.layoutAttributesForElements(in: current) ?? []
    let second = nextLayout.layoutAttributesForElements(in: next) ?? []
    let others = second.filter { element in !first.contains { $0.isSameElement(as: element) } }
    return (first + others).map { element in
      let path = element.indexPath
      return mixed(
        element, currentLayout.currentAttributes(of: element, at: path),
        nextLayout.currentAttributes(of: element, at: path))
    }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let (a, b) = (
      currentLayout.layoutAttributesForItem(at: indexPath),
      nextLayout.layoutAttributesForItem(at: indexPath)
    )
    return (a ?? b).map { mixed($0, a, b) }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let (a, b) = (
      currentLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath),
      nextLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
    )
    return (a ?? b).map { mixed($0, a, b) }
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let (a, b) = (
      currentLayout.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath),
      nextLayout.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath)
    )
    return (a ?? b).map { mixed($0, a, b) }
  }

  // MARK: Mixing

  /// Where the content is now, points.
  final var offset: CGPoint {
    CGPoint(
      x: mixed(offsets.current.x.native, offsets.next.x.native),
      y: mixed(offsets.current.y.native, offsets.next.y.native))
  }

  private final func mixed(_ a: Double, _ b: Double) -> Double {
    a + (b - a) * transitionProgress.native
  }

  /// What only one of the layouts shows fades.
  private final func mixed(
    _ element: UICollectionViewLayoutAttributes, _ a: UICollectionViewLayoutAttributes?,
    _ b: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes {
    let mix = element.kept
    guard let a, let b else {
      let (first, second) = (a == nil ? 0 : 1.0, b == nil ? 0 : 1.0)
      mix.values.alpha *= mixed(first, second)
      return mix
    }
    let (first, second) = (a.values, b.values)
    mix.values.center = Point(
      x: mixed(first.center.x, second.center.x), y: mixed(first.center.y, second.center.y))
    mix.values.size = Size(
      width: mixed(first.size.width, second.size.width),
      height: mixed(first.size.height, second.size.height))
    mix.values.alpha = mixed(first.alpha, second.alpha)
    let (from, to) = (first.transform, second.transform)
    mix.values.transform = ScrollGeometry.AffineTransform(
      a: mixed(from.a, to.a), b: mixed(from.b, to.b), c: mixed(from.c, to.c),
      d: mixed(from.d, to.d), tx: mixed(from.tx, to.tx), ty: mixed(from.ty, to.ty))
    if first.spatial != nil || second.spatial != nil {
      mix.transform3D = a.transform3D.mixed(with: b.transform3D, transitionProgress)
    }
    mix.values.isHidden = first.isHidden && second.isHidden
    return mix
  }
}

extension UICollectionViewLayoutAttributes {
  fileprivate final func isSameElement(as other: UICollectionViewLayoutAttributes) -> Bool {
    indexPath == other.indexPath
      && representedElementCategory == other.representedElementCategory && isSameKind(as: other)
  }
}
