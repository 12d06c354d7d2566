import DisplayList

#if !hasFeature(Embedded)
  import Foundation
#endif

extension UIColor {
  /// The light colour's components, 0…1.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = CGFloat(light.red)
    green?.pointee = CGFloat(light.green)
    blue?.pointee = CGFloat(light.blue)
    alpha?.pointee = CGFloat(light.alpha)
    return true
  }

  /// False, and nothing is written, when the colour is no grey.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard light.red == light.green, light.green == light.blue else { return false }
    white?.pointee = CGFloat(light.red)
    alpha?.pointee = CGFloat(light.alpha)
    return true
  }

  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = light.hueSaturationBrightness
    hue?.pointee = CGFloat(parts.hue)
    saturation?.pointee = CGFloat(parts.saturation)
    brightness?.pointee = CGFloat(parts.brightness)
    alpha?.pointee = CGFloat(light.alpha)
    return true
  }
}
