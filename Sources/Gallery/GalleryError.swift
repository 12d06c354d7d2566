import Glibc
import PhotoTiles

/// Why there is no gallery, or why a picture is not in it.
public enum GalleryError: Error, Equatable, CustomStringConvertible {
  case picture(PictureError)
  /// What the system said (`errno`) about a path.
  case system(path: String, code: Int32)
  case notAFolder(String)
  case notAGallery(String)
  /// Holds something, and not the page of the cases.
  case notTheCases(String)
  /// Made by a later version of this program.
  case tooNew(String)
  /// Another program writes into it.
  case busy(String)
  case holdsPictures(String)
  /// Something that is not the gallery's is where one of its files belongs.
  case inTheWay(String)
  /// A link out of the folders that were named.
  case leadsElsewhere
  /// A picture would be cut into so many files, and no more than a limit are made.
  case tooManyFiles(Int, limit: Int)
  /// Where the page was looked for.
  case noPage([String])

  /// The person asked for what cannot be; otherwise something went wrong.
  public var isWrongUse: Bool {
    switch self {
    case .notAFolder, .notAGallery, .notTheCases, .tooNew, .holdsPictures, .noPage: true
    case .picture, .system, .busy, .inTheWay, .tooManyFiles, .leadsElsewhere: false
    }
  }

  /// One sentence for a person.
  public var description: String {
    switch self {
    case .picture(let error): error.message
    case .system(let path, let code): "\(path): \(String(cString: strerror(code)))"
    case .notAFolder(let path): "“\(path)” is not a folder."
    case .notAGallery(let path):
      "“\(path)” holds something that is not a gallery of zoomscroll's. Name a new or an empty folder."
    case .notTheCases(let path):
      "“\(path)” holds something that is not the page of the cases. Name a new or an empty folder."
    case .tooNew(let path):
      "The gallery in “\(path)” was made by a newer version of zoomscroll."
    case .busy(let path): "Another zoomscroll is writing into “\(path)”."
    case .holdsPictures(let path):
      "“\(path)” holds pictures that are to be exported. Name a folder beside them."
    case .inTheWay(let path):
      "“\(path)” is in the way of the gallery, and was not made by it. Move it elsewhere."
    case .leadsElsewhere:
      "This link leads out of what was named, and is followed only with --follow-links."
    case .tooManyFiles(let count, let limit):
      "This picture would be cut into \(count) files. More than \(limit) are made only with "
        + "--max-files \(count)."
    case .noPage(let places):
      "The page has not been built: run Scripts/build-web, or name its folder with --web. "
        + "It is not in \(places.map { "“\($0)”" }.joined(separator: " nor in "))."
    }
  }
}
