/// A line of a menu.
struct MenuItem {
  var title: String
  /// The key that does the same, or what is chosen in the menu that it leads to.
  var key: String?
  /// It is so now.
  var isChecked = false
  var isEnabled = true
  /// A line above it divides it from what is before.
  var beginsGroup = false
  /// What it leads to, in place of the menu; none for what does something itself.
  var submenu: [MenuItem] = []
  /// Back to the menu that has led here.
  var leadsBack = false
  var action: @MainActor () -> Void = {}
}
