import CGtk4
import Dispatch
import DisplayList
import ScrollEngine
import ScrollGeometry

/// Where a window stands between two frames.
struct FrameState {
  /// GTK's name for our callback before each frame; nil while none is wanted.
  var tick: UInt32?
  /// Something arrived from elsewhere: the content runs though nothing in it moves.
  var isDue = false
  /// Of the last frame, seconds.
  var time = 0.0
  var drawn = DisplayList()
}

extension WindowHost {
  /// Lets GTK's frame clock run until nothing moves any more.
  func wantFrame() {
    guard frames.tick == nil else { return }
    frames.tick = gtk_widget_add_tick_callback(
      canvas,
      { _, clock, host in
        let host = Unmanaged<WindowHost>.fromOpaque(host!).takeUnretainedValue()
        let now = gdk_frame_clock_get_frame_time(clock)
        return MainActor.assumeIsolated { host.tick(at: now) } ? 1 : 0
      },
      Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  /// As `wantFrame`. Devices tell of one finger after the other, and a frame that begins between two of them shows half of
  /// what a hand does, and the rest of it a whole refresh later: where none runs yet, it waits for them.
  func wantFrameOfAllFingers() {
    if frames.tick == nil, !fingersWait.isSet { fingersWait.set(WindowTunables.fingerPatience) }
  }

  func frameWasRequested() {
    frames.isDue = true
    wantFrame()
  }

  /// Something may have changed what is shown, in any window.
  func somethingRan() { program.somethingRan() }

  func lookForChanges() {
    if content?.needsFrame ?? false { wantFrame() }
  }

  private func tick(at monotonic: Int) -> Bool {
    let goesOn = pass(at: monotonic) && hasMoreToCome
    if !goesOn {
      frames.tick = nil
      waitForChanges()
    }
    return goesOn
  }

  private var hasMoreToCome: Bool { translator.isWaiting || content?.needsFrame ?? false }

  /// Who waits (a finger that may be held, a name that stays for two seconds) shows nothing new meanwhile. GTK's clock would
  /// make frames of it all the same, and whatever somebody does in the midst of one had to wait for the next.
  private func waitForChanges() {
    if hasMoreToCome { changesWait.set(WindowTunables.waitingStep) }
  }

  func lookForWaitedChanges() {
    // The clock runs, or is about to.
    guard frames.tick == nil, !fingersWait.isSet else { return }
    if pass(at: Int(g_get_monotonic_time())) { wantFrame() } else { waitForChanges() }
  }

  /// - Returns: whether there is something new to draw.
  private func pass(at monotonic: Int) -> Bool {
    let now = clock.seconds(at: monotonic)
    translator.advance(to: now)
    let draws = runFrame(at: now)
    updateAccessibility()
    program.timers.look()
    return draws
  }

  /// One frame of the content, if there is a reason for it.
  ///
  /// - Returns: whether there is something new to draw.
  ///
  /// The frame clock says when a frame began; what devices did may be a little younger. A frame is
  /// never older than the events it shows, nor than the frame before.
  @discardableResult
  private func runFrame(at now: Double) -> Bool {
    guard let content else { return false }
    var time = max(now, frames.time)
    var hasEvents = false
    translator.takeEvents { event in
      observer?.windowWillSend(event)
      content.send(event)
      time = max(time, event.time)
      hasEvents = true
    }
    guard hasEvents || frames.isDue || content.needsFrame else { return false }
    let hasArrivals = frames.isDue
    frames.isDue = false
    frames.time = time
    observer?.windowWillRunFrame(at: time)
    content.frame(at: time)
    observer?.windowDidRunFrame()
    // What arrived may be for later, as a neighbour's pixels are: then the window shows all there is.
    let list = content.displayList
    guard list != frames.drawn || hasArrivals && !painter.drewPixels(of: list) else { return false }
    gtk_widget_queue_draw(canvas)
    return true
  }
}

extension WindowHost: Canvas.Owner {
  /// Between the tick and the drawing of one frame: the new size is shown in this very frame.
  func canvasWasAllocated(width: Int, height: Int) {
    accessible?.allocate()
    let size = Size(width: Double(width), height: Double(height))
    guard size != self.size else { return }
    self.size = size
    sendSize()
    runFrame(at: clock.seconds(at: g_get_monotonic_time()))
    wantFrame()
  }

  func sendSize() {
    let now = clock.seconds(at: g_get_monotonic_time())
    translator.append(.resize(size, pixelsPerPoint: pixelsPerPoint), at: now)
  }

  func drawCanvas(into snapshot: OpaquePointer) {
    guard let content else { return }
    frames.drawn = content.displayList
    let isDrawnByCairo = rendererName == "GskCairoRenderer"
    painter.tileForm = isDrawnByCairo ? .surface : .texture
    if isDrawnByCairo { keepPool() }
    background.declareOpaque(canvas, in: window)
    painter.paint(
      content.displayList, window: Rect(origin: .zero, size: size), into: snapshot)
    if painter.isBehind { frameWasRequested() }
    guard let firstDrawing else { return }
    self.firstDrawing = nil
    DispatchQueue.main.async { MainActor.assumeIsolated { firstDrawing() } }
  }

  /// The window's frames are as large as its surface, which may have a title bar and shadows around the canvas.
  private func keepPool() {
    guard let surface = gtk_native_get_surface(OpaquePointer(window)) else { return }
    pool.keep(
      width: density.pixels(gdk_surface_get_width(surface)),
      height: density.pixels(gdk_surface_get_height(surface)), of: window)
  }
}
