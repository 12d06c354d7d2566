import ScrollEngine
import Testing

@Suite struct ZoomLimitsTests {
  @Test func clampsAndReturnsLimitsExactly() {
    let limits = ZoomLimits(minimum: 0.3, maximum: 2.7)
    #expect(limits.clamped(0.1) == 0.3 && limits.clamped(9) == 2.7 && limits.clamped(1) == 1)
    #expect(limits.clamped(0.3) == 0.3 && limits.clamped(2.7) == 2.7)
    #expect(limits.clamped(.infinity) == 2.7 && limits.clamped(.nan) == 0.3)
    #expect(limits.contains(0.3) && limits.contains(2.7) && !limits.contains(0.29))
    #expect(!limits.contains(.nan))
  }

  @Test func equalLimitsAllowNoZooming() {
    #expect(!ZoomLimits(minimum: 1, maximum: 1).allowZooming)
    #expect(ZoomLimits(minimum: 1, maximum: 1.01).allowZooming)
    #expect(!ZoomLimits(minimum: 2, maximum: 1).allowZooming)
  }

  @Test func limitsThatMakeNoSenseBecomeSane() {
    #expect(ZoomLimits(minimum: 3, maximum: 1) == ZoomLimits(minimum: 3, maximum: 3))
    #expect(ZoomLimits(minimum: 0, maximum: 4).minimum == 1e-6)
    #expect(ZoomLimits(minimum: -2, maximum: 4).minimum == 1e-6)
    #expect(ZoomLimits(minimum: 1, maximum: .infinity).maximum == 1e6)
    #expect(ZoomLimits(minimum: .infinity, maximum: 1).minimum == 1e6)
    #expect(ZoomLimits(minimum: .nan, maximum: .nan) == ZoomLimits(minimum: 1, maximum: 1))
    #expect(ZoomLimits(minimum: -3, maximum: -1).maximum == 1e-6)
  }
}
