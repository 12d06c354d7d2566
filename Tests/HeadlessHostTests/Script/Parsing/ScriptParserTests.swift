import ScrollEngine
import ScrollGeometry
import Testing

@testable import HeadlessHost

struct ScriptParserTests {
  private func command(_ text: String) throws -> ScriptCommand {
    let script = try Script(parsing: text)
    return try #require(script.lines.first).command
  }

  @Test func linesAreNumberedAndCommentsAreNot() throws {
    let script = try Script(parsing: "# a comment\r\n\r\nsettle # now\r\n  wait 0.5")
    #expect(
      script.lines == [
        Script.Line(number: 3, command: .settle), Script.Line(number: 4, command: .wait(0.5)),
      ])
    #expect(try Script(parsing: "").lines.isEmpty)
    #expect(try Script(parsing: "\u{FEFF}settle").lines.count == 1)
  }

  @Test func delaysAndTimesStandInFront() throws {
    let script = try Script(parsing: "+0.25 settle\nat 3.5 key Left down\nwait 0")
    #expect(script.lines.map(\.timing) == [.after(0.25), .at(3.5), .now])
  }

  @Test func windowCommands() throws {
    #expect(
      try command("size 1024x768 @2")
        == .size(Size(width: 1024, height: 768), pixelsPerPoint: 2))
    #expect(
      try command("size 320x240") == .size(Size(width: 320, height: 240), pixelsPerPoint: 1))
    #expect(
      try command("resize 768x1024.5")
        == .raw(.resize(Size(width: 768, height: 1024.5), pixelsPerPoint: nil)))
    #expect(
      try command("resize 10x20 @1.5")
        == .raw(.resize(Size(width: 10, height: 20), pixelsPerPoint: 1.5)))
    #expect(try command("set rtl on") == .raw(.setting(.rightToLeft, true)))
    #expect(try command("set reduced-motion off") == .raw(.setting(.reducedMotion, false)))
    #expect(try command("set dark on") == .raw(.setting(.dark, true)))
    #expect(try command("set high-contrast on") == .raw(.setting(.highContrast, true)))
    #expect(try command("set text-size 1.5") == .raw(.appearance(.textSize(1.5))))
    #expect(try command("set accent 03584E") == .raw(.appearance(.accent(0x03584E))))
    #expect(try command("set accent none") == .raw(.appearance(.accent(nil))))
    for wrong in ["set text-size 0", "set accent 3584E", "set accent +584E4", "set accent"] {
      #expect(throws: ScriptError.self) { try command(wrong) }
    }
  }

  @Test func contacts() throws {
    func contact(
      _ id: Int32, _ device: TouchSample.Device, _ phase: TouchSample.Phase, _ position: Point?,
      _ stamp: Double? = nil
    ) -> ScriptCommand {
      .raw(
        .contact(
          RawContact(id: id, device: device, phase: phase, position: position, stamp: stamp)))
    }
    let place = Point(x: 400, y: -3.25)
    #expect(try command("touch 1 down 400,-3.25") == contact(1, .finger, .down, place))
    #expect(try command("touch 17 move 400,-3.25") == contact(17, .finger, .move, place))
    #expect(try command("touch -4 up 400,-3.25") == contact(-4, .finger, .up, place))
    #expect(try command("touch 2 cancel") == contact(2, .finger, .cancel, nil))
    #expect(
      try command("touch 2 up stamp 1.5") == contact(2, .finger, .up, nil, 1.5))
    #expect(
      try command("touch 3 move 400,-3.25 stamp 0.125")
        == contact(3, .finger, .move, place, 0.125))
    #expect(try command("mouse 400,-3.25 down") == contact(-1, .mouse, .down, place))
    #expect(
      try command("mouse 400,-3.25 down with Control+Shift")
        == .raw(
          .contact(
            RawContact(
              id: -1, device: .mouse, phase: .down, position: place,
              modifiers: [.control, .shift]))))
    #expect(throws: ScriptError.self) { try command("mouse 400,-3.25 down with Enter") }
    #expect(
      try command("mouse 400,-3.25 up id 9 stamp 2") == contact(9, .mouse, .up, place, 2))
    #expect(try command("pen 400,-3.25 move") == contact(-2, .pen, .move, place))
    #expect(try command("pen 400,-3.25 cancel") == contact(-2, .pen, .cancel, place))
    #expect(try command("mouse 400,-3.25 hover") == .raw(.hover(place)))
    #expect(try command("pen 400,-3.25 hover") == .raw(.hover(place)))
  }

  @Test func fingerGestures() throws {
    let a = Point(x: 800, y: 400)
    let b = Point(x: 200, y: 400)
    #expect(
      try command("swipe 800,400 -> 200,400 0.20")
        == .gesture(.swipe(from: a, to: b, duration: 0.2)))
    #expect(
      try command("drag 800,400 → 200,400 0.5") == .gesture(.drag(from: a, to: b, duration: 0.5)))
    #expect(
      try command("pinch 800,400 100 -> 250 0.30")
        == .gesture(.pinch(center: a, from: 100, to: 250, duration: 0.3, isVertical: false)))
    #expect(
      try command("pinch 800,400 100 -> 250 0.30 vertical")
        == .gesture(.pinch(center: a, from: 100, to: 250, duration: 0.3, isVertical: true)))
    #expect(
      try command("rotate 800,400 -90 0.30")
        == .gesture(.rotate(center: a, degrees: -90, duration: 0.3)))
    #expect(try command("tap 800,400") == .gesture(.tap(a)))
    #expect(try command("doubletap 800,400") == .gesture(.doubleTap(a)))
    #expect(try command("hold 800,400 0.6") == .gesture(.hold(a, duration: 0.6)))
  }

  @Test func pointerGestures() throws {
    #expect(try command("pointer 1,2") == .pointer(Point(x: 1, y: 2)))
    #expect(
      try command("scroll 0,-120 0.20")
        == .gesture(.scroll(Vector(dx: 0, dy: -120), duration: 0.2, momentum: nil)))
    let momentum = Gesture.Momentum(movement: Vector(dx: 0, dy: -300), duration: 0.5)
    #expect(
      try command("scroll 0,-120 0.20 momentum 0,-300 0.5")
        == .gesture(.scroll(Vector(dx: 0, dy: -120), duration: 0.2, momentum: momentum)))
    #expect(try command("magnify 2.5 0.30") == .gesture(.magnify(scale: 2.5, duration: 0.3)))
    #expect(
      try command("wheel 0,-3") == .raw(.wheel(Vector(dx: 0, dy: -3), zooms: false)))
    #expect(
      try command("wheel 0,-3 zoom") == .raw(.wheel(Vector(dx: 0, dy: -3), zooms: true)))
  }

  @Test(arguments: RawName.scrollPhases.map(\.0))
  func rawScroll(phase: String) throws {
    let expected = try #require(RawName.scrollPhase(phase[...]))
    #expect(
      try command("scroll \(phase) 1,-2") == .raw(.scroll(expected, Vector(dx: 1, dy: -2))))
  }

  @Test func rawMagnify() throws {
    #expect(
      try command("magnify began 1") == .raw(.magnify(.began, scale: 1, rotation: 0)))
    #expect(
      try command("magnify changed 1.5 rotation -0.25")
        == .raw(.magnify(.changed, scale: 1.5, rotation: -0.25)))
    #expect(
      try command("magnify ended 2") == .raw(.magnify(.ended, scale: 2, rotation: 0)))
    #expect(
      try command("magnify cancelled 2") == .raw(.magnify(.cancelled, scale: 2, rotation: 0)))
  }

  static let keyNames: [(String, KeySample.Key, KeySample.Modifiers)] = [
    ("Right", .right, []), ("left", .left, []), ("Up", .up, []),
    ("Down", .down, []), ("PageUp", .pageUp, []), ("pagedown", .pageDown, []),
    ("Home", .home, []), ("End", .end, []), ("Space", .space, []), ("Escape", .escape, []),
    ("Return", .enter, []), ("Enter", .enter, []), ("Tab", .tab, []),
    ("Backspace", .backspace, []), ("Delete", .delete, []), ("F11", .f11, []),
    ("F1", .f1, []), ("F2", .f2, []), ("F10", .f10, []), ("F5", .f5, []),
    ("Menu", .menu, []), ("contextclick", .contextClick, []),
    ("plus", .character(0x2B), []), ("minus", .character(0x2D), []), ("0", .character(0x30), []),
    ("q", .character(0x71), []), ("Q", .character(0x51), []), ("é", .character(0xE9), []),
    ("U+0023", .character(0x23), []), ("+", .character(0x2B), []),
    ("Shift+Right", .right, .shift), ("Ctrl+0", .character(0x30), .control),
    ("Control+Alt+Command+plus", .character(0x2B), [.control, .alternate, .command]),
    ("Shift++", .character(0x2B), .shift),
  ]

  @Test(arguments: keyNames)
  func keys(name: String, key: KeySample.Key, modifiers: KeySample.Modifiers) throws {
    #expect(try command("key \(name)") == .raw(.key(key, modifiers, phase: nil)))
    #expect(try command("key \(name) down") == .raw(.key(key, modifiers, phase: .down)))
    #expect(try command("key \(name) up") == .raw(.key(key, modifiers, phase: .up)))
  }

  @Test func playerCommands() throws {
    #expect(try command("wait 1e-3") == .wait(0.001))
    #expect(try command("settle") == .settle)
    #expect(try command("next") == .next)
    #expect(try command("frame 12.5") == .frame(12.5))
    #expect(try command("shot first") == .shot("first"))
    #expect(try command("shot first.png") == .shot("first"))
    #expect(try command("expect page 2") == .expect(.page(2)))
    #expect(try command("expect zoom 2.5 ±0.001") == .expect(.zoom(2.5, tolerance: 0.001)))
    #expect(try command("expect zoom 2.5 +-0.001") == .expect(.zoom(2.5, tolerance: 0.001)))
    #expect(try command("expect zoom 2.5 ± 0.001") == .expect(.zoom(2.5, tolerance: 0.001)))
    #expect(try command("expect zoom 1") == .expect(.zoom(1, tolerance: 1e-9)))
    #expect(
      try command("expect offset 120,40 ±0.5")
        == .expect(.offset(Point(x: 120, y: 40), tolerance: 0.5)))
    #expect(try command("expect resting") == .expect(.resting))
  }

  @Test func aScriptThatNamesFramesIsARecording() throws {
    #expect(try Script(parsing: "wait 1").isRecording == false)
    #expect(try Script(parsing: "wait 1\nframe 0").isRecording)
    #expect(try Script(parsing: "wait 1").hasSize == false)
    #expect(try Script(parsing: "set rtl on\nsize 1x1").hasSize)
    #expect(try Script(parsing: "resize 1x1").hasSize == false)
    #expect(try Script(parsing: "frame 0\nresize 1x1").hasSize)
  }
}
