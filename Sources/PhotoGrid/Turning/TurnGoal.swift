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
    let turned = turned(size)
    let scale = min(largest, room.width / turned.width, room.height / turned.height)
    return pose(
      from: TurnPose(
        Rect(
          x: room.midX - scale * size.width / 2, y: room.midY - scale * size.height / 2,
          width: scale * size.width, height: scale * size.height), of: size))
  }

  /// As somebody looks at it, as far as nothing beside it is seen.
  ///
  /// - Parameter closest: points for each of its pixels at most.
  func pose(
    of size: Size, in room: Rect, largest: Double, _ look: TurnLook, closest: Double
  ) -> TurnPose {
    var pose = pose(of: size, in: room, largest: largest)
    let fitted = pose.scale.dx.magnitude
    guard look.scale > fitted else { return pose }
    let zoom = min(look.scale, max(closest, fitted)) / fitted
    pose.scale = pose.scale * zoom
    pose.middle += look.place - pose.place(of: look.pixel)
    let box = box(of: pose, size)
    func resting(_ middle: Double, _ extent: Double, _ first: Double, _ last: Double) -> Double {
      // What is smaller than the room rests in its middle.
      extent <= last - first
        ? (first + last) / 2 : min(max(middle, last - extent / 2), first + extent / 2)
    }
    pose.middle = Point(
      x: resting(pose.middle.x, box.width, room.minX, room.maxX),
      y: resting(pose.middle.y, box.height, room.minY, room.maxY))
    return pose
  }

  /// What a picture that lies so takes on the screen.
  func box(of pose: TurnPose, _ size: Size) -> Rect {
    let (width, height) = (
      size.width * pose.scale.dx.magnitude, size.height * pose.scale.dy.magnitude
    )
    let box = swapsAxes ? Size(width: height, height: width) : Size(width: width, height: height)
    return Rect(
      x: pose.middle.x - box.width / 2, y: pose.middle.y - box.height / 2, width: box.width,
      height: box.height)
  }

  /// A picture of such a size has another one so.
  func turned(_ size: Size) -> Size {
    swapsAxes ? Size(width: size.height, height: size.width) : size
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
