/// Another stack of a navigation controller in place of one.
struct StackChange {
  let old: [UIViewController]
  let new: [UIViewController]
  let leaving: [UIViewController]
  let coming: [UIViewController]

  init(from old: [UIViewController], to new: [UIViewController]) {
    self.old = old
    self.new = new
    leaving = old.filter { controller in !new.contains { $0 === controller } }
    coming = new.filter { controller in !old.contains { $0 === controller } }
  }

  /// Back to somebody who was there already is a pop.
  var operation: UINavigationController.Operation {
    new.last.map { top in old.contains { $0 === top } } ?? false ? .pop : .push
  }
}
