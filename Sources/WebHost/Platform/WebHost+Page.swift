#if arch(wasm32)
  import PortableUIKit
  import ScrollEngine
  import ScrollGeometry

  extension WebHost {
    /// The one that the page talks to.
    public nonisolated(unsafe) static let page = WebHost(text: PageText())
  }

  // MARK: What the page calls. Times are seconds, lengths points, choices places in the page's lists.

  /// Makes a frame: the address of its words, which stay until the next one. See `FrameCode`.
  @_expose(wasm, "frame") @c
  public func pageFrame(_ time: Double) -> UnsafePointer<UInt64>? {
    // The host keeps the array, so its words stay where they are.
    WebHost.page.makeFrame(at: time).withUnsafeBufferPointer { $0.baseAddress }
  }

  /// The window's size, and its device pixels per point.
  @_expose(wasm, "resize") @c
  public func pageResize(_ width: Double, _ height: Double, _ density: Double, _ time: Double) {
    WebHost.page.send(
      .resize(Size(width: width, height: height), pixelsPerPoint: density), at: time)
  }

  /// Settings: right to left, reduced motion, dark.
  @_expose(wasm, "setting") @c
  public func pageSetting(_ setting: Int32, _ isOn: Int32, _ time: Double) {
    let settings: [InputEvent.Setting] = [.rightToLeft, .reducedMotion, .dark]
    WebHost.page.send(.setting(settings[Int(setting)], isOn != 0), at: time)
  }

  /// Adds a contact to the event that `touches` sends. Phases: down, move, up, cancel; devices: finger,
  /// mouse, pen.
  @_expose(wasm, "touch") @c
  public func pageTouch(
    _ id: Int32, _ phase: Int32, _ device: Int32, _ x: Double, _ y: Double, _ time: Double
  ) {
    let phases: [TouchSample.Phase] = [.down, .move, .up, .cancel]
    let devices: [TouchSample.Device] = [.finger, .mouse, .pen]
    WebHost.page.contacts.append(
      TouchSample(
        id: id, phase: phases[Int(phase)], device: devices[Int(device)],
        position: Point(x: x, y: y), time: time))
  }

  /// Sends the contacts that were added, as one event.
  @_expose(wasm, "touches") @c
  public func pageTouches(_ time: Double) {
    WebHost.page.send(.touches(WebHost.page.contacts), at: time)
    WebHost.page.contacts.removeAll()
  }

  /// Phases: began, changed, ended, cancelled.
  @_expose(wasm, "scroll") @c
  public func pageScroll(
    _ phase: Int32, _ x: Double, _ y: Double, _ dx: Double, _ dy: Double, _ time: Double
  ) {
    let phases: [ScrollSample.Phase] = [.began, .changed, .ended, .cancelled]
    WebHost.page.send(
      .scroll(
        ScrollSample(
          phase: phases[Int(phase)], position: Point(x: x, y: y), delta: Vector(dx: dx, dy: dy))),
      at: time)
  }

  /// Phases: began, changed, ended, cancelled.
  @_expose(wasm, "magnify") @c
  public func pageMagnify(
    _ phase: Int32, _ x: Double, _ y: Double, _ scale: Double, _ time: Double
  ) {
    let phases: [MagnifySample.Phase] = [.began, .changed, .ended, .cancelled]
    WebHost.page.send(
      .magnify(
        MagnifySample(phase: phases[Int(phase)], position: Point(x: x, y: y), scale: scale)),
      at: time)
  }

  /// Notches, as the content is to move; `zooms`: control is held.
  @_expose(wasm, "wheel") @c
  public func pageWheel(
    _ x: Double, _ y: Double, _ dx: Double, _ dy: Double, _ zooms: Int32, _ time: Double
  ) {
    WebHost.page.send(
      .wheel(
        WheelSample(
          position: Point(x: x, y: y), notches: Vector(dx: dx, dy: dy), zooms: zooms != 0)),
      at: time)
  }

  /// The pointer moved with no button down.
  @_expose(wasm, "hover") @c
  public func pageHover(_ x: Double, _ y: Double, _ time: Double) {
    WebHost.page.send(.hover(Point(x: x, y: y)), at: time)
  }

  /// Phases: down, up. Keys: the places of the named ones, then 256 and the character's number.
  @_expose(wasm, "key") @c
  public func pageKey(_ phase: Int32, _ key: Int32, _ modifiers: Int32, _ time: Double) {
    let keys: [KeySample.Key] = [
      .left, .right, .up, .down, .pageUp, .pageDown, .home, .end, .space, .escape, .enter, .tab,
      .backspace, .delete, .f11,
    ]
    WebHost.page.send(
      .key(
        KeySample(
          phase: phase == 0 ? .down : .up,
          key: key < 256 ? keys[Int(key)] : .character(UInt32(key - 256)),
          modifiers: KeySample.Modifiers(rawValue: UInt8(modifiers)))),
      at: time)
  }

  /// Room for the UTF-8 bytes of a text that the next call takes.
  @_expose(wasm, "text") @c
  public func pageText(_ count: Int) -> UnsafeMutablePointer<UInt8>? {
    WebHost.page.text = [UInt8](repeating: 0, count: count)
    return WebHost.page.text.withUnsafeMutableBufferPointer { $0.baseAddress }
  }
#endif
