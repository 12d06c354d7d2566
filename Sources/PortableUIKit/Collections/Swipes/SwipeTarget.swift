/// A row under a finger, and what can be done to it.
struct SwipeTarget {
  let cell: any SwipedCell
  var path: IndexPath
  var left: UISwipeActionsConfiguration?
  var right: UISwipeActionsConfiguration?
}
