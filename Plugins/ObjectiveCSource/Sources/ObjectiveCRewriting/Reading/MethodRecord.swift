/// A method that a type has.
struct MethodRecord {
  let name: MethodName
  /// What `@objc(…)` says.
  let ownObjectiveCName: String?
  /// Nobody but its file sees it.
  let isPrivate: Bool
  let isOverride: Bool

  var objectiveCName: String { ownObjectiveCName ?? name.objectiveC }
}
