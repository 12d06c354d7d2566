import CGtk4
import ScrollEngine
import Testing

@testable import GTKHost

@Suite struct KeyMapTests {
  @Test(
    arguments: [
      (GDK_KEY_Left, KeySample.Key.left), (GDK_KEY_KP_Right, .right), (GDK_KEY_Up, .up),
      (GDK_KEY_KP_Down, .down), (GDK_KEY_Page_Up, .pageUp), (GDK_KEY_KP_Page_Down, .pageDown),
      (GDK_KEY_Home, .home), (GDK_KEY_End, .end), (GDK_KEY_space, .space),
      (GDK_KEY_Escape, .escape), (GDK_KEY_Return, .enter), (GDK_KEY_KP_Enter, .enter),
      (GDK_KEY_ISO_Left_Tab, .tab), (GDK_KEY_BackSpace, .backspace), (GDK_KEY_Delete, .delete),
      (GDK_KEY_F11, .f11), (GDK_KEY_F1, .f1), (GDK_KEY_F10, .f10),
      (GDK_KEY_F2, .f2), (GDK_KEY_F5, .f5), (GDK_KEY_Menu, .menu),
    ])
  func namedKeysAreKnownOnTheKeypadToo(symbol: Int32, key: KeySample.Key) {
    #expect(KeyMap.key(UInt32(symbol)) == key)
  }

  /// With something else held as well it is another key, and may be a command's.
  @Test func onlyControlAloneMakesAKeyTheWindows() {
    let (q, w) = (UInt32(GDK_KEY_q), UInt32(GDK_KEY_W))
    #expect(WindowKey(q, .control) == .quit && WindowKey(w, .control) == .close)
    for held in [[], .shift, [.control, .shift], [.control, .alternate], [.control, .command]]
      as [KeySample.Modifiers]
    {
      #expect(WindowKey(q, held) == nil && WindowKey(w, held) == nil)
      #expect(WindowKey(UInt32(GDK_KEY_F11), held) == .fullScreen)
    }
  }

  @Test(
    arguments: [
      (GDK_KEY_plus, 0x2B), (GDK_KEY_KP_Add, 0x2B), (GDK_KEY_minus, 0x2D),
      (GDK_KEY_KP_Subtract, 0x2D), (GDK_KEY_0, 0x30), (GDK_KEY_KP_0, 0x30), (GDK_KEY_a, 0x61),
      (GDK_KEY_A, 0x41), (GDK_KEY_eacute, 0xE9),
    ] as [(Int32, UInt32)])
  func everythingElseGoesByItsCharacter(symbol: Int32, scalar: UInt32) {
    #expect(KeyMap.key(UInt32(symbol)) == .character(scalar))
  }

  @Test(arguments: [GDK_KEY_Shift_L, GDK_KEY_Control_R])
  func aModifierByItselfIsNoKey(symbol: Int32) {
    #expect(KeyMap.key(UInt32(symbol)) == nil)
  }

  @Test func theButtonsAtAMousesSideTurnPages() {
    #expect((0...12).map { DeviceReport.Kind.key(ofButton: $0) }.compactMap(\.self).count == 2)
    #expect(DeviceReport.Kind.key(ofButton: 8) == .pageUp)
    #expect(DeviceReport.Kind.key(ofButton: 9) == .pageDown)
  }

  @Test func modifiersCountAndLocksDoNot() {
    let state = GdkModifierType(
      rawValue: GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_LOCK_MASK.rawValue)
    #expect(KeyMap.modifiers(state) == [.control, .alternate])
    #expect(KeyMap.modifiers(GDK_SUPER_MASK) == .command)
    #expect(KeyMap.modifiers(GDK_SHIFT_MASK) == .shift)
  }
}
