/// A line of a menu.
struct MenuItem {
  var title: String
  /// The key that does the same.
  var key: String?
  /// It is so now.
  var isChecked = false
  var isEnabled = true
  /// A line above it divides it from what is before.
  var beginsGroup = false
  /// Stands above it and those that follow, and divides them from what is before.
  var heading: String?
  var action: @MainActor () -> Void
}
