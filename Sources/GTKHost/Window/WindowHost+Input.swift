import CGtk4
import ScrollEngine
import ScrollGeometry

extension WindowHost {
  /// - Returns: true when nobody else should see the event.
  func handle(_ event: OpaquePointer) -> Bool {
    let type = gdk_event_get_event_type(event)
    if type == GDK_KEY_PRESS || type == GDK_KEY_RELEASE, isOwnKey(event) { return true }
    if type == GDK_KEY_PRESS || type == GDK_KEY_RELEASE, inputMethod.filter(event) { return true }
    if type == GDK_BUTTON_PRESS, gdk_event_triggers_context_menu(event) != 0,
      let place = position(of: event)
    {
      let time = clock.seconds(
        ofStamp: gdk_event_get_time(event), now: g_get_monotonic_time())
      translator.click(at: place, time)
      wantFrame()
      return false
    }
    let stamp = gdk_event_get_time(event)
    let time = clock.seconds(ofStamp: stamp, now: g_get_monotonic_time())
    if type == GDK_GRAB_BROKEN {
      translator.cancelContacts(at: time)
    } else if let kind = DeviceReport.Kind(event: event, position: position(of: event)) {
      translator.handle(DeviceReport(time: time, kind: kind))
    }
    if !translator.queue.isEmpty {
      if translator.fingerCount > 1 { wantFrameOfAllFingers() } else { wantFrame() }
    }
    return type == GDK_KEY_PRESS || type == GDK_KEY_RELEASE
  }

  /// The pointer is over the canvas no more.
  func pointerLeft() {
    translator.leave(at: clock.seconds(at: g_get_monotonic_time()))
    if !translator.queue.isEmpty { wantFrame() }
  }

  /// The contacts that are down will not be heard of again.
  func cancelContacts() {
    translator.cancelContacts(at: clock.seconds(at: g_get_monotonic_time()))
    if !translator.queue.isEmpty { wantFrame() }
  }

  /// Ends the contacts and what a trackpad does: nothing more will be heard of either.
  func cancelInput() {
    translator.cancelAll(at: clock.seconds(at: g_get_monotonic_time()))
    if !translator.queue.isEmpty { wantFrame() }
  }

  /// What is written comes in the order of the keys.
  func send(_ text: TextSample) {
    translator.append(.text(text), at: clock.seconds(at: g_get_monotonic_time()))
    wantFrame()
  }

  /// In window points; events come in coordinates of the surface, which also holds the frame's shadow.
  private func position(of event: OpaquePointer) -> Point? {
    var x = 0.0
    var y = 0.0
    guard gdk_event_get_position(event, &x, &y) != 0, x.isFinite, y.isFinite else { return nil }
    var shiftX = 0.0
    var shiftY = 0.0
    gtk_native_get_surface_transform(OpaquePointer(window), &shiftX, &shiftY)
    var inCanvas = (x: 0.0, y: 0.0)
    gtk_widget_translate_coordinates(
      GObjects.cast(window), canvas, x - shiftX, y - shiftY, &inCanvas.x, &inCanvas.y)
    return Point(x: inCanvas.x, y: inCanvas.y)
  }

  /// Does what the window's own keys say.
  private func isOwnKey(_ event: OpaquePointer) -> Bool {
    let code = gdk_key_event_get_keycode(event)
    guard gdk_event_get_event_type(event) == GDK_KEY_PRESS else {
      return ownKeys.remove(code) != nil
    }
    let isRepeat = ownKeys.contains(code)
    let modifiers = KeyMap.modifiers(gdk_event_get_modifier_state(event))
    switch WindowKey(KeyLayouts.symbol(of: event), modifiers) {
    case .fullScreen:
      if !isRepeat { isFullScreen.toggle() }
    case .leave where isFullScreen && !needsEscape() || isRepeat:
      isFullScreen = false
    case .quit: program.end()
    case .close: close()
    case .leave, nil:
      return false
    }
    ownKeys.insert(code)
    return true
  }
}
