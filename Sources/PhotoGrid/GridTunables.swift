import PortableUIKit
import ScrollEngine

/// Numbers of the grid that no system gives.
enum GridTunables {
  /// Sides of a picture to choose from, points.
  static let sides = [72.0, 120, 200, 320, 480, 720, 1100]
  /// Where one begins in `sides`.
  static let firstStep = 2
  /// Between pictures, points.
  static let gap = 3.0
  /// Rows beyond what can be seen whose pictures are asked for ahead, as a share of what can be seen.
  static let ahead = 0.5
  /// Brightness of a place whose picture is not there yet.
  static let placeBrightness = 0.12
  /// Seconds after which a place says whose photo it waits for: most are there sooner.
  static let patience = 0.4
  /// Of that name beside one that stands for a photo that cannot be shown.
  static let waitingOpacity = 0.6
  static let background = 0.06
  /// Of the frame around what the keyboard means, points.
  static let focusWidth = 3.0
  static let nameSize = 11.0
  /// Of the name that lies over a picture, points, and how dark its ground is.
  static var captionHeight: Double { room(22.0) }
  static let captionOpacity = 0.6
  /// Of what stands above photos that belong together, points; how dense its ground is, and how much of the width it may take.
  static var headingHeight: Double { room(48.0) }
  static let headingSize = 17.0
  static let headingCountSize = 14.0
  static let headingMargin = 14.0
  static let headingGap = 8.0
  static let headingOpacity = 0.88
  static let headingShare = 0.45
  /// Of a favourite's heart, points.
  static let heartSide = 24.0
  /// Of the frame around a picture that was chosen, points, and how much of its colour lies over it.
  static let choiceWidth = 4.0
  static let choiceShade = 0.25

  /// Seconds, as eyes see them, and how far springs swing: opening comes with a little momentum, closing with none.
  static let opening = 0.4
  static let openingBounce = 0.14
  static let closing = 0.35
  /// Seconds, as eyes see them, in which a photo turns.
  static let turning = 0.35
  /// Radians that two fingers turn before the photo follows: whoever zooms does not mean them.
  static let turnSlop = 0.22
  /// Fingers that have zoomed it so many times in or out before they turn mean the zoom: it follows them later.
  static let zoomingFingers = 1.2
  static let zoomingTurnSlop = 0.44
  /// A whole photo that two fingers turn stays enlarged when they have zoomed it so many times: less is nobody's wish.
  static let leastTurnedZoom = 1.5
  /// Seconds after which its page comes though it is not as sharp yet.
  static let longestSharpening = 1.0
  /// Seconds for which it would go on turning when it is let go: the nearest quarter to there is meant.
  static let turnReach = 0.15
  /// Seconds after which a file that was changed counts as read anew, though nobody has told.
  static let longestNoting = 3.0
  /// A picture that is seen from the side is so thin, as a share: one that is seen not at all cannot be drawn.
  static let thinnest = 0.001

  /// How small a photo gets, as a share, whose place has gone while it flew there.
  static let lostScale = 0.5
  /// Seconds of a change without a flight.
  static let fading = 0.2
  /// Seconds after which what was seen before a change goes, though pictures are still missing.
  static let longestEarlier = 1.0

  /// A drag down closes when it would come to rest lower than this share of the height, or is this fast; it does not
  /// when it goes up faster than that. Points per second.
  static let closingShare = 1.0 / 6
  static let closingSpeed = 300.0
  static let keepingSpeed = -50.0
  /// How much smaller a photo gets that is dragged down by the height, and how far it follows sideways.
  static let shrinking = 0.4
  /// The backdrop is gone at this share of the height.
  static let clearing = 0.5
  /// A pinch that ends smaller than this closes, if it never was larger than the other.
  static let closingScale = 0.8
  static let openingScale = 1.0 + 1.0 / 15
  /// The backdrop is gone when a pinch has made the photo so small.
  static let clearingScale = 0.4
  /// Seconds for which a pinch that is let go would go on.
  static let pinchGlide = 0.15
  /// Photos of an album that go to their places one by one when it is arranged anew; more of them are there at once.
  static let mostMoved = 2000
  /// Values after which photos are sorted for the first time, of those that come one after the other.
  static let firstValues = 64

  /// The field that says what is looked for: points.
  static var fieldHeight: Double { room(36.0) }
  static let fieldPadding = 14.0
  static let fieldIcon = 16.0
  static var fieldWidth: Double { room(480.0) }
  /// So much of what is typed is seen before it is said how many there are, and of what Return opens.
  static let leastFieldText = 60.0
  static let leastHint = 96.0
  /// The line of the buttons: how high they are, how far from the edges, and what four of them take in their corner.
  static var buttonHeight: Double { max(44, room(20)) }
  static let buttonMargin = 12.0
  static let buttonRoom = 184.0
  /// In narrower windows they leave no room for the field.
  static let narrow = 480.0
  /// The dark glass that it lies on, and its edge. Nothing shines through where the person wants high contrast.
  static let glass = UIColor(red: 0.12, green: 0.12, blue: 0.13, alpha: 0.94)
    .inHighContrast(.black)
  static let glassEdge = UIColor(white: 1, alpha: 0.1).inHighContrast(.white)

  /// The bar at the edge of a long grid: seconds for which it stays, how long and wide it is and how far from the edge, and how
  /// wide while nobody uses it; how far around it a hand may be, points.
  static let scrubberStay = 1.5
  static let scrubberHeight = 56.0
  static let scrubberWidth = 10.0
  static let restingScrubber = 6.0
  static let scrubberEdge = 6.0
  static let scrubberTouch = 44.0
  /// How far from the edge a pointer may click for it to come there.
  static let scrubberTrack = 18.0
  /// Below the buttons in the corner, and above the lower edge.
  static let scrubberTop = 68.0
  static let scrubberBottom = 12.0
  /// What it says: how high, how far from the edge, so that no finger covers it, and how wide a name may be.
  static var scrubberLabel: Double { room(40.0) }
  static let scrubberRoom = 72.0
  static var longestScrubberTitle: Double { room(320.0) }
  /// A grid has it that is so many times as high as its window, beside what is seen.
  static let scrubbedHeights = 2.0

  /// A grid changes its density when a pinch has made it larger or smaller by so much of the way to the next.
  static let densityShare = 0.5
  /// Grids of other densities that are kept for the next change: as many as are seen beside the one at rest.
  static let spareLevels = 2

  /// For texts that would need so much at the usual size, points.
  private static func room(_ usual: Double) -> Double { TextSize.room(CGFloat(usual)).native }
}
