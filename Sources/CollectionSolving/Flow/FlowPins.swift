/// Which headers and footers of a flow layout stay in view while their section does.
public struct FlowPins: Hashable, Sendable {
  public var headers: Bool
  public var footers: Bool
  /// Where what can be seen begins and ends along the layout's axis, points of the content.
  public var visibleLow: Double
  public var visibleHigh: Double

  public init(headers: Bool, footers: Bool, visibleLow: Double, visibleHigh: Double) {
    self.headers = headers
    self.footers = footers
    self.visibleLow = visibleLow
    self.visibleHigh = visibleHigh
  }
}
