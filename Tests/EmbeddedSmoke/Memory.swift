/// Blocks of all sizes come and go in a jumbled order and are found unharmed; numbers are printed
/// through 128-bit products. On WebAssembly this is the proof of our own C runtime.
func checksumOfMemory() -> Checksum {
  var random = Random()
  var checksum = Checksum()
  var blocks: [[UInt64]] = []
  for round: UInt64 in 0..<4000 {
    let length = Int(random.unit() * random.unit() * 3000)
    blocks.append([UInt64](repeating: round, count: length))
    if blocks.count > 40 {
      let index = Int(random.unit() * Double(blocks.count))
      let block = blocks.remove(at: index)
      checksum.add(UInt64(block.count))
      for word in block where word != block[0] { checksum.add("harmed") }
      if let first = block.first { checksum.add(first) }
    }
  }
  // Longer than a page.
  var long = [UInt64](repeating: 7, count: 100_000)
  for index in 0..<long.count { long[index] &*= UInt64(index) }
  checksum.add(long[99_999])
  for _ in 0..<500 {
    checksum.add("\(random.number(in: -1e6...1e6)) \(Int64(random.number(in: -1e15...1e15)))")
  }
  return checksum
}
