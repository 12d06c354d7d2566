#if hasFeature(Embedded)
  /// A page's module has no room for it.
  struct EndSign {
    func meet(_ step: Int) {}
  }
#else
  /// Somebody wants to go on where there is nothing more.
  struct EndSign {
    var wasMet: ((_ step: Int) -> Void)?

    func meet(_ step: Int) { wasMet?(step) }
  }

  extension PhotoBrowserView {
    /// Told when a key or a wheel would go on from the last page (1), or back from the first one (−1): fingers meet the rubber
    /// band there.
    package var didMeetEnd: ((_ step: Int) -> Void)? {
      get { endSign.wasMet }
      set { endSign.wasMet = newValue }
    }
  }
#endif
