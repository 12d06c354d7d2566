import DisplayList
import ScrollGeometry

/// A picture: pixels, something recorded that a host turns into pixels when they are asked for, or
/// the name of pixels that the host finds. On any thread.
public final class CGImage: Hashable, @unchecked Sendable {
  enum Content {
    case pixels(PixelBuffer)
    case drawing(Drawing)
    case texture(TextureID)
  }

  /// Pixels.
  public let width: Int
  public let height: Int
  let content: Content
  /// The part that is shown, in pixels of the content (a drawing's are those of its canvas).
  let source: Rect
  /// Of a drawing, once a host made them. Under the lock.
  private var painted: PixelBuffer?
  private static let lock = ThreadLock()

  init(_ content: Content, source: Rect, width: Int, height: Int) {
    self.content = content
    self.source = source
    self.width = width
    self.height = height
  }

  public convenience init(pixels: PixelBuffer) {
    self.init(
      .pixels(pixels),
      source: Rect(
        x: 0, y: 0, width: Double(pixels.width), height: Double(pixels.height)),
      width: pixels.width, height: pixels.height)
  }

  package convenience init(_ drawing: Drawing, width: Int, height: Int) {
    self.init(.drawing(drawing), source: drawing.canvas, width: width, height: height)
  }

  /// The part in pixels, cut off at the edges; nil when nothing is left.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    let part = Rect(rect.integral).intersection(whole)
    guard !part.isEmpty else { return nil }
    let scaleX = source.width / whole.width
    let scaleY = source.height / whole.height
    return CGImage(
      content,
      source: Rect(
        x: source.minX + part.minX * scaleX, y: source.minY + part.minY * scaleY,
        width: part.width * scaleX, height: part.height * scaleY), width: Int(part.width),
      height: Int(part.height))
  }

  public func copy() -> CGImage? { self }

  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { width * 4 }
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  public var isMask: Bool { false }
  public var shouldInterpolate: Bool { true }

  /// The image's pixels, all of the picture and nothing else; nil when there is no host to make them.
  public var pixels: PixelBuffer? {
    if case .pixels(let buffer) = content,
      source.size == Size(width: Double(buffer.width), height: Double(buffer.height))
    {
      return buffer
    }
    if case .texture = content { return nil }
    if let painted = Self.lock.locked({ painted }) { return painted }
    var list = DisplayList(
      size: Size(width: Double(width), height: Double(height)), pixelsPerPoint: 1)
    append(
      to: &list.items, in: Rect(origin: .zero, size: list.size), upsideDown: false, .smooth)
    guard let new = ImageCoders.current?.paint(list) else { return nil }
    // Whoever was first has made those of all threads.
    return Self.lock.locked {
      let first = painted ?? new
      painted = first
      return first
    }
  }

  /// Adds the whole picture so that it fills `rect`.
  func append(
    to items: inout [DisplayItem], in rect: Rect, upsideDown: Bool, _ sampling: Sampling
  ) {
    guard rect.width > 0, rect.height > 0 else { return }
    if upsideDown {
      items.append(
        .pushTransform(
          ScrollGeometry.AffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY))
      )
    }
    switch content {
    case .pixels(let buffer):
      items.append(.pixels(buffer, source: source, destination: rect, sampling))
    case .texture(let texture):
      items.append(.image(texture, source: source, destination: rect))
    case .drawing(let drawing): drawing.append(source, to: &items, in: rect)
    }
    if upsideDown { items.append(.pop) }
  }

  public static func == (left: CGImage, right: CGImage) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Drawing {
  /// Adds a part of the canvas so that it fills `rect`.
  func append(_ part: Rect, to items: inout [DisplayItem], in rect: Rect) {
    guard part != canvas else { return append(to: &items, in: rect) }
    guard !isEmpty, !part.size.isEmpty else { return }
    let scaleX = rect.width / part.width
    let scaleY = rect.height / part.height
    items.append(.pushClip(rect, radius: 0))
    append(
      to: &items,
      in: Rect(
        x: rect.minX + (canvas.minX - part.minX) * scaleX,
        y: rect.minY + (canvas.minY - part.minY) * scaleY, width: canvas.width * scaleX,
        height: canvas.height * scaleY))
    items.append(.pop)
  }
}
