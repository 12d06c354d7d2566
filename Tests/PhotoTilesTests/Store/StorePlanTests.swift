import DisplayList
import Testing

@testable import PhotoDecoding
@testable import PhotoTiles

/// What a store decides, without threads and pixels.
@Suite struct StorePlanTests {
  /// 600 × 400 pixels.
  private let header = PictureHeader(
    format: .other(VipsHeader(loader: .png)), storedWidth: 600, storedHeight: 400,
    orientation: .upright)

  private func plan(
    _ count: Int32, limit: Int64 = 10 << 20, latency: Double = 0, host: String? = nil,
    finestLevel: Int = 0
  ) -> StorePlan {
    var plan = StorePlan(limit: limit, idleLimit: limit, latency: latency)
    var header = header
    header.finestLevel = finestLevel
    for picture in 0..<count {
      plan.ask(for: picture, host: host, mayHaveThumbnail: false)
      plan.headerArrived(picture, .success(header))
    }
    _ = plan.deliver(upTo: latency)
    return plan
  }

  private func tile(_ picture: Int32, _ level: Int16 = 0) -> TextureID {
    TextureID(picture: picture, level: level, column: 0, row: 0)
  }

  private func piece(_ picture: Int32, _ level: Int16 = 0) -> PieceKey {
    PieceKey(picture: picture, level: level)
  }

  /// - Returns: the pieces that are begun, the most urgent first.
  private func want(_ plan: inout StorePlan, _ tiles: [TextureID], onScreen: Int) -> StoreOrders {
    _ = plan.want(tiles, visibleCount: onScreen)
    return plan.schedule(takenBack: [])
  }

  private func keys(_ orders: StoreOrders) -> [PieceKey] { orders.submissions.map(\.request.key) }

  private func arrive(_ plan: inout StorePlan, _ key: PieceKey, _ failure: PictureError? = nil)
    -> StoreNews
  {
    plan.pieceArrived(key, failure: failure)
    return plan.deliver(upTo: plan.now)
  }

  /// Of what has been a page and is a thumbnail now, only that is kept; what is zoomed out keeps what it had.
  @Test func aThumbnailKeepsNoPage() {
    var plan = plan(2)
    // 600 × 400 pixels: level 1, the coarsest, is one tile.
    let both = want(&plan, [tile(0), tile(0, 1), tile(1, 1)], onScreen: 2)
    for key in keys(both) { _ = arrive(&plan, key) }
    #expect(plan.isLoaded(piece(0)) && plan.isLoaded(piece(0, 1)) && plan.isLoaded(piece(1, 1)))
    let zoomedIn = want(&plan, [tile(0)], onScreen: 1)
    #expect(zoomedIn.forgotten == [piece(1, 1)] && plan.isLoaded(piece(0, 1)))
    let passed = want(&plan, [tile(0, 1), tile(1, 1)], onScreen: 1)
    #expect(passed.forgotten == [piece(0)] && plan.isLoaded(piece(0, 1)))
  }

  /// A large PNG is decoded as a whole for each of its levels: until the thumbnail is there, the page is seen.
  @Test func aPageStaysUntilItsThumbnailIsThere() {
    var plan = plan(1)
    for key in keys(want(&plan, [tile(0)], onScreen: 1)) { _ = arrive(&plan, key) }
    let smaller = want(&plan, [tile(0, 1)], onScreen: 1)
    #expect(keys(smaller) == [piece(0, 1)] && smaller.forgotten.isEmpty && plan.isLoaded(piece(0)))
    _ = arrive(&plan, piece(0, 1))
    let there = plan.schedule(takenBack: [])
    #expect(there.forgotten == [piece(0)] && plan.isLoaded(piece(0, 1)))
    // What nobody wants at all goes at once.
    #expect(want(&plan, [], onScreen: 0).forgotten == [piece(0, 1)])
  }

  @Test func nothingIsDecodedBeforeItsHeaderIsThere() {
    var plan = StorePlan(limit: 1 << 20, idleLimit: 1 << 20)
    let early = want(&plan, [tile(0)], onScreen: 1)
    #expect(keys(early) == [])
    plan.ask(for: 0, host: nil, mayHaveThumbnail: false)
    #expect(plan.isWaiting && plan.isWaiting(for: 0) && !plan.isWaiting(for: 1))
    plan.headerArrived(0, .success(header))
    let news = plan.deliver(upTo: 0)
    #expect(news.isNews && !plan.isWaiting)
    let orders = plan.schedule(takenBack: [])
    #expect(keys(orders) == [piece(0)] && plan.isWaiting(for: 0))
  }

  @Test func theSameWishIsNoNews() {
    var plan = plan(1)
    let answers = [
      plan.want([tile(0)], visibleCount: 1), plan.want([tile(0)], visibleCount: 1),
      plan.want([tile(0)], visibleCount: 0),
    ]
    #expect(answers == [true, false, true])
  }

  @Test func whatWasNotBegunIsDecidedAnew() {
    var plan = plan(2)
    let first = want(&plan, [tile(0), tile(1)], onScreen: 2)
    #expect(keys(first) == [piece(0), piece(1)])
    // Both count until they are taken back.
    let bytes = header.byteCount(of: piece(0))
    #expect(plan.budget.used == 2 * bytes)
    _ = plan.want([tile(1)], visibleCount: 1)
    let second = plan.schedule(takenBack: [piece(0), piece(1)])
    #expect(keys(second) == [piece(1)] && second.kept == [piece(1)])
    #expect(plan.budget.used == bytes)
  }

  @Test func neighboursAreDecodedWhenThereIsTimeAndServersHaveLanes() {
    var local = plan(2)
    let orders = want(&local, [tile(0), tile(1)], onScreen: 1)
    #expect(orders.submissions.map(\.hasTime) == [false, true])
    var remote = plan(2, host: "maps.org")
    let others = want(&remote, [tile(0), tile(1)], onScreen: 1)
    #expect(others.submissions.map(\.hasTime) == [false, false])
    #expect(others.submissions.allSatisfy { $0.lane == "maps.org" })
  }

  /// A neighbour on a disk would take the processor from it, one on a server does not.
  @Test func aWindowThatOpensDecodesItsPhotoAlone() {
    var plan = StorePlan(limit: 10 << 20, idleLimit: 10 << 20)
    for (picture, host) in [(0, nil), (1, nil), (2, "maps.org")] as [(Int32, String?)] {
      plan.ask(for: picture, host: host, mayHaveThumbnail: true)
      plan.headerArrived(picture, .success(header))
    }
    _ = plan.deliver(upTo: 0)
    plan.opening = .unseen
    let unseen = want(&plan, [tile(0), tile(1), tile(2)], onScreen: 1)
    #expect(keys(unseen) == [piece(0), piece(2)])
    plan.opening = .awaited
    let awaited = plan.schedule(takenBack: [])
    #expect(keys(awaited) == [PieceKey(thumbnailOf: 0)])
    plan.opening = .done
    let done = plan.schedule(takenBack: [])
    #expect(keys(done) == [piece(1)])
  }

  @Test func aScarceMachineKeepsWhatIsOnScreen() {
    var plan = plan(2)
    _ = want(&plan, [tile(0), tile(1)], onScreen: 1)
    for picture: Int32 in 0..<2 {
      let news = arrive(&plan, piece(picture))
      #expect(news.shown == [piece(picture)])
    }
    plan.isMemoryScarce = true
    let orders = plan.schedule(takenBack: [])
    #expect(orders.forgotten == [piece(1)] && orders.kept == [piece(0)])
    #expect(plan.isLoaded(piece(0)) && !plan.isLoaded(piece(1)))
    plan.isMemoryScarce = false
    let later = plan.schedule(takenBack: [])
    #expect(keys(later) == [piece(1)])
  }

  @Test func picturesThatAreLeftBehindAreForgotten() {
    var plan = plan(3)
    for picture: Int32 in 0..<2 {
      _ = want(&plan, [tile(picture)], onScreen: 1)
      _ = arrive(&plan, piece(picture))
    }
    let before = plan.generation
    let orders = want(&plan, [tile(2), tile(1)], onScreen: 1)
    #expect(!plan.isLoaded(piece(0)) && plan.isLoaded(piece(1)))
    #expect(orders.forgotten == [] && plan.generation == before, "it went when 1 was wanted alone")
    #expect(keys(orders) == [piece(2)])
  }

  @Test func aBrokenLevelIsReplacedByTheNextOneAndAllBrokenIsAFailure() {
    var plan = plan(1)
    _ = want(&plan, [tile(0, 0)], onScreen: 1)
    _ = arrive(&plan, piece(0, 0), .damaged("PNG"))
    // A level that is a whole picture says enough.
    guard case .failed(.damaged)? = plan.pictures[0]?.header else {
      Issue.record("\(String(describing: plan.pictures[0]))")
      return
    }
    #expect(plan.isRefused(piece(0, 0)) && plan.budget.used == 0)
  }

  @Test func oneThatHasSomethingToShowGoesOnShowingIt() {
    var plan = plan(1)
    _ = want(&plan, [tile(0, 1), tile(0, 0)], onScreen: 2)
    _ = arrive(&plan, piece(0, 1))
    _ = arrive(&plan, piece(0, 0), .damaged("PNG"))
    #expect(plan.header(of: 0) != nil && plan.missingPieces == [])
  }

  @Test func whatIsGivenUpBeginsAnewWhenItIsWanted() {
    var plan = plan(1)
    _ = want(&plan, [tile(0)], onScreen: 1)
    let news = arrive(&plan, piece(0), .givenUp)
    let orders = plan.schedule(takenBack: [])
    #expect(news.shown == [] && keys(orders) == [piece(0)])
  }

  @Test func aLostPyramidMakesItsHeaderBeReadOnce() {
    var plan = plan(1)
    _ = want(&plan, [tile(0, 0), tile(0, 1)], onScreen: 2)
    plan.pieceArrived(piece(0, 0), failure: .pyramidGone)
    plan.pieceArrived(piece(0, 1), failure: .pyramidGone)
    let news = plan.deliver(upTo: 0)
    #expect(news.lostPyramids == [0])
    let meanwhile = plan.schedule(takenBack: [])
    #expect(keys(meanwhile) == [])
    plan.headerArrived(0, .success(header))
    _ = plan.deliver(upTo: 0)
    let orders = plan.schedule(takenBack: [])
    #expect(keys(orders) == [piece(0, 0), piece(0, 1)])
  }

  @Test func aPyramidIsBegunOnceThereIsSomethingToSee() {
    var plan = plan(1, finestLevel: 1)
    var begun = [want(&plan, [tile(0, 0)], onScreen: 1).pyramids.count]
    _ = arrive(&plan, piece(0, 1))
    // The second time it is being made.
    for _ in 0..<2 { begun.append(plan.schedule(takenBack: []).pyramids.count) }
    plan.pyramidEnded(0, .failure(.givenUp))
    begun.append(plan.schedule(takenBack: []).pyramids.count)
    // It stays as sharp as it is.
    plan.pyramidEnded(0, .failure(.diskFull))
    begun.append(plan.schedule(takenBack: []).pyramids.count)
    #expect(begun == [0, 1, 0, 1, 0])
  }

  @Test func withALatencyEverythingIsShownWhenItIsDue() {
    var plan = plan(1, latency: 0.5)
    plan.now = 2
    _ = want(&plan, [tile(0)], onScreen: 1)
    plan.pieceArrived(piece(0), failure: nil)
    let early = plan.deliver(upTo: 2.49)
    #expect(!early.isNews && plan.isWaiting)
    let due = plan.deliver(upTo: 2.5)
    #expect(due.shown == [piece(0)] && !plan.isWaiting)
  }

  @Test func withALatencyWhatNobodyWantsAnyMoreIsDropped() {
    var plan = plan(2, latency: 0.5)
    _ = want(&plan, [tile(0)], onScreen: 1)
    _ = want(&plan, [tile(1)], onScreen: 1)
    plan.pieceArrived(piece(0), failure: nil)
    let news = plan.deliver(upTo: 0.1)
    #expect(news.dropped == [piece(0)] && news.shown == [] && !plan.isLoaded(piece(0)))
  }

  @Test func whatFailedForAReasonThatMayPassIsTriedAgainWhenItIsLookedAt() {
    var plan = plan(3)
    plan.headerArrived(0, .failure(.missing))
    plan.headerArrived(1, .failure(.damaged("PNG")))
    plan.headerArrived(2, .failure(.tookTooLong))
    _ = plan.deliver(upTo: 0)
    let look = plan.lookAgain(at: 1)
    #expect(look == .nothing)
    let late = plan.lookAgain(at: 2)
    #expect(late == .header)
    plan.filesDidMove()
    guard case .unasked? = plan.pictures[0]?.header, case .failed? = plan.pictures[1]?.header
    else {
      Issue.record("\(plan.pictures)")
      return
    }
  }
}
