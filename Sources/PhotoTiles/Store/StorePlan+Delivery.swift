import TilePyramid

/// From finished work to what frames see.
extension StorePlan {
  mutating func headerArrived(_ picture: Int32, _ output: Result<PictureHeader, PictureError>) {
    pictures[picture, default: PictureRecord()].arrived = output
  }

  /// - Parameter failure: nil when its pixels are there.
  mutating func pieceArrived(_ key: PieceKey, failure: PictureError?) {
    pieces[key] = .arrived(failure: failure, since: pieces[key]?.wantedSince)
  }

  mutating func pyramidEnded(_ picture: Int32, _ output: Result<PictureHeader, PictureError>) {
    switch output {
    case .success(let header):
      pictures[picture]?.header = .ready(header)
      forgetRefusals { key, _ in key.picture == picture }
    // It is begun again when it is looked at again.
    case .failure(.givenUp): pictures[picture]?.pyramid = .untried
    // It stays as sharp as it is.
    case .failure(let error): pictures[picture]?.pyramid = .refused(error)
    }
  }

  /// Shows what has arrived, as far as it is due by `time`, seconds.
  mutating func deliver(upTo time: Double) -> StoreNews {
    var news = StoreNews()
    for (picture, record) in pictures {
      guard let output = record.arrived, isDue(record.header, at: time) else { continue }
      news.isNews = true
      show(output, of: picture)
    }
    var due: [(key: PieceKey, failure: PictureError?, since: Double?)] = []
    for (key, state) in pieces {
      guard case .arrived(let failure, let since) = state, isDue(since ?? -.infinity, at: time)
      else { continue }
      due.append((key, failure, since))
    }
    for (key, failure, since) in due.sorted(by: { $0.key < $1.key }) {
      news.isNews = true
      if let failure {
        refuse(key, failure, since: since, &news)
      } else {
        show(key, isWanted: since != nil, &news)
      }
    }
    return news
  }

  private func isDue(_ asked: Double, at time: Double) -> Bool {
    latency == 0 || asked + latency <= time
  }

  private func isDue(_ header: PictureRecord.Header, at time: Double) -> Bool {
    switch header {
    case .asked(let since): isDue(since, at: time)
    case .unasked, .ready, .failed: true
    }
  }

  private mutating func show(_ output: Result<PictureHeader, PictureError>, of picture: Int32) {
    pictures[picture]?.arrived = nil
    switch output {
    case .success(let header): pictures[picture]?.header = .ready(header)
    case .failure(let error): pictures[picture]?.header = .failed(error)
    }
    if pictures[picture]?.pyramid == .lost { pictures[picture]?.pyramid = .untried }
  }

  private mutating func show(_ key: PieceKey, isWanted: Bool, _ news: inout StoreNews) {
    // With a latency, what nobody wants any more comes anew when it is wanted again.
    if latency > 0 && !isWanted {
      pieces[key] = nil
      budget.removed(key)
      news.dropped.append(key)
    } else {
      pieces[key] = .loaded
      budget.loaded(key)
      news.shown.append(key)
    }
  }

  private mutating func refuse(
    _ key: PieceKey, _ failure: PictureError, since: Double?, _ news: inout StoreNews
  ) {
    budget.removed(key)
    switch failure {
    // It is begun again when it is wanted again.
    case .givenUp: pieces[key] = since.map { .wanted(since: $0) }
    case .pyramidGone:
      pieces[key] = since.map { .wanted(since: $0) }
      // It is made again when that is there.
      if pictures[key.picture]?.pyramid != .lost {
        pictures[key.picture, default: PictureRecord()].pyramid = .lost
        news.lostPyramids.append(key.picture)
      }
    default:
      pieces[key] = .refused(failure)
      if !key.isThumbnail, !hasPiece(of: key.picture), !hasCoarser(key) {
        pictures[key.picture]?.header = .failed(failure)
      }
    }
  }

  /// A tile may be missing or broken and the next coarser one be fine. A whole level says enough.
  private func hasCoarser(_ key: PieceKey) -> Bool {
    guard let header = header(of: key.picture) else { return false }
    return header.isTiled && Int(key.level) < header.grid.coarsestLevel
  }
}
