// Decoration views that come and go in an update because the layout says so: a page's layouts have none that do.
#if hasFeature(Embedded)
  public typealias DecorationUpdates = NSObject

  extension UICollectionView {
    @inline(__always) func addDecorations(
      toCome: inout Set<ElementKey>, toGo: inout Set<ElementKey>
    ) {}
  }
#else
  import Foundation

  /// Which decoration views an update brings and takes away. Apple has the members in `UICollectionViewLayout`.
  @preconcurrency @MainActor
  open class DecorationUpdates: NSObject {
    /// Views of a kind that an update brings, besides those of the sections that come.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Views of a kind that an update takes away, besides those of the sections that go.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    public override init() { super.init() }
  }

  extension UICollectionView {
    /// Of all kinds that were seen until now.
    func addDecorations(toCome: inout Set<ElementKey>, toGo: inout Set<ElementKey>) {
      let (kinds, layout) = (decorationKinds, collectionViewLayout)
      toCome.formUnion(updates(of: kinds, -1, layout.indexPathsToInsertForDecorationView))
      toGo.formUnion(updates(of: kinds, -1, layout.indexPathsToDeleteForDecorationView))
    }
  }
#endif
