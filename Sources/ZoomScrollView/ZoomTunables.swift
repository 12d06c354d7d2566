import ScrollEngine

/// Every number of the library that somebody chose; those of motion and gestures are the engine's `Tunables`.
///
/// Units: points (pt), seconds, scales and shares without a unit. Sources, in brackets, as in `Tunables`: **D** Apple's
/// documentation · **P+M** published and measured · **C** our own choice.
enum ZoomTunables {
  // MARK: Zooms by program and by one finger

  /// Scales closer than this to a limit are the limit. (C)
  static let snapDistance: CGFloat = 1e-5
  /// The same as a share of the limit, where that is less. (C)
  static let snapShare: CGFloat = 1e-3
  /// Asking for this much beyond a limit, as a share, gives the limit itself and not its neighbour. (C)
  static let overshoot: CGFloat = 1e-9
  /// For a double tap, scales closer than this, as a share, are the same. (C)
  static let doubleTapTolerance: CGFloat = 1e-3
  /// A drag of one finger over so many points doubles the scale, or halves it. (C)
  static let doublingDistance: CGFloat = 100
  /// Points before a zoom by one finger begins; subtracted. Less than the ten of a pan, which waits for this. (C)
  static let oneFingerSlop: CGFloat = 8

  // MARK: The end of a zoom

  /// Seconds of quiet after which to look again whether a zoom has ended. (C)
  static let quietTime = 0.1
  /// So many quiet times in a row, and a zoom is over whatever the flags say: longer than any bounce. (C)
  static let mostQuietTimes = 5

  // MARK: Fitting and centring

  /// How far beyond its fitted size content can be zoomed, unless told otherwise. (C)
  static let zoomFactor: CGFloat = 3
  /// Content is long when fitting its other axis would show it this many times larger than whole. (C)
  static let longRatio: CGFloat = 2.5
  /// Scales closer than this to the fitted one, as a share, are fitted. (C)
  static let fittedTolerance: CGFloat = 1e-3
  /// A zoom whose scales are closer than this, as a share, has gone no way. (C)
  static let leastWay: CGFloat = 1e-9
  /// Lengths closer than this are the same, points. (C)
  static let leastSpare: CGFloat = 1e-7

  // MARK: Pages

  /// What lies between two pages unless told otherwise, points. (C)
  static let pageGap: CGFloat = 20
  /// A release this fast, in pt/ms, turns a page however short its way was: where it would decelerate. (P+M)
  static let flickSpeed = CGFloat(Tunables.decelerationThreshold)
  /// Every page can be zoomed this far, however few pixels it has. (C)
  static let leastMaximum: CGFloat = 4
  /// A picture can be zoomed until one of its pixels is this many device pixels wide, unless told otherwise. (C)
  static let pixelMagnification: CGFloat = 2
  /// A double tap zooms a page in at least this far. (C)
  static let leastDoubleTap: CGFloat = 2.5
  /// Where a double tap may go to natural size, it does when that is in this range. (C)
  static let detailByDoubleTap: ClosedRange<CGFloat> = 1.8...4
  /// A pinch that ends closer to the fitted size than this, as a factor, was meant to end there. (C)
  static let nearlyFitted: CGFloat = 1.01
  /// Views that are kept for pages to come. (C)
  static let mostSpareViews = 4
  /// Factor of one step of + and -. (C)
  static let zoomStep: CGFloat = 1.5
  /// Share of the view by which an arrow moves a zoomed page. (C)
  static let panStep: CGFloat = 0.25

  // MARK: Pins

  /// A determinant closer to 0 than this has no inverse that could be calculated with. (C)
  static let leastDeterminant: CGFloat = 1e-18
  /// Views that are fainter than this are not touched: "an alpha level less than 0.01". (D)
  static let faintestTouchable: CGFloat = 0.01

  // MARK: Windows

  /// How far a window can be zoomed out, unless told otherwise. (C)
  static let windowMinimum: CGFloat = 0.5
  /// How far a window can be zoomed in, unless told otherwise. (C)
  static let windowMaximum: CGFloat = 4
  /// Points that a pointer moves with its button down until the window goes with it: a hand trembles. (C)
  static let windowDragSlop: CGFloat = 3
}
