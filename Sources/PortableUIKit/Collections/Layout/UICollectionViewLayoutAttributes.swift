import CollectionSolving
import ScrollGeometry

/// Where an element of a collection lies and how it looks, as its layout wants it.
///
/// A subclass with properties of its own copies them in `copy(with:)` and compares them in `isEqual`.
open class UICollectionViewLayoutAttributes: CopiedObject {
  /// All but who it is about.
  struct Values: Equatable {
    var center = Point.zero
    var size = Size.zero
    var transform = ScrollGeometry.AffineTransform.identity
    /// A transform that leaves the plane, while `transform` is what is left of it there.
    var spatial: CATransform3D?
    var alpha = 1.0
    var zIndex = 0
    var isHidden = false
    /// The section that scrolls it across the layout; nil where none does.
    var lane: Int?
    /// What a row of a list knows of its place.
    var row: ListRow?

    /// What the element covers, transform included.
    var frame: Rect {
      let bounds = Rect(center: .zero, size: size)
      return transform.apply(to: bounds).offsetBy(center - .zero)
    }

    var isTransformed: Bool { !transform.isIdentity || spatial != nil }

    /// A point of the content lies on the element, as it is drawn.
    func covers(_ point: Point) -> Bool {
      guard !transform.isIdentity else { return frame.contains(point) }
      let fromCenter = Point(x: point.x - center.x, y: point.y - center.y)
      guard let inside = transform.inverse?.apply(to: fromCenter) else { return false }
      return Rect(center: .zero, size: size).contains(inside)
    }
  }

  final var values = Values()
  /// Sides that are not known before the view is asked; nil where the layout does not say.
  final var estimates: EstimatedSides?
  open var indexPath = IndexPath(item: 0, section: 0)
  open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// Nil for a cell.
  open internal(set) var representedElementKind: String?

  public override init() { super.init() }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    become(.decorationView, decorationViewKind, indexPath, 0)
  }

  /// What the element covers, points of the content. Not to be written while a transform is set.
  open var frame: CGRect {
    get { CGRect(values.frame) }
    set {
      values.center = Rect(newValue).center
      values.size = Size(newValue.size)
    }
  }
  /// The element's own coordinates: the origin is zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  /// Points of the content.
  open var center: CGPoint {
    get { CGPoint(values.center) }
    set { values.center = Point(newValue) }
  }
  open var size: CGSize {
    get { CGSize(values.size) }
    set { values.size = Size(newValue) }
  }
  /// Applied about the centre.
  open var transform: CGAffineTransform {
    get { CGAffineTransform(values.transform) }
    set {
      values.transform = ScrollGeometry.AffineTransform(newValue)
      values.spatial = nil
    }
  }
  /// Applied about the centre. What of it leaves the plane is handed to the view, and not drawn.
  open var transform3D: CATransform3D {
    get { values.spatial ?? CATransform3DMakeAffineTransform(transform) }
    set {
      values.transform = ScrollGeometry.AffineTransform(newValue.seenInPlane)
      values.spatial = CATransform3DIsAffine(newValue) ? nil : newValue
    }
  }
  /// 0…1.
  open var alpha: CGFloat {
    get { CGFloat(values.alpha) }
    set { values.alpha = newValue.native }
  }
  /// The higher is in front.
  open var zIndex: Int {
    get { values.zIndex }
    set { values.zIndex = newValue }
  }
  /// A hidden element has no view.
  open var isHidden: Bool {
    get { values.isHidden }
    set { values.isHidden = newValue }
  }

  /// No cell.
  final func become(
    _ category: UICollectionView.ElementCategory, _ kind: String, _ path: IndexPath, _ zIndex: Int
  ) {
    representedElementCategory = category
    representedElementKind = kind
    indexPath = path
    self.zIndex = zIndex
  }

  final override func isEqual(to other: ValueObject) -> Bool {
    guard let other = other as? UICollectionViewLayoutAttributes else { return false }
    return values == other.values && indexPath == other.indexPath
      && representedElementCategory == other.representedElementCategory
      && isSameKind(as: other)
  }

  final override var valueHash: Int { indexPath.hashValue }

  final func isSameKind(as other: UICollectionViewLayoutAttributes) -> Bool {
    guard let kind = representedElementKind, let otherKind = other.representedElementKind else {
      return representedElementKind == nil && other.representedElementKind == nil
    }
    return kind.isSame(as: otherKind)
  }

  final override func plainCopy() -> UICollectionViewLayoutAttributes {
    let copy = makeAttributes(Self.self)
    copy.values = values
    copy.estimates = estimates
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    return copy
  }
}
