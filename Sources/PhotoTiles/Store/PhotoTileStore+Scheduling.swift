import DisplayList
import TilePyramid

/// From orders to queues.
extension PhotoTileStore {
  /// How far a window is that opens with a photo: until that is seen, it has the processors for itself.
  package enum OpeningStage {
    /// Nothing is on screen. The photo alone is decoded, which is as soon there as a thumbnail would be.
    case unseen
    /// The window is on screen and the photo is not: something to see of it is wanted.
    case awaited
    /// The photo was seen, will not come, or nobody looks at it any more.
    case done
  }

  /// Files have other names now: what was not there under the old one is looked for again.
  public func filesDidMove() {
    plan.filesDidMove()
    schedule()
  }

  /// Of its window: until the first photo is seen, neither its neighbours on this machine nor thumbnails of other programs
  /// are made. To be set by who sees what is drawn; `done` to begin with.
  package var opening: OpeningStage {
    get { plan.opening }
    set {
      guard newValue != plan.opening else { return }
      plan.opening = newValue
      schedule()
    }
  }

  /// The first photo is there, will not come, or nobody looks at it any more.
  package var hasOpened: Bool { !plan.isWaiting(for: openingPicture) }

  /// Puts the threads to what is wanted now. What has not been begun is taken back first, so that
  /// the budget decides about everything anew.
  func schedule() {
    let orders = plan.schedule(takenBack: pieceQueue.takeBack())
    pyramidProgress.want(orders.picturesOnScreen)
    for request in orders.pyramids {
      pyramidProgress.begin(request.picture)
      pyramidQueue.submit(request.picture, request)
    }
    for key in orders.forgotten { pieces[key] = nil }
    for picture in orders.forgottenKeepsakes { keepsakes[picture] = nil }
    pieceQueue.cancel(except: orders.kept)
    for submission in orders.submissions {
      let request = submission.request
      pieceQueue.submit(
        request.key, request, weight: request.workingBytes, lane: submission.lane,
        hasTime: submission.hasTime)
    }
    scheduleThumbnails()
  }
}
