import PortableUIKit

/// What the page can read of one picture's scroll view, as of the last frame; points.
enum ZoomReading: CaseIterable {
  case offsetX, offsetY, zoomScale, contentWidth, contentHeight, minimumZoomScale, maximumZoomScale

  func value(of view: UIScrollView) -> Double {
    switch self {
    case .offsetX: Double(view.contentOffset.x)
    case .offsetY: Double(view.contentOffset.y)
    case .zoomScale: Double(view.zoomScale)
    case .contentWidth: Double(view.contentSize.width)
    case .contentHeight: Double(view.contentSize.height)
    case .minimumZoomScale: Double(view.minimumZoomScale)
    case .maximumZoomScale: Double(view.maximumZoomScale)
    }
  }
}
