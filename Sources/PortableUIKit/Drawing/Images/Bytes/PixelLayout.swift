/// Where the components of a pixel lie among its four bytes.
struct PixelLayout {
  var red: Int
  var green: Int
  var blue: Int
  /// Nil: every pixel is opaque.
  var alpha: Int?
  var isPremultiplied: Bool

  init(_ info: CGBitmapInfo) {
    let alphaInfo = CGImageAlphaInfo(rawValue: info.rawValue & 0x1F) ?? .none
    let isFirst =
      alphaInfo == .premultipliedFirst || alphaInfo == .first
      || alphaInfo == .noneSkipFirst
    var order = isFirst ? [3, 0, 1, 2] : [0, 1, 2, 3]  // red 0, green 1, blue 2, opacity 3
    if info.contains(.byteOrder32Little), !info.contains(.byteOrder16Big) { order.reverse() }
    red = order.firstIndex(of: 0) ?? 0
    green = order.firstIndex(of: 1) ?? 1
    blue = order.firstIndex(of: 2) ?? 2
    let isOpaque = alphaInfo == .none || alphaInfo == .noneSkipFirst || alphaInfo == .noneSkipLast
    alpha = isOpaque ? nil : order.firstIndex(of: 3)
    isPremultiplied = alphaInfo == .premultipliedFirst || alphaInfo == .premultipliedLast
  }
}
