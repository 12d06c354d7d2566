import CVips

/// Calls one of libvips' operations by its name. Its C functions take variable arguments, which
/// Swift cannot pass; this is the way that its other language bindings take.
package enum VipsCall {
  package enum Argument {
    case picture(VipsPicture)
    case source(UnsafeMutablePointer<VipsSource>)
    case int(Int)
    case double(Double)
    case bool(Bool)
    case string(String)
  }

  /// The operation's output; nil when it failed.
  static func run(_ name: String, _ arguments: [(String, Argument)]) -> VipsPicture? {
    performing(name, arguments) { output(of: $0) }
  }

  /// The bytes that a saving operation makes; nil when it failed.
  package static func encode(_ name: String, _ arguments: [(String, Argument)]) -> [UInt8]? {
    performing(name, arguments) { buffer(of: $0) }
  }

  /// An operation that has no output, as saving into a file; false when it failed.
  static func perform(_ name: String, _ arguments: [(String, Argument)]) -> Bool {
    performing(name, arguments) { _ in () } != nil
  }

  private static func performing<Result>(
    _ name: String, _ arguments: [(String, Argument)],
    _ result: (UnsafeMutablePointer<VipsOperation>?) -> Result?
  ) -> Result? {
    var operation = vips_operation_new(name)
    guard operation != nil else { return nil }
    defer {
      vips_object_unref_outputs(object(operation))
      g_object_unref(operation)
      vips_error_clear()
    }
    for (name, argument) in arguments { set(name, argument, of: operation) }
    guard vips_cache_operation_buildp(&operation) == 0 else { return nil }
    return result(operation)
  }

  private static func set(
    _ name: String, _ argument: Argument, of operation: UnsafeMutablePointer<VipsOperation>?
  ) {
    var value = GValue()
    switch argument {
    case .picture(let picture):
      g_value_init(&value, vips_image_get_type())
      g_value_set_object(&value, picture.pointer)
    case .source(let source):
      g_value_init(&value, vips_source_get_type())
      g_value_set_object(&value, source)
    case .int(let number):
      g_value_init(&value, FundamentalType.int)
      g_value_set_int(&value, Int32(number))
    case .double(let number):
      g_value_init(&value, FundamentalType.double)
      g_value_set_double(&value, number)
    case .bool(let flag):
      g_value_init(&value, FundamentalType.boolean)
      g_value_set_boolean(&value, flag ? 1 : 0)
    case .string(let text):
      g_value_init(&value, FundamentalType.string)
      g_value_set_string(&value, text)
    }
    g_object_set_property(gObject(operation), name, &value)
    g_value_unset(&value)
  }

  private static func output(
    of operation: UnsafeMutablePointer<VipsOperation>?
  ) -> VipsPicture? {
    var value = GValue()
    g_value_init(&value, vips_image_get_type())
    defer { g_value_unset(&value) }
    g_object_get_property(gObject(operation), "out", &value)
    return g_value_dup_object(&value).map {
      VipsPicture($0.assumingMemoryBound(to: VipsImage.self))
    }
  }

  private static func buffer(of operation: UnsafeMutablePointer<VipsOperation>?) -> [UInt8]? {
    var value = GValue()
    g_value_init(&value, vips_blob_get_type())
    defer { g_value_unset(&value) }
    g_object_get_property(gObject(operation), "buffer", &value)
    guard let blob = g_value_get_boxed(&value)?.assumingMemoryBound(to: VipsBlob.self) else {
      return nil
    }
    var count = 0
    let bytes = vips_blob_get(blob, &count)
    return Array(UnsafeRawBufferPointer(start: bytes, count: count))
  }

  private static func object(
    _ operation: UnsafeMutablePointer<VipsOperation>?
  ) -> UnsafeMutablePointer<VipsObject>? {
    UnsafeMutableRawPointer(operation)?.assumingMemoryBound(to: VipsObject.self)
  }

  private static func gObject(
    _ operation: UnsafeMutablePointer<VipsOperation>?
  ) -> UnsafeMutablePointer<GObject>? {
    UnsafeMutableRawPointer(operation)?.assumingMemoryBound(to: GObject.self)
  }

  /// GLib's numbers for its basic types; its macros for them do not reach Swift.
  private enum FundamentalType {
    static let boolean = GType(5 << 2)
    static let int = GType(6 << 2)
    static let double = GType(15 << 2)
    static let string = GType(16 << 2)
  }
}
