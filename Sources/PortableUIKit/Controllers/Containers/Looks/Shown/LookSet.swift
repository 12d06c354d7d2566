/// The looks that a program has given a bar, or one of its items for as long as that is on top.
final class LookSet: ItemLooks {
  enum Place {
    case standard, compact, edge, compactEdge
  }

  private(set) var standard: UIBarAppearance?
  private(set) var compact: UIBarAppearance?
  private(set) var edge: UIBarAppearance?
  private(set) var compactEdge: UIBarAppearance?
  /// Somebody has asked for a standard look that nobody has given yet.
  private var asked: UIBarAppearance?
  /// Something of it is another one.
  var heard: (() -> Void)?

  deinit {
    clearByHand {
      for look in [standard, compact, edge, compactEdge, asked] { look?.set = nil }
    }
  }

  var isGiven: Bool {
    standard != nil || compact != nil || edge != nil || compactEdge != nil
  }

  subscript(place: Place) -> UIBarAppearance? {
    switch place {
    case .standard: standard
    case .compact: compact
    case .edge: edge
    case .compactEdge: compactEdge
    }
  }

  /// What is given is copied.
  func give(_ look: UIBarAppearance?, _ place: Place) {
    if let look, look === self[place] { return }
    self[place]?.set = nil
    let kept = look.map { unsafeDowncast($0.duplicate(), to: UIBarAppearance.self) }
    kept?.set = self
    switch place {
    case .standard:
      standard = kept
      asked?.set = nil
      asked = nil
    case .compact: compact = kept
    case .edge: edge = kept
    case .compactEdge: compactEdge = kept
    }
    heard?()
  }

  /// What is not given is this one; it counts once somebody has changed it.
  func standard(orElse make: () -> UIBarAppearance) -> UIBarAppearance {
    if let known = standard ?? asked { return known }
    let made = make()
    made.set = self
    asked = made
    return made
  }

  func changed(_ look: UIBarAppearance) {
    if look === asked {
      standard = look
      asked = nil
    }
    heard?()
  }

  override func join(_ bar: UINavigationBar) {
    if isGiven { bar.madeLooks.activate() }
  }

  override func join(_ bar: UITabBar) {
    if isGiven { bar.madeLooks.activate() }
  }
}
