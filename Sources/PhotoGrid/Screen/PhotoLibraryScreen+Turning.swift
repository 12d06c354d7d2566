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
    // A page that was enlarged is whole when it comes back.
    photos.browser.setZoomScale(1, animated: false)
    writeNext()
    run()
    return true
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
    let turning = PhotoTurning(page, frame, of: size)
    phase = .turning(turning)
    backdrop.alpha = 1
    photos.view.alpha = 0
    flightView?.show(turning.pose)
  }

  /// All of it in the middle, as its page will have it.
  private func end(of turning: PhotoTurning) -> TurnPose {
    let density = max(1, Double(view.traitCollection.displayScale))
    return turning.goal.pose(
      of: turning.size, in: Rect(photos.browser.convert(photos.browser.bounds, to: view)),
      largest: photos.browser.enlargesSmallPages ? .infinity : 1 / density)
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
    phase = .turning(turning)
    flightView?.show(turning.pose)
    guard turning.age >= turning.course.duration else { return }
    if turning.writing == nil, turning.unwritten.isEmpty {
      // Otherwise the store tells when there is something.
      if photos.showsContent(at: turning.page) { land() } else { link.stop() }
    } else if turning.writing?.age != nil {
      lookForNewPicture()
    } else {
      // Somebody is still asked, or the disk is slow.
      link.stop()
    }
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
      if abs(Double(recognizer.rotation)) > GridTunables.turnSlop { take(recognizer) }
      follow(recognizer)
    case .ended: letGo(velocity: recognizer.isPaused ? 0 : Double(recognizer.velocity))
    case .cancelled: letGo(velocity: nil)
    case .began, .failed, .possible: break
    }
  }

  private func take(_ recognizer: UIRotationGestureRecognizer) {
    switch phase {
    case .photo: beginTurning()
    case .held(.pinch(let pinch)):
      endFlight()
      phase = .photo
      beginTurning(from: pinch.frame)
    case .held, .flying, .turning, .grid: return
    }
    guard case .turning(var turning) = phase else { return }
    leavePage()
    turning.hold = .init(
      pose: turning.pose, place: Point(recognizer.location(in: view)),
      angle: Double(recognizer.rotation), zoom: Double(closingPinch.scale))
    phase = .turning(turning)
  }

  private func follow(_ recognizer: UIRotationGestureRecognizer) {
    guard case .turning(var turning) = phase, let hold = turning.hold else { return }
    let pose = hold.pose.carried(
      by: Double(recognizer.rotation) - hold.angle, zoom: Double(closingPinch.scale) / hold.zoom,
      from: hold.place, to: Point(recognizer.location(in: view)))
    turning.course = TurnCourse(from: pose, to: pose, velocity: 0)
    phase = .turning(turning)
    flightView?.show(pose)
  }

  /// - Parameter velocity: radians a second; nil when the fingers were taken away from it.
  private func letGo(velocity: Double?) {
    guard case .turning(var turning) = phase, turning.hold != nil else { return }
    turning.hold = nil
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
