import PortableUIKit

/// What the page can read of a case's scroll view, as of the last frame: where it is, and the limits of where it may
/// rest; points.
enum CaseReading: CaseIterable {
  case offsetX, offsetY, zoomScale
  case leastOffsetX, leastOffsetY, greatestOffsetX, greatestOffsetY
  case leastZoomScale, greatestZoomScale

  func value(of view: UIScrollView) -> Double {
    switch self {
    case .offsetX: Double(view.contentOffset.x)
    case .offsetY: Double(view.contentOffset.y)
    case .zoomScale: view.shownZoomScale
    case .leastOffsetX: view.offsetLimits.minimum.x
    case .leastOffsetY: view.offsetLimits.minimum.y
    case .greatestOffsetX: view.offsetLimits.maximum.x
    case .greatestOffsetY: view.offsetLimits.maximum.y
    case .leastZoomScale: Double(view.minimumZoomScale)
    case .greatestZoomScale: Double(view.maximumZoomScale)
    }
  }
}
