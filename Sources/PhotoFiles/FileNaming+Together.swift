import PhotoDecoding

// Files that belong together: all of them have other names, or none.
extension FileNaming {
  /// What a file is called, and what it is to be called.
  public struct Move: Equatable, Sendable {
    public var old: [UInt8]
    public var new: [UInt8]

    public init(_ old: [UInt8], to new: [UInt8]) {
      self.old = old
      self.new = new
    }

    public var reversed: Move { Move(new, to: old) }
  }

  /// Gives files that belong together other paths. What is there already stays, and so do all of them then.
  ///
  /// - Parameter journal: of what is under way, for the case that the program is ended meanwhile.
  public static func move(
    together moves: [Move], noting journal: MoveJournal = MoveJournal()
  ) throws(NamingError) {
    try journal.during(.moving(moves)) { () throws(NamingError) in
      for (index, move) in moves.enumerated() {
        do throws(NamingError) {
          try self.move(move.old, to: move.new)
        } catch {
          for done in moves[..<index].reversed() { try? self.move(done.new, to: done.old) }
          throw error
        }
      }
    }
  }
}
