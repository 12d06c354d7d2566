import CGtk4

/// What other programs can paste and what is made when one of them first asks: a subclass of GdkContentProvider, registered at
/// run time.
@MainActor
enum LazyContent {
  /// Makes it, on any thread; nil where it cannot be made.
  typealias Maker = @Sendable () async -> [UInt8]?
  typealias Provider = UnsafeMutablePointer<GdkContentProvider>

  /// To be freed.
  ///
  /// - Parameter type: as MIME names it.
  static func make(_ type: String, _ maker: @escaping Maker) -> Provider {
    let object = g_object_new_with_properties(Self.type, 0, nil, nil)!
    g_object_set_data_full(
      object, contentKey, Unmanaged.passRetained(Content(type, maker)).toOpaque(),
      { data in Unmanaged<AnyObject>.fromOpaque(data!).release() })
    return UnsafeMutableRawPointer(object).assumingMemoryBound(to: GdkContentProvider.self)
  }

  private nonisolated static let contentKey = "content"

  @MainActor
  private final class Content {
    let type: String
    private let maker: Maker
    /// Whoever asks next gets the same.
    private var making: Task<[UInt8]?, Never>?

    init(_ type: String, _ maker: @escaping Maker) { (self.type, self.maker) = (type, maker) }

    var bytes: [UInt8]? {
      get async {
        let task = making ?? Task.detached { [maker] in await maker() }
        making = task
        return await task.value
      }
    }
  }

  /// On its way to whoever has asked.
  private final class Writing {
    let task: OpaquePointer
    let stream: UnsafeMutablePointer<GOutputStream>
    let data: OpaquePointer

    /// Takes over the task and what is held of the stream.
    init(
      _ task: OpaquePointer, _ stream: UnsafeMutablePointer<GOutputStream>,
      _ bytes: [UInt8]
    ) {
      self.task = task
      self.stream = stream
      data = g_bytes_new(bytes, gsize(bytes.count))
    }

    deinit {
      g_bytes_unref(data)
      g_object_unref(stream)
      g_object_unref(UnsafeMutableRawPointer(task))
    }
  }

  /// Every provider has one.
  private static func content(of provider: Provider) -> Content {
    Unmanaged<Content>.fromOpaque(g_object_get_data(GObjects.cast(provider), contentKey)!)
      .takeUnretainedValue()
  }

  /// - Parameters:
  ///   - task: taken over.
  ///   - stream: held from here on.
  private static func write(
    _ content: Content, to stream: UnsafeMutablePointer<GOutputStream>, _ priority: gint,
    for task: OpaquePointer
  ) {
    g_object_ref(stream)
    Task {
      guard let bytes = await content.bytes else {
        g_task_return_error(
          task,
          g_error_new_literal(g_io_error_quark(), gint(G_IO_ERROR_FAILED.rawValue), content.type))
        g_object_unref(stream)
        g_object_unref(UnsafeMutableRawPointer(task))
        return
      }
      let writing = Writing(task, stream, bytes)
      var count: gsize = 0
      let start = g_bytes_get_data(writing.data, &count)
      g_output_stream_write_all_async(
        stream, start, count, priority, nil,
        { stream, result, box in
          let writing = Unmanaged<Writing>.fromOpaque(box!).takeRetainedValue()
          var error: UnsafeMutablePointer<GError>?
          g_output_stream_write_all_finish(writing.stream, result, nil, &error)
          if let error {
            g_task_return_error(writing.task, error)
          } else {
            g_task_return_boolean(writing.task, 1)
          }
        }, Unmanaged.passRetained(writing).toOpaque())
    }
  }

  private static let type: GType = {
    var info = GTypeInfo()
    info.class_size = guint16(MemoryLayout<GdkContentProviderClass>.size)
    info.instance_size = guint16(MemoryLayout<GdkContentProvider>.size)
    info.class_init = { data, _ in
      let methods = data!.assumingMemoryBound(to: GdkContentProviderClass.self)
      methods.pointee.ref_formats = { provider in
        nonisolated(unsafe) let provider = provider!
        nonisolated(unsafe) var formats: OpaquePointer?
        MainActor.assumeIsolated {
          formats = LazyContent.content(of: provider).type.withCString { type in
            var types: [UnsafePointer<CChar>?] = [type]
            return gdk_content_formats_new(&types, 1)
          }
        }
        return formats
      }
      methods.pointee.write_mime_type_async = {
        provider, _, stream, priority, cancellable, answer, data in
        nonisolated(unsafe) let (provider, stream) = (provider!, stream!)
        nonisolated(unsafe) let task = g_task_new(
          GObjects.cast(provider), cancellable, answer, data)!
        MainActor.assumeIsolated {
          LazyContent.write(LazyContent.content(of: provider), to: stream, priority, for: task)
        }
      }
      methods.pointee.write_mime_type_finish = { _, result, error in
        g_task_propagate_boolean(result, error)
      }
    }
    return g_type_register_static(
      gdk_content_provider_get_type(), "ZoomScrollLazyContent", &info, GTypeFlags(rawValue: 0))
  }()
}
