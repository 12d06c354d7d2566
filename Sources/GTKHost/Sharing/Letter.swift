import CGtk4
import Glibc
import Localization
import PortableUIKit

/// A letter that is begun in the person's program for them: the desktop's portal (`org.freedesktop.portal.Email`) is asked,
/// and where there is none, the program for `mailto:`, which takes no files.
@MainActor
struct Letter {
  var subject: String
  var text: String
  /// Paths.
  var files: [[UInt8]]

  /// - Parameter done: hears when it has been begun, not whether it is sent: that is nobody's business.
  func begin(_ done: @escaping @MainActor (SharingResult) -> Void) {
    let descriptors = files.map { path in
      (path + [0]).withUnsafeBytes {
        open(
          $0.assumingMemoryBound(to: CChar.self).baseAddress!, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
      }
    }
    guard descriptors.allSatisfy({ $0 >= 0 }) else {
      for descriptor in descriptors where descriptor >= 0 { close(descriptor) }
      return done(.failed(Words.text("The file has gone.")))
    }
    BusCall(
      service: "org.freedesktop.portal.Desktop", object: "/org/freedesktop/portal/desktop",
      interface: "org.freedesktop.portal.Email", method: "ComposeEmail"
    ).send(
      BusCall.tuple(g_variant_new_string(""), options(descriptors.count)), files: descriptors,
      patience: WindowTunables.letterPatience
    ) { answer in
      done(
        answer != nil || beginByAddress()
          ? .done : .failed(Words.text("There is no program for e-mail.")))
    }
  }

  /// - Parameter count: of the files that go along.
  private func options(_ count: Int) -> OpaquePointer {
    var options: [OpaquePointer?] = [
      option("subject", g_variant_new_string(subject)), option("body", g_variant_new_string(text)),
    ]
    if count > 0 {
      var handles: [OpaquePointer?] = (0..<count).map { g_variant_new_handle(gint($0)) }
      options.append(option("attachment_fds", g_variant_new_array(nil, &handles, gsize(count))))
    }
    return g_variant_new_array(nil, &options, gsize(options.count))
  }

  private func option(_ name: String, _ value: OpaquePointer?) -> OpaquePointer? {
    g_variant_new_dict_entry(g_variant_new_string(name), g_variant_new_variant(value))
  }

  private func beginByAddress() -> Bool {
    files.isEmpty && g_app_info_launch_default_for_uri(address, nil, nil) != 0
  }

  var address: String {
    "mailto:?subject=\(Self.escaped(subject))&body=\(Self.escaped(text))"
  }

  private static func escaped(_ text: String) -> String {
    guard let escaped = g_uri_escape_string(text, nil, 0) else { return "" }
    defer { g_free(escaped) }
    return String(cString: escaped)
  }
}
