/// The pictures of a list of files.
struct FileSource: PictureSource {
  let list: PhotoList
  let decoder: PictureDecoder

  var pictureCount: Int { list.count }

  func header(of picture: Int32) -> Result<PictureHeader, PictureError> {
    reading(picture) { file throws(PictureError) in try decoder.header(of: file) }
  }

  func decode(_ request: DecodeRequest) -> Result<PiecePixels, PictureError> {
    reading(request.key.picture) { file throws(PictureError) in
      try decoder.decode(request.key, of: request.header, in: file)
    }
  }

  private func reading<Value>(
    _ picture: Int32, _ body: (PictureFile) throws(PictureError) -> Value
  ) -> Result<Value, PictureError> {
    list.withPath(of: Int(picture)) { path in
      Result { () throws(PictureError) in try body(try PictureFile(path: path)) }
    }
  }
}
