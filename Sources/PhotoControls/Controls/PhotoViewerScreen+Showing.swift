import PortableUIKit
import ScrollGeometry

// Controls come with the pointer or a tap, and go by themselves.
extension PhotoViewerScreen {
  /// For a while, as long as nobody uses them.
  public func showControls() {
    visibility.show()
    showVisibility()
  }

  func pointerMoved(_ recognizer: UIHoverGestureRecognizer) {
    guard recognizer.state == .began || recognizer.state == .changed else {
      controls?.forgetPointer()
      pointer = nil
      updatePointedPin()
      return
    }
    hand = .pointer
    pointer = recognizer.location(in: view)
    updatePointedPin()
    pointerNeedDidChange(true)
    visibility.pointerMoved(to: Point(recognizer.location(in: view)))
    showVisibility()
  }

  func tapped(_ recognizer: UITapGestureRecognizer) {
    guard !tappedPin(at: recognizer.location(in: view)) else { return }
    visibility.tapped(at: Point(recognizer.location(in: view)))
    showVisibility()
  }

  func fingerCameDown() { hand = .finger }

  func showVisibility() {
    guard visibility.areShown != wereShown else { return }
    wereShown = visibility.areShown
    view.setNeedsLayout()
    updateNaming()
    if wereShown {
      let controls = madeControls
      updateState()
      controls.isUserInteractionEnabled = true
      fade(controls, to: 1)
      keepTime()
    } else {
      link.stop()
      controls?.isUserInteractionEnabled = false
      controls?.forgetPointer()
      if let controls { fade(controls, to: 0) }
      pointerNeedDidChange(false)
    }
  }

  /// Somebody else names the photo, or nobody wants to know.
  func updateNaming() {
    library.photos.namesPhotos = !wereShown && slideshow == nil
  }

  /// What the pages say themselves lies above the line of photos and the buttons that zoom.
  func clearPages() {
    let room = visibility.areShown ? stripRoom + ControlsTunables.button : 0
    guard library.photos.additionalSafeAreaInsets.bottom != room else { return }
    library.photos.additionalSafeAreaInsets.bottom = room
  }

  /// They go by themselves, except where somebody does not see them and could not bring them back.
  func keepTime() {
    guard visibility.areShown, !UIAccessibility.isVoiceOverRunning else { return link.stop() }
    if let window = view.window, !link.isRunning { link.start(in: window) }
  }

  private func fade(_ controls: ControlsView, to alpha: CGFloat) {
    UIView.animate(
      withDuration: ControlsTunables.fading, delay: 0,
      options: [.beginFromCurrentState, .allowUserInteraction]
    ) { controls.alpha = alpha }
  }

  func pass(_ seconds: Double) {
    // What lies over the buttons lies over what is said of them.
    if panel != nil { controls?.forgetPointer() } else { controls?.pass(seconds) }
    let areUsed =
      controls?.isInUse ?? false || strip?.isInUse ?? false || stackButton?.isPointed ?? false
    visibility.pass(seconds, areHeld: panel != nil || areUsed)
    showVisibility()
  }

  private var madeControls: ControlsView {
    if let controls { return controls }
    let made = ControlsView(
      perform: { [unowned(unsafe) self] in perform($0) },
      key: { [unowned(unsafe) self] in keys.title(of: $0) },
      showSteps: { [unowned(unsafe) self] in showZoomSteps() })
    made.frame = view.bounds
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    made.alpha = 0
    made.strip = madeStrip
    view.insertSubview(made, aboveSubview: library.view)
    controls = made
    return made
  }
}
