import PortableUIKit
import ScrollGeometry
import ScrollTesting
import Testing

/// Items that a hand moves: the others make room, and the data hears of it once.
@MainActor
struct ItemMovementTests {
  private let rack = Rack([["a", "b", "c", "d", "e", "f"], ["x", "y", "z"]])

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  /// The middle of a place in the grid of three columns, points.
  private func middle(_ item: Int) -> CGPoint {
    CGPoint(x: 50 + item % 3 * 100, y: 50 + item / 3 * 100)
  }

  private func frame(_ item: Int) -> CGRect {
    CGRect(x: item % 3 * 100, y: item / 3 * 100, width: 100, height: 100)
  }

  @Test func theDataSourceIsAskedFirst() {
    rack.mayMove = false
    #expect(!rack.view.beginInteractiveMovementForItem(at: path(1)))
    #expect(rack.takeLog() == ["may 0.1"])
    rack.mayMove = true
    #expect(!rack.view.beginInteractiveMovementForItem(at: path(9)))
    #expect(rack.view.beginInteractiveMovementForItem(at: path(1)))
    #expect(!rack.view.beginInteractiveMovementForItem(at: path(2)))
    #expect(rack.takeLog() == ["may 0.1"])
  }

  @Test func theOthersMakeRoom() {
    _ = rack.view.beginInteractiveMovementForItem(at: path(1))
    rack.view.updateInteractiveMovementTargetPosition(CGPoint(x: 170, y: 80))
    // It hangs where it is held, in front of all others.
    #expect(rack.frame("b") == CGRect(x: 120, y: 30, width: 100, height: 100))
    #expect(rack.order == ["a", "b", "c", "d", "e", "f", "x", "y", "z"])
    rack.view.updateInteractiveMovementTargetPosition(middle(4))
    rack.settle()
    #expect(rack.order == ["a", "c", "d", "e", "b", "f", "x", "y", "z"])
    #expect(rack.frame("e") == frame(3) && rack.frame("b") == frame(4))
    #expect(rack.view.subviews.last { $0 is UICollectionViewCell } === rack.cell("b"))
    // Nobody but the view knows of it.
    #expect(rack.takeLog() == ["may 0.1"])
    #expect(rack.names[0] == ["a", "b", "c", "d", "e", "f"])
  }

  @Test func theDataHearsOfItOnce() {
    let cell = rack.cell("b")
    _ = rack.view.beginInteractiveMovementForItem(at: path(1))
    for item in [2, 3, 4] { rack.view.updateInteractiveMovementTargetPosition(middle(item)) }
    rack.view.endInteractiveMovement()
    rack.settle()
    #expect(rack.takeLog() == ["may 0.1", "move 0.1 to 0.4"])
    #expect(rack.names[0] == ["a", "c", "d", "e", "b", "f"])
    #expect(rack.order == rack.names.flatMap { $0 })
    #expect(rack.cell("b") === cell && rack.view.indexPath(for: cell!) == path(4))
    #expect(rack.frame("b") == frame(4))
  }

  @Test func cancelledItGoesBack() {
    _ = rack.view.beginInteractiveMovementForItem(at: path(1))
    rack.view.updateInteractiveMovementTargetPosition(middle(5))
    rack.view.cancelInteractiveMovement()
    rack.settle()
    #expect(rack.takeLog() == ["may 0.1"])
    #expect(rack.order == rack.names.flatMap { $0 })
    #expect(rack.frame("b") == frame(1) && rack.frame("f") == frame(5))
  }

  @Test func itCanGoToAnotherSection() {
    _ = rack.view.beginInteractiveMovementForItem(at: path(0))
    rack.view.updateInteractiveMovementTargetPosition(middle(7))
    rack.settle()
    #expect(
      rack.view.numberOfItems(inSection: 0) == 5 && rack.view.numberOfItems(inSection: 1) == 4)
    rack.view.endInteractiveMovement()
    rack.settle()
    #expect(rack.takeLog() == ["may 0.0", "move 0.0 to 1.1"])
    #expect(rack.order == ["b", "c", "d", "e", "f", "x", "a", "y", "z"])
  }

  @Test func theDelegateSaysWhereTo() {
    rack.redirect = { $1.section == 0 ? $1 : IndexPath(item: 5, section: 0) }
    _ = rack.view.beginInteractiveMovementForItem(at: path(0))
    rack.view.updateInteractiveMovementTargetPosition(middle(7))
    rack.view.endInteractiveMovement()
    #expect(rack.takeLog() == ["may 0.0", "target 0.0 1.1", "move 0.0 to 0.5"])
  }

  @Test func cellsThatComeMeanwhileShowTheirItems() {
    let long = Rack([(0..<60).map(String.init)])
    _ = long.view.beginInteractiveMovementForItem(at: path(1))
    long.view.updateInteractiveMovementTargetPosition(middle(10))
    long.view.contentOffset.y = 900
    long.view.layoutIfNeeded()
    let seen = long.view.indexPathsForVisibleItems.sorted()
    #expect(seen.first == path(10), "what is held stays")
    #expect(seen.dropFirst().map { long.text($0) } == (27..<45).map(String.init))
    long.view.contentOffset.y = 0
    long.view.layoutIfNeeded()
    #expect(
      long.order.prefix(12) == ["0", "2", "3", "4", "5", "6", "7", "8", "9", "10", "1", "11"])
  }

  @Test func nearAnEdgeTheContentScrolls() throws {
    let long = Rack([(0..<600).map(String.init)])
    long.loop.frame(at: 0)
    _ = long.view.beginInteractiveMovementForItem(at: path(1))
    // Half into the reach of 60 points: half of the speed of 720 points a second.
    long.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 570))
    for time in [0.1, 0.25, 0.5] {
      long.loop.frame(at: time)
      #expect(long.view.contentOffset.y == CGFloat(time * 360))
      let cell = try #require(long.cell("1"))
      #expect(cell.center.y - long.view.contentOffset.y == 570)
    }
    long.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 180 + 300))
    long.loop.frame(at: 1)
    #expect(long.view.contentOffset.y == 180)
    long.view.endInteractiveMovement()
    #expect(long.takeLog().last == "move 0.1 to 0.13")
  }

  @Test func aFingerThatIsHeldStillMovesItems() {
    let controller = RackController(collectionViewLayout: Rack.grid())
    let stage = Stage(size: Size(width: 300, height: 600), root: controller)
    stage.touch((1, .down, 150, 50))
    stage.wait(0.6)
    stage.touch((1, .move, 250, 150))
    stage.touch((1, .up, 250, 150))
    #expect(controller.moves == ["1 to 5"])
    #expect(controller.collectionView.contentOffset.y == 0)
  }
}

extension ItemMovementTests {
  /// Who does not want it scrolls.
  @Test(arguments: [false, true]) func noFingerMovesItemsWithoutTheGesture(isSeen: Bool) {
    let controller = RackController(collectionViewLayout: Rack.grid())
    if !isSeen { controller.installsStandardGestureForInteractiveMovement = false }
    let stage = Stage(size: Size(width: 300, height: 600), root: controller)
    if isSeen { controller.installsStandardGestureForInteractiveMovement = false }
    stage.touch((1, .down, 150, 250))
    stage.wait(0.6)
    for step in 1...10 {
      stage.wait(0.02)
      stage.touch((1, .move, 150, 250 - Double(step) * 20))
    }
    stage.touch((1, .up, 150, 50))
    stage.settle()
    #expect(controller.moves.isEmpty && controller.collectionView.contentOffset.y > 100)
  }
}

private final class RackController: UICollectionViewController {
  var moves: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }
  override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int
  {
    60
  }
  override func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  override func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool {
    true
  }
  override func collectionView(
    _ view: UICollectionView, moveItemAt source: IndexPath, to target: IndexPath
  ) {
    moves.append("\(source.item) to \(target.item)")
  }
}
