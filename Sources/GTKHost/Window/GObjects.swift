import CGtk4
import ScrollGeometry

/// What the C macros of GObject do, which Swift does not see.
enum GObjects {
  /// `GTK_WINDOW(object)` and the like; unchecked.
  static func cast<Object, To>(_ object: UnsafeMutablePointer<Object>) -> UnsafeMutablePointer<To> {
    UnsafeMutableRawPointer(object).assumingMemoryBound(to: To.self)
  }

  /// The same for a type of which Swift only knows that it exists.
  static func cast<To>(_ object: OpaquePointer) -> UnsafeMutablePointer<To> {
    UnsafeMutableRawPointer(object).assumingMemoryBound(to: To.self)
  }

  /// What hears a signal as long as it is kept: of an object that lives longer than whoever listens.
  @MainActor
  final class Connection {
    private let object: UnsafeMutableRawPointer
    private let number: UInt

    /// - Parameter number: what connecting has answered.
    init(_ object: UnsafeMutableRawPointer, _ number: UInt) {
      self.object = g_object_ref(object)
      self.number = number
    }

    isolated deinit {
      g_signal_handler_disconnect(object, number)
      g_object_unref(object)
    }
  }

  /// Calls `handler` at each emission of a signal that passes nothing but its object.
  /// Where the signal wants an answer, it is true: handled.
  @MainActor @discardableResult
  static func connect(
    _ object: UnsafeMutableRawPointer, _ signal: String, _ handler: @escaping @MainActor () -> Void
  ) -> UInt {
    let receive: @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> gboolean = { _, box in
      MainActor.assumeIsolated { Handler.from(box).call(nil) ? 1 : 0 }
    }
    return connect(object, signal, unsafeBitCast(receive, to: GCallback.self)) { _ in
      handler()
      return true
    }
  }

  /// The same for a signal that passes one thing besides its object, and may want an answer.
  @MainActor @discardableResult
  static func connect(
    _ object: UnsafeMutableRawPointer, _ signal: String,
    with handler: @escaping @MainActor (OpaquePointer) -> Bool
  ) -> UInt {
    let receive: @convention(c) (UnsafeRawPointer, OpaquePointer, UnsafeRawPointer) -> gboolean = {
      _, thing, box in
      MainActor.assumeIsolated { Handler.from(box).call(thing) ? 1 : 0 }
    }
    return connect(object, signal, unsafeBitCast(receive, to: GCallback.self)) { handler($0!) }
  }

  /// The same for the signal of a drop target, which also says where something was dropped.
  @MainActor
  static func connectDrop(
    _ object: UnsafeMutableRawPointer, _ handler: @escaping @MainActor (OpaquePointer) -> Bool
  ) {
    let receive:
      @convention(c) (UnsafeRawPointer, OpaquePointer, Double, Double, UnsafeRawPointer) -> gboolean =
        { _, value, _, _, box in
          MainActor.assumeIsolated { Handler.from(box).call(value) ? 1 : 0 }
        }
    connect(object, "drop", unsafeBitCast(receive, to: GCallback.self)) { handler($0!) }
  }

  /// The same for the signal of a drag source that wants to know what is dragged from a place: something owned, or nil.
  @MainActor
  static func connectPreparation(
    _ object: UnsafeMutableRawPointer,
    _ handler: @escaping @MainActor (Point) -> UnsafeMutablePointer<GdkContentProvider>?
  ) {
    let receive:
      @convention(c) (UnsafeRawPointer, Double, Double, UnsafeRawPointer) ->
        UnsafeMutablePointer<GdkContentProvider>? = { _, x, y, box in
          nonisolated(unsafe) var answer: UnsafeMutablePointer<GdkContentProvider>?
          MainActor.assumeIsolated {
            answer = Unmanaged<PlaceHandler>.fromOpaque(box).takeUnretainedValue()
              .call(Point(x: x, y: y))
          }
          return answer
        }
    g_signal_connect_data(
      object, "prepare", unsafeBitCast(receive, to: GCallback.self),
      Unmanaged.passRetained(PlaceHandler(handler)).toOpaque(),
      { box, _ in Unmanaged<PlaceHandler>.fromOpaque(box!).release() }, GConnectFlags(rawValue: 0))
  }

  /// Calls `handler` when a drag has ended, wherever.
  @MainActor
  static func connectEnd(
    _ object: UnsafeMutableRawPointer, _ handler: @escaping @MainActor () -> Void
  ) {
    let receive:
      @convention(c) (UnsafeRawPointer, OpaquePointer, gboolean, UnsafeRawPointer) -> Void = {
        _, _, _, box in
        MainActor.assumeIsolated { _ = Handler.from(box).call(nil) }
      }
    connect(object, "drag-end", unsafeBitCast(receive, to: GCallback.self)) { _ in
      handler()
      return true
    }
  }

  /// Calls `handler` when a list has other items.
  @MainActor @discardableResult
  static func connectItems(
    _ list: UnsafeMutableRawPointer, _ handler: @escaping @MainActor () -> Void
  ) -> UInt {
    let receive: @convention(c) (UnsafeRawPointer, guint, guint, guint, UnsafeRawPointer) -> Void =
      {
        _, _, _, _, box in
        MainActor.assumeIsolated { _ = Handler.from(box).call(nil) }
      }
    return connect(list, "items-changed", unsafeBitCast(receive, to: GCallback.self)) { _ in
      handler()
      return true
    }
  }

  /// The same for a signal that passes two numbers and wants an answer.
  @MainActor
  static func connectCounts(
    _ object: UnsafeMutableRawPointer, _ signal: String,
    _ handler: @escaping @MainActor (Int, Int) -> Bool
  ) {
    let receive: @convention(c) (UnsafeRawPointer, gint, gint, UnsafeRawPointer) -> gboolean = {
      _, first, second, box in
      MainActor.assumeIsolated {
        Unmanaged<CountHandler>.fromOpaque(box).takeUnretainedValue()
          .call(Int(first), Int(second)) ? 1 : 0
      }
    }
    g_signal_connect_data(
      object, signal, unsafeBitCast(receive, to: GCallback.self),
      Unmanaged.passRetained(CountHandler(handler)).toOpaque(),
      { box, _ in Unmanaged<CountHandler>.fromOpaque(box!).release() }, GConnectFlags(rawValue: 0))
  }

  /// Calls `handler` whenever the property has changed.
  @MainActor @discardableResult
  static func observe(
    _ object: UnsafeMutableRawPointer, _ property: String,
    _ handler: @escaping @MainActor () -> Void
  ) -> UInt {
    connect(object, "notify::" + property) { (_: OpaquePointer) in
      handler()
      return true
    }
  }

  @MainActor @discardableResult
  private static func connect(
    _ object: UnsafeMutableRawPointer, _ signal: String, _ receive: GCallback,
    _ call: @escaping @MainActor (OpaquePointer?) -> Bool
  ) -> UInt {
    return g_signal_connect_data(
      object, signal, receive, Unmanaged.passRetained(Handler(call)).toOpaque(),
      { box, _ in Unmanaged<Handler>.fromOpaque(box!).release() }, GConnectFlags(rawValue: 0))
  }

  @MainActor
  private final class CountHandler {
    let call: @MainActor (Int, Int) -> Bool
    init(_ call: @escaping @MainActor (Int, Int) -> Bool) { self.call = call }
  }

  @MainActor
  private final class PlaceHandler {
    let call: @MainActor (Point) -> UnsafeMutablePointer<GdkContentProvider>?
    init(_ call: @escaping @MainActor (Point) -> UnsafeMutablePointer<GdkContentProvider>?) {
      self.call = call
    }
  }

  /// Carries a Swift closure through C.
  @MainActor
  private final class Handler {
    let call: @MainActor (OpaquePointer?) -> Bool
    init(_ call: @escaping @MainActor (OpaquePointer?) -> Bool) { self.call = call }

    static func from(_ box: UnsafeRawPointer) -> Handler {
      Unmanaged<Handler>.fromOpaque(box).takeUnretainedValue()
    }
  }
}
