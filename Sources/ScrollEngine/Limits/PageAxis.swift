/// The pages of one axis: the places where it comes to rest, in order.
///
/// Offsets in points, velocities in pt/ms, positive when the offset grows; pages count from 0.
public struct PageAxis: Equatable, Sendable {
  /// From one page to the next, points.
  private let stride: Double
  /// Where pages rest, ascending, points; nil: a stride apart from the lower limit on, the last at the upper one.
  private let places: [Double]?
  /// The smallest offset at rest, points.
  public let lower: Double
  /// The greatest offset at rest, points.
  public let upper: Double

  /// Pages a stride apart, points, from the lower limit on, the last at the upper one.
  public init(stride: Double, lower: Double, upper: Double) {
    self.stride = stride
    places = nil
    self.lower = lower
    self.upper = Swift.max(lower, upper)
  }

  /// Pages at offsets, points, ascending.
  public init(places: [Double], lower: Double, upper: Double) {
    stride = 0
    self.places = places
    self.lower = lower
    self.upper = Swift.max(lower, upper)
  }

  /// - Parameter length: of the bounds on this axis, points.
  init(_ stops: PageStops, length: Double, lower: Double, upper: Double) {
    switch stops {
    case .bounds: self.init(stride: length, lower: lower, upper: upper)
    case .strides(let stride): self.init(stride: stride, lower: lower, upper: upper)
    case .places(let places): self.init(places: places, lower: lower, upper: upper)
    }
  }

  /// How many pages there are, at least one.
  public var count: Int { lastPage + 1 }

  /// Where a page rests, points; pages beyond the ends rest on the ends.
  public func offset(ofPage page: Int) -> Double {
    if let places {
      guard !places.isEmpty else { return lower }
      let place = places[Swift.min(Swift.max(page, 0), lastPage)]
      return Swift.min(Swift.max(place, lower), upper)
    }
    guard stride > 0 else { return lower }
    return Swift.min(lower + Double(Swift.max(page, 0)) * stride, upper)
  }

  /// The page nearest to an offset.
  public func page(at offset: Double) -> Int {
    let before = page(pages(at: offset).rounded(.down))
    let after = page(pages(at: offset).rounded(.down) + 1)
    let isPastMiddle = self.offset(ofPage: after) - offset <= offset - self.offset(ofPage: before)
    return isPastMiddle ? after : before
  }

  /// Where a release at `offset` goes: the nearest page when it is slow, otherwise the next page in
  /// the direction of `velocity`, never more than one from `startPage`.
  public func targetPage(offset: Double, velocity: Double, startPage: Int) -> Int {
    guard velocity.magnitude >= Tunables.decelerationThreshold else { return page(at: offset) }
    let here = pages(at: offset)
    let next = page(velocity > 0 ? here.rounded(.down) + 1 : here.rounded(.up) - 1)
    let start = page(Double(startPage))
    return Swift.min(Swift.max(next, page(Double(start) - 1)), page(Double(start) + 1))
  }

  /// The offset of the page to which a release goes that began a drag at offset `beginning`.
  public func target(from offset: Double, velocity: Double, beginning: Double) -> Double {
    self.offset(
      ofPage: targetPage(offset: offset, velocity: velocity, startPage: page(at: beginning)))
  }

  private var lastPage: Int {
    if let places {
      // All that follow the first one at the upper limit are the same page.
      return Swift.min(Self.count(in: places) { $0 < upper }, Swift.max(places.count - 1, 0))
    }
    guard stride > 0, upper > lower else { return 0 }
    return Int(Swift.min(((upper - lower) / stride).rounded(.up), Self.mostPages))
  }

  /// An offset in pages; whole when it rests on one, although a pixel is not exactly there.
  private func pages(at offset: Double) -> Double {
    if let places { return pages(at: offset, in: places) }
    guard stride > 0, !offset.isNaN else { return 0 }
    let pages = (offset - lower) / stride
    let nearest = pages.rounded(.toNearestOrEven)
    return (pages - nearest).magnitude * stride < Tunables.pageSlack ? nearest : pages
  }

  /// Between two places any number between theirs says as much: only which of them are beside it matters.
  private func pages(at offset: Double, in places: [Double]) -> Double {
    func isHere(_ page: Int) -> Bool {
      (self.offset(ofPage: page) - offset).magnitude < Tunables.pageSlack
    }
    // The last of those that are not behind the offset.
    let page = Swift.min(Self.count(in: places) { Swift.max($0, lower) <= offset } - 1, lastPage)
    if page < lastPage, isHere(page + 1) { return Double(page + 1) }
    if page >= 0, isHere(page) { return Double(page) }
    // derivation: halfway.
    return Double(page) + 0.5
  }

  /// How many of ascending places, from the first on, are as `isBefore` says; O(log n).
  private static func count(in places: [Double], _ isBefore: (Double) -> Bool) -> Int {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(places[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// A number of pages as a page that exists.
  private func page(_ number: Double) -> Int {
    Int(Swift.min(Swift.max(number, 0), Double(lastPage)))
  }

  // derivation: what `Int` holds on every machine, 2³¹ − 1, less the 1 that makes the count.
  private static let mostPages = 2_147_483_646.0
}
