/// The order in which people expect file names: img2 before img10, whatever the case of the letters.
///
/// The same everywhere and in every language, and never undecided: names that differ only in case or
/// in leading zeros have an order too. Names are bytes, as the file system has them.
enum NaturalOrder {
  static func isBefore(
    _ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    compare(first, second) < 0
  }

  /// Negative, zero (the same bytes) or positive.
  static func compare(
    _ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var left = NameReader(first)
    var right = NameReader(second)
    var zeros = 0
    while !left.isAtEnd && !right.isAtEnd {
      let order: Int
      if left.isAtDigit && right.isAtDigit {
        let leftZeros = left.skipZeros()
        let rightZeros = right.skipZeros()
        if zeros == 0 { zeros = leftZeros - rightZeros }
        order = compareNumbers(left.takeDigits(), right.takeDigits())
      } else {
        order = Int(left.takeFolded()) - Int(right.takeFolded())
      }
      if order != 0 { return order }
    }
    if left.isAtEnd != right.isAtEnd { return left.isAtEnd ? -1 : 1 }
    return zeros != 0 ? zeros : compareBytes(first, second)
  }

  /// Without leading zeros, the longer number is the larger one.
  private static func compareNumbers(
    _ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>
  ) -> Int {
    first.count != second.count ? first.count - second.count : compareBytes(first, second)
  }

  private static func compareBytes(
    _ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>
  ) -> Int {
    for index in 0..<min(first.count, second.count) where first[index] != second[index] {
      return Int(first[index]) - Int(second[index])
    }
    return first.count - second.count
  }
}
