import ScrollEngine
import ScrollGeometry
import Testing

@Suite struct ScrollPhasesTests {
  private static let step = Vector(dx: 0, dy: 3)

  @Test func stepsBeginGoOnAndStop() {
    var phases = ScrollPhases()
    #expect(!phases.isOpen && phases.end() == nil)
    #expect(phases.step(.zero, at: 0) == nil && !phases.isOpen)
    #expect(phases.step(Self.step, at: 1) == .began && phases.isOpen)
    #expect(phases.step(Self.step, at: 1.01) == .changed)
    #expect(phases.step(.zero, at: 1.02) == .changed)
    #expect(phases.end() == .ended && !phases.isOpen)
    #expect(phases.step(Self.step, at: 2) == .began)
    #expect(phases.end(cancelled: true) == .cancelled && phases.end(cancelled: true) == nil)
  }

  @Test func silenceEndsWhatNobodyEnds() {
    var phases = ScrollPhases()
    #expect(phases.advance(to: 9) == nil)
    _ = phases.step(Self.step, at: 1)
    _ = phases.step(Self.step, at: 1.1)
    #expect(phases.advance(to: 1.1 + Tunables.trackpadEndTimeout * 0.99) == nil && phases.isOpen)
    #expect(phases.advance(to: 1.1 + Tunables.trackpadEndTimeout * 1.01) == .ended)
    #expect(phases.advance(to: 9) == nil && !phases.isOpen)
  }
}
