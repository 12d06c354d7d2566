import PhotoBrowserApp
import PictureFacts
import PortableUIKit
import ScrollGeometry
import TilePyramid

// A photo that does not lie as it should is turned by a key or by two fingers. It is seen turned at once, and its page
// comes back when its file has been read anew.
extension PhotoLibraryScreen {
  /// Turns the photo that is shown, or the one that was asked for since: that is not seen to turn. Nothing happens where there is
  /// none, or where that cannot be noted.
  ///
  /// - Returns: whether it is taken on.
  @discardableResult
  public func turn(_ turn: PhotoTurn, _ reason: TurnReason = .wish) -> Bool {
    // Somebody may have asked for another photo since the last frame.
    if case .turning(let turning) = phase, !isShown(turning.page) { land() }
    if case .flying(let flight) = phase, flight.opens { land() }
    if case .photo = phase { beginTurning() }
    guard case .turning(var turning) = phase else { return noteUnseen(turn, reason) }
    guard turning.hold == nil else { return false }
    turning.goal.add(turn)
    turning.unwritten.append(.init(turn: turn, reason: reason))
    turning.go(to: end(of: turning))
    phase = .turning(turning)
    // It is enlarged again when it has its new shape.
    photos.browser.setZoomScale(1, animated: false)
    writeNext()
    run()
    return true
  }

  /// Of the photo that is turned, as it is seen.
  package var turnedPage: PhotoPageView? {
    if case .turning = phase { flightView?.page } else { nil }
  }

  /// How large the photo lies that is turned, of what it is when it is seen whole; nil when none is.
  public var turnedZoom: Double? {
    guard case .turning(let turning) = phase else { return nil }
    return turning.course.end.scale.dx.magnitude / wholePose(of: turning).scale.dx.magnitude
  }

  /// The photo that is shown lies on its side, compared with what the store has of it: that is not noted yet.
  public var isTurnedAside: Bool {
    if case .turning(let turning) = phase { turning.goal.swapsAxes } else { false }
  }

  /// A photo that has nothing to show yet lies as it should when it comes.
  private func noteUnseen(_ turn: PhotoTurn, _ reason: TurnReason) -> Bool {
    let page = photos.browser.awaitedPage ?? photos.browser.page
    guard case .photo = phase, page < album.count, let noteTurns else { return false }
    noteTurns([album.photo(at: page).picture], turn, reason) { _ in }
    return true
  }

  /// Somebody has turned the photo that is shown, and it is not done.
  public var hasUnnotedTurns: Bool {
    if case .turning(let turning) = phase { turning.isUnnoted } else { false }
  }

  /// And no other is asked for.
  private func isShown(_ page: Int) -> Bool {
    photos.browser.page == page && photos.browser.awaitedPage == nil
  }

  /// - Parameter held: where fingers have the picture; nil for its page.
  private func beginTurning(from held: Rect? = nil) {
    let page = photos.browser.page
    guard noteTurns != nil, isShown(page), let frame = held ?? pictureFrame(of: page),
      case .ready(let size) = store.state(of: album.photo(at: page).picture), showFlight(of: page)
    else { return }
    var turning = PhotoTurning(page, frame, of: size)
    if held == nil, photos.browser.zoomScale > 1 {
      turning.look = TurnLook(turning.pose, about: Rect(view.bounds).center)
    }
    phase = .turning(turning)
    backdrop.alpha = 1
    photos.view.alpha = 0
    flightView?.show(turning.pose)
  }

  /// As its page will have it.
  private func end(of turning: PhotoTurning) -> TurnPose {
    let whole = wholePose(of: turning)
    let turned = turning.goal.turned(turning.size)
    guard let look = turning.look,
      let natural = PictureState.ready(turned).naturalSize(in: view.traitCollection)
    else { return whole }
    return turning.goal.pose(
      of: turning.size, in: roomForPages, largest: largestWhole, look,
      closest: whole.scale.dx.magnitude
        * Double(photos.browser.maximumZoomScale(ofNaturalSize: natural)))
  }

  /// All of it, in the middle.
  private func wholePose(of turning: PhotoTurning) -> TurnPose {
    turning.goal.pose(of: turning.size, in: roomForPages, largest: largestWhole)
  }

  private var roomForPages: Rect {
    Rect(photos.browser.convert(photos.browser.bounds, to: view))
  }

  /// Points for each pixel of a photo that is seen whole, at most.
  private var largestWhole: Double {
    photos.browser.enlargesSmallPages
      ? .infinity : 1 / max(1, Double(view.traitCollection.displayScale))
  }

  /// As long as there is something to wait for that nobody tells.
  func run() {
    guard case .turning(var turning) = phase, let window = view.window else { return }
    if UIAccessibility.isReduceMotionEnabled { turning.age = turning.course.duration }
    phase = .turning(turning)
    if !link.isRunning { link.start(in: window) }
  }

  func advanceTurning(by seconds: Double) {
    guard case .turning(var turning) = phase, turning.hold == nil else { return }
    // Somebody has gone on to another photo; one that is only asked for has nothing to show yet.
    guard photos.browser.page == turning.page else { return land() }
    turning.age += seconds
    if turning.writing?.age != nil { turning.writing?.age? += seconds }
    if turning.pageAge != nil { turning.pageAge? += seconds }
    phase = .turning(turning)
    flightView?.show(turning.pose)
    guard turning.age >= turning.course.duration else { return }
    if turning.writing == nil, turning.unwritten.isEmpty {
      // Otherwise the store tells when there is something.
      if photos.showsContent(at: turning.page) { comeBack(turning) } else { link.stop() }
    } else if turning.writing?.age != nil {
      lookForNewPicture()
    } else {
      // Somebody is still asked, or the disk is slow.
      link.stop()
    }
  }

  /// Its page is seen again as soon as that looks the same.
  private func comeBack(_ turning: PhotoTurning) {
    guard turning.look != nil else { return land() }
    guard let age = turning.pageAge else {
      enlargePage(of: turning)
      var turning = turning
      turning.pageAge = 0
      return phase = .turning(turning)
    }
    let page = photos.browser.viewForPage(at: turning.page) as? PhotoPageView
    if page?.isSharp ?? true || age > GridTunables.longestSharpening { land() }
  }

  /// As large as what was turned, at the same place; who has zoomed it meanwhile wants it otherwise.
  func enlargePage(of turning: PhotoTurning) {
    let browser = photos.browser
    guard turning.look != nil, turning.pageAge == nil, isShown(turning.page), !browser.isZoomed,
      let page = browser.viewForPage(at: turning.page), page.bounds.width > 0,
      case .ready(let size) = store.state(of: album.photo(at: turning.page).picture),
      size == turning.goal.turned(turning.size)
    else { return }
    let box = turning.goal.box(of: turning.course.end, turning.size)
    let zoom = CGFloat(box.width) / page.bounds.width
    // derivation: rounding
    guard zoom > 1.0001 else { return }
    browser.setZoomScale(zoom, animated: false)
    guard browser.isZoomed else { return }
    let corner = browser.convert(CGPoint(box.origin), from: view)
    browser.scrollView.setContentOffset(CGPoint(x: -corner.x, y: -corner.y), animated: false)
  }

  // MARK: - Noting

  private func writeNext() {
    guard case .turning(var turning) = phase, turning.writing == nil, !turning.unwritten.isEmpty,
      turning.page < album.count, let noteTurns
    else { return }
    let step = turning.unwritten.removeFirst()
    let picture = album.photo(at: turning.page).picture
    turning.writing = .init(step: step, picture: picture)
    phase = .turning(turning)
    noteTurns([picture], step.turn, step.reason) { [weak self] turned in
      self?.didNote(!turned.isEmpty, picture)
    }
  }

  /// Whoever has turned a photo more than once and gone on has meant all of it: files are changed in the order of what is
  /// asked.
  func noteRest(of turning: PhotoTurning) {
    guard let picture = turning.writing?.picture else { return }
    for step in turning.unwritten { noteTurns?([picture], step.turn, step.reason) { _ in } }
  }

  /// What somebody has asked for is noted at once: nothing of it is seen any more.
  public func noteRest() {
    if case .turning(var turning) = phase {
      noteRest(of: turning)
      turning.unwritten = []
      phase = .turning(turning)
    }
    grid?.noteRestOfTurns()
  }

  private func didNote(_ isNoted: Bool, _ picture: Int32) {
    guard case .turning(var turning) = phase, let writing = turning.writing,
      writing.picture == picture
    else { return }
    if isNoted {
      turning.writing?.age = 0
      phase = .turning(turning)
      lookForNewPicture()
    } else {
      // As it was before this turn and those that were to follow.
      for step in turning.unwritten + [writing.step] { turning.goal.add(step.turn.reversed) }
      turning.unwritten = []
      turning.writing = nil
      turning.go(to: end(of: turning))
      phase = .turning(turning)
    }
    run()
  }

  /// The file that was written is another picture for the album.
  func lookForNewPicture() {
    guard case .turning(var turning) = phase, let writing = turning.writing,
      let age = writing.age, turning.page < album.count
    else { return }
    guard
      album.photo(at: turning.page).picture != writing.picture || age > GridTunables.longestNoting
    else { return }
    turning.writing = nil
    phase = .turning(turning)
    writeNext()
  }

  /// The album has changed.
  func followTurning(newPage: (Int) -> Int?) {
    guard case .turning(var turning) = phase else { return }
    guard let page = newPage(turning.page) else { return land() }
    turning.page = page
    phase = .turning(turning)
  }

  // MARK: - Fingers

  func addTurning() {
    let rotation = UIRotationGestureRecognizer(
      target: self, action: Selector(PhotoLibraryScreen.rotate))
    rotation.delegate = self
    photos.view.addGestureRecognizer(rotation)
  }

  func rotate(_ recognizer: UIRotationGestureRecognizer) {
    switch recognizer.state {
    case .changed:
      if abs(Double(recognizer.rotation)) > turnSlop { take(recognizer) }
      follow(recognizer)
    case .ended: letGo(velocity: recognizer.isPaused ? 0 : Double(recognizer.velocity))
    case .cancelled: letGo(velocity: nil)
    case .began, .failed, .possible: break
    }
  }

  /// Who zooms turns a little with it.
  private var turnSlop: Double {
    let zoom = Double(closingPinch.scale)
    return max(zoom, 1 / zoom) > GridTunables.zoomingFingers
      ? GridTunables.zoomingTurnSlop : GridTunables.turnSlop
  }

  private func take(_ recognizer: UIRotationGestureRecognizer) {
    // Before the fingers came.
    var wasZoomed = false
    switch phase {
    case .photo:
      let zoom = Double(photos.browser.zoomScale) / Double(closingPinch.scale)
      wasZoomed = zoom > GridTunables.openingScale
      beginTurning()
    case .held(.pinch(let pinch)):
      endFlight()
      phase = .photo
      beginTurning(from: pinch.frame)
    case .held, .flying, .turning, .grid: return
    }
    guard case .turning(var turning) = phase else { return }
    leavePage()
    let place = Point(recognizer.location(in: view))
    turning.hold = .init(
      pose: turning.pose, place: place, lastPlace: place, angle: Double(recognizer.rotation),
      zoom: Double(closingPinch.scale),
      leastScale: wasZoomed
        ? 0 : wholePose(of: turning).scale.dx.magnitude * GridTunables.leastTurnedZoom)
    turning.look = nil
    phase = .turning(turning)
  }

  private func follow(_ recognizer: UIRotationGestureRecognizer) {
    // The middle of two fingers is elsewhere than the one that stays.
    guard case .turning(var turning) = phase, let hold = turning.hold,
      recognizer.numberOfTouches > 1
    else { return }
    let place = Point(recognizer.location(in: view))
    let pose = hold.pose.carried(
      by: Double(recognizer.rotation) - hold.angle, zoom: Double(closingPinch.scale) / hold.zoom,
      from: hold.place, to: place)
    turning.hold?.lastPlace = place
    turning.course = TurnCourse(from: pose, to: pose, velocity: 0)
    phase = .turning(turning)
    flightView?.show(pose)
  }

  /// - Parameter velocity: radians a second; nil when the fingers were taken away from it.
  private func letGo(velocity: Double?) {
    guard case .turning(var turning) = phase, let hold = turning.hold else { return }
    turning.hold = nil
    // What lies between the fingers stays there.
    let look = TurnLook(turning.pose, about: hold.lastPlace)
    if look.scale >= hold.leastScale { turning.look = look }
    let reach = turning.pose.angle + (velocity ?? 0) * GridTunables.turnReach
    let quarters = velocity == nil ? 0 : Int((reach / (.pi / 2)).rounded())
    let turn = quarters < 0 ? PhotoTurn.anticlockwise : .clockwise
    for _ in 0..<abs(quarters) {
      turning.goal.add(turn)
      turning.unwritten.append(.init(turn: turn))
    }
    photos.browser.setZoomScale(1, animated: false)
    turning.go(to: end(of: turning), velocity: velocity ?? 0)
    phase = .turning(turning)
    writeNext()
    run()
  }
}
