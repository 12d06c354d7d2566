import Foundation
import Gallery
import PhotoTiles
import PictureFacts
import TilePyramid

/// Everything that the server has: the page, the manifest, and the files of its photos. A path is
/// looked up in here and never on the disk, so nothing else can be had whatever is asked for.
public struct GallerySite: Sendable {
  /// What is handed out as it is.
  public struct File: Sendable {
    public let name: String
    public let bytes: [UInt8]
    /// Tells the file from others of its name, as HTTP writes it (RFC 9110, 8.8.3).
    public let tag: String

    init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
      // FNV-1a, 64 bits: nobody gains by two files of one tag, who can change both anyway.
      let hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
        ($0 ^ UInt64($1)) &* 0x100_0000_01b3
      }
      tag = "\"\(String(hash, radix: 16))\""
    }
  }

  /// The longest path that there can be, bytes.
  static let longestPath = 256

  public let files: [File]
  let photos: [ReadPhoto]
  let pictures: [GalleryPicture]
  private let numbers: [String: Int]
  private let parts: [String: SiteResource]
  /// The photos in tiles, by the folders of these.
  private let trees: [String: Int]

  /// - Parameters:
  ///   - name: what a photo is called, given its number in the reader's list.
  ///   - pins: the notes on it, likewise.
  public init(
    _ photos: [ReadPhoto], page: WebPage, name: (Int) -> String,
    pins: (Int) -> [PhotoPin] = { _ in [] }
  ) {
    let pictures = photos.map {
      GalleryPicture($0, named: name($0.number), pins: pins($0.number))
    }
    self.photos = photos
    self.pictures = pictures
    files =
      page.linking(to: pictures).files.map { File(name: $0.name, bytes: $0.bytes) } + [
        File(
          name: GalleryManifest.fileName,
          bytes: Array(GalleryManifest(pictures: pictures).json))
      ]
    numbers = Dictionary(files.enumerated().map { ($1.name, $0) }) { first, _ in first }
    var parts: [String: SiteResource] = [:]
    var trees: [String: Int] = [:]
    for (photo, picture) in pictures.enumerated() {
      let grid = picture.grid
      if let image = picture.image {
        parts[image] = .picture(photo: photo, GalleryFile(path: image, level: 0))
      }
      let thumbnail = GalleryFile(path: picture.thumbnail, level: grid.coarsestLevel)
      parts[thumbnail.path] = .picture(photo: photo, thumbnail)
      if let tiles = picture.tiles { trees[tiles.path] = photo }
    }
    self.parts = parts
    self.trees = trees
  }

  /// - Parameter target: as a client writes it: a path, and perhaps a query, which is passed over.
  public func resource(_ target: String) -> SiteResource? {
    guard target.utf8.count <= Self.longestPath, target.hasPrefix("/") else { return nil }
    let path = String(target.dropFirst().prefix { $0 != "?" && $0 != "#" })
    if path.isEmpty { return numbers["index.html"].map { .file($0) } }
    if let number = numbers[path] { return .file(number) }
    return parts[path] ?? tile(path)
  }

  /// The number of a file under the same name with `.gz` at its end.
  func compressed(_ number: Int) -> Int? { numbers[files[number].name + ".gz"] }

  private func tile(_ path: String) -> SiteResource? {
    // tiles/IDENTITY/LEVEL/COLUMN_ROW.FORMAT
    let steps = path.split(separator: "/", omittingEmptySubsequences: false)
    guard steps.count == 4, let photo = trees["\(steps[0])/\(steps[1])/"],
      let file = pictures[photo].tiles?.file(named: path, of: pictures[photo].grid)
    else { return nil }
    return .picture(photo: photo, file)
  }
}
