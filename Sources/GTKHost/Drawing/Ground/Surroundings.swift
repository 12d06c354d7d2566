import DisplayList
import ScrollGeometry

/// Where a list stands between two items, as long as what it shows there is cut off by a rectangle of the window, if by anything.
struct Surroundings {
  private struct Place {
    /// To window points; nil where something is rounded, see-through, masked or cut off askew.
    var transform: AffineTransform?
    var clip: Rect
  }

  private let pixelsPerPoint: Double
  private var place: Place
  private var outer: [Place] = []

  init(_ list: DisplayList, window: Rect) {
    pixelsPerPoint = list.pixelsPerPoint
    place = Place(transform: .identity, clip: window)
  }

  /// To be called with each item, before it is asked about.
  mutating func pass(_ item: DisplayItem) {
    if item.closesGroup { place = outer.popLast() ?? place }
    if item.opensGroup { outer.append(place) }
    switch item {
    case .pushTransform(let step):
      let combined = place.transform.map { step.concatenating($0) }
      // What is flattened to a line shows nothing.
      place.transform = combined.flatMap { $0.inverse == nil ? nil : $0 }
    case .pushClip(let rect, let radius):
      if radius <= 0, let clip = snapped(rect) {
        place.clip = place.clip.intersection(clip)
      } else {
        place.transform = nil
      }
    case .pushClipPath, .pushOpacity, .pushBlend, .pushShadow, .pushMask, .masked:
      place.transform = nil
    case .pop, .fill, .stroke, .fillPath, .strokePath, .image, .pixels, .text: break
    }
  }

  /// All of what is painted within `clip` is seen.
  var isPlain: Bool { place.transform != nil }

  /// To window points, where something is turned, slanted or mirrored, and plain.
  var turn: AffineTransform? { place.transform.flatMap { $0.isUpright ? nil : $0 } }

  /// Nothing outside shows; window points.
  var clip: Rect { place.clip }

  /// In window points, on whole device pixels; nil where that cannot be told.
  func snapped(_ rect: Rect) -> Rect? {
    guard let transform = place.transform, transform.isUpright else { return nil }
    return transform.apply(to: rect).snapped(pixelsPerPoint: pixelsPerPoint)
  }

  /// What of `rect` the clips let through.
  func seen(_ rect: Rect) -> Rect? { snapped(rect)?.intersection(clip) }
}

extension AffineTransform {
  /// It only moves and scales: rectangles stay rectangles, and nothing is mirrored.
  var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }
}
