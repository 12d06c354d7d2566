import ScrollGeometry

/// The text of an event log: one line for each call of a delegate.
///
/// `TIME METHOD offset=X,Y zoom=Z` and the call's own values. Numbers read back exactly,
/// except the time, which has six decimals.
public enum EventLog {
  /// A value of a call, beyond offset and zoom.
  public enum Value: Equatable, Sendable {
    /// Points per millisecond.
    case velocity(Vector)
    case target(Point)
    case decelerate(Bool)
    case scale(Double)
    case page(Int)

    var text: String {
      switch self {
      case .velocity(let vector): "velocity=\(vector.dx.scriptText),\(vector.dy.scriptText)"
      case .target(let point): "target=\(point.x.scriptText),\(point.y.scriptText)"
      case .decelerate(let isTrue): "decelerate=\(isTrue)"
      case .scale(let scale): "scale=\(scale.scriptText)"
      case .page(let page): "page=\(page)"
      }
    }
  }

  /// One line, with its line feed. `method` is UIKit's bare name, such as `scrollViewDidScroll`.
  public static func line(
    time: Double, method: String, offset: Point, zoom: Double, values: [Value] = []
  ) -> String {
    let own = values.map { " " + $0.text }.joined()
    let place = "offset=\(offset.x.scriptText),\(offset.y.scriptText) zoom=\(zoom.scriptText)"
    return "\(sixDecimals(time)) \(method) \(place)\(own)\n"
  }

  static func sixDecimals(_ seconds: Double) -> String {
    let millionths = (seconds * 1_000_000).rounded(.toNearestOrEven)
    guard let count = Int64(exactly: millionths) else { return seconds.scriptText }
    let digits = String(count.magnitude)
    let padded = String(repeating: "0", count: max(0, 7 - digits.count)) + digits
    return "\(count < 0 ? "-" : "")\(padded.dropLast(6)).\(padded.suffix(6))"
  }
}
