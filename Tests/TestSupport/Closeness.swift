/// Neither is NaN, and they differ by no more than `tolerance`.
public func isClose(_ a: Double, _ b: Double, within tolerance: Double) -> Bool {
  a == b || (a - b).magnitude <= tolerance
}

/// How far a result is from the true value, in units of the last place of the true one.
public func unitsInLastPlace(_ result: Double, from truth: Double) -> Double {
  if result == truth || (result.isNaN && truth.isNaN) { return 0 }
  return (result - truth).magnitude / Swift.max(truth.ulp, .leastNonzeroMagnitude)
}
