/// The contexts that `UIGraphicsPushContext` has made current, of this thread.
enum GraphicsContextStack {
  #if hasFeature(Embedded)
    nonisolated(unsafe) static var contexts: [CGContext] = []
  #else
    private static let key = "PortableUIKit.graphicsContexts"

    static var contexts: [CGContext] {
      get { Thread.current.threadDictionary[key] as? [CGContext] ?? [] }
      set { Thread.current.threadDictionary[key] = newValue }
    }
  #endif
}
