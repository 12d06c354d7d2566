/// What `appearance()` gives. It is no view, as Apple's is: views are asked for by name only.
///
/// Natively it has every property that a class of views has, also a program's own ones; in a page, those that are listed in
/// `AppearanceProxy+Bars`, `+Controls` and `+Views`.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor @dynamicMemberLookup
#endif
public struct AppearanceProxy<View: UIView> {
  let place: AppearancePlace

  init(_ place: AppearancePlace = AppearancePlace()) { self.place = place }

  /// - Parameter isOwn: the view has a value that it got otherwise, which it keeps.
  func set<Value>(
    _ value: Value, _ key: AppearanceKey, isOwn: @escaping (View) -> Bool,
    give: @escaping (View) -> Void
  ) {
    let place = place
    let rule = AppearanceRule(
      ObjectIdentifier(View.self), place, key, value: AppearanceValue(value)
    ) { view in
      guard let view = view as? View, place.holds(view), !isOwn(view) else { return }
      give(view)
    }
    AppearanceRules.add(rule, ObjectIdentifier(View.self), place, key)
  }

  /// What was set for a property.
  func value<Value>(_ key: AppearanceKey, _ type: Value.Type) -> Value? {
    guard let rule = AppearanceRules.rule(ObjectIdentifier(View.self), place, key) else {
      return nil
    }
    // A property has one type.
    return unsafeDowncast(rule.value, to: AppearanceValue<Value>.self).value
  }
}

#if !hasFeature(Embedded)
  extension AppearanceProxy {
    /// A property that may be missing is a view's own one when it is not.
    public subscript<Value>(
      dynamicMember path: ReferenceWritableKeyPath<View, Value?>
    ) -> Value? {
      get { value(AppearanceKey(path), Value?.self) ?? nil }
      nonmutating set {
        set(newValue, AppearanceKey(path), isOwn: { $0[keyPath: path] != nil }) {
          $0[keyPath: path] = newValue
        }
      }
    }

    /// Whether a view has set any other one nobody can know: what is said here comes when it comes into a window.
    @_disfavoredOverload
    public subscript<Value>(
      dynamicMember path: ReferenceWritableKeyPath<View, Value>
    ) -> Value {
      @available(*, unavailable, message: "it is known of views, not of their class")
      get { preconditionFailure("Nothing was set.") }
      nonmutating set {
        set(newValue, AppearanceKey(path), isOwn: { _ in false }) { $0[keyPath: path] = newValue }
      }
    }
  }
#endif
