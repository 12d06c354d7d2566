/// Finds what is searched for.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UISearchResultsUpdating: AnyObject {
  /// The search begins or ends, or something else is in its bar.
  func updateSearchResults(for searchController: UISearchController)
}
