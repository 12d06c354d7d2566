import PhotoDecoding

// Files that belong together: all of them go and come, or none.
extension Trash {
  /// Moves files that belong together where the desktop's trash has them.
  ///
  /// - Parameters:
  ///   - paths: as the file system has them.
  ///   - journal: of what is under way, for the case that the program is ended meanwhile.
  public static func moveToTrash(
    together paths: [[UInt8]], noting journal: MoveJournal = MoveJournal()
  ) throws(TrashError) -> [TrashedFile] {
    try journal.during(.trashing(paths.map(FilePath.absolute))) { () throws(TrashError) in
      var moved: [TrashedFile] = []
      for path in paths {
        do throws(TrashError) {
          moved.append(try moveToTrash(path))
        } catch {
          for file in moved.reversed() { try? restore(file) }
          throw error
        }
      }
      return moved
    }
  }

  /// Puts files that belong together back where they were. What is there by now stays.
  ///
  /// - Parameters:
  ///   - files: where they are in the trash; elsewhere there, it may be, when they cannot come back.
  ///   - journal: of what is under way, for the case that the program is ended meanwhile.
  public static func restore(
    together files: inout [TrashedFile], noting journal: MoveJournal = MoveJournal()
  ) throws(TrashError) {
    for file in files { try check(file) }
    try journal.during(.trashing(files.map(\.originalPath))) { () throws(TrashError) in
      for index in files.indices {
        do throws(TrashError) {
          try putBack(files[index])
        } catch {
          for earlier in files.indices[..<index] {
            if let again = try? moveToTrash(files[earlier].originalPath) { files[earlier] = again }
          }
          throw error
        }
      }
    }
  }

  /// What was last moved to the trash from these places and is not there again, by its place: also by another program, or by
  /// this one before it was started again. Each note of the trash is read once.
  ///
  /// - Parameter paths: as the file system had them, from the root.
  public static func latest(fromPlaces paths: [[UInt8]]) -> [[UInt8]: TrashedFile] {
    let gone = Set(paths.filter { FilePath.identity(of: $0) == nil })
    var neighbours: [[UInt8]: [UInt8]] = [:]
    for path in gone { neighbours[FilePath.folder(of: path)] = path }
    var folders: [[UInt8]: TrashFolder] = [:]
    for path in neighbours.values {
      for folder in TrashFolder.all(for: path) { folders[folder.path] = folder }
    }
    return newest(from: gone, in: Array(folders.values))
  }

  /// What was last moved to these folders from these places, by its place.
  static func newest(
    from places: Set<[UInt8]>, in folders: [TrashFolder]
  ) -> [[UInt8]: TrashedFile] {
    var newest: [[UInt8]: TrashFolder.Entry] = [:]
    for entry in folders.flatMap({ $0.entries(from: places) }) {
      let place = entry.file.originalPath
      if let other = newest[place], (other.time, other.fileTime) > (entry.time, entry.fileTime) {
        continue
      }
      newest[place] = entry
    }
    return newest.mapValues(\.file)
  }
}
