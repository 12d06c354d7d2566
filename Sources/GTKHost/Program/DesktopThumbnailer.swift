import CGtk4

/// The desktop's own maker of thumbnails (`org.freedesktop.thumbnails.Thumbnailer1`): it knows films, which this program does
/// not. Nobody waits for it, and where there is none nothing comes of it.
@MainActor
public final class DesktopThumbnailer {
  private static let service = "org.freedesktop.thumbnails.Thumbnailer1"
  private static let object = "/org/freedesktop/thumbnails/Thumbnailer1"
  /// Names of sizes, the sharpest first: older makers know the smaller ones only.
  private static let flavors = ["xx-large", "x-large", "large"]

  public static let shared = DesktopThumbnailer()

  private var bus: OpaquePointer?
  /// Who waits for a file's, by its address.
  private var waiting: [String: [@MainActor () -> Void]] = [:]
  /// What the maker has taken without trouble; nil before it has been asked.
  private var knownFlavor: Int?

  private init() {}

  /// Has one made of a file.
  ///
  /// - Parameter receiver: told when it is there; never where it cannot be made.
  public func make(of path: [UInt8], then receiver: @escaping @MainActor () -> Void) {
    guard let address = DesktopFiles.uri(path), listen() else { return }
    let isAsked = waiting[address] != nil
    waiting[address, default: []].append(receiver)
    if !isAsked { ask(for: address, flavor: knownFlavor ?? 0) }
  }

  private func ask(for address: String, flavor: Int) {
    guard flavor < Self.flavors.count else {
      waiting[address] = nil
      return
    }
    BusCall(
      service: Self.service, object: Self.object, interface: Self.service, method: "Queue"
    ).send(
      BusCall.tuple(
        Self.list(address), Self.list(Self.type(of: address)),
        g_variant_new_string(Self.flavors[flavor]), g_variant_new_string("foreground"),
        g_variant_new_uint32(0))
    ) { [weak self] answer in
      guard let self else { return }
      if answer != nil {
        knownFlavor = flavor
      } else if knownFlavor == nil {
        ask(for: address, flavor: flavor + 1)
      } else {
        waiting[address] = nil
      }
    }
  }

  private static func list(_ text: String) -> OpaquePointer? {
    text.withCString { text in
      var words: UnsafePointer<CChar>? = text
      return g_variant_new_strv(&words, 1)
    }
  }

  /// By its ending.
  private static func type(of address: String) -> String {
    let type = g_content_type_guess(address, nil, 0, nil)
    defer { g_free(type) }
    guard let type, let name = g_content_type_get_mime_type(type) else {
      return "application/octet-stream"
    }
    defer { g_free(name) }
    return String(cString: name)
  }

  // MARK: - Answers

  /// False where there is no bus.
  private func listen() -> Bool {
    guard bus == nil else { return true }
    guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return false }
    self.bus = bus
    g_dbus_connection_set_exit_on_close(bus, 0)
    for signal in ["Ready", "Error"] {
      g_dbus_connection_signal_subscribe(
        bus, Self.service, Self.service, signal, Self.object, nil, G_DBUS_SIGNAL_FLAGS_NONE,
        { _, _, _, _, signal, parameters, _ in
          guard let signal, let parameters else { return }
          let isReady = String(cString: signal) == "Ready"
          // The number of the question, and the files that it is about.
          for address in DesktopThumbnailer.addresses(parameters) {
            MainActor.assumeIsolated { DesktopThumbnailer.shared.heard(address, isReady: isReady) }
          }
        }, nil, nil)
    }
    return true
  }

  private nonisolated static func addresses(_ parameters: OpaquePointer) -> [String] {
    guard String(cString: g_variant_get_type_string(parameters)).hasPrefix("(uas"),
      let list = g_variant_get_child_value(parameters, 1)
    else { return [] }
    defer { g_variant_unref(list) }
    return (0..<g_variant_n_children(list)).compactMap { index in
      guard let item = g_variant_get_child_value(list, index) else { return nil }
      defer { g_variant_unref(item) }
      return String(cString: g_variant_get_string(item, nil))
    }
  }

  private func heard(_ address: String, isReady: Bool) {
    guard let receivers = waiting.removeValue(forKey: address), isReady else { return }
    for receiver in receivers { receiver() }
  }
}
