#if hasFeature(Embedded)
  /// A page names what somebody waits for: servers may take their time.
  struct PhotoNaming {
    var namesAwaited: Bool { true }
  }
#else
  /// Which photo is named while one is waited for.
  struct PhotoNaming {
    /// The one that is waited for; otherwise the one that is seen.
    var namesAwaited = true
  }

  extension PhotoBrowserScreen {
    /// Whether a photo that a key has asked for is named while the one before stays; otherwise what is named is what is seen.
    package var namesAwaitedPhoto: Bool {
      get { naming.namesAwaited }
      set { naming.namesAwaited = newValue }
    }
  }
#endif
