extension UITabBar {
  /// Who shows its looks.
  final var madeLooks: TabLooks {
    // Only this sets it.
    if let looks { return unsafeDowncast(looks, to: TabLooks.self) }
    let made = TabLooks()
    made.shownBar = self
    looks = made
    return made
  }

  final func givenLook(_ place: LookSet.Place) -> UITabBarAppearance? {
    // Only the setters below give any.
    looks.flatMap { _ in madeLooks.own[place] }
      .map { unsafeDowncast($0, to: UITabBarAppearance.self) }
  }

  /// As the bar is while content lies under it. Set, it is copied; what is changed of it counts at once.
  public var standardAppearance: UITabBarAppearance {
    get {
      unsafeDowncast(madeLooks.own.standard { UITabBarAppearance() }, to: UITabBarAppearance.self)
    }
    set { madeLooks.own.give(newValue, .standard) }
  }

  /// As the bar is while the content is at its end; nil: as in `standardAppearance`, without a ground.
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { givenLook(.edge) }
    set { madeLooks.own.give(newValue, .edge) }
  }
}

extension UITabBarItem {
  final var lookSet: LookSet? {
    // Only this file sets it.
    looks.map { unsafeDowncast($0, to: LookSet.self) }
  }

  private final func give(_ look: UITabBarAppearance?, _ place: LookSet.Place) {
    if let lookSet { return lookSet.give(look, place) }
    guard look != nil else { return }
    let made = LookSet()
    looks = made
    made.heard = { [unowned(unsafe) self] in
      guard let tabBar else { return }
      tabBar.madeLooks.activate()
      tabBar.madeLooks.heard()
    }
    made.give(look, place)
  }

  private final func look(_ place: LookSet.Place) -> UITabBarAppearance? {
    (lookSet?[place]).map { unsafeDowncast($0, to: UITabBarAppearance.self) }
  }

  /// Tabs are in no other bars.
  private final var tabBar: UITabBar? { bar.map { unsafeDowncast($0, to: UITabBar.self) } }

  /// In place of the bar's one while this item is selected; the same of the following one.
  public var standardAppearance: UITabBarAppearance? {
    get { look(.standard) }
    set { give(newValue, .standard) }
  }
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { look(.edge) }
    set { give(newValue, .edge) }
  }
}
