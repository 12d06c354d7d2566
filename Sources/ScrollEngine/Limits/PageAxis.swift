/// The pages of one axis: every bounds length from the minimum offset on, the last at the maximum.
///
/// Offsets in points, velocities in pt/ms, positive when the offset grows; pages count from 0.
public struct PageAxis: Equatable, Sendable {
  /// Length of a page: of the bounds on this axis, points.
  public let stride: Double
  public let lower: Double
  public let upper: Double

  public init(stride: Double, lower: Double, upper: Double) {
    self.stride = stride
    self.lower = lower
    self.upper = Swift.max(lower, upper)
  }

  /// How many pages there are, at least one.
  public var count: Int { lastPage + 1 }

  /// Where a page rests, points; pages beyond the ends rest on the ends.
  public func offset(ofPage page: Int) -> Double {
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
    guard stride > 0, upper > lower else { return 0 }
    return Int(Swift.min(((upper - lower) / stride).rounded(.up), Self.mostPages))
  }

  /// An offset in pages; whole when it rests on one, although a pixel is not exactly there.
  private func pages(at offset: Double) -> Double {
    guard stride > 0, !offset.isNaN else { return 0 }
    let pages = (offset - lower) / stride
    let nearest = pages.rounded(.toNearestOrEven)
    return (pages - nearest).magnitude * stride < Tunables.pageSlack ? nearest : pages
  }

  /// A number of pages as a page that exists.
  private func page(_ number: Double) -> Int {
    Int(Swift.min(Swift.max(number, 0), Double(lastPage)))
  }

  // derivation: what `Int` holds on every machine, 2³¹ − 1, less the 1 that makes the count.
  private static let mostPages = 2_147_483_646.0
}
