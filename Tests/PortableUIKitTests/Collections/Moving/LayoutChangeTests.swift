import PortableUIKit
import Testing

/// One layout after another: animated, and by hand.
@MainActor
struct LayoutChangeTests {
  private let rack = Rack([(0..<60).map(String.init)])
  private let large = Rack.grid(150)

  @Test func atOnceAllIsElsewhere() {
    rack.view.setCollectionViewLayout(large, animated: false)
    rack.view.layoutIfNeeded()
    #expect(rack.view.collectionViewLayout === large)
    #expect(rack.frame("1") == CGRect(x: 150, y: 0, width: 150, height: 150))
  }

  @Test func animatedEverythingGoesItsWay() throws {
    var ends: [Bool] = []
    let cell = try #require(rack.cell("5"))
    rack.loop.frame(at: 0)
    rack.view.setCollectionViewLayout(large, animated: true) { ends.append($0) }
    // The same cells, at their ends already; what is drawn is on its way.
    #expect(
      cell === rack.cell("5") && cell.frame == CGRect(x: 150, y: 300, width: 150, height: 150))
    #expect(rack.view.visibleCells.count == 8)
    rack.loop.frame(at: 0.125)
    let half = cell.layer.presentation()?.frame
    // Half of the time is half of the way on a curve that begins as it ends.
    #expect(
      half.map { ($0.minX - 175).magnitude < 0.5 && ($0.width - 125).magnitude < 0.5 } == true)
    #expect(ends.isEmpty)
    rack.loop.frame(at: 0.3)
    rack.loop.frame(at: 0.4)
    #expect(ends == [true])
    #expect(cell.layer.presentation()?.frame.minX == 150)
  }

  @Test func theNewLayoutSaysWhereTheContentIs() {
    let layout = AimedLayout()
    layout.itemSize = CGSize(width: 150, height: 150)
    rack.view.setCollectionViewLayout(layout, animated: true)
    #expect(rack.view.contentOffset.y == 440)
    #expect(layout.log == ["prepare from", "target", "finalize"])
  }

  @Test func aHandGoesHalfWay() throws {
    var ends: [[Bool]] = []
    let small = rack.view.collectionViewLayout
    let between = rack.view.startInteractiveTransition(to: large) { ends.append([$0, $1]) }
    #expect(rack.view.collectionViewLayout === between)
    #expect(between.currentLayout === small && between.nextLayout === large)
    #expect(rack.frame("1") == CGRect(x: 100, y: 0, width: 100, height: 100))
    for (progress, frame) in [
      (0.5, CGRect(x: 125, y: 0, width: 125, height: 125)),
      (0.2, CGRect(x: 110, y: 0, width: 110, height: 110)),
    ] {
      between.transitionProgress = CGFloat(progress)
      rack.view.layoutIfNeeded()
      #expect(rack.frame("1") == frame)
    }
    #expect(rack.view.contentSize.height == 2000 + (4500 - 2000) * 0.2)
    between.updateValue(3, forAnimatedKey: "turn")
    #expect(between.value(forAnimatedKey: "turn") == 3 && between.value(forAnimatedKey: "x") == 0)
    rack.view.finishInteractiveTransition()
    #expect(rack.view.collectionViewLayout === large && ends.isEmpty)
    rack.settle()
    #expect(ends == [[true, true]])
    #expect(rack.frame("1") == CGRect(x: 150, y: 0, width: 150, height: 150))
  }

  @Test func itCanBeGivenUp() {
    var ends: [[Bool]] = []
    let small = rack.view.collectionViewLayout
    rack.view.contentOffset.y = 200
    rack.view.layoutIfNeeded()
    let between = rack.view.startInteractiveTransition(to: large) { ends.append([$0, $1]) }
    between.transitionProgress = 0.7
    rack.view.layoutIfNeeded()
    rack.view.cancelInteractiveTransition()
    rack.settle()
    #expect(rack.view.collectionViewLayout === small && ends == [[false, true]])
    #expect(rack.view.contentOffset.y == 200 && rack.view.contentSize.height == 2000)
    #expect(rack.frame("6") == CGRect(x: 0, y: 200, width: 100, height: 100))
  }
}

private final class AimedLayout: UICollectionViewFlowLayout {
  var log: [String] = []

  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    log.append("prepare from")
  }

  override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
    log.append("target")
    return CGPoint(x: 0, y: 440)
  }

  override func finalizeLayoutTransition() { log.append("finalize") }
}
