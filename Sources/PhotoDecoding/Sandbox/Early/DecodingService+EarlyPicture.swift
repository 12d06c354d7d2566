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
    guard var found, found.file == file, let gaps = found.worker.begin(),
      // One without any lock has not begun.
      !gaps.isSuperset(of: .everyLock), try isAllowed(gaps)
    else { return nil }
    let worker = found.worker
    let answer = try asking(worker) { () throws(PictureError) in
      try worker.nextAnswer(within: milliseconds)
    }
    if case .header(let header) = answer, EarlyPicture.piece(of: header, in: found.window) != nil {
      found.header = header
      monitor.locked { early = found }
    } else {
      keep(found.worker)
    }
    return answer
  }

  /// Nil when it is not this piece that was asked for, or not of this version of the file.
  ///
  /// - Parameter isPlain: it is wanted in sRGB, as it was asked for.
  func earlyPixels(
    of piece: PieceKey, _ header: PictureHeader, in file: FileVersion, isPlain: Bool,
    within milliseconds: Int32, mayBeGivenUp: Bool
  ) throws(PictureError) -> (DecodingAnswer, in: SharedMemory)? {
    let found = monitor.locked { () -> EarlyPicture? in
      guard early?.header != nil, early?.file == file else { return nil }
      defer { early = nil }
      return early
    }
    guard let found, isPlain, found.isPiece(piece, of: header) else { return nil }
    let answer = try asking(found.worker) { () throws(PictureError) in
      try found.worker.nextAnswer(
        within: milliseconds, meanwhile: DecodingWorker.listening(mayBeGivenUp: mayBeGivenUp))
    }
    keep(found.worker)
    return (answer, found.memory)
  }
}
