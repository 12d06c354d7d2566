/// Pictures whose sources a program made itself.
struct ListedOrigins: PictureOrigins {
  let sources: [any TileSource]

  var pictureCount: Int { sources.count }
  func origin(of picture: Int32) -> any TileSource { sources[Int(picture)] }
}
