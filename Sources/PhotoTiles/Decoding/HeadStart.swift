import ScrollGeometry

/// A picture's header, and the piece that will probably be wanted of it, made before they are asked for, so that
/// reading and decoding overlap with whatever a program does until its first frame. Each is handed out once:
/// whoever asks again wants it made anew.
actor HeadStart {
  private struct Opening {
    var header: Result<PictureHeader, PictureError>
    var guess: DecodeRequest?
  }

  private let picture: Int32
  private let opening: Task<Opening, Never>
  private var guessed: Task<Result<PiecePixels, PictureError>?, Never>?
  private var hasHeader = true

  /// - Parameters:
  ///   - picture: that will be shown first.
  ///   - window: that will probably show the whole picture, pixels.
  ///   - yields: its thread, which ends with this work, runs behind those of normal priority.
  init(of picture: Int32, from source: any PictureSupply, fitting window: Size, yields: Bool) {
    let threads = WorkerThreads(count: 1, yields: yields)
    let opening = Task(executorPreference: threads) {
      let output = await source.header(of: picture)
      let header = try? output.get()
      let guess = header.flatMap { header in
        header.piece(fitting: window, of: picture).map {
          DecodeRequest(key: $0, header: header, workingBytes: header.workingBytes(of: $0))
        }
      }
      return Opening(header: output, guess: guess)
    }
    self.picture = picture
    self.opening = opening
    guessed = Task(executorPreference: threads) {
      defer { threads.close() }
      guard let guess = await opening.value.guess, !Task.isCancelled else { return nil }
      return await source.decode(guess)
    }
  }

  deinit { guessed?.cancel() }

  /// Nil for another picture, and when it was handed out.
  func header(of picture: Int32) async -> Result<PictureHeader, PictureError>? {
    guard picture == self.picture, hasHeader else { return nil }
    hasHeader = false
    return await opening.value.header
  }

  /// Nil when another piece was guessed, which is given up then; thumbnails come before it.
  func piece(_ key: PieceKey) async -> Result<PiecePixels, PictureError>? {
    guard !key.isThumbnail, let guessed else { return nil }
    self.guessed = nil
    guard await opening.value.guess?.key == key else {
      guessed.cancel()
      return nil
    }
    return await guessed.value
  }
}
