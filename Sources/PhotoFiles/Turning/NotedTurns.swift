import PictureFacts
import Synchronization

/// Turns photos by notes in their files (`OrientationTag`). Whoever turns one back finds the file as it was, byte for byte, unless
/// somebody else has changed it meanwhile: then it notes that it is turned back.
public final class NotedTurns: Sendable {
  /// Of a file; more are forgotten.
  private static let mostTurns = 64

  /// By the files' paths, the last at the end.
  private let turns = Mutex<[[UInt8]: [NotedTurn]]>([:])

  private let journal: MoveJournal

  /// - Parameter journal: of what is under way.
  public init(noting journal: MoveJournal = MoveJournal()) { self.journal = journal }

  /// Blocks the thread that it runs on, for as long as copying the file takes at most.
  ///
  /// - Parameter path: as the file system has it.
  public func turn(_ path: [UInt8], _ turn: PhotoTurn) throws(TurnError) {
    var noted = turns.withLock { $0[path] ?? [] }
    if let last = noted.last, last.turn == turn.reversed,
      let version = try OrientationTag.takeBack(last, path, noting: journal)
    {
      noted.removeLast()
      // What was noted before that is as it was then: only its time is another.
      if let index = noted.indices.last { noted[index].version = version }
    } else {
      noted = (noted + [try OrientationTag.note(turn, path, noting: journal)]).suffix(
        Self.mostTurns)
    }
    turns.withLock { $0[path] = noted.isEmpty ? nil : noted }
  }
}
