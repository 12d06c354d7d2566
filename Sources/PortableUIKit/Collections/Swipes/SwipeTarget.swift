/// A row under a finger, and what can be done to it.
struct SwipeTarget {
  let cell: any SwipedCell
  var path: IndexPath
  /// It is taken away, and stays as it has been swiped.
  var isGone = false
  var left: UISwipeActionsConfiguration?
  var right: UISwipeActionsConfiguration?
}
