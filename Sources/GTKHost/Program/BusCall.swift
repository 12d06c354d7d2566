import CGtk4
import Glibc

/// What another program is asked on the session's bus; nobody waits for its answer.
@MainActor
struct BusCall {
  /// The program's name on the bus.
  var service: String
  var object: String
  var interface: String
  var method: String

  /// - Parameters:
  ///   - arguments: a tuple; taken over.
  ///   - files: open descriptors that go along; taken over.
  ///   - patience: milliseconds after which nobody has answered.
  ///   - receiver: gets the answer, which is there for as long as the call lasts; nil when there is no bus, nobody of that
  ///     name, or a refusal.
  func send(
    _ arguments: OpaquePointer, files: [Int32] = [],
    patience: Int32 = WindowTunables.portalPatience,
    then receiver: @escaping @MainActor (_ answer: OpaquePointer?) -> Void
  ) {
    guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else {
      g_variant_unref(g_variant_ref_sink(arguments))
      for file in files { close(file) }
      return receiver(nil)
    }
    // A bus that ends is no reason to end.
    g_dbus_connection_set_exit_on_close(bus, 0)
    let list = files.isEmpty ? nil : g_unix_fd_list_new_from_array(files, gint(files.count))
    g_dbus_connection_call_with_unix_fd_list(
      bus, service, object, interface, method, arguments, nil, G_DBUS_CALL_FLAGS_NONE,
      patience, list, nil,
      { bus, result, receiver in
        let receiver = Unmanaged<Receiver>.fromOpaque(receiver!).takeRetainedValue()
        let answer = g_dbus_connection_call_with_unix_fd_list_finish(
          bus.map(OpaquePointer.init), nil, result, nil)
        defer { if let answer { g_variant_unref(answer) } }
        MainActor.assumeIsolated { receiver.hear(answer) }
      }, Unmanaged.passRetained(Receiver(hear: receiver)).toOpaque())
    if let list { g_object_unref(list) }
    g_object_unref(UnsafeMutableRawPointer(bus))
  }

  private final class Receiver: Sendable {
    let hear: @MainActor (OpaquePointer?) -> Void

    init(hear: @escaping @MainActor (OpaquePointer?) -> Void) { self.hear = hear }
  }

  /// A tuple of arguments.
  static func tuple(_ arguments: OpaquePointer?...) -> OpaquePointer {
    var arguments = arguments
    return g_variant_new_tuple(&arguments, gsize(arguments.count))
  }
}
