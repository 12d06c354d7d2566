/// Something that a control shows differently in its states.
struct StateValues<Value> {
  private var entries: [(state: UIControl.State, value: Value)] = []

  var isEmpty: Bool { entries.isEmpty }

  /// What was set for exactly this state.
  subscript(state: UIControl.State) -> Value? {
    get { entries.first { $0.state == state }?.value }
    set {
      entries.removeAll { $0.state == state }
      if let newValue { entries.append((state, newValue)) }
    }
  }

  /// What is shown in this state: what the normal state has where nothing was set.
  func shown(in state: UIControl.State) -> Value? {
    self[state] ?? self[.normal]
  }
}
