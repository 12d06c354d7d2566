import PortableUIKit

// A finger, or two on a trackpad, that drags a photo up brings what there is to say of it, as far as it has come; let go half way, it stays.
extension PhotoViewerScreen {
  func addInformationPull() {
    informationPull.addTarget(self, action: Selector(PhotoViewerScreen.pullInformation))
    informationPull.maximumNumberOfTouches = 1
    informationPull.allowedScrollTypesMask = .continuous
    informationPull.listensToTrackpads = true
    informationPull.delegate = self
    library.photos.view.addGestureRecognizer(informationPull)
  }

  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === informationPull else { return true }
    guard facts != nil, information == nil, slideshow == nil, library.restsOnPhoto,
      !browser.isZoomed
    else { return false }
    let way = informationPull.translation(in: view)
    return way.y < 0 && -way.y > way.x.magnitude
  }

  func pullInformation(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      // The pages stay where they are.
      let pan = browser.scrollView.panGestureRecognizer
      pan.isEnabled = false
      pan.isEnabled = true
      showInformation(fades: false)
      follow(recognizer)
    case .changed: follow(recognizer)
    case .ended: letGo(recognizer.isPaused ? 0 : recognizer.velocity(in: view).y)
    case .cancelled, .failed: letGo(nil)
    case .possible: break
    }
  }

  private func follow(_ recognizer: UIPanGestureRecognizer) {
    let way = -recognizer.translation(in: view).y
    pose(share: max(0, min(1, way / ControlsTunables.informationPull)))
  }

  /// - Parameter share: 1 is all of it.
  private func pose(share: CGFloat) {
    guard let panel = information?.view else { return }
    panel.alpha = share
    panel.transform = CGAffineTransform(
      translationX: 0, y: (1 - share) * ControlsTunables.button)
  }

  /// - Parameter velocity: points a second; nil when the finger was taken away from it.
  private func letGo(_ velocity: CGFloat?) {
    guard let panel = information?.view else { return }
    let isFast = (velocity ?? 0).magnitude > ControlsTunables.informationSpeed
    let stays = velocity.map { isFast ? $0 < 0 : panel.alpha > 0.5 } ?? false
    guard stays else { return hideInformation() }
    UIView.animate(withDuration: ControlsTunables.fading) { [unowned(unsafe) self] in
      pose(share: 1)
    }
  }
}
