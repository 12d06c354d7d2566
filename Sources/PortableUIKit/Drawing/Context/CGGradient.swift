import DisplayList

/// What sources for UIKit make of colours: `[red.cgColor, blue.cgColor] as CFArray`.
public typealias CFArray = [CGColor]

/// Colours that run into each other.
public final class CGGradient: Sendable {
  let stops: [Gradient.Stop]

  init(stops: [Gradient.Stop]) {
    self.stops = stops
  }

  /// - Parameters:
  ///   - components: those of each colour in turn, its opacity last.
  ///   - locations: 0…1 for each colour; evenly spread when nil.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let width = space.numberOfComponents + 1
    stops = (0..<count).map { index in
      let color =
        CGColor(colorSpace: space, components: components + index * width)?.color ?? .clear
      return Gradient.Stop(
        location: locations?[index].native ?? Self.share(index, of: count), color: color)
    }
  }

  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: [CGColor], locations: UnsafePointer<CGFloat>?
  ) {
    guard !colors.isEmpty else { return nil }
    self.init(
      stops: colors.enumerated().map { index, color in
        Gradient.Stop(
          location: locations?[index].native ?? Self.share(index, of: colors.count),
          color: color.color)
      })
  }

  static func share(_ index: Int, of count: Int) -> Double {
    count > 1 ? Double(index) / Double(count - 1) : 0
  }

  /// Transparent on the sides that are not to be drawn.
  func stops(_ options: CGGradientDrawingOptions) -> [Gradient.Stop] {
    var result = stops.sorted { $0.location < $1.location }
    guard let first = result.first, let last = result.last else { return [] }
    if !options.contains(.drawsBeforeStartLocation) {
      let edge = Gradient.Stop(location: 0, color: first.color)
      result.insert(contentsOf: [edge.transparent] + (first.location > 0 ? [edge] : []), at: 0)
    }
    if !options.contains(.drawsAfterEndLocation) {
      let edge = Gradient.Stop(location: 1, color: last.color)
      result += (last.location < 1 ? [edge] : []) + [edge.transparent]
    }
    return result
  }
}

extension Gradient.Stop {
  fileprivate var transparent: Gradient.Stop {
    var result = self
    result.color.alpha = 0
    return result
  }
}
