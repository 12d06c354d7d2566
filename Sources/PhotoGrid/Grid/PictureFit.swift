import ScrollGeometry

/// Where a picture lies in a box.
enum PictureFit {
  /// As small as it can be with nothing of the box left free, in its middle.
  static func filling(_ box: Rect, with picture: Size) -> Rect {
    scaled(picture, by: max(box.width / picture.width, box.height / picture.height), in: box)
  }

  /// As large as it can be with nothing of it outside, in the middle of the box.
  static func fitting(_ picture: Size, in box: Rect) -> Rect {
    scaled(picture, by: min(box.width / picture.width, box.height / picture.height), in: box)
  }

  private static func scaled(_ picture: Size, by scale: Double, in box: Rect) -> Rect {
    let size = Size(width: picture.width * scale, height: picture.height * scale)
    return Rect(
      x: box.midX - size.width / 2, y: box.midY - size.height / 2, width: size.width,
      height: size.height)
  }
}
