import ScrollEngine
import ScrollGeometry

/// A photo that a finger drags down, or up, away from its page.
struct PhotoPull {
  /// Of the picture when the finger took it.
  let start: Rect
  /// Where the finger took it.
  let hold: Point
  /// Of the screen.
  let room: Size
  let isUpward: Bool
  private(set) var way = Vector.zero

  init(_ start: Rect, at hold: Point, in room: Size, isUpward: Bool = false) {
    (self.start, self.hold, self.room, self.isUpward) = (start, hold, room, isUpward)
  }

  mutating func follow(_ way: Vector) { self.way = way }

  /// It follows the finger away, less to the sides, and gets smaller about the finger.
  var frame: Rect {
    let scale = self.scale
    let sideways = GridTunables.shrinking * room.width * sine(way.dx / room.width)
    let place = Point(x: hold.x + sideways, y: hold.y + way.dy)
    return Rect(
      x: place.x + (start.minX - hold.x) * scale, y: place.y + (start.minY - hold.y) * scale,
      width: start.width * scale, height: start.height * scale)
  }

  private var scale: Double {
    1 - GridTunables.shrinking * sine(max(0, away(way)) / room.height)
  }

  /// How far it goes where it leaves.
  private func away(_ way: Vector) -> Double { isUpward ? -way.dy : way.dy }

  /// How much of the backdrop is left.
  var cover: Double {
    min(1, max(0, 1 - away(way) / (room.height * GridTunables.clearing)))
  }

  /// Let go with a velocity, points a second, the photo leaves its page.
  func leaves(with velocity: Vector) -> Bool {
    let (way, speed) = (away(way), away(velocity))
    if speed < GridTunables.keepingSpeed || way <= 0 { return false }
    if speed > GridTunables.closingSpeed { return true }
    let decay = Decay(rate: Tunables.normalDecelerationRate)
    // derivation: the decay's logarithm counts milliseconds.
    let glide = speed / 1000 / decay.logarithm
    return way + glide > room.height * GridTunables.closingShare
  }

  /// 0…1 and back to −1, the slower the farther.
  private func sine(_ share: Double) -> Double {
    DeterministicMath.sin(Double.pi / 2 * min(1, max(-1, share)))
  }
}
