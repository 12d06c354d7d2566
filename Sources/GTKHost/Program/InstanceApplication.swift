import CGtk4

/// A subclass of GApplication, registered at run time, that passes on what shows the desktop that a person wants to see what is
/// asked for: whoever is asked on the bus finds the token of the question that is being answered.
@MainActor
enum InstanceApplication {
  /// Desktop Entry Specification, D-Bus activation: the members of `platform-data`, the newer one first.
  private nonisolated static let tokenNames = ["activation-token", "desktop-startup-id"]
  private nonisolated static let tokenKey = "token"

  /// - Parameter identifier: in reverse-DNS form.
  static func make(_ identifier: String) -> OpaquePointer {
    var values = [GValue(), GValue()]
    // derivation: G_TYPE_STRING, which is a macro.
    g_value_init(&values[0], GType(16 << 2))
    g_value_init(&values[1], g_application_flags_get_type())
    defer { for index in values.indices { g_value_unset(&values[index]) } }
    g_value_set_string(&values[0], identifier)
    g_value_set_flags(&values[1], guint(G_APPLICATION_HANDLES_OPEN.rawValue))
    let object = "application-id".withCString { identifier in
      "flags".withCString { flags in
        var names: [UnsafePointer<CChar>?] = [identifier, flags]
        return g_object_new_with_properties(type, 2, &names, &values)!
      }
    }
    return OpaquePointer(object)
  }

  /// The token of what is asked for just now; nil where none was given.
  static func token(of application: OpaquePointer) -> String? {
    guard let data = g_object_get_data(GObjects.cast(application), tokenKey) else { return nil }
    return String(cString: data.assumingMemoryBound(to: CChar.self))
  }

  /// - Parameter token: what is asked for from now on has it.
  static func setToken(_ token: String?, of application: OpaquePointer) {
    let object: UnsafeMutablePointer<GObject> = GObjects.cast(application)
    setToken(token, of: object)
  }

  private nonisolated static func setToken(
    _ token: String?, of object: UnsafeMutablePointer<GObject>
  ) {
    g_object_set_data_full(object, tokenKey, token.map { g_strdup($0) }) { g_free($0) }
  }

  private static let type: GType = {
    var info = GTypeInfo()
    info.class_size = guint16(MemoryLayout<GApplicationClass>.size)
    info.instance_size = guint16(MemoryLayout<GApplication>.size)
    info.class_init = { data, _ in
      let methods = data!.assumingMemoryBound(to: GApplicationClass.self)
      methods.pointee.add_platform_data = { application, builder in
        guard let data = g_object_get_data(GObjects.cast(application!), tokenKey) else { return }
        let token = data.assumingMemoryBound(to: CChar.self)
        for name in InstanceApplication.tokenNames {
          g_variant_builder_add_value(
            builder,
            g_variant_new_dict_entry(
              g_variant_new_string(name), g_variant_new_variant(g_variant_new_string(token))))
        }
      }
      methods.pointee.before_emit = { application, platformData in
        var token: String?
        for name in InstanceApplication.tokenNames.reversed() {
          guard let value = g_variant_lookup_value(platformData, name, nil) else { continue }
          defer { g_variant_unref(value) }
          guard g_variant_is_of_type(value, InstanceApplication.stringType) != 0,
            let text = g_variant_get_string(value, nil), text.pointee != 0
          else { continue }
          token = String(cString: text)
        }
        InstanceApplication.setToken(token, of: GObjects.cast(application!))
      }
    }
    return g_type_register_static(
      g_application_get_type(), "ZoomScrollInstance", &info, GTypeFlags(rawValue: 0))
  }()

  private nonisolated(unsafe) static let stringType = g_variant_type_new("s")
}
