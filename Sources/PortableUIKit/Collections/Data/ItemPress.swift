/// A finger on an item.
struct ItemPress {
  let touch: UITouch
  let indexPath: IndexPath
}
