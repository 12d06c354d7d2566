import ScrollGeometry

/// Begins an image of this size, points. `scale` 0 means the screen's.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let scale = scale > 0 ? scale : MainScreen.scale
  let context = CGContext(
    canvas: Rect(CGRect(origin: .zero, size: size)), pixelsPerPoint: scale.native,
    style: ImageStyles.current)
  OpenImages.push(OpenImages.Image(context: context, size: size, scale: scale))
  UIGraphicsPushContext(context)
}

public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// What has been drawn since the image was begun; nil when none was.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let open = OpenImages.last, UIGraphicsGetCurrentContext() === open.context else {
    return nil
  }
  return UIImage(open.context.drawn, size: open.size, scale: open.scale)
}

public func UIGraphicsEndImageContext() {
  guard let open = OpenImages.last, UIGraphicsGetCurrentContext() === open.context else { return }
  OpenImages.pop()
  UIGraphicsPopContext()
}
