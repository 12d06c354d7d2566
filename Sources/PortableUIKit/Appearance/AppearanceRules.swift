/// All that a program has said of looks. A view takes the first that is for it: of those that say where it is, the one that says
/// most of it, and of equals the latest.
#if !hasFeature(Embedded)
  @MainActor
#endif
enum AppearanceRules {
  nonisolated(unsafe) private static var rules: [AppearanceRule] = []

  static func rule(
    _ type: ObjectIdentifier, _ place: AppearancePlace, _ key: AppearanceKey
  ) -> AppearanceRule? {
    rules.first { $0.isOf(type, place, key) }
  }

  static func add(
    _ rule: AppearanceRule, _ type: ObjectIdentifier, _ place: AppearancePlace,
    _ key: AppearanceKey
  ) {
    rules.removeAll { $0.isOf(type, place, key) }
    rules.insert(rule, at: rules.firstIndex { rule.isBefore($0) } ?? rules.count)
    AppearanceGiving.give = { view in give(to: view) }
  }

  /// One that has left a window keeps what it was given.
  private static func give(to view: UIView) {
    guard view.window != nil else { return }
    for rule in rules { rule.give(view) }
  }
}
