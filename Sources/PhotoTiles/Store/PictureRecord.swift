/// What a store knows of one picture.
struct PictureRecord {
  enum Header {
    case unasked
    /// - Parameter since: seconds, on the store's clock.
    case asked(since: Double)
    case ready(PictureHeader)
    case failed(PictureError)
  }

  enum Pyramid: Equatable {
    case untried
    /// It was begun.
    case tried
    /// It could not be made: the picture stays as sharp as it is.
    case refused(PictureError)
    /// It is gone: the picture's own header is read again.
    case lost
  }

  var header = Header.unasked
  /// A header that has been read, and is not due yet.
  var arrived: Result<PictureHeader, PictureError>?
  var pyramid = Pyramid.untried
  /// Its file ends before it does.
  var isCutShort = false
  /// A thumbnail of it was made, or looked for in vain.
  var hasTriedThumbnail = false
  /// The server that it comes from, if it comes from one.
  var host: String?
  /// There may be a thumbnail of it, and one may be made.
  var mayHaveThumbnail = false

  /// Its header, once that is there.
  var readyHeader: PictureHeader? {
    guard case .ready(let header) = header else { return nil }
    return header
  }
}
