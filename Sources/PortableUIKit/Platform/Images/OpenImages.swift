/// Images that `UIGraphicsBeginImageContext` has begun and nobody has ended, of this thread.
enum OpenImages {
  struct Image {
    var context: CGContext
    /// Points.
    var size: CGSize
    /// Pixels per point.
    var scale: CGFloat
  }

  static var last: Image? { all.last }

  static func push(_ image: Image) { all.append(image) }
  static func pop() { all.removeLast() }

  #if hasFeature(Embedded)
    nonisolated(unsafe) private static var all: [Image] = []
  #else
    private static let key = "PortableUIKit.openImages"

    private static var all: [Image] {
      get { Thread.current.threadDictionary[key] as? [Image] ?? [] }
      set { Thread.current.threadDictionary[key] = newValue }
    }
  #endif
}
