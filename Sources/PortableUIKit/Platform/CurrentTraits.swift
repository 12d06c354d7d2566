/// What `UITraitCollection.current` is on this thread.
enum CurrentTraits {
  #if hasFeature(Embedded)
    nonisolated(unsafe) static var ofViews = UITraitCollection(userInterfaceStyle: .light)
    static var here: UITraitCollection {
      get { ofViews }
      set { ofViews = newValue }
    }

    static func systemChanged(to traits: UITraitCollection) { here = traits }
  #else
    private static let key = "PortableUIKit.currentTraits"
    private static let lock = ThreadLock()
    /// That of the views' thread, which writes it all the time: asking which thread this is takes as long as
    /// laying out a view.
    nonisolated(unsafe) private(set) static var ofViews = UITraitCollection(
      userInterfaceStyle: .light)
    /// Under the lock.
    nonisolated(unsafe) private static var ofSystem = ofViews

    /// On other threads than the views' one the system's, unless the thread has set its own.
    static var here: UITraitCollection {
      get {
        if Thread.isMainThread { return ofViews }
        let own = Thread.current.threadDictionary[key] as? UITraitCollection
        return own ?? lock.locked { ofSystem }
      }
      set {
        if Thread.isMainThread {
          ofViews = newValue
        } else {
          Thread.current.threadDictionary[key] = newValue
        }
      }
    }

    static func systemChanged(to traits: UITraitCollection) {
      here = traits
      lock.locked { ofSystem = traits }
    }
  #endif
}
