/// A variable times a number.
package struct LinearTerm: Equatable {
  package var symbol: Int
  package var coefficient: Double
}
