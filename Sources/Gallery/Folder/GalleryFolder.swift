import Foundation

/// A gallery on the disk. Whatever is in it was put there whole: a run that is killed at any moment
/// leaves the gallery as it was, and what it had finished for the next one.
final class GalleryFolder: @unchecked Sendable {
  /// What is not finished yet, at the end of a run or at the beginning of the next one is removed.
  static let workName = ".zoomscroll-work"

  let path: String
  private let ledger: Ledger

  /// Makes the folder, or takes over a gallery that was made before.
  init(_ path: String) throws(GalleryError) {
    try Disk.makeFolder(path)
    let names = Disk.names(in: path)
    guard names.isEmpty || names.contains(Ledger.fileName) else { throw .notAGallery(path) }
    self.path = path
    ledger = try Ledger(inFolder: path)
    removeWork()
    try Disk.makeFolderWithoutLink(workPath)
    for name in ["thumbs", "images", "tiles"] {
      try Disk.makeFolderWithoutLink(path + "/" + name)
    }
  }

  private var workPath: String { path + "/" + Self.workName }

  /// Whether all files of the picture are there.
  func holds(_ picture: GalleryPicture, identity: String) -> Bool {
    ledger.pictures[identity] != nil && picture.parts.allSatisfy { Disk.exists(path + "/" + $0) }
  }

  /// A new folder for the files of a picture. For any thread.
  func makeWorkFolder(for identity: String) throws(GalleryError) -> String {
    let folder = workPath + "/" + identity
    try Disk.makeFolder(folder)
    return folder
  }

  /// Takes the files of a picture out of its work folder.
  func adopt(_ picture: GalleryPicture, identity: String) throws(GalleryError) {
    let work = workPath + "/" + identity
    for part in picture.parts {
      let target = path + "/" + part
      // From a run that was killed just here.
      if Disk.isFolder(target) { removeTiles(of: picture) }
      guard !Disk.isFolder(target) else { throw .inTheWay(target) }
      try Disk.move(work + "/" + part, to: target)
    }
    try ledger.add(picture, identity: identity)
    Self.removeAll(work)
  }

  /// Makes these pictures the gallery's, and removes those that it had besides. Returns how many
  /// that were.
  func publish(
    _ identities: Set<String>, _ manifest: GalleryManifest, page: WebPage
  ) throws(GalleryError) -> Int {
    try ledger.write(page, into: path)
    // Should the power fail: the files of the pictures are on the disk before what names them.
    sync()
    try Disk.replace(path + "/" + GalleryManifest.fileName, with: manifest.json)
    let pageNames = page.files.map(\.name)
    for name in Set(ledger.page).subtracting(pageNames) { unlink(path + "/" + name) }
    let gone = ledger.pictures.filter { !identities.contains($0.key) }
    for picture in gone.values { remove(picture) }
    try ledger.keep(identities, page: pageNames)
    return gone.count
  }

  /// Nothing more will be written: the next run may begin.
  func close() {
    removeWork()
    // Tasks that have ended may still hold this folder for a moment.
    ledger.unlock()
  }

  private func removeWork() { Self.removeAll(workPath) }

  // MARK: - Removing

  /// Only what was made: whatever else lies there stays. The thumbnail first, without which a
  /// picture does not count as finished.
  private func remove(_ picture: GalleryPicture) {
    unlink(path + "/" + picture.thumbnail)
    if let image = picture.image { unlink(path + "/" + image) }
    removeTiles(of: picture)
  }

  private func removeTiles(of picture: GalleryPicture) {
    guard let tiles = picture.tiles else { return }
    let grid = picture.grid
    let top = path + "/" + tiles.path.dropLast()
    // What is there, not what could be: a picture may claim to have any number of tiles.
    for level in Disk.names(in: top, followsLink: false) {
      let folder = "\(tiles.path)\(level)"
      for name in Disk.names(in: path + "/" + folder, followsLink: false) {
        guard let file = tiles.file(named: "\(folder)/\(name)", of: grid) else { continue }
        unlink(path + "/" + file.path)
      }
      rmdir(path + "/" + folder)
    }
    rmdir(top)
  }

  /// A folder of our own with all that is in it; of a link, nothing but the link.
  private static func removeAll(_ path: String) {
    for name in Disk.names(in: path, followsLink: false) {
      let inner = path + "/" + name
      if unlink(inner) != 0 { removeAll(inner) }
    }
    if rmdir(path) != 0 { unlink(path) }
  }
}
