import PortableUIKit
import ScrollBed
import ScrollGeometry
import Testing

/// Where sections come to rest that scroll across their layout.
@MainActor
struct LaneRestTests {
  typealias Behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior

  private nonisolated static let rests: [(Behavior, [Double])] = [
    (.paging, [375, 750, 1125, 1500, 1875, 2250, 2625, 2715, 2715]),
    (.groupPaging, [310, 620, 930, 1240, 1550, 1860, 2170, 2480, 2715, 2715]),
    (.groupPagingCentered, [310, 620, 930, 1240, 1550, 1860, 2170, 2480, 2790, 2790]),
  ]

  /// However fast, a flick goes one further, and the last rests at the end. Golden C33, C34.
  @Test(arguments: rests) func aFlickGoesOneFurther(behavior: Behavior, expected: [Double]) {
    let lanes = Lanes(behavior)
    #expect(lanes.lane.contentSize.width == (behavior == .groupPagingCentered ? 3165 : 3090))
    for (index, rest) in expected.enumerated() {
      lanes.flick(index % 2 == 0 ? -90 : -200)
      #expect(lanes.way == rest, "after \(index + 1)")
    }
    for rest in expected.dropLast().reversed().dropFirst() {
      lanes.flick(120)
      #expect(lanes.way == rest)
    }
  }

  @Test(arguments: [(Behavior.paging, 375.0), (.groupPaging, 310), (.groupPagingCentered, 310)])
  func letGoAtRestItGoesToTheNearest(behavior: Behavior, stride: Double) {
    let lanes = Lanes(behavior)
    lanes.push(-stride / 2 + 5)
    #expect(lanes.way == 0)
    lanes.push(-stride / 2 - 25)
    #expect(lanes.way == stride)
  }

  /// Each group, also the first and the last, is in the middle when it rests. Golden C35.
  @Test func groupsRestInTheMiddle() {
    let lanes = Lanes(.groupPagingCentered)
    for group in 0..<10 {
      #expect(lanes.way == 310 * Double(group) && lanes.left(group) == 37.5)
      #expect(lanes.shelf.view.cellForItem(at: lanes.item(group))?.frame.width == 300)
      lanes.flick(-120)
    }
  }

  /// It goes as far as it would, then to the beginning of the nearest group.
  @Test(arguments: [60.0, 150, 220, 300]) func aLeadingEdgeComesFirst(length: Double) throws {
    let free = Lanes(.continuous)
    let log = DelegateLog()
    free.lane.delegate = log
    free.flick(-length)
    let end = Double(try #require(log.releases.first?.target.x))
    #expect((free.way - end).magnitude <= 0.25)
    let lanes = Lanes(.continuousGroupLeadingBoundary)
    lanes.flick(-length)
    let expected = min((end / 310).rounded() * 310, 2715)
    #expect(lanes.way == expected)
  }

  /// One that would go to 700 rests at 620, the beginning of the third group. Golden C37.
  @Test func whatWouldGoTo700RestsAt620() {
    // The flick that goes there by itself.
    var (short, long) = (60.0, 400.0)
    func end(_ behavior: Behavior, _ length: Double) -> Double {
      let lanes = Lanes(behavior)
      lanes.flick(-length)
      return lanes.way
    }
    for _ in 0..<12 {
      let middle = (short + long) / 2
      if end(.continuous, middle) < 700 { short = middle } else { long = middle }
    }
    #expect((end(.continuous, long) - 700).magnitude < 2)
    #expect(end(.continuousGroupLeadingBoundary, long) == 620)
  }

  /// A layout that is read from the right begins there.
  @Test func fromRightToLeft() {
    let lanes = Lanes(.groupPaging, rightToLeft: true)
    #expect(lanes.way == 2715 && lanes.left(0) == 75 && lanes.left(1) == -235)
    lanes.flick(120)
    #expect(lanes.way == 2405 && lanes.left(1) == 75)
    for _ in 0..<9 { lanes.flick(120) }
    #expect(lanes.way == 0 && lanes.left(9) == 0)
    lanes.flick(-120)
    #expect(lanes.left(8) == 75)
    let centered = Lanes(.groupPagingCentered, rightToLeft: true)
    #expect(centered.left(0) == 37.5)
    centered.flick(120)
    #expect(centered.left(1) == 37.5)
  }

  /// Where all groups fit there is nothing to turn.
  @Test func groupsThatFit() {
    let lanes = Lanes(.groupPaging, width: 20)
    lanes.flick(-120)
    #expect(lanes.way == 0)
  }

  @Test func propertiesOfTheScrolling() {
    let lanes = Lanes(.continuous) {
      $0.orthogonalScrollingProperties.bounce = .never
      $0.orthogonalScrollingProperties.decelerationRate = .fast
    }
    #expect(!lanes.lane.bounces && lanes.lane.decelerationRate == .fast)
    let always = Lanes(.continuous, width: 20) { $0.orthogonalScrollingProperties.bounce = .always }
    #expect(always.lane.alwaysBounceHorizontal && always.lane.bounces)
  }
}
