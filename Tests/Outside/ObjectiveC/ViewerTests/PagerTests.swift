import Testing
import UIKit
import Viewer

/// Optional members of a protocol are asked of those who have them.
@MainActor struct PagerTests {
  let pager = Pager(frame: CGRect(x: 0, y: 0, width: 320, height: 100))

  @Test func `Nobody and somebody without a member answer as if there were none`() {
    #expect(pager.turn(to: 2) == 320)
    let silent = SilentListener()
    pager.pagerDelegate = silent
    #expect(pager.turn(to: 3) == 320)
    #expect(!pager.tellsTurns)
    pager.start()
    #expect(pager.page == -1)
  }

  @Test func `Who has them is called`() {
    let listener = Listener()
    pager.pagerDelegate = listener
    #expect(pager.tellsTurns)
    #expect(pager.turn(to: 3) == 320)
    pager.turn(to: 9)
    #expect(listener.log == ["turned to 3", "turned to 9", "end"])
  }

  @Test func `A subclass has what its base lacks`() {
    let listener = WideListener()
    pager.pagerDelegate = listener
    #expect(pager.turn(to: 3) == 30)
    pager.start()
    #expect(pager.page == 4)
    #expect(listener.log == ["turned to 3"])
    pager.use(titled: true)
    #expect(pager.title() == "titled page 4")
    pager.use(titled: false)
    #expect(pager.title() == "of 3")
  }

  /// Given by a client whose own sources need no rewriting.
  @Test func `A class outside the module conforms by hand`() {
    let own = Own()
    pager.pagerDelegate = own
    pager.turn(to: 5)
    #expect(own.page == 5)
  }
}

final class Own: PagerDelegate, PagerDelegate_pager_didTurnTo {
  var page = 0
  func pager(_ pager: Pager, didTurnTo page: Int) { self.page = page }
}
