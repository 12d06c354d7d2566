import Testing

@testable import ZoomScrollView

struct ZoomEndingTests {
  private enum Call: CaseIterable {
    case begin, move, end
  }

  private let bouncing = ZoomMotion(isBouncing: true)

  /// All orders of up to seven calls, one at once after the other, while the platform says that it
  /// bounces: the ends of one zoom are one end, and it comes last.
  @Test func everyOrder() {
    var count = 0
    func play(_ calls: [Call]) {
      var ending = ZoomEnding()
      var beginnings = 0
      var isWaiting = false
      func act(_ action: ZoomEnding.Action) {
        #expect(action != .report, "\(calls)")
        if action == .wait { isWaiting = true }
      }
      for call in calls {
        switch call {
        case .begin:
          if ending.begin() { beginnings += 1 }
          isWaiting = false
        case .move: act(ending.moved(bouncing))
        case .end: act(ending.end(bouncing))
        }
      }
      #expect(beginnings == (calls.contains(.begin) ? 1 : 0))
      let lastBegin = calls.lastIndex(of: .begin) ?? -1
      let lastEnd = calls.lastIndex(of: .end) ?? -1
      #expect(isWaiting == (lastEnd > lastBegin), "\(calls)")
      var ends = 0
      for _ in 0..<10 where isWaiting {
        let action = ending.timePassed(ZoomMotion())
        isWaiting = action == .wait
        if action == .report { ends += 1 }
      }
      #expect(ends == (lastEnd > lastBegin ? 1 : 0), "\(calls)")
      #expect(ending.end(ZoomMotion()) == (ends == 1 ? .none : .report))
      count += 1
      if calls.count < 7 { for call in Call.allCases { play(calls + [call]) } }
    }
    play([])
    #expect(count == 3280)
  }

  @Test func aFlagThatNeverFallsIsNotWaitedForForEver() {
    var ending = ZoomEnding()
    #expect(ending.end(bouncing) == .wait)
    for _ in 1..<ZoomTunables.mostQuietTimes { #expect(ending.timePassed(bouncing) == .wait) }
    #expect(ending.timePassed(bouncing) == .report)
  }

  @Test func movementBeginsTheQuietAnew() {
    var ending = ZoomEnding()
    #expect(ending.end(bouncing) == .wait)
    for _ in 0..<20 {
      #expect(ending.timePassed(bouncing) == .wait)
      #expect(ending.moved(bouncing) == .wait)
    }
  }

  @Test func fingersAndMomentumAreWaitedForWithoutAnyTime() {
    let handled = ZoomMotion(isHandled: true)
    var ending = ZoomEnding()
    #expect(ending.end(handled) == .stopWaiting)
    #expect(ending.moved(handled) == .stopWaiting)
    #expect(ending.timePassed(handled) == .none)
    #expect(ending.rested(ZoomMotion()) == .report)
    #expect(ending.rested(ZoomMotion()) == .none)
  }

  @Test func contentBeyondItsLimitsDoesNotRest() {
    var ending = ZoomEnding()
    #expect(ending.end(ZoomMotion(isBeyondLimits: true)) == .wait)
    #expect(ending.timePassed(ZoomMotion()) == .report)
  }

  @Test func aZoomWithoutABeginningHasAnEnd() {
    var ending = ZoomEnding()
    #expect(ending.end(ZoomMotion()) == .report)
    #expect(ending.end(ZoomMotion()) == .none)
    ending.zoomed()
    #expect(ending.end(ZoomMotion()) == .report)
  }
}
