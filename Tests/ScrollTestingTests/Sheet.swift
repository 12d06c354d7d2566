import PortableUIKit
import ScrollTesting

/// A plain that scrolls and zooms, coloured in squares, on a stage.
@MainActor
final class Sheet: UIScrollViewDelegate {
  let view = UIScrollView(frame: .zero)
  let content = UIView(frame: CGRect(x: 0, y: 0, width: 3000, height: 6000))
  let stage: Stage
  var scrollCount = 0

  init(framesPerSecond: Double = 120) {
    view.contentSize = content.frame.size
    view.minimumZoomScale = 0.5
    view.maximumZoomScale = 4
    view.addSubview(content)
    content.backgroundColor = .blue
    let square = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    square.backgroundColor = .red
    content.addSubview(square)
    stage = Stage(
      size: CGSize(width: 320, height: 480), pixelsPerPoint: 2, framesPerSecond: framesPerSecond,
      view: view)
    view.delegate = self
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollCount += 1 }
}
