import Foundation

/// What the page is told of its pictures: `gallery.json`.
public struct GalleryManifest: Codable, Equatable, Sendable {
  public static let fileName = "gallery.json"

  public var version = 1
  /// In the order in which they are shown.
  public var pictures: [GalleryPicture]

  public init(pictures: [GalleryPicture]) { self.pictures = pictures }

  /// Compact, and the same for the same pictures.
  public var json: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Strings and whole numbers can always be written.
    return try! encoder.encode(self)
  }
}
