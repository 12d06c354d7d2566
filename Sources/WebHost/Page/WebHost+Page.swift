import PortableUIKit
import ScrollEngine
import ScrollGeometry

extension WebHost {
  /// The one that the page talks to.
  public nonisolated(unsafe) static let page = WebHost(text: PageText())
}

// MARK: What the page calls. Times are seconds, lengths points, choices places in the lists of `Wire`.

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

/// One of the settings changes.
@_expose(wasm, "setting") @c
public func pageSetting(_ setting: Int32, _ isOn: Int32, _ time: Double) {
  WebHost.page.send(.setting(Wire.settings[Int(setting)], isOn != 0), at: time)
}

/// Adds a contact to the event that `touches` sends.
@_expose(wasm, "touch") @c
public func pageTouch(
  _ id: Int32, _ phase: Int32, _ device: Int32, _ x: Double, _ y: Double, _ time: Double
) {
  WebHost.page.contacts.append(
    TouchSample(
      id: id, phase: Wire.contactPhases[Int(phase)], device: Wire.devices[Int(device)],
      position: Point(x: x, y: y), time: time))
}

/// Sends the contacts that were added, as one event.
@_expose(wasm, "touches") @c
public func pageTouches(_ time: Double) {
  WebHost.page.send(.touches(WebHost.page.contacts), at: time)
  WebHost.page.contacts.removeAll()
}

/// A trackpad scrolls.
@_expose(wasm, "scroll") @c
public func pageScroll(
  _ phase: Int32, _ x: Double, _ y: Double, _ dx: Double, _ dy: Double, _ time: Double
) {
  WebHost.page.send(
    .scroll(
      ScrollSample(
        phase: Wire.scrollPhases[Int(phase)], position: Point(x: x, y: y),
        delta: Vector(dx: dx, dy: dy))),
    at: time)
}

/// A trackpad pinches.
@_expose(wasm, "magnify") @c
public func pageMagnify(
  _ phase: Int32, _ x: Double, _ y: Double, _ scale: Double, _ time: Double
) {
  WebHost.page.send(
    .magnify(
      MagnifySample(
        phase: Wire.magnifyPhases[Int(phase)], position: Point(x: x, y: y), scale: scale)),
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

/// A key goes down or up: its place in the list, or a character.
@_expose(wasm, "key") @c
public func pageKey(_ phase: Int32, _ key: Int32, _ modifiers: Int32, _ time: Double) {
  WebHost.page.send(
    .key(
      KeySample(
        phase: Wire.keyPhases[Int(phase)],
        key: key < Wire.firstCharacter
          ? Wire.keys[Int(key)] : .character(UInt32(key - Wire.firstCharacter)),
        modifiers: KeySample.Modifiers(rawValue: UInt8(modifiers)))),
    at: time)
}

/// Room for the UTF-8 bytes of a text that the next call takes.
@_expose(wasm, "text") @c
public func pageText(_ count: Int) -> UnsafeMutablePointer<UInt8>? {
  WebHost.page.text = [UInt8](repeating: 0, count: count)
  return WebHost.page.text.withUnsafeMutableBufferPointer { $0.baseAddress }
}
