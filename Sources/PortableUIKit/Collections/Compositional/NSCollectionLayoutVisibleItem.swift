import ScrollGeometry

/// An element that can be seen: how it looks may be changed, not how large it is.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// 0…1.
  var alpha: CGFloat { get set }
  /// The higher is in front.
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  /// Points of what scrolls across the layout, or else of the content.
  var center: CGPoint { get set }
  /// Applied about the centre.
  var transform: CGAffineTransform { get set }
  /// Applied about the centre.
  var transform3D: CATransform3D { get set }
  var name: String { get }
  var indexPath: IndexPath { get }
  /// As it was laid out, points of what scrolls across the layout, or else of the content.
  var frame: CGRect { get }
  var bounds: CGRect { get }
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// Nil for a cell.
  var representedElementKind: String? { get }
}

/// The attributes of an element, in the coordinates of what scrolls across the layout.
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  private let attributes: UICollectionViewLayoutAttributes
  /// From the content's coordinates.
  private let shift: Vector
  let frame: CGRect

  init(_ attributes: UICollectionViewLayoutAttributes, shiftedBy shift: Vector) {
    self.attributes = attributes
    self.shift = shift
    frame = CGRect(attributes.values.frame.offsetBy(shift))
    super.init()
  }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  var center: CGPoint {
    get { CGPoint(attributes.values.center + shift) }
    set { attributes.values.center = Point(newValue) - shift }
  }
  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }
  var name: String { attributes.representedElementKind ?? String(plain: "cell") }
  var indexPath: IndexPath { attributes.indexPath }
  var bounds: CGRect { attributes.bounds }
  var representedElementCategory: UICollectionView.ElementCategory {
    attributes.representedElementCategory
  }
  var representedElementKind: String? { attributes.representedElementKind }
}
