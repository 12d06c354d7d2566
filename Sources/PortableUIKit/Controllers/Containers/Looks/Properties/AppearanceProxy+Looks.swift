// The looks of bars for all of a class.
#if !hasFeature(Embedded)
  @MainActor
#endif
extension AppearanceProxy where View: UINavigationBar {
  private func give(
    _ look: UINavigationBarAppearance?, _ place: LookSet.Place, _ key: AppearanceProperty
  ) {
    set(look, key, isOwn: { $0.givenLook(place) != nil }) {
      $0.madeLooks.own.give(look, place)
    }
  }

  private func look(_ key: AppearanceProperty) -> UINavigationBarAppearance? {
    value(key, UINavigationBarAppearance?.self) ?? nil
  }

  /// Of each such view that has not set it itself; the same of the following ones.
  public var standardAppearance: UINavigationBarAppearance {
    get { look(.standardLook) ?? UINavigationBarAppearance() }
    nonmutating set { give(newValue, .standard, .standardLook) }
  }
  /// Where there is little height; nil: the standard one.
  public var compactAppearance: UINavigationBarAppearance? {
    get { look(.compactLook) }
    nonmutating set { give(newValue, .compact, .compactLook) }
  }
  /// While the content ends at the bar; nil: each bar has its own.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { look(.edgeLook) }
    nonmutating set { give(newValue, .edge, .edgeLook) }
  }
  /// Where there is little height, while the content ends at the bar; nil: as at the edge.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { look(.compactEdgeLook) }
    nonmutating set { give(newValue, .compactEdge, .compactEdgeLook) }
  }
}

#if !hasFeature(Embedded)
  @MainActor
#endif
extension AppearanceProxy where View: UIToolbar {
  private func give(
    _ look: UIToolbarAppearance?, _ place: LookSet.Place, _ key: AppearanceProperty
  ) {
    set(look, key, isOwn: { $0.givenLook(place) != nil }) {
      $0.madeLooks.own.give(look, place)
    }
  }

  private func look(_ key: AppearanceProperty) -> UIToolbarAppearance? {
    value(key, UIToolbarAppearance?.self) ?? nil
  }

  /// Of each such view that has not set it itself; the same of the following ones.
  public var standardAppearance: UIToolbarAppearance {
    get { look(.standardLook) ?? UIToolbarAppearance() }
    nonmutating set { give(newValue, .standard, .standardLook) }
  }
  /// Where there is little height; nil: the standard one.
  public var compactAppearance: UIToolbarAppearance? {
    get { look(.compactLook) }
    nonmutating set { give(newValue, .compact, .compactLook) }
  }
  /// While the content ends at the bar; nil: each bar has its own.
  public var scrollEdgeAppearance: UIToolbarAppearance? {
    get { look(.edgeLook) }
    nonmutating set { give(newValue, .edge, .edgeLook) }
  }
  /// Where there is little height, while the content ends at the bar; nil: as at the edge.
  public var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { look(.compactEdgeLook) }
    nonmutating set { give(newValue, .compactEdge, .compactEdgeLook) }
  }
}

#if !hasFeature(Embedded)
  @MainActor
#endif
extension AppearanceProxy where View: UITabBar {
  private func give(
    _ look: UITabBarAppearance?, _ place: LookSet.Place, _ key: AppearanceProperty
  ) {
    set(look, key, isOwn: { $0.givenLook(place) != nil }) {
      $0.madeLooks.own.give(look, place)
    }
  }

  private func look(_ key: AppearanceProperty) -> UITabBarAppearance? {
    value(key, UITabBarAppearance?.self) ?? nil
  }

  /// Of each such view that has not set it itself; the same of the following ones.
  public var standardAppearance: UITabBarAppearance {
    get { look(.standardLook) ?? UITabBarAppearance() }
    nonmutating set { give(newValue, .standard, .standardLook) }
  }
  /// While the content ends at the bar; nil: each bar has its own.
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { look(.edgeLook) }
    nonmutating set { give(newValue, .edge, .edgeLook) }
  }
}
