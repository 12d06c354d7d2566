import Localization
import PhotoBrowserApp
import PortableUIKit
import ScrollGeometry
import TilePyramid

/// How large a photo is shown.
struct PhotoZoom {
  /// Of the fitted size.
  var scale: CGFloat
  var largest: CGFloat
  /// Device pixels for each of the picture's own, when it is fitted.
  var fitted: CGFloat
  /// Of the fitted size, so that the window is filled, or its width.
  var filling: CGFloat
  var fillingWidth: CGFloat

  /// Device pixels for each of the picture's own.
  var share: CGFloat { scale * fitted }

  /// Of the fitted size, so that so many device pixels show one of the picture's.
  func scale(showing share: CGFloat) -> CGFloat { share / fitted }
}

extension PhotoViewerScreen {
  /// Nil while there is nothing to zoom.
  var photoZoom: PhotoZoom? {
    let page = browser.awaitedPage ?? browser.page
    guard page < album.count, !browser.bounds.isEmpty,
      case .ready(let pixels) = store.state(of: album.photo(at: page).picture),
      pixels.width > 0, pixels.height > 0
    else { return nil }
    let density = max(1, view.traitCollection.displayScale)
    let upright = (width: CGFloat(pixels.width) / density, height: CGFloat(pixels.height) / density)
    // As it is seen, also while somebody is asked whether its file is to know.
    let (width, height) =
      library.isTurnedAside ? (upright.height, upright.width) : (upright.width, upright.height)
    let room = browser.bounds.size
    // Small photos are not enlarged.
    let fitted = min(
      room.width / width, room.height / height, browser.enlargesSmallPages ? .infinity : 1)
    return PhotoZoom(
      scale: library.turnedZoom.map { CGFloat($0) } ?? browser.zoomScale,
      largest: browser.maximumZoomScale, fitted: fitted,
      filling: max(room.width / width, room.height / height) / fitted,
      fillingWidth: room.width / width / fitted)
  }

  /// - Parameter scale: of the fitted size; beyond the limits means the limits.
  func zoom(to scale: CGFloat) {
    browser.setZoomScale(min(max(1, scale), browser.maximumZoomScale), animated: animates)
  }

  /// A step in (1) or out (−1).
  func zoom(by step: CGFloat) {
    guard let zoom = photoZoom else { return }
    self.zoom(
      to: step > 0
        ? zoom.scale * ControlsTunables.zoomStep : zoom.scale / ControlsTunables.zoomStep)
  }

  /// From the read-out: shares of the picture's own pixels, and what fits.
  func showZoomSteps() {
    guard let zoom = photoZoom, let controls else { return }
    func isNow(_ scale: CGFloat) -> Bool {
      abs(zoom.scale - scale) < 0.005 * scale  // derivation: less than the read-out shows
    }
    var items = [(ViewerCommand.fit, 1), (.fill, zoom.filling), (.fitWidth, zoom.fillingWidth)].map
    {
      command, scale in
      MenuItem(
        title: command.title, key: keys.title(of: command), isChecked: isNow(scale),
        isEnabled: scale <= zoom.largest
      ) { [unowned(unsafe) self] in perform(command) }
    }
    for (index, share) in ControlsTunables.zoomSteps.enumerated() {
      let scale = zoom.scale(showing: share)
      items.append(
        MenuItem(
          title: Words.percent(Double(share)),
          key: share == 1 ? keys.title(of: .naturalSize) : nil, isChecked: isNow(scale),
          isEnabled: scale >= 1 && scale <= zoom.largest, beginsGroup: index == 0
        ) { [unowned(unsafe) self] in self.zoom(to: scale) })
    }
    // What fits may be the actual pixels, too.
    var isFirst = true
    for index in items.indices where items[index].isChecked {
      items[index].isChecked = isFirst
      isFirst = false
    }
    present(
      MenuView(items, beside: controls.convert(controls.stepsAnchor, to: view)) {
        [unowned(unsafe) self] in closePanel()
      })
  }
}
