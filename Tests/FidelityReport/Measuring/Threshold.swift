/// Where something begins to hold: false at `low`, true at `high`. Found by halving, to a millionth of the way.
@MainActor
func threshold(_ low: Double, _ high: Double, _ holds: (Double) -> Bool) -> Double {
  var (low, high) = (low, high)
  for _ in 0..<20 {
    let middle = (low + high) / 2
    if holds(middle) { high = middle } else { low = middle }
  }
  return (low + high) / 2
}
