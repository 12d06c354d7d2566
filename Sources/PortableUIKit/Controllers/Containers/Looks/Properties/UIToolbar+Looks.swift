extension UIToolbar {
  /// Who shows its looks.
  final var madeLooks: ToolbarLooks {
    // Only this sets it.
    if let looks { return unsafeDowncast(looks, to: ToolbarLooks.self) }
    let made = ToolbarLooks()
    made.shownBar = self
    looks = made
    return made
  }

  final func givenLook(_ place: LookSet.Place) -> UIToolbarAppearance? {
    // Only the setters below give any.
    looks.flatMap { _ in madeLooks.own[place] }
      .map { unsafeDowncast($0, to: UIToolbarAppearance.self) }
  }

  /// As the bar is while content lies under it. Set, it is copied; what is changed of it counts at once.
  public var standardAppearance: UIToolbarAppearance {
    get {
      unsafeDowncast(
        madeLooks.own.standard { UIToolbarAppearance() }, to: UIToolbarAppearance.self)
    }
    set { madeLooks.own.give(newValue, .standard) }
  }

  /// The same on a telephone that lies; nil: as in `standardAppearance`.
  public var compactAppearance: UIToolbarAppearance? {
    get { givenLook(.compact) }
    set { madeLooks.own.give(newValue, .compact) }
  }

  /// As the bar is while the content is at its end; nil: as in `standardAppearance`, without a ground.
  public var scrollEdgeAppearance: UIToolbarAppearance? {
    get { givenLook(.edge) }
    set { madeLooks.own.give(newValue, .edge) }
  }

  /// The same on a telephone that lies; nil: as in `scrollEdgeAppearance`.
  public var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { givenLook(.compactEdge) }
    set { madeLooks.own.give(newValue, .compactEdge) }
  }
}
