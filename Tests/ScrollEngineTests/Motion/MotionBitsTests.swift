import ScrollEngine
import ScrollGeometry
import TestSupport
import Testing

@Suite struct MotionBitsTests {
  /// The same in debug, release and WebAssembly, or a recording would not replay.
  @Test func bitsArePinned() {
    #expect(motionChecksum() == 0xE071_65D8_715E_E9CE)
  }
}
