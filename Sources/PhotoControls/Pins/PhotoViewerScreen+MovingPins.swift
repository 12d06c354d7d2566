import Localization
import PhotoBrowserApp
import PictureFacts
import PortableUIKit

// A pin is taken to another place of its photo.
extension PhotoViewerScreen {
  func makePinMover() {
    pinMover = PinMover(in: library.photos.view) { [unowned(unsafe) self] place in
      pin(atPlaceOfPhotos: place)
    } moved: { [unowned(unsafe) self] in
      movePin($0)
    }
  }

  private func pin(atPlaceOfPhotos place: CGPoint) -> PinView? {
    guard let pinSheet, let photos = library.photos.view else { return nil }
    return pinSheet.pin(at: pinSheet.convert(place, from: photos))
  }

  /// The menu is about a place of the photo, not about the pin that stands there.
  func isPin(at place: CGPoint) -> Bool {
    guard let pinSheet else { return false }
    return pinSheet.pin(at: view.convert(place, to: pinSheet)) != nil
  }

  private func movePin(_ recognizer: UIGestureRecognizer) {
    guard let pinSheet else { return }
    let place = recognizer.location(in: pinSheet)
    switch recognizer.state {
    case .began:
      // A mouse has moved a little by now.
      guard let mover = pinMover, let photos = library.photos.view else { return }
      let start = pinSheet.convert(mover.start, from: photos)
      guard let pin = pinSheet.pin(at: start) else { return }
      let grip = CGPoint(x: pin.center.x - start.x, y: pin.center.y - start.y)
      pinSheet.drag = PinMover.Drag(pin: pin, grip: grip, lift: 0)
      pin.isPointed = true
      follow(place, by: .zero, isFinger: false)
    case .changed:
      guard let drag = pinSheet.drag else { return }
      let way = CGPoint(
        x: place.x + drag.grip.x - drag.pin.center.x, y: place.y + drag.grip.y - drag.pin.center.y)
      follow(place, by: way, isFinger: recognizer is UILongPressGestureRecognizer)
    case .ended: dropPin()
    case .cancelled, .failed: letPinGo()
    case .possible: break
    }
  }

  /// - Parameter way: since the last step, points.
  private func follow(_ place: CGPoint, by way: CGPoint, isFinger: Bool) {
    guard let pinSheet, var drag = pinSheet.drag else { return }
    if isFinger {
      let length = (way.x * way.x + way.y * way.y).squareRoot()
      drag.lift = min(ControlsTunables.pinLift, drag.lift + length)
    }
    pinSheet.drag = drag
    drag.pin.center = CGPoint(x: place.x + drag.grip.x, y: place.y + drag.grip.y - drag.lift)
    view.setNeedsLayout()
  }

  /// Where it was: nothing has come of it.
  private func letPinGo() {
    guard let drag = pinSheet?.drag else { return }
    pinSheet?.drag = nil
    drag.pin.isPointed = false
    updatePointedPin()
    view.setNeedsLayout()
  }

  /// On the photo, however far beside it somebody has let it go.
  private func dropPin() {
    guard let pinSheet, let drag = pinSheet.drag else { return }
    let (view, picture) = (drag.pin, drag.pin.picture)
    let tip = view.center
    letPinGo()
    guard let page = browser.viewForPage(at: browser.page) as? PhotoPageView,
      page.photo.picture == picture, !page.bounds.isEmpty
    else { return }
    let spot = page.convert(tip, from: pinSheet)
    func share(_ place: CGFloat, _ length: CGFloat) -> Double {
      Double(max(0, min(1, place / length)))
    }
    let old = view.pin
    let new = PhotoPin(
      x: share(spot.x, page.bounds.width), y: share(spot.y, page.bounds.height), note: old.note)
    guard let new, new != old, let all = pins[picture], all.contains(old) else { return }
    // It stands there already, and nothing comes and goes.
    pinSheet.move(view, to: new)
    pins[picture] = all.map { $0 == old ? new : $0 }
    keep(
      .replace(old, with: new), of: picture, news: Words.text("The pin is in another place.")
    ) { [weak self] problem in
      // All is as it was.
      self?.pinSheet?.move(view, to: old)
      self?.pins[picture] = all
      self?.view.setNeedsLayout()
      self?.say(problem)
    }
  }
}
