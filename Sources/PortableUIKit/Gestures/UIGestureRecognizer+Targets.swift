extension UIGestureRecognizer {
  func add(_ action: TargetAction) {
    actions.removeAll { $0.isOver }
    if !actions.contains(where: { $0.isSame(as: action) }) { actions.append(action) }
  }

  func remove(_ target: ActionObject?, _ action: Selector?) {
    let meant = actions.meant(by: target, action)
    actions.removeAll { own in meant.contains { $0.isSame(as: own) } }
  }
}
