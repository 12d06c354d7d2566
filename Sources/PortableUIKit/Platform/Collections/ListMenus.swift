// A web page's module carries menus only when its program has said once that its lists have some
// (`showsContextMenus()`): a delegate's methods are always there, whether or not somebody has written them.
#if hasFeature(Embedded)
  extension UICollectionView {
    nonisolated(unsafe) private static var menuInstaller: ((UICollectionView) -> Void)?

    /// Collection views ask their delegates for menus of items from now on. Nothing to do elsewhere than in a page.
    public static func showsContextMenus() { menuInstaller = { $0.addMenus() } }

    func installMenus() { Self.menuInstaller?(self) }
  }

  extension UITableView {
    nonisolated(unsafe) private static var menuInstaller: ((UITableView) -> Void)?

    /// Tables ask their delegates for menus of rows from now on. Nothing to do elsewhere than in a page.
    public static func showsContextMenus() { menuInstaller = { $0.addMenus() } }

    func installMenus() { Self.menuInstaller?(self) }
  }
#else
  extension UICollectionView {
    /// For programs that are also for a page; nothing here.
    public static func showsContextMenus() {}
    func installMenus() { addMenus() }
  }

  extension UITableView {
    /// For programs that are also for a page; nothing here.
    public static func showsContextMenus() {}
    func installMenus() { addMenus() }
  }
#endif

extension UICollectionView {
  fileprivate func addMenus() {
    if contextMenuInteraction == nil { addInteraction(CollectionMenus(self)) }
  }
}

extension UITableView {
  fileprivate func addMenus() {
    if contextMenuInteraction == nil { addInteraction(TableMenus(self)) }
  }
}
