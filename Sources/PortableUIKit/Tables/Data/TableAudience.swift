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

  func take(_ delegate: (any UITableViewDelegate)?) {
    audience.delegate = delegate
    receiver = delegate
    asksRowHeights = true
    forgetHeights()
    guard delegate != nil else { return }
    installMenus()
    installSwiping()
  }

  func take(_ source: (any UITableViewDataSource)?) {
    audience.source = source
    if source != nil { installSwiping() }
    reload(asksNow: false)
  }

  func take(_ prefetcher: (any UITableViewDataSourcePrefetching)?) {
    stopLookingAhead()
    audience.prefetcher = prefetcher
  }
}
