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

  /// By their pictures, in the order of their pins.
  private var shown: [Int32: [PinView]] = [:]

  /// The one that a hand has hold of: it stands where that is.
  var drag: PinMover.Drag?

  /// It stands on another place, and is the same.
  func move(_ view: PinView, to pin: PhotoPin) { view.pin = pin }

  var views: [PinView] { subviews.compactMap { $0 as? PinView } }

  /// Before each frame: every pin stands where its place is drawn.
  ///
  /// - Parameter pages: of photos that are seen, with their pins.
  func show(_ pages: [(page: PhotoPageView, pins: [PhotoPin])]) {
    for picture in shown.keys where !pages.contains(where: { $0.page.photo.picture == picture }) {
      if !pass(of: picture, to: pages) { take([], of: picture) }
    }
    for (page, pins) in pages {
      // What is drawn nowhere has no pins either.
      let transform = pins.isEmpty ? nil : DrawingContext(of: page)?.transformToWindow
      let picture = page.photo.picture
      take(transform == nil ? [] : pins, of: picture)
      guard let transform else { continue }
      for view in shown[picture] ?? [] where view !== drag?.pin {
        let place = CGPoint(
          x: page.bounds.width * CGFloat(view.pin.x), y: page.bounds.height * CGFloat(view.pin.y))
        view.center = convert(place.applying(transform), from: nil)
      }
    }
  }

  /// A photo that was turned is another picture, with the same notes elsewhere: its pins stay.
  private func pass(
    of picture: Int32, to pages: [(page: PhotoPageView, pins: [PhotoPin])]
  ) -> Bool {
    guard let views = shown[picture],
      let (page, pins) = pages.first(where: {
        shown[$0.page.photo.picture] == nil
          && $0.pins.elementsEqual(views) { $0.note.isSame(as: $1.pin.note) }
      })
    else { return false }
    for (view, pin) in zip(views, pins) { (view.pin, view.picture) = (pin, page.photo.picture) }
    shown[picture] = nil
    shown[page.photo.picture] = views
    return true
  }

  /// Those that are there already stay; the others come and go.
  private func take(_ pins: [PhotoPin], of picture: Int32) {
    let old = shown[picture] ?? []
    guard !old.elementsEqual(pins, by: { $0.pin == $1 }) else { return }
    let new = pins.map { pin in old.first { $0.pin == pin } ?? makeView(pin, of: picture) }
    for view in old where !new.contains(where: { $0 === view }) { view.removeFromSuperview() }
    shown[picture] = new.isEmpty ? nil : new
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
