import CGtk4
import DisplayList
import Foundation
import GTKHost
import ScrollEngine

/// A window of which the desktop wants one thing after another, as a settings daemon tells GTK; prints what it hears of that.
@MainActor
final class LookTrial {
  /// GTK's property, and what it is.
  private enum Step {
    case number(String, Int32)
    case text(String, String)
  }

  func run() {
    exit(openWindow("Look", textures: NoTextures()) { Content(host: $0) })
  }

  private final class Content: ProbeContent {
    private var steps: [Step] = [
      .number("gtk-xft-dpi", 144 * 1024),  // derivation: one and a half times the usual 96
      .text("gtk-font-name", "Monospace 22"), .text("gtk-font-name", "Sans 10"),
      .number("gtk-xft-dpi", 96 * 1024), .text("gtk-theme-name", "HighContrast"),
      .text("gtk-theme-name", "Adwaita"),
    ]
    private var hasBegun = false

    override func send(_ event: InputEvent) {
      super.send(event)
      say(EventText.line(event))
    }

    override func frame(at time: Double) {
      guard !hasBegun else { return }
      hasBegun = true
      goOn()
    }

    private func goOn() {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { [weak self] in
        MainActor.assumeIsolated { self?.take() }
      }
    }

    private func take() {
      guard !steps.isEmpty else {
        host?.close()
        return
      }
      switch steps.removeFirst() {
      case .number(let name, let number):
        say("\(name) \(number)")
        set(name, GType(6 << 2)) { g_value_set_int(&$0, number) }  // derivation: G_TYPE_INT
      case .text(let name, let text):
        say("\(name) \(text)")
        set(name, GType(16 << 2)) { g_value_set_string(&$0, text) }  // derivation: G_TYPE_STRING
      }
      goOn()
    }

    private func set(_ name: String, _ type: GType, _ fill: (inout GValue) -> Void) {
      guard let settings = gtk_settings_get_default() else { return }
      var value = GValue()
      g_value_init(&value, type)
      defer { g_value_unset(&value) }
      fill(&value)
      g_object_set_property(
        UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), name, &value)
    }
  }
}
