/// A gesture machine in each of its states, and everything that can happen to it.
struct GestureTransitions<Machine: Equatable> {
  var states: KeyValuePairs<String, Machine>
  /// What happens, and what the machine says to it.
  var inputs: [(name: String, play: (inout Machine) -> Any)]

  /// A line for each pair that does something: `state, input: action → state`. What is left out changes nothing and
  /// says nothing.
  var lines: [String] {
    states.flatMap { state, machine in
      inputs.compactMap { name, play in
        var changed = machine
        let action = "\(play(&changed))"
        guard action != "none" || changed != machine else { return nil }
        return "\(state), \(name): \(action) → \(Self.state(of: changed))"
      }
    }
  }

  /// The name of the machine's private state.
  private static func state(of machine: Machine) -> String {
    let state = Mirror(reflecting: machine).children.first { $0.label == "state" }
    return String("\(state?.value ?? "none")".prefix { $0 != "(" })
  }
}
