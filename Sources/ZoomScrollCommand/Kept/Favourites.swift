import Localization

/// The paths of the photos that somebody likes most: a line each, as an address, in a file that one can read, keep and write
/// oneself. Nothing is copied, and no photo is touched.
@MainActor
final class Favourites {
  private let path: String?
  /// As the file has them; nil before it was read.
  private var lines: [String]?
  private var paths: Set<[UInt8]> = []

  /// - Parameter folder: of what belongs to a person; nil keeps them for this run only.
  init(in folder: String?) { path = folder.map { $0 + "/favourites.txt" } }

  func contains(_ path: [UInt8]) -> Bool {
    read()
    return paths.contains(path)
  }

  /// It is one from now on, or no longer. Returns why not: a sentence; nil when it is so.
  func toggle(_ path: [UInt8]) -> String? {
    read()
    let old = (lines, paths)
    if paths.remove(path) != nil {
      lines?.removeAll { AddressFile.path(of: $0) == path }
    } else {
      paths.insert(path)
      lines?.append(AddressFile.address(of: path))
    }
    guard !write() else { return nil }
    (lines, paths) = old
    return Words.text("The list of favourites could not be written.")
  }

  /// A file has another name.
  func move(_ path: [UInt8], to new: [UInt8]) {
    guard contains(path) else { return }
    paths.remove(path)
    paths.insert(new)
    lines = lines?.map { AddressFile.path(of: $0) == path ? AddressFile.address(of: new) : $0 }
    _ = write()
  }

  private func read() {
    guard lines == nil else { return }
    let read = path.map(AddressFile.lines) ?? []
    lines = read
    paths = Set(read.compactMap(AddressFile.path))
  }

  private func write() -> Bool {
    guard let path, let lines else { return true }
    return AddressFile.write(lines, to: path)
  }
}
