/// What a window's host does with what a program shares: it knows clipboards, files and other programs, and no menus.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol SharingHost: AnyObject {
  /// What it can do with them, in the order of the menu.
  func ways(toShare items: [SharedItem]) -> [SharingWay]

  /// Does it. Texts alone that are copied are in the pasteboard already, and do not come here.
  ///
  /// - Parameters:
  ///   - subject: for a letter; empty for none.
  ///   - done: called once, at any time.
  func share(
    _ items: [SharedItem], subject: String, by way: SharingWay,
    _ done: @escaping (SharingResult) -> Void)
}

/// Which host a window has, for who shares something in it.
#if !hasFeature(Embedded)
  @MainActor
#endif
public enum SharingHosts {
  private static let one = OneForAll(WindowHosts<any SharingHost>())
  /// The ones of this program.
  public static var shared: WindowHosts<any SharingHost> { one.instance }
}
