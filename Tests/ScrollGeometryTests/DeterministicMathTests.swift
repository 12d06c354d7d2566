import Foundation
import ScrollGeometry
import TestSupport
import Testing

private typealias Math = DeterministicMath

@Suite struct DeterministicMathTests {
  @Test func expIsWithinTwoUnitsOfTheCLibrary() {
    repeatedly(50_000) { random, trace in
      for range in [-745.0...709.7, -1...1, -1e-9...1e-9] {
        let x = random.number(range)
        #expect(unitsInLastPlace(Math.exp(x), from: exp(x)) <= 2, "\(trace)")
      }
    }
  }

  @Test func logIsWithinTwoUnitsOfTheCLibrary() {
    repeatedly(50_000) { random, trace in
      for x in [exp(random.number(-744...709)), random.number(0.5...2), random.number(0.999...1)] {
        #expect(unitsInLastPlace(Math.log(x), from: log(x)) <= 2, "\(trace)")
      }
    }
  }

  @Test func trigonometryIsWithinTwoUnitsOfTheCLibrary() {
    repeatedly(20_000) { random, trace in
      for range in [-10.0...10, -1e6...1e6] {
        let angle = random.number(range)
        #expect(unitsInLastPlace(Math.sin(angle), from: sin(angle)) <= 2, "\(trace)")
        #expect(unitsInLastPlace(Math.cos(angle), from: cos(angle)) <= 2, "\(trace)")
      }
      let (x, y) = (random.number(-9...9), random.number(-9...9))
      #expect(unitsInLastPlace(Math.atan2(y, x), from: atan2(y, x)) <= 2, "\(trace)")
    }
  }

  @Test func whatFollowsIsWithinFourUnitsOfTheCLibrary() {
    repeatedly(20_000) { random, trace in
      let angle = random.number(-10...10)
      #expect(unitsInLastPlace(Math.tan(angle), from: tan(angle)) <= 5, "\(trace)")
      for x in [random.number(-1...1), random.number(-1e-8...1e-8), random.number(0.9999...1)] {
        #expect(unitsInLastPlace(Math.asin(x), from: asin(x)) <= 4, "\(trace)")
        #expect(unitsInLastPlace(Math.acos(x), from: acos(x)) <= 4, "\(trace)")
        #expect(unitsInLastPlace(Math.atan(100 * x), from: atan(100 * x)) <= 4, "\(trace)")
      }
      for x in [exp(random.number(-744...709)), random.number(0.5...2)] {
        #expect(unitsInLastPlace(Math.log2(x), from: log2(x)) <= 4, "\(trace)")
        #expect(unitsInLastPlace(Math.log10(x), from: log10(x)) <= 4, "\(trace)")
      }
      let (x, y) = (random.number(-1e308...1e308), random.number(-1e308...1e308))
      #expect(unitsInLastPlace(Math.hypot(x, y), from: hypot(x, y)) <= 4, "\(trace)")
      #expect(unitsInLastPlace(Math.hypot(x, 1e3), from: hypot(x, 1e3)) <= 4, "\(trace)")
    }
  }

  @Test func whatFollowsIsExactWhereOneExpectsIt() {
    for exponent in -1070...1023 {
      #expect(
        Math.log2(Double(sign: .plus, exponent: exponent, significand: 1)) == Double(exponent))
    }
    for exponent in 0...22 { #expect(Math.log10(pow(10, Double(exponent))) == Double(exponent)) }
    #expect(Math.asin(1) == .pi / 2 && Math.acos(-1) == .pi && Math.asin(2).isNaN)
    #expect(Math.acos(-1.5).isNaN && Math.log2(0) == -.infinity && Math.log10(-1).isNaN)
    #expect(Math.hypot(0, 0) == 0 && Math.hypot(3, -4) == 5 && Math.hypot(.nan, 1).isNaN)
    #expect(Math.hypot(.infinity, .nan) == .infinity && Math.tan(0) == 0)
  }

  @Test func quarterTurnsAreAsExactAsTheyCanBe() {
    for quarter in -1000...1000 {
      let angle = Double(quarter) * (Double.pi / 2)
      #expect(unitsInLastPlace(Math.sin(angle), from: sin(angle)) <= 2, "\(quarter)")
      #expect(unitsInLastPlace(Math.cos(angle), from: cos(angle)) <= 2, "\(quarter)")
    }
  }

  @Test func hugeAnglesStayBounded() {
    for angle in [1e7, -3e12, 1e100, 1.7e308] {
      let length = Math.sin(angle) * Math.sin(angle) + Math.cos(angle) * Math.cos(angle)
      #expect(isClose(length, 1, within: 1e-15), "\(angle)")
    }
  }

  @Test func powerIsWithinItsStatedError() {
    repeatedly(20_000) { random, trace in
      let (base, exponent) = (random.number(0.01...10), random.number(-40...40))
      let truth = pow(base, exponent)
      let allowed = 4 + 2 * (exponent * log(base)).magnitude
      #expect(unitsInLastPlace(Math.pow(base, exponent), from: truth) <= allowed, "\(trace)")
    }
    #expect(Math.pow(1.2, 3) == 1.2 * (1.2 * 1.2))
    #expect(Math.pow(2, -10) == 1.0 / 1024)
  }

  @Test(arguments: [
    0, -0.0, 1, .infinity, -.infinity, .nan, 709.782712893384, 709.7827128933841, 710, -708.5,
    -744.9, -745.1332191019412, -746, .leastNonzeroMagnitude, -2000 * .leastNonzeroMagnitude,
    2.3e-308,
    -1,
  ])
  func edgesOfExpLogAndSine(_ x: Double) {
    #expect(unitsInLastPlace(Math.exp(x), from: exp(x)) <= 1)
    #expect(unitsInLastPlace(Math.log(x), from: log(x)) <= 1)
    #expect(unitsInLastPlace(Math.sin(x), from: sin(x)) <= 1)
    #expect(unitsInLastPlace(Math.cos(x), from: cos(x)) <= 1)
    if !x.isNaN, x.isFinite { #expect(Math.sin(x).sign == sin(x).sign) }
  }

  @Test func edgesOfTheArcTangent() {
    let values = [0, -0.0, 1, -1, .infinity, -.infinity, .leastNonzeroMagnitude, 1e300]
    for y in values {
      for x in values {
        let (ours, truth) = (Math.atan2(y, x), atan2(y, x))
        #expect(unitsInLastPlace(ours, from: truth) <= 1, "atan2(\(y), \(x))")
        #expect(ours.sign == truth.sign, "atan2(\(y), \(x))")
      }
      #expect(Math.atan2(y, .nan).isNaN && Math.atan2(.nan, y).isNaN)
    }
  }

  @Test func edgesOfThePower() {
    let bases = [0, -0.0, 1, -1, 2, -2, 0.5, .infinity, -.infinity, .nan]
    let exponents = [0, 1, -1, 2, -3, 0.5, -0.5, 41, .infinity, -.infinity, .nan]
    for base in bases {
      for exponent in exponents {
        let (ours, truth) = (Math.pow(base, exponent), pow(base, exponent))
        #expect(unitsInLastPlace(ours, from: truth) <= 16, "pow(\(base), \(exponent))")
        if !truth.isNaN { #expect(ours.sign == truth.sign, "pow(\(base), \(exponent))") }
      }
    }
  }

  /// The same in debug, release and WebAssembly, or a recording would not replay.
  @Test func bitsArePinned() {
    #expect(Math.exp(1).bitPattern == 0x4005_BF0A_8B14_576A)
    #expect(Math.exp(-0.002).bitPattern == 0x3FEF_EFA1_E333_CD77)
    #expect(Math.log(0.998).bitPattern == 0xBF60_6680_FFE7_CC09)
    #expect(Math.sin(1).bitPattern == 0x3FEA_ED54_8F09_0CEE)
    var checksum = BitChecksum()
    repeatedly(2000) { random, _ in
      checksum.add(Math.exp(random.number(-745...709)))
      checksum.add(Math.log(random.number(0...1e9)))
      checksum.add(Math.sin(random.number(-100...100)))
      checksum.add(Math.cos(random.number(-100...100)))
      checksum.add(Math.atan2(random.number(-1...1), random.number(-1...1)))
      checksum.add(Math.pow(random.number(0...4), random.number(-9...9)))
    }
    #expect(checksum.value == 0x6A8E_6848_492E_4690)
  }
}
