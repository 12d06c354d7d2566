import CGtk4
import Testing

@testable import GTKHost

/// What a closed window has heard of something that lives on.
@Suite @MainActor struct ConnectionTests {
  private final class Listener {
    var count = 0
  }

  @Test func whoeverDoesNotKeepItHearsNothingMoreAndIsNotKept() throws {
    let action = try #require(g_simple_action_new("any", nil))
    let object = UnsafeMutableRawPointer(action)
    var listener: Listener? = Listener()
    weak let kept = listener
    var connection: GObjects.Connection? = {
      [listener] in
      GObjects.Connection(object, GObjects.observe(object, "enabled") { listener?.count += 1 })
    }()
    g_simple_action_set_enabled(action, 0)
    #expect(listener?.count == 1)
    withExtendedLifetime(connection) {}
    connection = nil
    g_simple_action_set_enabled(action, 1)
    #expect(listener?.count == 1)
    listener = nil
    #expect(kept == nil)
    g_object_unref(object)
  }
}
