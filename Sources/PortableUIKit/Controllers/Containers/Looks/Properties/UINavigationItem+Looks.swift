extension UINavigationItem {
  final var lookSet: LookSet? {
    // Only this file sets it.
    looks.map { unsafeDowncast($0, to: LookSet.self) }
  }

  private final func give(_ look: UINavigationBarAppearance?, _ place: LookSet.Place) {
    if let lookSet { return lookSet.give(look, place) }
    guard look != nil else { return }
    let made = LookSet()
    looks = made
    made.heard = { [unowned(unsafe) self] in
      guard let bar else { return }
      bar.madeLooks.activate()
      bar.madeLooks.heard()
    }
    made.give(look, place)
  }

  private final func look(_ place: LookSet.Place) -> UINavigationBarAppearance? {
    (lookSet?[place]).map { unsafeDowncast($0, to: UINavigationBarAppearance.self) }
  }

  /// In place of the bar's one while this item is on top; the same of the following ones.
  public var standardAppearance: UINavigationBarAppearance? {
    get { look(.standard) }
    set { give(newValue, .standard) }
  }
  public var compactAppearance: UINavigationBarAppearance? {
    get { look(.compact) }
    set { give(newValue, .compact) }
  }
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { look(.edge) }
    set { give(newValue, .edge) }
  }
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { look(.compactEdge) }
    set { give(newValue, .compactEdge) }
  }
}
