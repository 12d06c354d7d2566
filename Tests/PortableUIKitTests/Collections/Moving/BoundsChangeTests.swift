import PortableUIKit
import Testing

/// Another size inside of an animation block, and another layout: who is asked, and how what is seen goes there.
@MainActor
struct BoundsChangeTests {
  private let rack = Rack([(0..<60).map(String.init)])
  private let layout = TellingLayout.grid(100)

  private init() {
    rack.view.collectionViewLayout = layout
    rack.view.layoutIfNeeded()
    rack.loop.frame(at: 0)
    _ = layout.takeLog()
  }

  /// 18 items are seen of three columns, 9 of them when the view is half as high.
  @Test func theLayoutIsAskedAboutAllThatIsSeenBeforeAndAfter() {
    UIView.animate(withDuration: 0.4) {
      rack.view.frame.size.height = 300
    }
    #expect(
      layout.takeLog()
        == ["prepare from 300", "target 0"] + (0..<18).map { "final \($0)" }
        + (0..<9).map { "initial \($0)" } + ["finalize bounds"])
  }

  @Test func whatIsSeenGoesThereTogether() throws {
    let cell = try #require(rack.cell("5"))
    let gone = try #require(rack.cell("17"))
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
      rack.view.frame = CGRect(x: 0, y: 0, width: 600, height: 200)
    }
    // Six in a line, two lines: at its end already, and drawn on its way there.
    #expect(cell === rack.cell("5") && cell.frame.origin == CGPoint(x: 500, y: 0))
    rack.loop.frame(at: 0.2)
    let half = try #require(cell.layer.presentation()?.frame)
    #expect((half.minX - 350).magnitude < 1e-6 && (half.minY - 50).magnitude < 1e-6)
    // What leaves goes to its place, too, and then away.
    #expect(rack.view.visibleCells.count == 12 && !gone.isHidden && gone.frame.minY == 200)
    rack.loop.frame(at: 0.41)
    rack.loop.frame(at: 0.42)
    #expect(gone.isHidden && rack.view.visibleCells.count == 12)
  }

  @Test func theLayoutSaysWhereTheContentIs() {
    layout.target = CGPoint(x: 0, y: 700)
    UIView.animate(withDuration: 0.4) {
      rack.view.frame.size.height = 300
    }
    #expect(rack.view.contentOffset.y == 700)
    #expect(Set(rack.order) == Set((21..<30).map(String.init)))
  }

  /// At once nobody is asked.
  @Test func withoutAnAnimationItIsOnlyLaidOut() {
    rack.view.frame.size.height = 300
    rack.view.layoutIfNeeded()
    #expect(layout.takeLog() == [] && rack.view.visibleCells.count == 9)
  }

  // MARK: Another layout

  @Test func theOldLayoutSaysHowThingsGoAndTheNewOneHowTheyCome() {
    let next = TellingLayout.grid(150)
    rack.view.setCollectionViewLayout(next, animated: true)
    #expect(layout.takeLog() == ["prepare to"] + (0..<18).map { "final \($0)" } + ["finalize"])
    #expect(
      next.takeLog()
        == ["prepare from", "target 225"] + (2..<12).map { "initial \($0)" } + ["finalize"])
  }

  @Test func atOnceBothHearOfItAndTheNewOneSaysWhereTheContentIs() {
    let next = TellingLayout.grid(150)
    next.target = CGPoint(x: 0, y: 300)
    rack.view.collectionViewLayout = next
    #expect(layout.takeLog() == ["prepare to", "finalize"])
    #expect(next.takeLog() == ["prepare from", "target 225", "finalize"])
    #expect(rack.view.contentOffset.y == 300)
    rack.view.layoutIfNeeded()
    #expect(rack.order.first == "4")
    rack.view.setCollectionViewLayout(layout, animated: false)
    #expect(layout.takeLog() == ["prepare from", "target 0", "finalize"])
  }
}
