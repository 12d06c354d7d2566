import CGtk4
import Testing

@testable import GTKHost

/// What is made when another program pastes it.
@MainActor struct LazyContentTests {
  /// Hears what has come of it.
  private final class Answer {
    var isThere = false
    var isWritten = false
  }

  /// What one that asks gets; nil where it fails.
  private func paste(_ provider: LazyContent.Provider) async -> [UInt8]? {
    let stream = g_memory_output_stream_new_resizable()!
    defer { g_object_unref(stream) }
    let answer = Answer()
    gdk_content_provider_write_mime_type_async(
      provider, "image/png", stream, gint(G_PRIORITY_DEFAULT), nil,
      { provider, result, box in
        let answer = Unmanaged<Answer>.fromOpaque(box!).takeRetainedValue()
        answer.isThere = true
        answer.isWritten =
          gdk_content_provider_write_mime_type_finish(
            provider.map { GObjects.cast($0) }, result, nil) != 0
      }, Unmanaged.passRetained(answer).toOpaque())
    while !answer.isThere {
      await Task.yield()
      g_main_context_iteration(nil, 0)
    }
    guard answer.isWritten else { return nil }
    let memory: UnsafeMutablePointer<GMemoryOutputStream> = GObjects.cast(stream)
    let count = Int(g_memory_output_stream_get_data_size(memory))
    return Array(
      UnsafeRawBufferPointer(start: g_memory_output_stream_get_data(memory), count: count))
  }

  @Test func itIsMadeOnceWhenSomebodyAsks() async {
    let (made, tell) = AsyncStream.makeStream(of: Void.self)
    let provider = LazyContent.make("image/png") {
      tell.yield()
      return [1, 2, 3]
    }
    let formats = gdk_content_provider_ref_formats(provider)
    #expect(gdk_content_formats_contain_mime_type(formats, "image/png") != 0)
    #expect(gdk_content_formats_contain_mime_type(formats, "image/jpeg") == 0)
    gdk_content_formats_unref(formats)
    #expect(await paste(provider) == [1, 2, 3])
    #expect(await paste(provider) == [1, 2, 3])
    g_object_unref(provider)
    tell.finish()
    var count = 0
    for await _ in made { count += 1 }
    #expect(count == 1)
  }

  @Test func whatCannotBeMadeFails() async {
    let provider = LazyContent.make("image/png") { nil }
    #expect(await paste(provider) == nil)
    g_object_unref(provider)
  }
}
