import ScrollEngine
import ScrollGeometry

/// How much larger or smaller than its density a grid is shown just now, about a place: while fingers pinch it, and
/// until it has come to rest.
struct GridZoom {
  /// 1 at rest.
  private(set) var scale = 1.0
  /// What stays where it is, in the grid's view.
  var center = Point.zero
  /// From where a spring brings it to rest, and how long it has done so, seconds.
  private var release: (scale: Double, velocity: Double, age: Double)?

  var isAtRest: Bool { scale == 1 }

  /// The fingers say so.
  mutating func follow(_ scale: Double, about center: Point) {
    release = nil
    self.scale = scale
    self.center = center
  }

  /// The grid has taken another density, whose pictures are so much larger: it is shown as large as before.
  mutating func densityChanged(by factor: Double) {
    scale /= factor
    if let release {
      self.release = (release.scale / factor, release.velocity / factor, release.age)
    }
  }

  /// Nobody holds it.
  ///
  /// - Parameter velocity: of the scale, a second.
  mutating func letGo(velocity: Double = 0) {
    release = scale == 1 ? nil : (scale, velocity, 0)
  }

  /// Some seconds go by after it was let go.
  mutating func advance(by seconds: Double) {
    guard var release else { return }
    release.age += seconds
    self.release = release
    let way = SpringWay(
      perceptualDuration: GridTunables.closing, bounce: 0, velocity: release.velocity)
    if release.age >= way.settlingTime {
      scale = 1
      self.release = nil
    } else {
      scale = way.value(from: release.scale, to: 1, at: release.age)
    }
  }
}
