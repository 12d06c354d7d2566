/// Whom a table tells and asks; it keeps none of them.
struct TableAudience {
  #if hasFeature(Embedded)
    unowned(unsafe) var delegate: (any UITableViewDelegate)?
  #else
    weak var delegate: (any UITableViewDelegate)?
  #endif
  #if hasFeature(Embedded)
    unowned(unsafe) var source: (any UITableViewDataSource)?
  #else
    weak var source: (any UITableViewDataSource)?
  #endif
  #if hasFeature(Embedded)
    unowned(unsafe) var prefetcher: (any UITableViewDataSourcePrefetching)?
  #else
    weak var prefetcher: (any UITableViewDataSourcePrefetching)?
  #endif
}

extension UITableView {
  var ownDelegate: (any UITableViewDelegate)? { audience.delegate }
  var source: (any UITableViewDataSource)? { audience.source }
  var prefetcher: (any UITableViewDataSourcePrefetching)? { audience.prefetcher }
}
