import PhotoControls
import PhotoFiles

/// What one order has pasted, and where it is: there, or since that was taken back elsewhere. Its functions block the thread that
/// they run on for as long as copying the files takes; each says why not all of them are where they should be.
struct PasteOrder: Sendable {
  /// Files that belong together.
  private enum Group: Sendable {
    case copied(to: [[UInt8]])
    case moved([FileNaming.Move])
    /// Copies that were taken back.
    case trashed([TrashedFile])
    case movedBack([FileNaming.Move])

    /// Those that are there.
    var files: [[UInt8]] {
      switch self {
      case .copied(let paths): paths
      case .moved(let moves): moves.map(\.new)
      case .trashed, .movedBack: []
      }
    }

    /// Where files are that were cut, by where they were.
    var places: [[UInt8]: [UInt8]] {
      switch self {
      case .moved(let moves): Dictionary(moves.map { ($0.old, $0.new) }) { $1 }
      case .movedBack(let moves): Dictionary(moves.map { ($0.old, $0.old) }) { $1 }
      case .copied, .trashed: [:]
      }
    }

    mutating func takeBack(noting journal: MoveJournal) -> UndoProblem? {
      switch self {
      case .copied(let paths):
        do throws(TrashError) {
          // Somebody may have changed them since.
          self = .trashed(try Trash.moveToTrash(together: paths, noting: journal))
        } catch {
          return UndoProblem(error.message, isForGood: error.isForGood)
        }
      case .moved(let moves):
        do throws(NamingError) {
          try FilePlacing.move(together: moves.map(\.reversed), noting: journal)
          self = .movedBack(moves)
        } catch {
          return UndoProblem(error.message, isForGood: error.isForGood)
        }
      case .trashed, .movedBack: break
      }
      return nil
    }

    mutating func pasteAgain(noting journal: MoveJournal) -> UndoProblem? {
      switch self {
      case .trashed(var files):
        do throws(TrashError) {
          try Trash.restore(together: &files, noting: journal)
          self = .copied(to: files.map(\.originalPath))
        } catch {
          // They may be elsewhere in the trash by now.
          self = .trashed(files)
          return UndoProblem(error.message, isForGood: error.isForGood)
        }
      case .movedBack(let moves):
        do throws(NamingError) {
          try FilePlacing.move(together: moves, noting: journal)
          self = .moved(moves)
        } catch {
          return UndoProblem(error.message, isForGood: error.isForGood)
        }
      case .copied, .moved: break
      }
      return nil
    }
  }

  private var groups: [Group] = []

  init() {}

  /// - Parameter parts: of the order, each done by itself.
  init(_ parts: [PasteOrder]) {
    groups = parts.flatMap(\.groups)
  }

  /// The paths of those that are there.
  var files: [[UInt8]] { groups.flatMap(\.files) }

  /// So many are there, without what only lies beside others; all of them, when there is nothing else.
  var photoCount: Int {
    let photos = files.filter { !SidecarFile.isOne($0) }
    return photos.isEmpty ? files.count : photos.count
  }

  /// Where files are that were cut, by where they were.
  var places: [[UInt8]: [UInt8]] {
    groups.reduce(into: [:]) { all, group in all.merge(group.places) { $1 } }
  }

  /// Some of it is.
  var isThere: Bool { !files.isEmpty }

  /// Puts files that belong together into a folder, all or not at all.
  ///
  /// - Parameter isCut: they go from where they are.
  mutating func paste(
    together paths: [[UInt8]], into folder: [UInt8], isCut: Bool, noting journal: MoveJournal
  ) -> String? {
    do throws(NamingError) {
      if isCut {
        let new = try FilePlacing.move(together: paths, into: folder, noting: journal)
        let moves = zip(paths, new).filter { $0 != $1 }.map { FileNaming.Move($0, to: $1) }
        if !moves.isEmpty { groups.append(.moved(moves)) }
      } else {
        groups.append(
          .copied(to: try FilePlacing.copy(together: paths, into: folder, noting: journal)))
      }
      return nil
    } catch {
      return error.message
    }
  }

  /// Copies go to the trash, and what was cut goes back.
  mutating func takeBack(noting journal: MoveJournal) -> UndoProblem? {
    each { $0.takeBack(noting: journal) }
  }

  mutating func pasteAgain(noting journal: MoveJournal) -> UndoProblem? {
    each { $0.pasteAgain(noting: journal) }
  }

  private mutating func each(_ body: (inout Group) -> UndoProblem?) -> UndoProblem? {
    var problem: UndoProblem?
    for index in groups.indices {
      guard var new = body(&groups[index]) else { continue }
      // Of some it may still come.
      new.isForGood = new.isForGood && problem?.isForGood ?? true
      problem = new
    }
    return problem
  }
}
