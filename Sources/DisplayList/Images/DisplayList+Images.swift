import ScrollGeometry

extension DisplayList {
  /// All images, back to front, whether or not the clips leave anything of them.
  public var images: [PlacedImage] {
    var result: [PlacedImage] = []
    let window = Rect(origin: .zero, size: size * pixelsPerPoint)
    var group = Group(
      toDevice: ScrollGeometry.AffineTransform(scaleX: pixelsPerPoint, y: pixelsPerPoint),
      clip: window, opacity: 1)
    var outer: [Group] = []
    for item in items {
      if item.closesGroup { group = outer.popLast() ?? group }
      if item.opensGroup { outer.append(group) }
      switch item {
      case .pushTransform(let transform):
        group.toDevice = transform.concatenating(group.toDevice)
      case .pushClip(let rect, _):
        group.clip = group.clip.intersection(group.toDevice.apply(to: rect))
      case .pushClipPath(let path, _):
        group.clip = group.clip.intersection(group.toDevice.apply(to: path.bounds))
      case .pushOpacity(let opacity):
        group.opacity *= opacity
      case .pushMask, .masked, .pushBlend, .pushShadow, .pop:
        break
      case .image(let texture, let source, let destination, _):
        result.append(group.place(texture, source: source, destination: destination))
      case .fill, .stroke, .text, .fillPath, .strokePath, .pixels:
        break
      }
    }
    return result
  }
}

/// What the open groups amount to.
private struct Group {
  var toDevice: ScrollGeometry.AffineTransform
  var clip: Rect
  var opacity: Double

  func place(_ texture: TextureID, source: Rect, destination: Rect) -> PlacedImage {
    let scaleX = source.width == 0 ? 0 : destination.width / source.width
    let scaleY = source.height == 0 ? 0 : destination.height / source.height
    let toDestination = ScrollGeometry.AffineTransform(
      a: scaleX, b: 0, c: 0, d: scaleY,
      tx: destination.minX - source.minX * scaleX, ty: destination.minY - source.minY * scaleY)
    return PlacedImage(
      texture: texture, source: source, transform: toDestination.concatenating(toDevice),
      deviceRect: toDevice.apply(to: destination), clip: clip, opacity: opacity)
  }
}
