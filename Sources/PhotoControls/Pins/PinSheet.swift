import PhotoBrowserApp
import PictureFacts
import PortableUIKit

/// The pins of the photos that are seen, over all of them: they move with the photos, and neither grow nor turn with them.
final class PinSheet: UIView {
  private let didChoose: @MainActor (PinView) -> Void

  /// - Parameter didChoose: somebody wants to read one.
  init(didChoose: @escaping @MainActor (PinView) -> Void) {
    self.didChoose = didChoose
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  var views: [PinView] { subviews.compactMap { $0 as? PinView } }

  /// Before each frame: every pin stands where its place is drawn.
  ///
  /// - Parameter pages: of photos that are seen, with their pins.
  func show(_ pages: [(page: PhotoPageView, pins: [PhotoPin])]) {
    let old = views
    var kept: [PinView] = []
    for (page, pins) in pages where !pins.isEmpty {
      let picture = page.photo.picture
      guard let shown = DrawingContext(of: page)?.transformToWindow else { continue }
      for pin in pins {
        let view =
          old.first { $0.picture == picture && $0.pin == pin } ?? makeView(pin, of: picture)
        kept.append(view)
        let place = CGPoint(
          x: page.bounds.width * CGFloat(pin.x), y: page.bounds.height * CGFloat(pin.y))
        view.center = convert(place.applying(shown), from: nil)
      }
    }
    for view in old where !kept.contains(where: { $0 === view }) { view.removeFromSuperview() }
  }

  private func makeView(_ pin: PhotoPin, of picture: Int32) -> PinView {
    weak var made: PinView?
    let view = PinView(pin, of: picture) { [unowned(unsafe) self] in
      if let made { didChoose(made) }
    }
    made = view
    addSubview(view)
    view.fadeIn()
    return view
  }

  /// The pin that somebody means, the front one of several.
  func pin(at point: CGPoint) -> PinView? { views.last { $0.frame.contains(point) } }
}
