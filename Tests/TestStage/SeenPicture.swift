import DisplayList
import ScrollGeometry

/// What can be seen of one filled rectangle or image, on device pixels.
public struct SeenPiece: Equatable, Sendable {
  /// A fill's colour, or none.
  public var color: Color?
  public var texture: TextureID?
  /// The whole piece, clipped or not.
  public var whole: Rect
  /// What the clips let through.
  public var visible: Rect

  /// The same to within half a device pixel on every edge.
  public func looks(like other: SeenPiece, within tolerance: Double = 0.5) -> Bool {
    color == other.color && texture == other.texture
      && Self.isNear(whole, other.whole, tolerance)
      && Self.isNear(visible, other.visible, tolerance)
  }

  private static func isNear(_ a: Rect, _ b: Rect, _ tolerance: Double) -> Bool {
    (a.minX - b.minX).magnitude <= tolerance && (a.minY - b.minY).magnitude <= tolerance
      && (a.maxX - b.maxX).magnitude <= tolerance && (a.maxY - b.maxY).magnitude <= tolerance
  }
}

extension DisplayList {
  /// Every fill and image of which something can be seen, back to front.
  public var seenPieces: [SeenPiece] {
    var result: [SeenPiece] = []
    let scale = pixelsPerPoint
    var toDevice = [ScrollGeometry.AffineTransform(scaleX: scale, y: scale)]
    var clips = [Rect(origin: .zero, size: size * scale)]
    func add(_ rect: Rect, _ color: Color?, _ texture: TextureID?) {
      let whole = toDevice[toDevice.count - 1].apply(to: rect)
      let visible = whole.intersection(clips[clips.count - 1])
      guard !visible.isEmpty else { return }
      result.append(SeenPiece(color: color, texture: texture, whole: whole, visible: visible))
    }
    for item in items {
      let (transform, clip) = (toDevice[toDevice.count - 1], clips[clips.count - 1])
      switch item {
      case .pushTransform(let inner):
        toDevice.append(inner.concatenating(transform))
        clips.append(clip)
      case .pushClip(let rect, _):
        toDevice.append(transform)
        clips.append(clip.intersection(transform.apply(to: rect)))
      case .pushClipPath(let path, _):
        toDevice.append(transform)
        clips.append(clip.intersection(transform.apply(to: path.bounds)))
      case .pushOpacity, .pushBlend, .pushShadow, .pushMask:
        toDevice.append(transform)
        clips.append(clip)
      case .masked: break
      case .pop:
        toDevice.removeLast()
        clips.removeLast()
      case .fill(let rect, _, let color): add(rect, color, nil)
      case .image(let texture, _, let destination, _): add(destination, nil, texture)
      case .stroke, .text, .fillPath, .strokePath, .pixels: break
      }
    }
    return result
  }
}
