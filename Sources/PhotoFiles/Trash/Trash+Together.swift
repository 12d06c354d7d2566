import PhotoDecoding

// Files that belong together: all of them go and come, or none.
extension Trash {
  /// Moves files that belong together where the desktop's trash has them.
  ///
  /// - Parameter paths: as the file system has them.
  public static func moveToTrash(together paths: [[UInt8]]) throws(TrashError) -> [TrashedFile] {
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

  /// Puts files that belong together back where they were. What is there by now stays.
  ///
  /// - Parameter files: where they are in the trash; elsewhere there, it may be, when they cannot come back.
  public static func restore(together files: inout [TrashedFile]) throws(TrashError) {
    for file in files { try check(file) }
    for index in files.indices {
      do throws(TrashError) {
        try restore(files[index])
      } catch {
        for earlier in files.indices[..<index] {
          if let again = try? moveToTrash(files[earlier].originalPath) { files[earlier] = again }
        }
        throw error
      }
    }
  }

  /// What was moved to the trash from these places, also before the program was started again, and is not there again.
  public static func latest(fromPlaces paths: [[UInt8]]) -> [TrashedFile] {
    paths.filter { FilePath.identity(of: FilePath.absolute($0)) == nil }.compactMap(latest)
  }

  /// Nothing stands in the way of it.
  private static func check(_ file: TrashedFile) throws(TrashError) {
    let folder = FilePath.folder(of: file.originalPath)
    guard FilePath.identity(of: folder) != nil else {
      throw .folderGone(FilePath.name(of: folder))
    }
    guard !file.path.isEmpty, FilePath.identity(of: file.path) != nil else {
      throw .noLongerInTrash(file.name)
    }
    guard FilePath.identity(of: file.originalPath) == nil else { throw .nameTaken(file.name) }
  }
}
