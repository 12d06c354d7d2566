import CGtk4
import ScrollEngine
import ScrollGeometry

extension DeviceReport.Kind {
  /// Nil for events that mean nothing here.
  /// - Parameter position: where the event happened, in window points; nil when it does not say.
  init?(event: OpaquePointer, position: Point?) {
    switch gdk_event_get_event_type(event) {
    case GDK_TOUCH_BEGIN: self.init(event, touch: .down, position)
    case GDK_TOUCH_UPDATE: self.init(event, touch: .move, position)
    case GDK_TOUCH_END: self.init(event, touch: .up, position)
    case GDK_TOUCH_CANCEL: self.init(event, touch: .cancel, position)
    case GDK_BUTTON_PRESS: self.init(event, pressed: true, position)
    case GDK_BUTTON_RELEASE: self.init(event, pressed: false, position)
    case GDK_MOTION_NOTIFY: self.init(motion: event, position)
    case GDK_PROXIMITY_OUT: self = .proximityOut
    case GDK_SCROLL: self.init(scroll: event)
    case GDK_TOUCHPAD_PINCH: self.init(pinch: event)
    case GDK_TOUCHPAD_HOLD: self.init(hold: event)
    case GDK_KEY_PRESS: self.init(event, key: .down)
    case GDK_KEY_RELEASE: self.init(event, key: .up)
    default: return nil
    }
  }

  private init?(_ event: OpaquePointer, touch phase: TouchSample.Phase, _ position: Point?) {
    guard let position else { return nil }
    let sequence = UInt(bitPattern: gdk_event_get_event_sequence(event))
    self = .touch(sequence: sequence, phase, position)
  }

  private init?(_ event: OpaquePointer, pressed isDown: Bool, _ position: Point?) {
    let button = gdk_button_event_get_button(event)
    if let key = Self.key(ofButton: button) {
      self = .key(KeySample(phase: isDown ? .down : .up, key: key))
      return
    }
    guard let position, button == UInt32(GDK_BUTTON_PRIMARY),
      let pointer = DeviceReport.Pointer(event)
    else { return nil }
    self = .button(
      pointer, isDown: isDown, position,
      modifiers: KeyMap.modifiers(gdk_event_get_modifier_state(event)))
  }

  /// The buttons at a mouse's side turn pages, as keys do; nil for all others.
  static func key(ofButton number: UInt32) -> KeySample.Key? {
    switch number {
    case WindowTunables.backButton: .pageUp
    case WindowTunables.forwardButton: .pageDown
    default: nil
    }
  }

  private init?(motion event: OpaquePointer, _ position: Point?) {
    guard let position, let pointer = DeviceReport.Pointer(event) else { return nil }
    let isPressed = gdk_event_get_modifier_state(event).contains(GDK_BUTTON1_MASK)
    self = .motion(pointer, isPressed: isPressed, position)
  }

  private init(scroll event: OpaquePointer) {
    var delta = Vector.zero
    gdk_scroll_event_get_deltas(event, &delta.dx, &delta.dy)
    // GDK gives every turn of a wheel a direction, however small, and none to a trackpad or
    // trackpoint. The device itself is not told on X11; the wheel on a tablet's pen is a tool's.
    let isWheel =
      gdk_scroll_event_get_direction(event) != GDK_SCROLL_SMOOTH
      || gdk_event_get_device_tool(event) != nil
    self = .scroll(
      DeviceReport.Scroll(
        source: isWheel ? .wheel : .trackpad,
        unit: gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_SURFACE ? .pixel : .click,
        delta: delta,
        isStop: gdk_scroll_event_is_stop(event) != 0,
        control: gdk_event_get_modifier_state(event).contains(GDK_CONTROL_MASK)))
  }

  private init?(pinch event: OpaquePointer) {
    switch gdk_touchpad_event_get_gesture_phase(event) {
    case GDK_TOUCHPAD_GESTURE_PHASE_BEGIN: self = .pinch(.began)
    case GDK_TOUCHPAD_GESTURE_PHASE_UPDATE:
      self = .pinch(
        .changed(
          scale: gdk_touchpad_event_get_pinch_scale(event),
          turn: gdk_touchpad_event_get_pinch_angle_delta(event)))
    case GDK_TOUCHPAD_GESTURE_PHASE_END: self = .pinch(.ended)
    case GDK_TOUCHPAD_GESTURE_PHASE_CANCEL: self = .pinch(.cancelled)
    default: return nil
    }
  }

  /// The first fingers that move end a hold, as cancelled: what they do is told by events of its own.
  private init?(hold event: OpaquePointer) {
    switch gdk_touchpad_event_get_gesture_phase(event) {
    case GDK_TOUCHPAD_GESTURE_PHASE_BEGIN: self = .hold(true)
    case GDK_TOUCHPAD_GESTURE_PHASE_CANCEL, GDK_TOUCHPAD_GESTURE_PHASE_END: self = .hold(false)
    default: return nil
    }
  }

  private init?(_ event: OpaquePointer, key phase: KeySample.Phase) {
    guard let key = KeyMap.key(KeyLayouts.symbol(of: event)) else { return nil }
    let modifiers = KeyMap.modifiers(gdk_event_get_modifier_state(event))
    var latin: UInt32 = 0
    // derivation: beyond ASCII.
    if case .character(let scalar) = key, scalar > 0x7F { latin = KeyLayouts.latin(of: event) }
    self = .key(KeySample(phase: phase, key: key, modifiers: modifiers, latin: latin))
  }
}

extension DeviceReport.Pointer {
  /// Nil for a touchscreen: its fingers also move the pointer, which is nobody's wish.
  fileprivate init?(_ event: OpaquePointer) {
    switch gdk_device_get_source(gdk_event_get_device(event)) {
    case GDK_SOURCE_TOUCHSCREEN: return nil
    case GDK_SOURCE_PEN: self = .pen
    default: self = gdk_event_get_device_tool(event) == nil ? .mouse : .pen
    }
  }
}
