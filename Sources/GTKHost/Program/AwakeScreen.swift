import CGtk4

/// Keeps the screen from going dark while somebody looks at it without touching anything.
@MainActor
final class AwakeScreen {
  private static let service = "org.freedesktop.ScreenSaver"
  private static let object = "/org/freedesktop/ScreenSaver"

  private enum State {
    case sleepy
    case asking
    /// By this the promise is given back.
    case awake(UInt32)
  }

  private var state = State.sleepy

  var isWanted = false {
    didSet {
      guard isWanted != oldValue else { return }
      update()
    }
  }

  private func update() {
    switch state {
    case .sleepy:
      guard isWanted else { return }
      state = .asking
      let name = g_get_prgname().map { String(cString: $0) } ?? ""
      call("Inhibit").send(
        BusCall.tuple(g_variant_new_string(name), g_variant_new_string("Full screen"))
      ) { [weak self] answer in
        guard let self else { return }
        // Where nobody answers the screen does what it likes.
        state = answer.flatMap(Self.cookie).map { .awake($0) } ?? .sleepy
        if !isWanted { update() }
      }
    case .asking: break
    case .awake(let cookie):
      guard !isWanted else { return }
      state = .sleepy
      call("UnInhibit").send(BusCall.tuple(g_variant_new_uint32(cookie))) { _ in }
    }
  }

  private func call(_ method: String) -> BusCall {
    BusCall(service: Self.service, object: Self.object, interface: Self.service, method: method)
  }

  private static func cookie(_ answer: OpaquePointer) -> UInt32? {
    guard String(cString: g_variant_get_type_string(answer)) == "(u)",
      let value = g_variant_get_child_value(answer, 0)
    else { return nil }
    defer { g_variant_unref(value) }
    return g_variant_get_uint32(value)
  }
}
