import Foundation

/// One side of a chart: which numbers it shows, and where.
struct Axis {
  let label: String
  let range: ClosedRange<Double>
  /// Where a number stands, and what it says.
  let ticks: [(value: Double, text: String)]
  /// Equal factors are equally long.
  var isLogarithmic = false

  /// Ticks every `step`, written with so many digits.
  init(_ label: String, _ range: ClosedRange<Double>, every step: Double, digits: Int = 0) {
    self.label = label
    self.range = range
    let count = Int(((range.upperBound - range.lowerBound) / step + 1e-9).rounded(.down))
    ticks = (0...count).map {
      let value = range.lowerBound + Double($0) * step
      return (value, fixed(value, digits))
    }
  }

  /// Ticks at these powers of two.
  init(_ label: String, powersOfTwo powers: ClosedRange<Int>) {
    self.label = label
    range = pow(2, Double(powers.lowerBound))...pow(2, Double(powers.upperBound))
    isLogarithmic = true
    ticks = powers.map { power in
      let value = pow(2, Double(power))
      return (value, power < 0 ? "1/\(Int(1 / value))" : "\(Int(value))")
    }
  }

  /// 0 at the beginning of the range, 1 at its end.
  func share(_ value: Double) -> Double {
    guard isLogarithmic else {
      return (value - range.lowerBound) / (range.upperBound - range.lowerBound)
    }
    return log(value / range.lowerBound) / log(range.upperBound / range.lowerBound)
  }
}
