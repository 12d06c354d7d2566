import CGtk4

#if canImport(Glibc)
  import Glibc
#endif

/// One process for all windows of a program: a later start hands over to the first one what it was asked to open, by the
/// session's bus (GApplication). Without a bus each start is one of its own.
@MainActor
public final class SingleInstance {
  /// What a start was asked for.
  public struct Request: Equatable, Sendable {
    /// Absolute paths and web addresses.
    public var paths: [String]
    /// Words by which the program tells kinds of requests apart, without a line's end.
    public var hint: String
    /// Shows the desktop that a person wants to see the window; nil where nothing does.
    public var activation: String?

    public init(paths: [String], hint: String = "", activation: String? = nil) {
      self.paths = paths
      self.hint = hint
      self.activation = activation
    }
  }

  /// Called with what later starts ask for.
  public var onRequest: @MainActor (Request) -> Void = { _ in }

  private let application: OpaquePointer
  private var actions: [OpaquePointer] = []

  /// Joins the program on the bus.
  ///
  /// - Parameters:
  ///   - identifier: in reverse-DNS form.
  ///   - actions: what the desktop may ask for by name beside files; a request's hint is that name.
  public init(_ identifier: String, actions: [String] = []) {
    SessionBus.prepare()
    application = InstanceApplication.make(identifier)
    let gApplication: UnsafeMutablePointer<GApplication> = GObjects.cast(application)
    // Before it can be asked for anything.
    GObjects.connect(UnsafeMutableRawPointer(application), "activate") { [weak self] in
      self?.receive(paths: [])
    }
    connectOpen()
    for name in actions { add(action: name) }
    var error: UnsafeMutablePointer<GError>?
    if g_application_register(gApplication, nil, &error) == 0 {
      // Somebody else has the name: it is one of its own, as without a bus.
      g_clear_error(&error)
    }
  }

  /// Another process is the program already.
  public var isLater: Bool {
    let application: UnsafeMutablePointer<GApplication> = GObjects.cast(application)
    return g_application_get_is_registered(application) != 0
      && g_application_get_is_remote(application) != 0
  }

  /// Hands the request to the first start; this one may end then.
  public func handOver(_ request: Request) {
    let files = request.paths.map { path in
      path.hasPrefix("/") ? g_file_new_for_path(path) : g_file_new_for_uri(path)
    }
    defer { for file in files { g_object_unref(UnsafeMutableRawPointer(file)) } }
    InstanceApplication.setToken(request.activation, of: application)
    var list = files
    g_application_open(GObjects.cast(application), &list, gint(files.count), request.hint)
    if let bus = g_application_get_dbus_connection(GObjects.cast(application)) {
      g_dbus_connection_flush_sync(bus, nil, nil)
    }
  }

  /// What others ask for in the meantime, for a process that the bus has started to be asked.
  ///
  /// - Parameter seconds: with nothing asked for in that time it is not waited for any longer.
  /// - Returns: what was asked for, in its order; empty when nobody asked.
  public func firstRequests(within seconds: Double) -> [Request] {
    var requests: [Request] = []
    let usual = onRequest
    onRequest = { requests.append($0) }
    defer { onRequest = usual }
    // derivation: microseconds.
    let deadline = g_get_monotonic_time() + gint64(seconds * 1e6)
    // It ends a turn of the loop in which nothing else happens.
    let waking = g_timeout_add(guint(seconds * 1000), { _ in 1 }, nil)
    defer { g_source_remove(waking) }
    while requests.isEmpty, g_get_monotonic_time() < deadline { g_main_context_iteration(nil, 1) }
    return requests
  }

  /// The token that whoever has started this process gave it.
  public static var activation: String? {
    for name in ["XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID"] {
      if let token = getenv(name).map({ String(cString: $0) }), !token.isEmpty { return token }
    }
    return nil
  }

  private func connectOpen() {
    typealias Open =
      @convention(c) (
        OpaquePointer, UnsafeMutablePointer<OpaquePointer?>?, gint, UnsafePointer<CChar>?,
        UnsafeMutableRawPointer
      ) -> Void
    let receive: Open = { _, files, count, hint, instance in
      let paths = (0..<Int(count)).compactMap { index -> String? in
        guard let file = files?[index], let name = g_file_get_path(file) ?? g_file_get_uri(file)
        else { return nil }
        defer { g_free(name) }
        return String(cString: name)
      }
      let hint = hint.map { String(cString: $0) } ?? ""
      let instance = Unmanaged<SingleInstance>.fromOpaque(instance).takeUnretainedValue()
      MainActor.assumeIsolated { instance.receive(paths: paths, hint: hint) }
    }
    g_signal_connect_data(
      UnsafeMutableRawPointer(application), "open", unsafeBitCast(receive, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
  }

  private func receive(paths: [String], hint: String = "") {
    onRequest(
      Request(
        paths: paths, hint: hint, activation: InstanceApplication.token(of: application)))
  }

  private func add(action name: String) {
    typealias Activate =
      @convention(c) (OpaquePointer, OpaquePointer?, UnsafeMutableRawPointer) -> Void
    let receive: Activate = { action, _, instance in
      let name = String(cString: g_action_get_name(action))
      let instance = Unmanaged<SingleInstance>.fromOpaque(instance).takeUnretainedValue()
      MainActor.assumeIsolated { instance.receive(paths: [], hint: name) }
    }
    let action = g_simple_action_new(name, nil)!
    actions.append(action)
    g_signal_connect_data(
      UnsafeMutableRawPointer(action), "activate", unsafeBitCast(receive, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
    g_action_map_add_action(application, action)
  }

  isolated deinit {
    for action in actions {
      g_signal_handlers_disconnect_matched(
        UnsafeMutableRawPointer(action), G_SIGNAL_MATCH_DATA, 0, 0, nil, nil,
        Unmanaged.passUnretained(self).toOpaque())
      g_object_unref(UnsafeMutableRawPointer(action))
    }
    g_signal_handlers_disconnect_matched(
      UnsafeMutableRawPointer(application), G_SIGNAL_MATCH_DATA, 0, 0, nil, nil,
      Unmanaged.passUnretained(self).toOpaque())
    g_object_unref(UnsafeMutableRawPointer(application))
  }
}
