import Localization
import PhotoControls
import PhotoFiles
import PhotoTiles

/// Renames the files of an album.
final class FileRenamer: PhotoRenamer {
  private let path: (Int32) -> [UInt8]?
  private let work: FileWork
  private let journal: MoveJournal
  /// What each photo's files were called and are called now, by its picture, the last at the end.
  private var renamed: [Int32: [(paths: [[UInt8]], moves: [FileNaming.Move])]] = [:]

  /// Told of a file that has another path.
  private let didMove: (_ old: [UInt8], _ new: [UInt8]) -> Void

  /// - Parameters:
  ///   - journal: of what is under way.
  ///   - path: of a picture's file; nil for what lies on a server.
  ///   - didMove: told of a file that has another path.
  init(
    _ work: FileWork, _ journal: MoveJournal, path: @escaping (Int32) -> [UInt8]?,
    didMove: @escaping (_ old: [UInt8], _ new: [UInt8]) -> Void
  ) {
    self.work = work
    self.journal = journal
    self.didMove = didMove
    self.path = path
  }

  func name(of picture: Int32) -> String? {
    path(picture).map { String(decoding: Self.name(of: $0), as: UTF8.self) }
  }

  private nonisolated static func name(of path: [UInt8]) -> [UInt8] {
    Array(path[((path.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1)...])
  }

  func rename(
    _ page: PagePictures, to name: String,
    _ receiver: @escaping @MainActor (RenameOutcome) -> Void
  ) {
    let paths = page.all.compactMap(path)
    guard paths.count == page.all.count else {
      return receiver(.failed(Words.text("Only files of this computer can be renamed.")))
    }
    work.run { [journal] () throws(NamingError) in
      // What nobody can call a file is told of the name that somebody has written.
      _ = try FileNaming.renaming(paths[0], to: Array(name.utf8))
      let names = StackNames.renamed(paths.map(Self.name), to: Array(name.utf8))
      var moves: [FileNaming.Move] = []
      for (path, name) in zip(paths, names) {
        moves.append(try FileNaming.renaming(path, to: name))
      }
      moves = SidecarFile.with(moves)
      try FileNaming.move(together: moves, noting: journal)
      return moves
    } then: { [self] result in
      // Also when its window has gone meanwhile.
      switch result {
      case .success(let moves):
        renamed[page.shown, default: []].append((paths, moves))
        for (path, move) in zip(paths, moves) { didMove(path, move.new) }
        receiver(.renamed(String(decoding: Self.name(of: moves[0].new), as: UTF8.self)))
      case .failure(let error): receiver(.failed(error.message))
      }
    }
  }

  func renameBack(
    _ picture: Int32, _ receiver: @escaping @MainActor (_ problem: UndoProblem?) -> Void
  ) {
    guard let (paths, moves) = renamed[picture]?.last else {
      return receiver(UndoProblem(Words.text("The photo has gone."), isForGood: true))
    }
    work.run { [journal] () throws(NamingError) in
      // Pins that have come since go along as well.
      let photos = moves.prefix(paths.count).map(\.reversed)
      try FileNaming.move(together: SidecarFile.with(photos), noting: journal)
    } then: { [self] result in
      switch result {
      case .success:
        renamed[picture]?.removeLast()
        for (path, move) in zip(paths, moves) { didMove(move.new, path) }
        receiver(nil)
      case .failure(let error):
        if error.isForGood { renamed[picture]?.removeLast() }
        receiver(UndoProblem(error.message, isForGood: error.isForGood))
      }
    }
  }
}
