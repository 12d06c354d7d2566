extension UINavigationBar {
  /// Who shows its looks.
  final var madeLooks: NavigationLooks {
    // Only this sets it.
    if let looks { return unsafeDowncast(looks, to: NavigationLooks.self) }
    let made = NavigationLooks()
    made.shownBar = self
    looks = made
    return made
  }

  final func givenLook(_ place: LookSet.Place) -> UINavigationBarAppearance? {
    // Only the setters below give any.
    looks.flatMap { _ in madeLooks.own[place] }
      .map { unsafeDowncast($0, to: UINavigationBarAppearance.self) }
  }

  /// As the bar is while content lies under it. Set, it is copied; what is changed of it counts at once.
  public var standardAppearance: UINavigationBarAppearance {
    get {
      unsafeDowncast(
        madeLooks.own.standard { UINavigationBarAppearance() }, to: UINavigationBarAppearance.self)
    }
    set { madeLooks.own.give(newValue, .standard) }
  }

  /// The same on a telephone that lies; nil: as in `standardAppearance`.
  public var compactAppearance: UINavigationBarAppearance? {
    get { givenLook(.compact) }
    set { madeLooks.own.give(newValue, .compact) }
  }

  /// As the bar is while the content is at its top; nil: as in `standardAppearance`, without a ground.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { givenLook(.edge) }
    set { madeLooks.own.give(newValue, .edge) }
  }

  /// The same on a telephone that lies; nil: as in `scrollEdgeAppearance`.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { givenLook(.compactEdge) }
    set { madeLooks.own.give(newValue, .compactEdge) }
  }
}
