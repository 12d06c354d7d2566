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
  return checksum
}
