/// How a photo lies after turns, whichever these were: mirrored from side to side or not, and then turned to the right.
public struct PhotoLie: Hashable, Sendable {
  /// From side to side, before it is turned.
  public private(set) var isMirrored = false
  /// Of a turn, 0…3.
  public private(set) var quarters = 0

  /// - Parameter turns: one after the other.
  public init(_ turns: [PhotoTurn] = []) {
    for turn in turns { add(turn) }
  }

  private mutating func add(_ turn: PhotoTurn) {
    switch turn {
    case .clockwise: quarters += 1
    case .anticlockwise: quarters += 3
    // To mirror what is turned is to turn it the other way after it has been mirrored.
    case .mirrored: (quarters, isMirrored) = (4 - quarters, !isMirrored)
    case .flipped: (quarters, isMirrored) = (6 - quarters, !isMirrored)
    }
    quarters %= 4
  }
}
