import LinearSolving

/// The unknowns of a box.
struct BoxVariables {
  let x: LinearVariable
  let y: LinearVariable
  let width: LinearVariable
  let height: LinearVariable

  func start(_ axis: NSLayoutConstraint.Axis) -> LinearVariable {
    axis == .horizontal ? x : y
  }

  func length(_ axis: NSLayoutConstraint.Axis) -> LinearVariable {
    axis == .horizontal ? width : height
  }
}
