/// Whom a collection view tells and asks; it keeps none of them.
struct CollectionAudience {
  #if hasFeature(Embedded)
    unowned(unsafe) var delegate: (any UICollectionViewDelegate)?
  #else
    weak var delegate: (any UICollectionViewDelegate)?
  #endif
  #if hasFeature(Embedded)
    unowned(unsafe) var source: (any UICollectionViewDataSource)?
  #else
    weak var source: (any UICollectionViewDataSource)?
  #endif
  #if hasFeature(Embedded)
    unowned(unsafe) var prefetcher: (any UICollectionViewDataSourcePrefetching)?
  #else
    weak var prefetcher: (any UICollectionViewDataSourcePrefetching)?
  #endif
}

extension UICollectionView {
  var ownDelegate: (any UICollectionViewDelegate)? { audience.delegate }
  var source: (any UICollectionViewDataSource)? { audience.source }
  var prefetcher: (any UICollectionViewDataSourcePrefetching)? { audience.prefetcher }

  func take(_ delegate: (any UICollectionViewDelegate)?) {
    audience.delegate = delegate
    receiver = delegate
    if delegate != nil { installMenus() }
  }

  func take(_ source: (any UICollectionViewDataSource)?) {
    audience.source = source
    reloadData()
  }

  func take(_ prefetcher: (any UICollectionViewDataSourcePrefetching)?) {
    stopLookingAhead()
    audience.prefetcher = prefetcher
  }
}
