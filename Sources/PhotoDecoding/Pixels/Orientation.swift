import ScrollGeometry

/// How a stored picture must be turned to be upright: EXIF's eight values.
enum Orientation: Int, Sendable, CaseIterable {
  case upright = 1
  case mirrored = 2
  case upsideDown = 3
  case mirroredUpsideDown = 4
  /// Mirrored along the diagonal from top left.
  case transposed = 5
  /// Turned a quarter clockwise to be upright.
  case turnedClockwise = 6
  /// Mirrored along the diagonal from top right.
  case transverse = 7
  /// Turned a quarter anticlockwise to be upright.
  case turnedAnticlockwise = 8

  /// Rows become columns.
  var swapsAxes: Bool { rawValue >= 5 }

  func uprightSize(width: Int, height: Int) -> (width: Int, height: Int) {
    swapsAxes ? (height, width) : (width, height)
  }

  /// Where the stored picture's pixels lie in the upright one: the place of the first one, and how
  /// far the next one in its row, and the next one in its column, is away. `row` is the distance
  /// of two rows of the upright picture; the others count from 0 to its last pixel.
  func steps(
    width: Int, height: Int, row: Int
  ) -> (origin: Int, alongRow: Int, alongColumn: Int) {
    let last = (x: width - 1, y: (height - 1) * row)
    return switch self {
    case .upright: (0, 1, row)
    case .mirrored: (last.x, -1, row)
    case .upsideDown: (last.x + last.y, -1, -row)
    case .mirroredUpsideDown: (last.y, 1, -row)
    case .transposed: (0, row, 1)
    case .turnedClockwise: (last.x, row, -1)
    case .transverse: (last.x + last.y, -row, -1)
    case .turnedAnticlockwise: (last.y, -row, 1)
    }
  }
}
