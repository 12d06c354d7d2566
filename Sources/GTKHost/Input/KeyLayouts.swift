import CGtk4

/// A key in all layouts that the keyboard has. With Control down a key means a Latin letter, also while a layout is used that
/// has none: then it is the one that the key is in another layout.
struct KeyLayouts {
  /// What the key is in a layout, when no other key is down.
  struct Place {
    var layout: Int32
    var symbol: UInt32
  }

  /// The key's, in the order of the layouts.
  var places: [Place]
  /// Layouts that have the letters.
  var latin: Set<Int32>

  /// - Parameter symbol: what the key is in the layout that is used.
  func commandSymbol(of symbol: UInt32, in layout: Int32) -> UInt32 {
    guard !latin.contains(layout) else { return symbol }
    return places.first { latin.contains($0.layout) && Self.isLetter($0.symbol) }?.symbol ?? symbol
  }

  /// The letter that a command is called by, as a Unicode scalar; 0 where the layout has Latin letters itself, or no other has.
  ///
  /// - Parameter isCapital: Shift is down.
  func latin(of symbol: UInt32, in layout: Int32, isCapital: Bool) -> UInt32 {
    let found = commandSymbol(of: symbol, in: layout)
    guard found != symbol, Self.isLetter(found) else { return 0 }
    return gdk_keyval_to_unicode(isCapital ? gdk_keyval_to_upper(found) : found)
  }

  private static func isLetter(_ symbol: UInt32) -> Bool {
    UInt32(GDK_KEY_a)...UInt32(GDK_KEY_z) ~= symbol
  }
}

extension KeyLayouts {
  /// What a key means.
  static func symbol(of event: OpaquePointer) -> UInt32 {
    let symbol = gdk_key_event_get_keyval(event)
    guard gdk_event_get_modifier_state(event).contains(GDK_CONTROL_MASK),
      let display = gdk_event_get_display(event)
    else { return symbol }
    return KeyLayouts(key: gdk_key_event_get_keycode(event), on: display)
      .commandSymbol(of: symbol, in: Int32(gdk_key_event_get_layout(event)))
  }

  /// The Latin letter of a key that writes one of another script; 0: none.
  static func latin(of event: OpaquePointer) -> UInt32 {
    guard let display = gdk_event_get_display(event) else { return 0 }
    return KeyLayouts(key: gdk_key_event_get_keycode(event), on: display)
      .latin(
        of: gdk_key_event_get_keyval(event), in: Int32(gdk_key_event_get_layout(event)),
        isCapital: gdk_event_get_modifier_state(event).contains(GDK_SHIFT_MASK))
  }

  private init(key code: UInt32, on display: OpaquePointer) {
    var keys: UnsafeMutablePointer<GdkKeymapKey>?
    var symbols: UnsafeMutablePointer<UInt32>?
    var count: Int32 = 0
    gdk_display_map_keycode(display, code, &keys, &symbols, &count)
    places = (0..<Int(count)).compactMap { index in
      guard let key = keys?[index], key.level == 0, let symbol = symbols?[index] else { return nil }
      return Place(layout: key.group, symbol: symbol)
    }
    g_free(keys)
    g_free(symbols)
    keys = nil
    count = 0
    gdk_display_map_keyval(display, UInt32(GDK_KEY_a), &keys, &count)
    latin = Set((0..<Int(count)).compactMap { keys?[$0] }.filter { $0.level == 0 }.map(\.group))
    g_free(keys)
  }
}
