/// A variable times a number.
struct LinearTerm: Equatable {
  var symbol: Int
  var coefficient: Double
}
