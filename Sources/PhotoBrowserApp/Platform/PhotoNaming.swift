#if hasFeature(Embedded)
  /// A page names what somebody waits for: servers may take their time.
  struct PhotoNaming {
    var namesAwaited: Bool { true }

    /// Nobody does, and a page's module has no room for it.
    static var knowsDates: Bool { false }

    func date(of picture: Int32) -> String { "" }
  }
#else
  /// Which photo is named while one is waited for.
  struct PhotoNaming {
    /// The one that is waited for; otherwise the one that is seen.
    var namesAwaited = true
    /// Somebody may know when photos were taken.
    static var knowsDates: Bool { true }
    /// When a photo was taken, as it is said with its name; empty until somebody knows.
    var dates: (_ picture: Int32) -> String = { _ in "" }

    func date(of picture: Int32) -> String { dates(picture) }
  }

  extension PhotoBrowserScreen {
    /// Whether a photo that a key has asked for is named while the one before stays; otherwise what is named is what is seen.
    package var namesAwaitedPhoto: Bool {
      get { naming.namesAwaited }
      set { naming.namesAwaited = newValue }
    }

    /// Asked before each frame in which a photo is named when that was taken; empty until somebody knows.
    package var dateOfPhoto: (_ picture: Int32) -> String {
      get { naming.dates }
      set { naming.dates = newValue }
    }
  }
#endif
