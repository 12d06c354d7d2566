import CGtk4
import Glibc

/// The root window of an X server, where programs leave what all others may know. A GTK that was built without X11 has none of
/// these functions, so they are looked up.
@MainActor
final class RootWindow {
  private typealias DisplayOf = @convention(c) (OpaquePointer) -> OpaquePointer
  private typealias DefaultRoot = @convention(c) (OpaquePointer) -> UInt
  private typealias AtomNamed = @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int32) -> UInt
  private typealias GetProperty =
    @convention(c) (
      OpaquePointer, UInt, UInt, Int, Int, Int32, UInt, UnsafeMutablePointer<UInt>,
      UnsafeMutablePointer<Int32>, UnsafeMutablePointer<UInt>, UnsafeMutablePointer<UInt>,
      UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>
    ) -> Int32
  private typealias Free = @convention(c) (UnsafeMutableRawPointer) -> Int32
  private typealias GetAttributes =
    @convention(c) (OpaquePointer, UInt, UnsafeMutablePointer<cgtk_window_attributes>) -> Int32
  private typealias SelectInput = @convention(c) (OpaquePointer, UInt, Int) -> Int32

  /// Xlib's numbers: PropertyNotify, PropertyChangeMask, XA_CARDINAL.
  private enum Number {
    static let propertyEvent: Int32 = 28  // derivation: X.h
    static let propertyMask = 1 << 22  // derivation: X.h
    static let cardinal: UInt = 6  // derivation: Xatom.h
  }

  private let display: OpaquePointer
  private let window: UInt
  private let atomNamed: AtomNamed
  private let getProperty: GetProperty
  private let free: Free
  /// Those that somebody has asked for.
  private var atoms: [String: UInt] = [:]
  private var connection: GObjects.Connection?

  /// Nil when windows are not on an X server.
  init?() {
    guard DesktopIdentity.isOnX11, let shown = gdk_display_get_default(),
      let displayOf = dlsym(nil, "gdk_x11_display_get_xdisplay"),
      let defaultRoot = dlsym(nil, "XDefaultRootWindow"),
      let atomNamed = dlsym(nil, "XInternAtom"),
      let getProperty = dlsym(nil, "XGetWindowProperty"),
      let free = dlsym(nil, "XFree")
    else { return nil }
    display = unsafeBitCast(displayOf, to: DisplayOf.self)(shown)
    window = unsafeBitCast(defaultRoot, to: DefaultRoot.self)(display)
    self.atomNamed = unsafeBitCast(atomNamed, to: AtomNamed.self)
    self.getProperty = unsafeBitCast(getProperty, to: GetProperty.self)
    self.free = unsafeBitCast(free, to: Free.self)
  }

  /// What a property says; nil where there is none, or none of bytes.
  ///
  /// - Parameter most: bytes that are asked for.
  func bytes(of property: String, atMost most: Int) -> [UInt8]? {
    var (kind, format, count, rest): (UInt, Int32, UInt, UInt) = (0, 0, 0, 0)
    var found: UnsafeMutablePointer<UInt8>?
    let fours = (most + 3) / 4  // derivation: the protocol counts in fours of bytes.
    let status = getProperty(
      display, window, atom(property), 0, fours, 0, Number.cardinal, &kind, &format, &count, &rest,
      &found)
    guard status == 0, let found else { return nil }
    defer { _ = free(found) }
    // derivation: bits of a byte.
    guard kind == Number.cardinal, format == 8, count > 0 else { return nil }
    return Array(UnsafeBufferPointer(start: found, count: Int(count)))
  }

  /// Calls `changed` whenever a property is another, or gone, that somebody has asked for.
  func follow(_ changed: @escaping @MainActor () -> Void) {
    guard let shown = gdk_display_get_default(),
      let getAttributes = dlsym(nil, "XGetWindowAttributes"),
      let selectInput = dlsym(nil, "XSelectInput")
    else { return }
    var attributes = cgtk_window_attributes()
    // What GDK hears of it stays.
    guard
      unsafeBitCast(getAttributes, to: GetAttributes.self)(display, window, &attributes) != 0
    else { return }
    _ = unsafeBitCast(selectInput, to: SelectInput.self)(
      display, window, attributes.own_event_mask | Number.propertyMask)
    let shownObject = UnsafeMutableRawPointer(shown)
    let number = GObjects.connect(shownObject, "xevent") { [weak self] event in
      if self?.isChange(UnsafeRawPointer(event)) == true { changed() }
      return false
    }
    connection = GObjects.Connection(shownObject, number)
  }

  private func isChange(_ event: UnsafeRawPointer) -> Bool {
    // All events begin with their type.
    guard event.load(as: Int32.self) == Number.propertyEvent else { return false }
    let change = event.load(as: cgtk_property_event.self)
    return change.window == window && atoms.values.contains(change.atom)
  }

  private func atom(_ name: String) -> UInt {
    if let known = atoms[name] { return known }
    let atom = atomNamed(display, name, 0)
    atoms[name] = atom
    return atom
  }
}
