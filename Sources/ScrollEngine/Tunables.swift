import ScrollGeometry

/// Every number of the engine that somebody chose, measured or was told. `ZoomTunables` has the library's and
/// `WindowTunables` the window's.
///
/// Units: points (pt), velocities in points per millisecond (pt/ms), rates per millisecond.
/// Spans that are compared with time stamps are in **seconds**;
/// durations that are handed to a motion are in **milliseconds**, as the motions' own time is.
///
/// Sources, in brackets: **M** measured on a device or simulator and published ·
/// **A** Apple's open source (WebKit) · **D** Apple's documentation · **P** a published analysis,
/// agreed by a second source · **X** a published disassembly, the number only · **1** one source
/// only · **F** common practice, never measured · **C** our own choice.
public enum Tunables {
  // MARK: Deceleration

  /// Factor that the velocity keeps per millisecond, `DecelerationRate.normal`. (D)
  public static let normalDecelerationRate = 0.998
  /// Factor that the velocity keeps per millisecond, `DecelerationRate.fast`. (D)
  public static let fastDecelerationRate = 0.99
  /// Smallest deceleration rate accepted, per millisecond. (C)
  public static let minimumDecelerationRate = 0.5
  /// Largest deceleration rate accepted, per millisecond; 1 would never stop. (C)
  public static let maximumDecelerationRate = 0.9995
  /// Below this speed, in pt/ms, a motion is at rest. (M)
  public static let restSpeed = 0.01
  /// A release slower than this, in pt/ms, does not decelerate, and pages to the nearest page. (P+M)
  public static let decelerationThreshold = 0.25
  /// A delegate's target is met by bending the rate, not the velocity, while the velocity that it
  /// would need differs from the release velocity by less than this, in pt/ms. (C)
  public static let glideVelocityTolerance = 0.25

  // MARK: Release velocity

  /// Share of the latest event pair in the velocity that a pan reports. (P)
  public static let latestPairShare = 0.2
  /// Share of the event pair before it. (P)
  public static let previousPairShare = 0.8
  /// Share of the latest pan callback in the release velocity. (P)
  public static let latestCallbackShare = 0.25
  /// Share of the pan callback before it. (P)
  public static let previousCallbackShare = 0.75
  /// A finger whose last move is older than this, in seconds, had stopped before it lifted.
  /// Sources differ, 0.040 to 0.100. (M, chosen C)
  public static let releasePause = 0.080
  /// A trackpad pan that sends nothing for this long, in seconds, has ended. (C)
  public static let trackpadEndTimeout = 0.150

  // MARK: Repeated flicks

  /// A release at least this fast, in pt/ms, counts as a flick. (A+P)
  public static let streakReleaseSpeed = 0.6
  /// A drag that becomes slower than this, in pt/ms, ends the streak. (A+P)
  public static let streakDragSpeed = 0.13
  /// Flicks before the first one that is multiplied. (A+P)
  public static let streakLength = 3
  /// A pause without touch longer than this, in seconds, ends the streak. (A+P)
  public static let streakPause = 1.0
  /// A drag of this many points adds a whole step to the multiplier. (A+P)
  public static let streakDragDistance = 240.0
  /// Largest share of a step that one drag adds. (A+P)
  public static let streakLargestStep = 0.9
  /// How much larger the step becomes with each further flick. (A+P)
  public static let streakStepGrowth = 0.5
  /// Largest multiplier of the distance. (A+P)
  public static let streakLargestMultiplier = 16.0

  // MARK: Rubber band and bounce

  /// How much of a finger's movement the rubber band passes on at the edge. (M+P)
  public static let rubberBandCoefficient = 0.55
  /// How much of a trackpad's movement the rubber band passes on at the edge. (M)
  public static let trackpadRubberBandCoefficient = 0.715
  /// A shown excess beyond this share of what the band can show is inverted as if it were there:
  /// a bounce may be grabbed further out than any finger could have pulled it. (C)
  public static let rubberBandInvertibleShare = 0.99
  /// Factor per millisecond by which an excess at rest returns to the edge. (P)
  public static let bounceRate = 0.99
  /// Share of a device pixel within which a motion has settled on its end. (C)
  public static let settlingPixelShare = 0.5

  // MARK: Directional lock

  /// Tangent of 20°: a drag this close to an axis stays on it. (A+P)
  public static let directionalLockSlope = 0.36397023426620234
  /// The direction is decided in the first so many points. (A+P)
  public static let directionalLockDistance = 10.0
  /// A pause at least this long, in seconds, reopens the decision. (A+P)
  public static let directionalLockPause = 0.6

  // MARK: Paging

  /// Angular frequency of the page spring on narrow pages, rad/s. (C, feel agrees with X)
  public static let narrowPageFrequency = 17.0
  /// Pages up to this long, in points, are narrow: the width of a telephone. (C)
  public static let narrowPageLength = 390.0
  /// Angular frequency of the page spring on wide pages, rad/s. (C)
  public static let widePageFrequency = 13.0
  /// Pages from this length on, in points, are wide: the width of a tablet. (C)
  public static let widePageLength = 1024.0
  /// An offset this close to a page, in points, is on it: pages of a broken width rest on the
  /// nearest device pixel. (C)
  public static let pageSlack = 0.5

  // MARK: Zoom

  /// Duration of a zoom bounce per unit of |ln(scale / limit)|, milliseconds. (A)
  public static let zoomBounceDurationPerLog = 300.0
  /// Least duration of a zoom bounce, milliseconds. (A)
  public static let zoomBounceLeastDuration = 100.0
  /// Greatest duration of a zoom bounce, milliseconds. (A)
  public static let zoomBounceGreatestDuration = 400.0
  /// Duration of an animated change of the zoom scale, milliseconds. (F)
  public static let zoomAnimationDuration = 300.0
  /// Scale that stands for a minimum that is no positive number. (C)
  public static let smallestZoomScale = 1e-6
  /// Scale that stands for an infinite maximum. (C)
  public static let largestZoomScale = 1e6

  // MARK: Animated offsets and the wheel

  /// Duration of an animated change of the offset, milliseconds. (F)
  public static let offsetAnimationDuration = 300.0
  /// Milliseconds without a notch after which a wheel begins to turn anew. (C)
  public static let wheelPause = 300.0
  /// Points that one notch of a wheel scrolls. (C)
  public static let wheelNotchDistance = 60.0
  /// Duration in which a wheel notch scrolls or zooms, milliseconds. (C)
  public static let wheelAnimationDuration = 150.0
  /// Control points of the way of a wheel's notch, and of an animation that takes over from another one: the curve that
  /// browsers and toolkits call ease-out-cubic. (C)
  public static let overtakingCurveFirst = Point(x: 0.215, y: 0.61)
  /// The second of these control points. (C)
  public static let overtakingCurveSecond = Point(x: 0.355, y: 1)
  /// Factor by which one notch of a wheel zooms. (C)
  public static let wheelNotchZoomFactor = 1.2

  // MARK: Animations of views

  /// The rest of a spring's way that counts as none, a share of it: `CASpringAnimation`'s documented default, mass 1,
  /// stiffness 100 and damping 10, settles after 1.4727 s. (D)
  public static let springRemainder = 0.001
  /// Least damping ratio of a spring that is to settle within a time; 0 would never settle. (C)
  public static let leastDampingRatio = 0.01
  /// A spring's bounce counts as at most this, up or down; 1 would swing for ever. (C)
  public static let greatestSpringBounce = 0.99
  /// Shortest duration of a spring, as eyes see it, seconds. (C)
  public static let shortestSpringDuration = 1e-6
  /// A spring's frequency, in rad/s, and settling time, in seconds, are looked for up to this. (C)
  public static let springSearchEnd = 1e9
  /// Halvings of the stretch in which these are found: no double can tell more apart. (C)
  public static let springHalvings = 50
  /// Steps of a spring's time in which the first way past a value is looked for. (C)
  public static let springSteps = 256
  /// Halvings of the stretch in which an animation's fraction for a value is found: as many bits as a double has. (C)
  public static let paceHalvings = 52

  // MARK: Touches and gestures

  /// A finger pans after so many points; exactly these are subtracted. (A+P)
  public static let panSlop = 10.0
  /// Two fingers pinch after their distance changed by so many points; these are subtracted. (F/C)
  public static let pinchSlop = 8.0
  /// A tap stays within so many points. (X)
  public static let tapSlop = 45.0
  /// A tap lasts at most so many seconds. (X)
  public static let tapDuration = 0.75
  /// The second tap of a double tap begins within so many seconds of the end of the first. (X)
  public static let doubleTapPause = 0.35
  /// A long press is held for so many seconds. (D)
  public static let longPressDuration = 0.5
  /// A long press stays within so many points. (D)
  public static let longPressSlop = 10.0
  /// Two fingers rotate after one has gone so many points around the other; these are subtracted. (C)
  public static let rotationSlop = 8.0
  /// A swipe runs at least so many points. (1)
  public static let swipeDistance = 50.0
  /// A swipe strays at most so many points to the side. (1)
  public static let swipeStray = 50.0
  /// A swipe lasts at most so many seconds. (1)
  public static let swipeDuration = 0.5
  /// A pan from the screen's edge begins within so many points of it. (C)
  public static let screenEdgeWidth = 20.0
  /// With `delaysContentTouches`, a subview sees a touch after so many seconds. (F)
  public static let contentTouchDelay = 0.150

  // MARK: What nobody can mean

  /// A contact or pointer further than this from the window's corner, in points, is a mistake of the
  /// device. (C)
  public static let farthestPosition = 1e7
  /// More notches than this at once are a mistake of the device. (C)
  public static let mostNotches = 1e6
  /// A time stamp further than this from its frame, in seconds, is a mistake. (C)
  public static let longestDelay = 1.0
  /// A time beyond this, in seconds, is none. (C)
  public static let latestTime = 1e12
  /// Nothing is thrown faster than this, in pt/ms: it comes to rest within 7 seconds whatever a
  /// streak multiplies it by. (C)
  public static let greatestSpeed = 1000.0
  /// Lengths and offsets beyond this, in points, count as this: no pixel can be told from the next
  /// one there. (C)
  public static let greatestLength = 1e15
  /// Fewest device pixels per point. (C)
  public static let fewestPixelsPerPoint = 0.01
  /// Most device pixels per point. (C)
  public static let mostPixelsPerPoint = 1e6
  /// Smallest texts, as a share of the usual size: the one end of GNOME's slider. (GSettings, org.gnome.desktop.interface
  /// text-scaling-factor)
  public static let smallestText = 0.5
  /// Largest texts, as a share of the usual size: the other end of that slider.
  public static let largestText = 3.0
}
