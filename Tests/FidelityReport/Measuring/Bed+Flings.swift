import Foundation
import PortableUIKit
import ScrollBed
import ScrollGeometry

extension Bed {
  /// A telephone's scroll view on pixels so small that rounding does not show, with room to fling.
  static func fine(
    bounds: CGSize = CGSize(width: 320, height: 460),
    content: CGSize = CGSize(width: 100_000, height: 1_000_000), zooms: Bool = false
  ) -> Bed {
    Bed(bounds: bounds, content: content, pixelsPerPoint: 1_000_000, zooms: zooms)
  }

  /// Drags up at constant speed for `duration` seconds and lifts in motion, `velocity` in points per millisecond.
  func fling(_ velocity: Double, across: Double = 0, duration: Double = 0.1) {
    let way = duration * 1000
    swipe(
      from: (160, 400), to: (160 - across * way, 400 - velocity * way), duration, rate: 1000)
  }

  /// What the delegate was told at the last release, points per millisecond.
  var releaseVelocity: Vector {
    log.releases.last.map { Vector(dx: Double($0.velocity.x), dy: Double($0.velocity.y)) } ?? .zero
  }

  /// How far the delegate was told that the content would go on.
  var projected: Vector {
    log.releases.last.map { Point($0.target) - Point($0.offset) } ?? .zero
  }

  /// The release velocities that follow when one pair of events is faster than the others:
  /// what each pair weighs, the newest first.
  static func weights(_ count: Int, lifting: Bool, _ read: (Bed) -> Double) -> [Double] {
    func velocity(_ speeds: [Double]) -> Double {
      let bed = Bed.fine()
      var samples = [(time: 0.0, x: 160.0, y: 400.0)]
      for (index, speed) in speeds.enumerated() {
        samples.append((Double(index + 1) * 0.01, 160, samples[index].y - speed * 10))
      }
      bed.stroke(samples, lift: lifting)
      bed.frame()
      return read(bed)
    }
    let even = velocity(Array(repeating: 2, count: 8))
    return (0..<count).map { age in
      var speeds = Array(repeating: 2.0, count: 8)
      speeds[7 - age] += 1
      return velocity(speeds) - even
    }
  }
}
