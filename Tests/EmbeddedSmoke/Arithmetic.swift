import PortableUIKit
import ScrollGeometry

/// 20 000 values each of what a program of somebody's own may ask of numbers: in WebAssembly our own code answers, elsewhere the C
/// library.
func checksumOfArithmetic() -> Checksum {
  var random = Random()
  var checksum = Checksum()
  for turn in 0..<20_000 {
    let x = random.number(in: -1e6...1e6)
    let y = random.number(in: -1e3...1e3)
    // One that takes nearly all of the product away shows each of its digits.
    let z = turn % 3 == 0 ? -(x * y) : random.number(in: -1e9...1e9)
    checksum.add(z.addingProduct(x, y))
    checksum.add(Double(Float(z).addingProduct(Float(x), Float(y))))
    checksum.add(x.truncatingRemainder(dividingBy: y))
    checksum.add(x.remainder(dividingBy: y))
    checksum.add(Double(Float(x).truncatingRemainder(dividingBy: Float(y))))
    checksum.add(x.rounded(.toNearestOrEven))
  }
  for place in stride(from: 0.1, to: 100, by: 0.3) { checksum.add(place) }
  for place in stride(from: -20.0, through: 20, by: 0.7) { addElementary(place, to: &checksum) }
  return checksum
}

/// By the C library's names in a page, where they are ours; elsewhere by what stands behind them there.
private func addElementary(_ x: Double, to checksum: inout Checksum) {
  #if hasFeature(Embedded)
    for value in [
      sin(x), cos(x), tan(x), asin(x / 20), acos(x / 20), atan(x), atan2(x, 3), exp(x), log(x * x),
      log2(x * x), log10(x * x), pow(2.5, x), hypot(x, 4), floor(x), ceil(x), round(x), trunc(x),
      fabs(x), sqrt(x * x), fmod(x, 3),
    ] { checksum.add(value) }
  #else
    typealias Math = DeterministicMath
    for value in [
      Math.sin(x), Math.cos(x), Math.tan(x), Math.asin(x / 20), Math.acos(x / 20), Math.atan(x),
      Math.atan2(x, 3), Math.exp(x), Math.log(x * x), Math.log2(x * x), Math.log10(x * x),
      Math.pow(2.5, x), Math.hypot(x, 4), x.rounded(.down), x.rounded(.up), x.rounded(),
      x.rounded(.towardZero), x.magnitude, (x * x).squareRoot(),
      x.truncatingRemainder(dividingBy: 3),
    ] { checksum.add(value) }
  #endif
}
