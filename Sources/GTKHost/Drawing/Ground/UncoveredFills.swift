import DisplayList
import ScrollGeometry

/// What is to be painted of the large colours of a list: those of views that lie under one another, and under a photo, are
/// mostly not seen, but GTK's cairo renderer paints all it is given.
struct UncoveredFills {
  /// The visible parts of large fills, by their index in the list, in window points on whole device pixels; a fill that is not
  /// here is to be painted as it stands.
  private(set) var parts: [Int: [Rect]] = [:]
  /// The same of the background, which lies under all.
  private(set) var background: [Rect]
  /// Points; what a background covers.
  let window: Rect

  /// What is painted opaque, in the list's order.
  private typealias Cover = (index: Int, rect: Rect)

  /// - Parameters:
  ///   - window: points; what a background covers.
  ///   - isOpaque: whether a texture's pixels are there and let nothing through.
  ///
  /// Complexity: O(items) for lists without large fills, else O(items) for each of these.
  init(_ list: DisplayList, window: Rect, isOpaque: (TextureID) -> Bool) {
    self.window = window
    background = [window]
    var covers: [Cover] = []
    var large: [Cover] = []
    var surroundings = Surroundings(list, window: window)
    for (index, item) in list.items.enumerated() {
      surroundings.pass(item)
      switch item {
      case .fill(let rect, let radius, let color):
        guard radius <= 0, let seen = surroundings.seen(rect), !seen.isEmpty else { break }
        if isLarge(seen) { large.append((index, seen)) }
        if color.alpha >= 1 { covers.append((index, seen)) }
      case .image(let id, _, let destination, _):
        guard let seen = surroundings.seen(destination), !seen.isEmpty, isOpaque(id) else { break }
        covers.append((index, seen))
      default: break
      }
    }
    background = Self.remainder(of: window, under: covers[...]) ?? [window]
    for fill in large {
      parts[fill.index] = Self.remainder(
        of: fill.rect, under: covers.drop { $0.index <= fill.index })
    }
  }

  private func isLarge(_ rect: Rect) -> Bool {
    rect.size.width * rect.size.height
      >= WindowTunables.largeFill * window.size.width * window.size.height
  }

  /// The parts of `rect` that none of `covers` hides; nil when they are so many that painting all of it is cheaper.
  private static func remainder(of rect: Rect, under covers: ArraySlice<Cover>) -> [Rect]? {
    var left = [rect]
    for cover in covers {
      if left.isEmpty { break }
      left = left.flatMap { $0.without(cover.rect) }
      if left.count > WindowTunables.mostFillParts { return nil }
    }
    return left
  }
}

extension Rect {
  /// What is left outside of `hole`: up to four rectangles, those above and below as wide as all of it.
  fileprivate func without(_ hole: Rect) -> [Rect] {
    let common = intersection(hole)
    guard !common.isEmpty else { return [self] }
    let parts = [
      Rect(x: minX, y: minY, width: size.width, height: common.minY - minY),
      Rect(x: minX, y: common.maxY, width: size.width, height: maxY - common.maxY),
      Rect(x: minX, y: common.minY, width: common.minX - minX, height: common.size.height),
      Rect(
        x: common.maxX, y: common.minY, width: maxX - common.maxX, height: common.size.height),
    ]
    return parts.filter { !$0.isEmpty }
  }
}
