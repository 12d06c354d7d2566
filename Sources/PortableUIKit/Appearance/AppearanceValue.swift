/// What a rule gives.
final class AppearanceValue<Value> {
  let value: Value

  init(_ value: Value) { self.value = value }
}
