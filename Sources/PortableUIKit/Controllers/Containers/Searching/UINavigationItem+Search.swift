extension UINavigationItem {
  /// Its bar lies below the title.
  public var searchController: UISearchController? {
    get {
      // Only the setter below ever sets it.
      search.map { unsafeDowncast($0, to: UISearchController.self) }
    }
    set {
      if let search, search !== newValue {
        search.uncover()
        search.searched = nil
      }
      search = newValue
      newValue?.searched = self
      bar?.setNeedsLayout()
      bar?.titlesChanged?()
    }
  }
}
