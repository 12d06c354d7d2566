import CollectionSolving
import TestSupport
import Testing

@Suite struct SumsTests {
  @Test func answersAsAPlainArrayDoes() {
    repeatedly(300) { random, trace in
      var values = (0..<Int(random.number(0...40))).map { _ in random.number(0...5).rounded(.down) }
      var sums = Sums(values)
      for _ in 0..<20 {
        if !values.isEmpty {
          let index = Int(random.number(0...Double(values.count) - 0.001))
          values[index] = random.number(0...5).rounded(.down)
          sums.set(values[index], at: index)
        }
        let end = Int(random.number(0...Double(values.count)))
        #expect(sums.sum(before: end) == values[..<end].reduce(0, +), "\(trace)")
        let distance = random.number(-10...220).rounded(.down)
        var (expected, start) = (0, 0.0)
        while expected < values.count - 1, start + values[expected] <= distance {
          start += values[expected]
          expected += 1
        }
        #expect(sums.index(covering: distance) == expected, "\(trace)")
      }
      #expect(sums.total == values.reduce(0, +), "\(trace)")
    }
  }
}
