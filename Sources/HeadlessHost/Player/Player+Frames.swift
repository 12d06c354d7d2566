import ScrollEngine

/// Events and frames, in the order of the clock.
extension Player {
  /// Work that arrives may ask for more: headers, then pictures. So often at most at one time.
  private static let roundsOfWork = 16

  /// Frames before `time` are made; one at `time` itself waits, since more events may come for it.
  func moveClock(to time: Double) throws(PlayError) {
    if time == clock.now { return }
    try sendComposed()
    if !isRecording {
      while clock.time(ofFrame: nextFrame) < time { try makeFrame() }
    }
    clock.move(to: time)
  }

  func sendComposed() throws(PlayError) {
    for event in composer.takeEvents() { try send(event) }
  }

  /// The frame that handles an event is the first one that is not before it.
  func send(_ event: InputEvent) throws(PlayError) {
    if !isRecording {
      while clock.time(ofFrame: nextFrame) < event.time { try makeFrame() }
      // That frame may have been made already for something to look at: it is made once more.
      if nextFrame > 0, event.time <= clock.time(ofFrame: nextFrame - 1) { nextFrame -= 1 }
    }
    hasUnseenEvents = true
    recorder?.record(event)
    subject.send(event)
  }

  /// Frames up to `time` are made, so that there is something to look at.
  func makeFrames(through time: Double) throws(PlayError) {
    if isRecording { return }
    while clock.time(ofFrame: nextFrame) <= time { try makeFrame() }
  }

  func makeFrame() throws(PlayError) {
    let time = clock.time(ofFrame: nextFrame)
    nextFrame += 1
    try makeFrame(at: time)
    var rounds = 0
    while rounds < Self.roundsOfWork, work?.arrive(by: time) == true {
      show(frameAt: time)
      rounds += 1
    }
  }

  /// One frame and no other.
  func makeFrame(at time: Double) throws(PlayError) {
    do {
      try camera?.film(before: time, showing: subject.displayList)
    } catch {
      throw .file(error)
    }
    _ = work?.arrive(by: time)
    show(frameAt: time)
  }

  func film(through time: Double) throws(PlayError) {
    do {
      try camera?.film(through: time, showing: subject.displayList)
    } catch {
      throw .file(error)
    }
  }

  private func show(frameAt time: Double) {
    recorder?.recordFrame(at: time)
    subject.frame(at: time)
    hasUnseenEvents = false
  }
}
