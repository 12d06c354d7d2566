import Glibc
import PictureFacts

/// What all threads know of an album.
final class AlbumState: @unchecked Sendable {
  private let monitor = Monitor()
  // Inside the monitor only.
  private var newest: FileAlbum.Contents
  private var versions: [Int32: FileVersion] = [:]
  private var turns: [Int32: [PhotoTurn]] = [:]
  private var formers: [Int32: FormerPicture] = [:]
  /// How files are to be shown turned that nobody has turned here.
  private let keptTurns: FileAlbum.KeptTurns

  init(_ contents: FileAlbum.Contents, keptTurns: @escaping FileAlbum.KeptTurns = { _ in [] }) {
    newest = contents
    self.keptTurns = keptTurns
  }

  var contents: FileAlbum.Contents {
    get { monitor.locked { newest } }
    set { monitor.locked { newest = newValue } }
  }

  /// Of a picture's file as it is called now.
  func path(of picture: Int32) -> [UInt8] { contents.list.pathBytes(of: picture) }

  /// Nil for a picture on a disk.
  func address(of picture: Int32) -> HTTPAddress? { contents.list.address(of: picture) }

  /// Of pictures that there have ever been.
  var pictureCount: Int { monitor.locked { newest.list.files.count } }

  /// How a picture is shown turned, beyond what its file says.
  func turns(of picture: Int32) -> [PhotoTurn] {
    if let known = monitor.locked({ turns[picture] }) { return known }
    // The disk is read outside.
    let kept = address(of: picture) == nil ? keptTurns(path(of: picture)) : []
    return monitor.locked {
      let turns = turns[picture] ?? kept
      self.turns[picture] = turns
      return turns
    }
  }

  /// - Parameter former: the picture that stood for the file until now.
  func setTurns(_ new: [PhotoTurn], of picture: Int32, inPlaceOf former: Int32) {
    let old = turns(of: former)
    monitor.locked {
      turns[picture] = new
      let undone = old.reversed().map(\.reversed)
      formers[picture] = FormerPicture(picture: former, turns: undone + new)
    }
  }

  /// What a picture that is shown turned was before.
  func former(of picture: Int32) -> FormerPicture? { monitor.locked { formers[picture] } }

  /// A picture was read from this version of its file.
  func didRead(_ version: FileVersion, of picture: Int32) {
    monitor.locked { versions[picture] = version }
  }

  /// The file of a picture that was read has other bytes now.
  func hasChanged(_ picture: Int32) -> Bool {
    guard let old = readVersion(of: picture), let now = version(of: picture) else { return false }
    return now != old
  }

  /// A picture was read, and its file is the same with the same bytes.
  func isAsRead(_ picture: Int32) -> Bool {
    guard let old = readVersion(of: picture) else { return false }
    return version(of: picture) == old
  }

  private func readVersion(of picture: Int32) -> FileVersion? {
    monitor.locked { versions[picture] }
  }

  /// Nil when there is no such file.
  private func version(of picture: Int32) -> FileVersion? {
    var status = stat()
    guard path(of: picture).withCString({ stat($0, &status) }) == 0 else { return nil }
    return status.version
  }
}
