/// Whom a table tells and asks; it keeps none of them.
struct TableAudience {
  #if hasFeature(Embedded)
    unowned(unsafe) var delegate: (any UITableViewDelegate)?
    unowned(unsafe) var source: (any UITableViewDataSource)?
    unowned(unsafe) var prefetcher: (any UITableViewDataSourcePrefetching)?
  #else
    weak var delegate: (any UITableViewDelegate)?
    weak var source: (any UITableViewDataSource)?
    weak var prefetcher: (any UITableViewDataSourcePrefetching)?
  #endif
}

extension UITableView {
  var ownDelegate: (any UITableViewDelegate)? { audience.delegate }
  var source: (any UITableViewDataSource)? { audience.source }
  var prefetcher: (any UITableViewDataSourcePrefetching)? { audience.prefetcher }
}
