import ScrollEngine
import ScrollGeometry

/// The lines that stand for one report of a device.
extension ScriptParser {
  static func touch(_ scanner: inout LineScanner) throws(ScriptError) -> ScriptCommand {
    let id: Int32 = try scanner.wholeNumber("the finger's number")
    let phase = try scanner.choice("what the finger does", RawName.contactPhases)
    let canOmit = phase == .up || phase == .cancel
    let hasPosition = scanner.next?.contains(",") ?? false
    let position = canOmit && !hasPosition ? nil : try scanner.point("the place")
    let stamp = try stamp(&scanner)
    return .raw(
      .contact(
        RawContact(id: id, device: .finger, phase: phase, position: position, stamp: stamp)))
  }

  static func mouse(_ scanner: inout LineScanner) throws(ScriptError) -> ScriptCommand {
    try placed(.mouse, &scanner)
  }

  static func pen(_ scanner: inout LineScanner) throws(ScriptError) -> ScriptCommand {
    try placed(.pen, &scanner)
  }

  static func wheel(_ scanner: inout LineScanner) throws(ScriptError) -> ScriptCommand {
    let notches = try scanner.vector("the notches")
    return .raw(.wheel(notches, zooms: scanner.take("zoom")))
  }

  static func key(_ scanner: inout LineScanner) throws(ScriptError) -> ScriptCommand {
    let word = try scanner.word("the key's name")
    guard let (key, modifiers) = KeyName.parse(word) else {
      throw scanner.error(
        "unknown key '\(word)'; keys are called Right, Shift+Left, plus, a, U+00E9")
    }
    let phase = scanner.isAtEnd ? nil : try scanner.choice("what the key does", RawName.keyPhases)
    return .raw(.key(key, modifiers, phase: phase))
  }

  static func resize(_ scanner: inout LineScanner) throws(ScriptError) -> ScriptCommand {
    let size = try scanner.size()
    return .raw(.resize(size, pixelsPerPoint: try scanner.pixelsPerPoint()))
  }

  static func set(_ scanner: inout LineScanner) throws(ScriptError) -> ScriptCommand {
    if let appearance = try AppearanceName.parse(&scanner) { return .raw(.appearance(appearance)) }
    let setting = try scanner.choice("the setting", RawName.settings)
    return .raw(.setting(setting, try scanner.choice("the value", [("on", true), ("off", false)])))
  }

  /// `mouse 400,300 down`: a device of which there is one, so its number may be left out.
  private static func placed(
    _ device: TouchSample.Device, _ scanner: inout LineScanner
  ) throws(ScriptError) -> ScriptCommand {
    let position = try scanner.point("the place")
    let phases = RawName.contactPhases.map { ($0.0, Optional($0.1)) } + [("hover", nil)]
    guard let phase = try scanner.choice("what it does", phases) else {
      return .raw(.hover(position))
    }
    let id: Int32 =
      scanner.take("id")
      ? try scanner.wholeNumber("the number") : RawContact.defaultID(of: device)
    let modifiers = try modifiers(&scanner)
    let stamp = try stamp(&scanner)
    return .raw(
      .contact(
        RawContact(
          id: id, device: device, phase: phase, position: position, stamp: stamp,
          modifiers: modifiers)))
  }

  private static func modifiers(
    _ scanner: inout LineScanner
  ) throws(ScriptError) -> KeySample.Modifiers {
    guard scanner.take("with") else { return [] }
    let word = try scanner.word("the keys that are held")
    guard let modifiers = KeyName.modifiers(word) else {
      throw scanner.error("unknown keys '\(word)'; they are Shift, Control, Alt, Control+Shift")
    }
    return modifiers
  }

  private static func stamp(_ scanner: inout LineScanner) throws(ScriptError) -> Double? {
    scanner.take("stamp") ? try scanner.number("the time stamp in seconds") : nil
  }
}
