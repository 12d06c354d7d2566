/// A header, and a piece that will probably be wanted of it, made before they are asked for. Each is
/// handed out once: whoever asks again wants it made anew.
actor HeadStart {
  private struct Opening {
    var header: Result<PictureHeader, PictureError>
    var guess: DecodeRequest?
  }

  private let opening: Task<Opening, Never>
  private var piece: Task<Result<PiecePixels, PictureError>?, Never>?
  private var hasHeader = true

  /// - Parameters:
  ///   - threads: they end with this work.
  ///   - guess: the piece that will be wanted.
  init(
    of picture: Int32, from source: any PictureSource, threads: WorkerThreads,
    guess: @escaping @Sendable (PictureHeader) -> DecodeRequest?
  ) {
    let opening = Task(executorPreference: threads) {
      let header = await source.header(of: picture)
      return Opening(header: header, guess: (try? header.get()).flatMap(guess))
    }
    self.opening = opening
    piece = Task(executorPreference: threads) {
      defer { threads.close() }
      guard let guess = await opening.value.guess, !Task.isCancelled else { return nil }
      return await source.decode(guess)
    }
  }

  deinit { piece?.cancel() }

  func takeHeader() async -> Result<PictureHeader, PictureError>? {
    guard hasHeader else { return nil }
    hasHeader = false
    return await opening.value.header
  }

  /// Nil when another piece was guessed, which is given up then.
  func take(_ key: PieceKey) async -> Result<PiecePixels, PictureError>? {
    guard let piece else { return nil }
    self.piece = nil
    guard await opening.value.guess?.key == key else {
      piece.cancel()
      return nil
    }
    return await piece.value
  }
}
