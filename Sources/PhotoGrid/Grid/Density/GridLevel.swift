import PortableUIKit

/// A grid of another density than the one that will be at rest, seen while pictures become larger or smaller.
struct GridLevel {
  let density: GridDensity
  let collectionView: UICollectionView
}
