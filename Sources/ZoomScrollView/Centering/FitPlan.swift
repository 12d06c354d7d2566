/// Which scales content of a size is shown at in a view of a size. Scales are of the natural size.
struct FitPlan: Equatable {
  /// As it is shown at first.
  let fitted: CGFloat
  let minimum: CGFloat
  let maximum: CGFloat
  /// It begins at its beginning; otherwise in its middle.
  let startsAtBeginning: Bool

  /// - Parameters:
  ///   - natural: size of the content, points.
  ///   - available: size of the view without its margins, points.
  ///   - factor: how far beyond the fitted size it can be zoomed; to its natural size in any case.
  ///   - shrinksToNaturalSize: what is enlarged to fit can be zoomed out to its natural size.
  init?(
    natural: CGSize, available: CGSize, fit: ContentFit, factor: CGFloat,
    shrinksToNaturalSize: Bool
  ) {
    guard natural.width > 0, natural.height > 0, available.width > 0, available.height > 0
    else { return nil }
    let (across, down) = (available.width / natural.width, available.height / natural.height)
    let (whole, full) = (min(across, down), max(across, down))
    let isLong = fit == .longToWidth && full >= whole * ZoomTunables.longRatio
    switch fit {
    case .always: fitted = whole
    case .fill: fitted = full
    case .whenLarger: fitted = min(1, whole)
    case .longToWidth: fitted = isLong ? full : min(1, whole)
    }
    startsAtBeginning = isLong
    var least = isLong ? min(fitted, whole) : fitted
    if shrinksToNaturalSize { least = min(least, 1) }
    minimum = least
    maximum = max(fitted * max(factor, 1), 1)
  }
}
