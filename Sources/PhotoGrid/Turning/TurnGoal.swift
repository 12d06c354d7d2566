import PictureFacts
import ScrollGeometry

/// How a picture is to lie, as it is seen: upright by some quarters, and on which side.
struct TurnGoal {
  /// Clockwise; more than four are that many turns.
  private(set) var quarters = 0
  private var isMirroredHorizontally = false
  private var isMirroredVertically = false

  mutating func add(_ turn: PhotoTurn) {
    switch turn {
    case .clockwise: quarters += 1
    case .anticlockwise: quarters -= 1
    // What lies on its side is mirrored along its other axis.
    case .mirrored: mirror(horizontally: !swapsAxes)
    case .flipped: mirror(horizontally: swapsAxes)
    }
  }

  private mutating func mirror(horizontally: Bool) {
    if horizontally { isMirroredHorizontally.toggle() } else { isMirroredVertically.toggle() }
  }

  /// It lies on its side.
  var swapsAxes: Bool { quarters % 2 != 0 }

  /// In the middle of a room, all of it seen.
  ///
  /// - Parameters:
  ///   - size: of the picture, pixels.
  ///   - largest: points for each of its pixels.
  func pose(of size: Size, in room: Rect, largest: Double) -> TurnPose {
    let turned = swapsAxes ? Size(width: size.height, height: size.width) : size
    let scale = min(largest, room.width / turned.width, room.height / turned.height)
    return pose(
      from: TurnPose(
        Rect(
          x: room.midX - scale * size.width / 2, y: room.midY - scale * size.height / 2,
          width: scale * size.width, height: scale * size.height), of: size))
  }

  /// - Parameter upright: as it lies before it is turned.
  func pose(from upright: TurnPose) -> TurnPose {
    var pose = upright
    pose.angle = Double(quarters) * .pi / 2
    if isMirroredHorizontally { pose.scale.dx.negate() }
    if isMirroredVertically { pose.scale.dy.negate() }
    return pose
  }
}
