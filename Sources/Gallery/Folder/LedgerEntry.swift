/// A line of the file in which a gallery's folder remembers what is its own.
enum LedgerEntry: Codable, Equatable {
  /// The first line: whose folder it is.
  case gallery(version: Int)
  /// The page's files, relative to the folder.
  case page(files: [String])
  /// All files of a picture are there.
  case picture(identity: String, files: GalleryPicture)
}
