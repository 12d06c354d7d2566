import Localization

/// The paths of the photos that somebody likes most: a line each, as an address, in a file that one can read, keep and write
/// oneself. Nothing is copied, and no photo is touched.
@MainActor
final class Favourites {
  private let path: String?
  /// As the file had them last; nil before it was read.
  private var paths: Set<[UInt8]>?

  /// - Parameter folder: of what belongs to a person; nil keeps them for this run only.
  init(in folder: String?) { path = folder.map { $0 + "/favourites.txt" } }

  func contains(_ path: [UInt8]) -> Bool { known.contains(path) }

  /// It is one from now on, or no longer. Returns why not: a sentence; nil when it is so.
  func toggle(_ path: [UInt8]) -> String? {
    let isOne = contains(path)
    let isDone = change { lines in
      let has = lines.contains { AddressFile.path(of: $0) == path }
      if isOne {
        lines.removeAll { AddressFile.path(of: $0) == path }
      } else if !has {
        lines.append(AddressFile.address(of: path))
      }
    } here: {
      if isOne { $0.remove(path) } else { $0.insert(path) }
    }
    return isDone ? nil : Words.text("The list of favourites could not be written.")
  }

  /// A file has another name.
  func move(_ path: [UInt8], to new: [UInt8]) {
    guard path != new, contains(path) else { return }
    _ = change { lines in
      lines = lines.map { AddressFile.path(of: $0) == path ? AddressFile.address(of: new) : $0 }
    } here: {
      $0.remove(path)
      $0.insert(new)
    }
  }

  private var known: Set<[UInt8]> {
    if let paths { return paths }
    let lines = path.map { (try? AddressFile.lines(in: $0)) ?? [] } ?? []
    let read = Set(lines.compactMap(AddressFile.path))
    paths = read
    return read
  }

  /// Of the file only what is meant: somebody else may have written the rest of it.
  ///
  /// - Parameter change: the same where there is no file.
  private func change(
    _ change: (inout [String]) -> Void, here changeHere: (inout Set<[UInt8]>) -> Void
  ) -> Bool {
    guard let path else {
      var paths = known
      changeHere(&paths)
      self.paths = paths
      return true
    }
    guard let lines = AddressFile.change(path, change) else { return false }
    paths = Set(lines.compactMap(AddressFile.path))
    return true
  }
}
