import Foundation
import Glibc

/// What of an exported folder is this program's own: a line is added when something is finished, so
/// that a run that was killed is taken up where it ended.
final class Ledger {
  static let fileName = ".zoomscroll-gallery"
  private static let version = 1
  /// Bytes; that of a hundred thousand pictures has a fifth.
  private static let longest = 256 << 20

  private let path: String
  private let file: Int32
  private(set) var pictures: [String: GalleryPicture] = [:]
  private(set) var page: [String] = []

  /// Reads it or begins it, and keeps other programs out until `unlock`, or for as long as this
  /// object lives. The folder may come from anybody: what names other files than a gallery has is
  /// passed over.
  init(inFolder folder: String, named name: String = fileName) throws(GalleryError) {
    path = folder + "/" + name
    file = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0o666)
    guard file >= 0 else { throw .system(path: path, code: errno) }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      close(file)
      throw .busy(folder)
    }
    guard let bytes = Disk.bytes(path, limit: Self.longest) else {
      close(file)
      throw .notAGallery(folder)
    }
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    // A line that a killed run left unfinished is no line.
    for entry in lines.compactMap({ try? JSONDecoder().decode(LedgerEntry.self, from: Data($0)) }) {
      switch entry {
      case .gallery(let version):
        guard version <= Self.version else { throw .tooNew(folder) }
      case .page(let files): page = files.filter(Self.isPageFile)
      case .picture(let identity, let files):
        if files.isPossible(as: identity) { pictures[identity] = files }
      }
    }
    if lines.isEmpty { try add(.gallery(version: Self.version)) }
  }

  private static func isPageFile(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix(".")
      && !name.utf8.contains { $0 == 0 || $0 == UInt8(ascii: "/") }
      && name != GalleryManifest.fileName
  }

  deinit {
    unlock()
    close(file)
  }

  /// Lets other programs in. To close the file is not enough: copies of this process that were made
  /// meanwhile have it, too.
  func unlock() {
    _ = flock(file, LOCK_UN)
  }

  /// Puts a page's files into the folder. One that is not the page's is in the way.
  func write(_ new: WebPage, into folder: String) throws(GalleryError) {
    for file in new.files where !page.contains(file.name) {
      let target = folder + "/" + file.name
      guard !Disk.exists(target) else { throw .inTheWay(target) }
    }
    try add(Set(page).union(new.files.map(\.name)).sorted())
    for file in new.files {
      let target = folder + "/" + file.name
      if Disk.bytes(target) != file.bytes { try Disk.replace(target, with: file.bytes) }
    }
  }

  func add(_ page: [String]) throws(GalleryError) {
    self.page = page
    try add(.page(files: page))
  }

  func add(_ picture: GalleryPicture, identity: String) throws(GalleryError) {
    pictures[identity] = picture
    try add(.picture(identity: identity, files: picture))
  }

  /// Forgets all pictures but these, and all files of the page but these.
  func keep(_ identities: Set<String>, page: [String]) throws(GalleryError) {
    pictures = pictures.filter { identities.contains($0.key) }
    self.page = page
    var lines = Self.line(.gallery(version: Self.version)) + Self.line(.page(files: page))
    for (identity, picture) in pictures.sorted(by: { $0.key < $1.key }) {
      lines += Self.line(.picture(identity: identity, files: picture))
    }
    // In its place, not in its stead: the lock is on this very file.
    guard ftruncate(file, 0) == 0 else { throw .system(path: path, code: errno) }
    try Disk.write(lines, to: file, path: path)
  }

  private func add(_ entry: LedgerEntry) throws(GalleryError) {
    try Disk.write(Self.line(entry), to: file, path: path)
  }

  /// With a line feed before it as well: what is left of an unfinished line spoils no other.
  private static func line(_ entry: LedgerEntry) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Strings and whole numbers can always be written.
    return [UInt8(ascii: "\n")] + Array(try! encoder.encode(entry)) + [UInt8(ascii: "\n")]
  }
}
