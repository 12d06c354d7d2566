/// What a button in a bar is, and how it is.
struct BarButtonUse {
  var isDone = false
  var isBack = false
  var isEnabled = true
  var isHighlighted = false
}
