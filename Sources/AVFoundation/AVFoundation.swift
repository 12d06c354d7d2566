// What source that says `import AVFoundation` for its geometry finds: nothing plays or records here.
@_exported import Foundation

/// The largest rectangle of the shape of `aspectRatio` that fits into `boundingRect`, in its middle. A shape without
/// a width or a height has no size there.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  let bounds = boundingRect.standardized
  guard aspectRatio.width > 0, aspectRatio.height > 0 else {
    return CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
  }
  let scale = min(bounds.width / aspectRatio.width, bounds.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
    height: size.height)
}
