import Foundation
import ScrollEngine
import TestSupport
import Testing

@Suite struct DecayTests {
  @Test(arguments: [0.998, 0.99, 0.5, 0.9995, 0.97])
  func isThePowerOfTheRate(_ rate: Double) {
    let decay = Decay(rate: rate)
    #expect(isClose(decay.logarithm, -log(rate), within: 1e-15))
    for t in [0, 0.4, 7, 100, 1234] {
      #expect(isClose(decay.factor(at: t), pow(rate, t), within: 1e-14))
    }
    for factor in [1, 0.9, 0.5, 1e-6] {
      #expect(isClose(decay.factor(at: decay.time(ofFactor: factor)), factor, within: 1e-14))
    }
  }

  @Test func ratesAreLimited() {
    #expect(Decay(rate: 1).rate == 0.9995)
    #expect(Decay(rate: .infinity).rate == 0.9995)
    #expect(Decay(rate: 0.2).rate == 0.5)
    #expect(Decay(rate: -3).rate == 0.5)
    #expect(Decay(rate: .nan).rate == 0.998)
  }
}
