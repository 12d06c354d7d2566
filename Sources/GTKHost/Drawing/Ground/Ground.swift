import DisplayList
import ScrollGeometry

/// What a frame begins with, in window points: colours that nothing turns, and tiles, neither of them rounded or faded. All
/// of it is one node, and the first one: cairo draws a node straight to a frame in which nothing lies yet, any other one to
/// a picture of its own before.
struct Ground: Equatable {
  enum Part: Equatable {
    case fill([Rect], Color)
    /// The part `source` (pixels) of a texture, stretched to `target`, of which `seen` shows.
    case image(TextureID, source: Rect, target: Rect, seen: Rect, Sampling)
    /// The same under a transform to window points, in whose coordinates `target` is; `seen` is the window's.
    case turned(
      TextureID, source: Rect, target: Rect, by: AffineTransform, seen: Rect, Sampling)
  }

  /// What no view covers, as on an iPhone.
  static let background = Color(red: 0, green: 0, blue: 0, alpha: 1)

  private(set) var parts: [Part] = []
  /// The side of a device's pixel, points.
  let pixel: Double

  var images: [TextureID] {
    parts.compactMap {
      switch $0 {
      case .image(let id, _, _, _, _), .turned(let id, _, _, _, _, _): id
      case .fill: nil
      }
    }
  }

  /// The list's first item that does not belong to it.
  private(set) var end = 0
  /// The items before `end` whose groups go on behind it.
  private(set) var open: [Int] = []

  /// - Parameter fills: of the same list.
  init(_ list: DisplayList, fills: UncoveredFills) {
    pixel = 1 / list.pixelsPerPoint
    if !fills.background.isEmpty {
      parts.append(.fill(fills.background, Self.background))
    }
    var surroundings = Surroundings(list, window: fills.window)
    var hasImages = false
    for (index, item) in list.items.enumerated() {
      surroundings.pass(item)
      switch item {
      case .pushTransform, .pushClip:
        guard surroundings.isPlain else { return }
        open.append(index)
      case .pop:
        _ = open.popLast()
      case .fill(let rect, let radius, let color):
        guard radius <= 0, let seen = surroundings.seen(rect) else { return }
        let uncovered = fills.parts[index] ?? [seen]
        if !uncovered.isEmpty { parts.append(.fill(uncovered, color)) }
      case .image(let id, let source, let destination, let sampling):
        hasImages = true
        if let turn = surroundings.turn {
          parts.append(
            .turned(
              id, source: source, target: destination, by: turn, seen: surroundings.clip, sampling))
          break
        }
        guard let target = surroundings.snapped(destination) else { return }
        let seen = target.intersection(surroundings.clip)
        if !seen.isEmpty {
          parts.append(.image(id, source: source, target: target, seen: seen, sampling))
        }
      default: return
      }
      end = index + 1
      // What follows may move while this rests: a node is painted in full when anything in it changed.
      if hasImages, open.isEmpty { return }
    }
  }
}
