import Testing

@testable import PhotoStrip

struct SettlingValueTests {
  /// e^(−2π·t/0.3)·(1 + 2π·t/0.3), worked out with bc.
  @Test func itComesWithoutSwinging() {
    var value = SettlingValue(at: 0, perceptualDuration: 0.3)
    value.go(to: 1)
    for (time, expected) in [(0.05, 0.281_598), (0.1, 0.618_942), (0.2, 0.921_314)] {
      var other = value
      other.advance(by: time)
      #expect((other.value - expected).magnitude < 1e-5, "\(time): \(other.value)")
      // However often one looks.
      var often = value
      for _ in 0..<100 { often.advance(by: time / 100) }
      #expect((often.value - other.value).magnitude < 1e-9)
    }
    value.advance(by: 0.5)
    #expect(value.isAtRest && value.value == 1)
  }

  @Test func sentElsewhereItKeepsItsVelocity() {
    var value = SettlingValue(at: 0, perceptualDuration: 0.3)
    value.go(to: 10)
    value.advance(by: 0.07)
    let (place, velocity) = (value.value, value.velocity)
    #expect(velocity > 10)
    value.go(to: 20)
    #expect((value.value - place).magnitude < 1e-12)
    #expect((value.velocity - velocity).magnitude < 1e-9)
    var later = value
    later.advance(by: 1e-6)
    #expect(((later.value - place) / 1e-6 - velocity).magnitude < 0.01)
    value.advance(by: 5)
    #expect(value.value == 20)
  }

  @Test func setItRests() {
    var value = SettlingValue(at: 3, perceptualDuration: 0.3)
    value.go(to: 10)
    value.advance(by: 0.1)
    value.set(to: 4)
    #expect(value.isAtRest)
    value.advance(by: 1)
    #expect(value.value == 4 && value.velocity == 0)
  }
}
