import ScrollGeometry

extension UICollectionViewFlowLayout {
  /// From where insets of sections are counted; the values are UIKit's.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  /// What comes on top of the insets of sections at the sides, points: what the content inset does not keep free already.
  func sideInsets(in view: UICollectionView) -> Insets {
    let wanted: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return .zero
    case .fromSafeArea: wanted = view.safeAreaInsets
    case .fromLayoutMargins: wanted = view.layoutMargins
    }
    let kept = view.adjustedContentInset
    var insets = Insets.zero
    switch scrollDirection {
    case .vertical:
      insets.left = max(wanted.left - kept.left, 0).native
      insets.right = max(wanted.right - kept.right, 0).native
    case .horizontal:
      insets.top = max(wanted.top - kept.top, 0).native
      insets.bottom = max(wanted.bottom - kept.bottom, 0).native
    }
    return insets
  }
}
