import DisplayList
import TilePyramid

/// From wishes to orders.
extension StorePlan {
  /// What is to be done for what is wanted now.
  ///
  /// - Parameter takenBack: pieces that were submitted and have not been begun: the budget decides about
  ///   them anew.
  mutating func schedule(takenBack: [PieceKey]) -> StoreOrders {
    for key in takenBack where !endRenewal(of: key) { budget.removed(key) }
    let near = Dictionary(wanted.map { ($0.picture, $0.level) }, uniquingKeysWith: min)
    forgetPassingFaults { near[$0] == nil }
    var orders = StoreOrders()
    orders.picturesOnScreen = Set(picturesOnScreen)
    orders.pyramids = pyramidsToBegin()
    let requests =
      (opening == .unseen ? [] : thumbnails) + pieces(holding: glimpses + tilesToFetch)
    budget.setIdleLimit(isMemoryScarce ? 0 : idleLimit)
    let change = budget.want(requests.map { .init(key: $0.key, bytes: $0.byteCount) })
    for key in change.forgotten { pieces[key] = nil }
    orders.forgotten = change.forgotten + forgetPictures(except: near)
    orders.forgottenKeepsakes = forgetKeepsakes()
    if !orders.forgotten.isEmpty || !orders.forgottenKeepsakes.isEmpty { generation += 1 }
    orders.kept = Set(requests.map(\.key))
    noteWishes(orders.kept)
    orders.submissions = submissions(requests, Set(change.begun))
    return orders
  }

  /// Servers are asked ahead while a window opens: that takes no processor from the first photo.
  private var tilesToFetch: [TextureID] {
    guard isMemoryScarce || opening != .done else { return wanted }
    let ahead = wanted.dropFirst(visibleCount)
    return tilesOnScreen
      + (isMemoryScarce ? [] : ahead.filter { pictures[$0.picture]?.host != nil })
  }

  /// A picture that is looked at, and that memory is too small for, is made into a pyramid; once there
  /// is something to look at, since that takes all that the machine has.
  private mutating func pyramidsToBegin() -> [PyramidRequest] {
    var requests: [PyramidRequest] = []
    for picture in picturesOnScreen where pictures[picture]?.pyramid == .untried {
      guard let header = header(of: picture), header.needsPyramid else { continue }
      guard missingPieces.isEmpty else { break }
      pictures[picture]?.pyramid = .tried
      requests.append(PyramidRequest(picture: picture, header: header))
    }
    return requests
  }

  /// Whoever walks through a thousand photos needs no more memory than for one and its neighbours, and for thumbnails of
  /// others.
  ///
  /// - Parameter near: the pictures that are wanted, with the finest level of each.
  private mutating func forgetPictures(except near: [Int32: Int16]) -> [PieceKey] {
    var far: [PieceKey] = []
    var shown: Set<Int32> = []
    for (key, state) in pieces {
      guard case .loaded = state else { continue }
      if isNear(key, near[key.picture]) {
        shown.insert(key.picture)
      } else {
        far.append(key)
      }
    }
    // What is finer than it need be is all that there is to see, until something else is there.
    far.removeAll { near[$0.picture] != nil && !shown.contains($0.picture) }
    for key in far {
      pieces[key] = nil
      budget.removed(key)
    }
    return far
  }

  private mutating func forgetKeepsakes() -> [Int32] {
    keepsakes.use(wanted.map(\.picture))
    return keepsakes.forgetLeastUsed(downTo: isMemoryScarce ? 0 : keepsakes.limit)
  }

  private func isNear(_ key: PieceKey, _ finest: Int16?) -> Bool {
    guard let finest, let header = header(of: key.picture) else { return false }
    let isThumbnail = Int(finest) >= header.grid.coarsestLevel
    return !isThumbnail || key.level >= finest || key.isThumbnail
  }

  /// What is wanted and not there has been so since now, if not longer; the rest is not wanted any more.
  private mutating func noteWishes(_ keys: Set<PieceKey>) {
    for (key, state) in pieces where !keys.contains(key) {
      switch state {
      case .wanted: pieces[key] = nil
      case .arrived(let failure, _): pieces[key] = .arrived(failure: failure, since: nil)
      case .loaded, .refused: break
      }
    }
    for key in keys {
      switch pieces[key] {
      case nil: pieces[key] = .wanted(since: now)
      case .arrived(let failure, nil)?: pieces[key] = .arrived(failure: failure, since: now)
      case .wanted?, .arrived?, .loaded?, .refused?: break
      }
    }
  }

  /// - Parameter begun: those of the requests that the budget has room for.
  private mutating func submissions(
    _ requests: [DecodeRequest], _ begun: Set<PieceKey>
  ) -> [StoreOrders.Submission] {
    let visible = Set(picturesOnScreen)
    let due = requests.filter { begun.contains($0.key) || needsRenewal($0.key) }
    for request in due where !begun.contains(request.key) { beginRenewal(of: request.key) }
    return due.map { request in
      var request = request
      request.display = display
      let lane = pictures[request.key.picture]?.host
      // Two whole photos at a time take twice the memory. A server's answers take their time.
      let isWhole = lane == nil && request.key.place == nil
      return StoreOrders.Submission(
        request: request, lane: lane, hasTime: isWhole && !visible.contains(request.key.picture))
    }
  }
}
