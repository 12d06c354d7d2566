import PictureFacts
import Synchronization

/// How pictures of an album will be shown turned beyond what their files say: it finds out later.
final class ComingTurns: Sendable {
  private let turns = Mutex<[Int32: [PhotoTurn]]>([:])

  /// - Parameter shown: as the album knows it.
  func turns(of picture: Int32, since shown: [PhotoTurn]) -> [PhotoTurn] {
    turns.withLock { $0[picture] } ?? shown
  }

  func set(_ new: [PhotoTurn], of picture: Int32) {
    turns.withLock { $0[picture] = new }
  }
}
