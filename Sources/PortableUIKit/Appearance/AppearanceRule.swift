/// One property's value, for all views of a class.
#if !hasFeature(Embedded)
  @MainActor
#endif
final class AppearanceRule {
  /// The views' class, where they are and the property: there is one rule of each.
  private let type: ObjectIdentifier
  private let place: AppearancePlace
  private let key: AppearanceKey
  /// An `AppearanceValue`.
  let value: AnyObject
  let give: (UIView) -> Void

  /// - Parameter give: does nothing with a view of another class, or one that has a value of its own.
  init(
    _ type: ObjectIdentifier, _ place: AppearancePlace, _ key: AppearanceKey, value: AnyObject,
    give: @escaping (UIView) -> Void
  ) {
    self.type = type
    self.place = place
    self.key = key
    self.value = value
    self.give = give
  }

  func isOf(_ type: ObjectIdentifier, _ place: AppearancePlace, _ key: AppearanceKey) -> Bool {
    self.type == type && self.key == key && self.place == place
  }

  func isBefore(_ other: AppearanceRule) -> Bool { place.depth >= other.place.depth }
}
