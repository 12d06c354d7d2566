/// Each answer of an early picture is handed out once. What turns out to be about something else is
/// dropped, and its process with it.
extension DecodingService {
  /// Nil when it has not been asked for, or not about this version of the file.
  func earlyHeader(
    of file: FileVersion, within milliseconds: Int32
  ) throws(PictureError) -> DecodingAnswer? {
    let found = monitor.locked { () -> EarlyPicture? in
      guard early?.header == nil else { return nil }
      defer { early = nil }
      return early
    }
    guard var found, found.file == file, found.worker.problemAtStart() == nil else { return nil }
    let answer = try found.worker.nextAnswer(within: milliseconds).0
    if case .header(let header) = answer, EarlyPicture.piece(of: header, in: found.window) != nil {
      found.header = header
      monitor.locked { early = found }
    } else {
      keep(found.worker)
    }
    return answer
  }

  /// Nil when it is not this piece that was asked for, or not of this version of the file.
  func earlyPixels(
    of piece: PieceKey, _ header: PictureHeader, in file: FileVersion, within milliseconds: Int32,
    mayBeGivenUp: Bool
  ) throws(PictureError) -> (DecodingAnswer, file: Int32?)? {
    let found = monitor.locked { () -> EarlyPicture? in
      guard early?.header != nil, early?.file == file else { return nil }
      defer { early = nil }
      return early
    }
    guard let found, found.isPiece(piece, of: header) else { return nil }
    let answer = try found.worker.nextAnswer(within: milliseconds, mayBeGivenUp: mayBeGivenUp)
    keep(found.worker)
    return answer
  }
}
