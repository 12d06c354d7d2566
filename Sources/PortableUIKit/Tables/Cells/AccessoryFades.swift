/// Accessories of the program's own that come or go while editing begins or ends.
struct AccessoryFades {
  /// How many such animations are under way.
  var count = 0
  /// How opaque those were that are on their way out.
  var alphas: [ObjectIdentifier: CGFloat] = [:]
}
