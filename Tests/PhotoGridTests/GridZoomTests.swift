import Foundation
import ScrollGeometry
import Testing

@testable import PhotoGrid

struct GridZoomTests {
  /// Critical: 1 + ((s − 1)(1 + ωt) + vt) exp(−ωt), ω = 2π ÷ 0.35.
  @Test(arguments: [0.01, 0.1, 0.3], [0.0, 2.0])
  func comesToRestAsASpring(time: Double, velocity: Double) {
    var zoom = GridZoom()
    zoom.follow(1.3, about: .zero)
    zoom.letGo(velocity: velocity)
    zoom.advance(by: time / 2)
    zoom.advance(by: time / 2)
    let omega = 2 * Double.pi / 0.35
    let expected = 1 + (0.3 * (1 + omega * time) + velocity * time) * exp(-omega * time)
    #expect((zoom.scale - expected).magnitude < 1e-9)
  }

  @Test func anotherDensityIsShownAsLargeAsBefore() {
    var zoom = GridZoom()
    zoom.follow(1.2, about: .zero)
    zoom.densityChanged(by: 1.5)
    #expect((zoom.scale - 0.8).magnitude < 1e-12)
    zoom.letGo()
    zoom.advance(by: 5)
    #expect(zoom.isAtRest)
  }

  @Test func whatIsNotMovedRests() {
    var zoom = GridZoom()
    zoom.letGo(velocity: 3)
    zoom.advance(by: 0.1)
    #expect(zoom.isAtRest)
  }
}
