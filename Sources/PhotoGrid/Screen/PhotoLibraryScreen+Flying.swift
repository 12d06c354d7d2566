import PhotoBrowserApp
import PortableUIKit
import ScrollGeometry
import TilePyramid

// From a page to its place in the grid, and back. While a photo flies, its page is out of sight, and its place in the
// grid is free.
extension PhotoLibraryScreen {
  /// Closes the photo into the grid.
  public func showGrid() {
    // There would be nothing in it.
    guard album.count > 0 else { return }
    if case .turning = phase { land() }
    switch phase {
    case .photo: close(from: pictureFrame(of: photos.browser.page), cover: 1, velocity: .zero)
    case .flying(let flight) where flight.opens:
      close(
        from: flight.course.frame(at: flight.age), cover: flight.course.cover(at: flight.age),
        velocity: .zero)
    case .held, .flying, .turning, .grid: break
    }
  }

  /// Opens the photo of a page out of the grid.
  public func open(_ page: Int) {
    var start: Rect?
    var cover = 0.0
    switch phase {
    case .grid: break
    case .flying(let flight) where !flight.opens:
      if flight.page == page {
        start = flight.course.frame(at: flight.age)
        cover = flight.course.cover(at: flight.age)
      }
    case .flying, .held, .turning, .photo: return
    }
    openFromFlight(page, from: start ?? grid?.place(of: page), cover: cover, velocity: .zero)
  }

  /// - Parameters:
  ///   - start: where the picture is; nil when there is none.
  ///   - cover: how much of the grid is covered.
  ///   - velocity: at the beginning.
  func openFromFlight(_ page: Int, from start: Rect?, cover: Double, velocity: FlightVelocity) {
    endFlight()
    grid?.asks = false
    grid?.zoomLink.stop()
    if page < album.count { photos.browser.page = page }
    photos.view.alpha = 0
    add(photos.view)
    photos.view.layoutIfNeeded()
    willOpen(page)
    // The first frame has its name already.
    photos.updateTitle()
    begin(page, opens: true, from: start, cover: cover, velocity: velocity)
  }

  /// Keys of the grid mean the photo that one comes from at once, and not when it has landed.
  private func meanInGrid(_ page: Int) {
    guard let grid else { return }
    // Whoever hears the screen is where the keyboard is.
    if grid.focusedPage != nil || UIAccessibility.isVoiceOverRunning { grid.focusedPage = page }
    if page < album.count { grid.homePicture = album.photo(at: page).picture }
  }

  /// - Parameters:
  ///   - start: where the picture is; nil when there is none.
  ///   - cover: how much of the grid is covered.
  ///   - velocity: at the beginning.
  func close(from start: Rect?, cover: Double, velocity: FlightVelocity) {
    endFlight()
    let grid = madeGrid
    let page = photos.browser.page
    photos.view.removeFromSuperview()
    photos.view.alpha = 1
    grid.asks = true
    if grid.view.superview == nil {
      add(grid.view)
      view.sendSubviewToBack(grid.view)
    }
    view.layoutIfNeeded()
    grid.scroll(to: page)
    meanInGrid(page)
    if !isKeyboardElsewhere() { grid.becomeFirstResponder() }
    begin(page, opens: false, from: start, cover: cover, velocity: velocity)
  }

  private func begin(
    _ page: Int, opens: Bool, from start: Rect?, cover: Double, velocity: FlightVelocity
  ) {
    let flight = Flight(
      page: page, opens: opens,
      course: FlightCourse(
        from: start ?? .zero, to: .zero, cover: cover, opens ? 1 : 0, velocity: velocity,
        seconds: opens ? GridTunables.opening : GridTunables.closing,
        bounce: opens ? GridTunables.openingBounce : 0))
    guard start != nil, let end = end(of: flight), showFlight(of: page),
      !UIAccessibility.isReduceMotionEnabled, let window = view.window
    else { return fade(opens: opens) }
    var ready = flight
    ready.course.end = end
    phase = .flying(ready)
    grid?.absentPage = page
    updateTitle()
    show(ready)
    link.start(in: window)
  }

  /// Nothing can fly, or nothing may.
  private func fade(opens: Bool) {
    endFlight()
    if opens {
      UIView.animate(withDuration: GridTunables.fading) { [photos] in photos.view.alpha = 1 }
    }
    rest(inGrid: !opens)
  }

  /// Where the picture of a page is shown, in this screen; nil when it has none.
  func pictureFrame(of page: Int) -> Rect? {
    guard page < album.count, case .ready = store.state(of: album.photo(at: page).picture),
      let shown = photos.browser.viewForPage(at: page)
    else { return nil }
    return Rect(shown.convert(shown.bounds, to: view))
  }

  /// Where a flight goes; nil when there is no such place.
  func end(of flight: Flight) -> Rect? {
    flight.opens ? pictureFrame(of: flight.page) : grid?.place(of: flight.page)
  }

  /// False when there is nothing to show.
  func showFlight(of page: Int) -> Bool {
    guard page < album.count else { return false }
    let photo = album.photo(at: page)
    guard case .ready(let size) = store.state(of: photo.picture) else { return false }
    let made = PhotoFlightView(photo, size: size, store: store, ground: photos.ground)
    backdrop.frame = view.bounds
    view.addSubview(backdrop)
    view.addSubview(made)
    flightView = made
    return true
  }

  private func show(_ flight: Flight) {
    flightView?.show(flight.course.frame(at: flight.age))
    backdrop.alpha = CGFloat(flight.course.cover(at: flight.age))
  }

  func advance(by seconds: Double) {
    if case .turning = phase { return advanceTurning(by: seconds) }
    guard case .flying(var flight) = phase else { return link.stop() }
    flight.age += seconds
    if flight.age >= flight.course.duration { return land() }
    // The grid may have scrolled meanwhile.
    if let end = end(of: flight) { flight.course.end = end }
    phase = .flying(flight)
    show(flight)
  }

  /// What is seen beside the page while a photo comes to it or leaves it: more than the page alone may forget.
  func wishesBesidePhotos() -> [TilePage] {
    let over = alsoWanted() + [wishForLost].compactMap(\.self)
    guard let flightView else { return over }
    return [flightView.prepare()].compactMap(\.self) + (grid?.visibleWishes() ?? []) + over
  }

  /// What is on its way has come, or has to.
  func land() {
    var isInGrid = false
    switch phase {
    case .flying(let flight): isInGrid = !flight.opens
    case .turning(let turning):
      noteRest(of: turning)
      enlargePage(of: turning)
    case .photo, .held, .grid: return
    }
    endFlight()
    photos.view.alpha = 1
    rest(inGrid: isInGrid)
  }

  private func rest(inGrid: Bool) {
    phase = inGrid ? .grid : .photo
    if !inGrid { grid?.view.removeFromSuperview() }
    if !isKeyboardElsewhere() { takeFocus() }
    updateTitle()
  }

  func endFlight() {
    link.stop()
    flightView?.removeFromSuperview()
    flightView = nil
    backdrop.removeFromSuperview()
    grid?.absentPage = nil
  }
}
