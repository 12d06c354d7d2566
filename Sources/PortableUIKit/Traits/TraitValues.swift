/// What a trait collection says; `unspecified` and 0 where it says nothing.
struct TraitValues: Equatable {
  var style = UIUserInterfaceStyle.unspecified
  /// Device pixels per point.
  var scale: CGFloat = 0
  var direction = UITraitEnvironmentLayoutDirection.unspecified
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var idiom = UIUserInterfaceIdiom.unspecified
  var look = TraitLook()
}

extension TraitValues {
  /// A phone's smaller side is shorter than this, points.
  static var leastTabletSide: Double { 600 }
  /// A phone that lies is as wide as a tablet from here on, points.
  private static var leastRegularLandscape: Double { 896 }

  /// As on an iPhone, or on an iPad where the window is as large as one. Points.
  mutating func setSizeClasses(width: Double, height: Double) {
    if min(width, height) >= Self.leastTabletSide {
      horizontalSizeClass = .regular
      verticalSizeClass = .regular
    } else if width > height {
      horizontalSizeClass = width >= Self.leastRegularLandscape ? .regular : .compact
      verticalSizeClass = .compact
    } else {
      horizontalSizeClass = .compact
      verticalSizeClass = .regular
    }
  }

  /// Fills what this says nothing of.
  func completed(by other: TraitValues) -> TraitValues {
    var result = self
    if style == .unspecified { result.style = other.style }
    if scale == 0 { result.scale = other.scale }
    if direction == .unspecified { result.direction = other.direction }
    if horizontalSizeClass == .unspecified {
      result.horizontalSizeClass = other.horizontalSizeClass
    }
    if verticalSizeClass == .unspecified { result.verticalSizeClass = other.verticalSizeClass }
    if idiom == .unspecified { result.idiom = other.idiom }
    result.look = look.completed(by: other.look)
    return result
  }
}
