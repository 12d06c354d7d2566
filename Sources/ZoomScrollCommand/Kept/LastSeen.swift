import Dispatch
import PhotoFiles

/// Which photo was looked at last in each folder, so that whoever opens the folder again is there: in `last-seen.ini` of what is
/// taken up again, the folder that was opened last at the end.
@MainActor
final class LastSeen {
  private static let slash = UInt8(ascii: "/")
  private nonisolated static let photo = "photo"

  private let path: String?
  private let queue: DispatchQueue
  /// By the addresses of what was opened: the address of a photo. Nil before the file was read.
  private var photos: [String: String]?
  /// Told when the file could not be read any more, and where it lies now.
  var didSetAside: @MainActor (_ path: String) -> Void = { _ in }

  /// - Parameters:
  ///   - folder: of what is taken up again; nil keeps them for this run only.
  ///   - queue: where files are written.
  init(in folder: String?, on queue: DispatchQueue) {
    path = folder.map { $0 + "/last-seen.ini" }
    self.queue = queue
  }

  /// The photo that was seen last where this is opened, as an album of it has its path; nil when none was.
  ///
  /// - Parameter paths: what is opened.
  func photo(of paths: [String]) -> [UInt8]? {
    guard let seen = read()[Self.address(of: paths)].flatMap(AddressFile.path) else { return nil }
    for path in paths.map({ Array($0.utf8) }) {
      let folder = Self.folder(FilePlacing.absolute(path))
      if seen.starts(with: folder) { return Self.folder(path) + seen.dropFirst(folder.count) }
    }
    return seen
  }

  /// Somebody looks at a photo now.
  ///
  /// - Parameter paths: what was opened; of a photo alone its folder counts.
  func note(_ photo: [UInt8], of paths: [String]) {
    guard !paths.isEmpty, !paths.contains(where: { $0.contains("://") }) else { return }
    let isAlone =
      paths.count == 1
      && FilePlacing.folder(of: photo) == FilePlacing.folder(of: Array(paths[0].utf8))
    let folders = isAlone ? [String(decoding: FilePlacing.folder(of: photo), as: UTF8.self)] : paths
    let (address, seen) = (
      Self.address(of: folders), AddressFile.address(of: FilePlacing.absolute(photo))
    )
    guard read()[address] != seen else { return }
    photos?[address] = seen
    guard let path else { return }
    queue.async {
      guard let other = Self.write(seen, of: address, in: path) else { return }
      DispatchQueue.main.async { [weak self] in
        MainActor.assumeIsolated { self?.didSetAside(other) }
      }
    }
  }

  /// Another one of the program's processes may have written meanwhile: what it has stays. The oldest are forgotten.
  ///
  /// - Returns: where the file lies now when it could not be read any more.
  private nonisolated static func write(
    _ seen: String, of address: String, in path: String
  ) -> String? {
    KeyFile.changing(path) {
      let file = KeyFile(path)
      file.remove(group: address)
      file.set(seen, photo, in: address)
      for old in file.groups.dropLast(KeptTunables.lastSeen) { file.remove(group: old) }
      file.save()
      return file.setAside
    }
  }

  private func read() -> [String: String] {
    if let photos { return photos }
    var read: [String: String] = [:]
    if let path {
      let file = KeyFile(path)
      for group in file.groups { read[group] = file.text(Self.photo, in: group) }
      if let other = file.setAside {
        // Not in the midst of what asks.
        DispatchQueue.main.async { [weak self] in
          MainActor.assumeIsolated { self?.didSetAside(other) }
        }
      }
    }
    photos = read
    return read
  }

  private static func address(of paths: [String]) -> String {
    paths.map { AddressFile.address(of: FilePlacing.absolute(Array($0.utf8))) }
      .joined(separator: " ")
  }

  /// With a slash at its end, as an album has it.
  private static func folder(_ path: [UInt8]) -> [UInt8] {
    path.last == slash ? path : path + [slash]
  }
}
