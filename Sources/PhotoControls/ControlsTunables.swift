import DisplayList
import PortableUIKit

/// Numbers of the controls over a photo that no system gives.
enum ControlsTunables {
  /// Seconds for which controls stay that nobody uses, as Photos and the desktop's viewers have it.
  static let stay = 2.5
  /// Seconds in which they come and go.
  static let fading = 0.2
  /// Points a pointer moves before it counts as moved: a hand on a mouse trembles.
  static let pointerSlop = 3.0
  /// Points it moves after a click has sent the controls away.
  static let pointerReturn = 24.0
  /// Seconds over a button until it says what it does.
  static let hintDelay = 0.6

  /// Seconds for which is said what has happened; where it can be undone, and where it cannot.
  static let noticeStay = 8.0
  static let newsStay = 4.0
  /// And that there are no more photos.
  static let endStay = 2.0
  /// And for how much longer where somebody has gone on to another photo meanwhile.
  static let leftNoticeStay = 2.0

  /// Seconds for which a photo of a slideshow is looked at, as eog and Gwenview have it, and others to choose.
  static let slideshowInterval = 5.0
  static let slideshowIntervals = [3.0, 5, 10, 30]
  /// Photos in a row that cannot be shown and that a slideshow passes over: it does not ask about a whole folder in one frame.
  static let mostSlidesPassedOver = 100
  /// Seconds in which a photo becomes the next one.
  static let slideDissolve = 0.8

  /// Seconds for which the photo before stays in the place of one that has been asked for, and until a ring says that a photo
  /// is being read: sooner, one would see it flash up before photos that are nearly there.
  static let patience = 0.5
  static let workDelay = 0.5
  /// Of that ring, points; seconds in which it turns once, and how faint it becomes where nothing may turn.
  static let ringRadius: CGFloat = 11
  static let ringLine: CGFloat = 2.5
  static let ringPeriod = 1.0
  static let ringFaintness = 0.35

  /// Points that a finger drags a photo up until all of what there is to say of it is seen; from half of it, or faster than
  /// this, points a second, it stays.
  static let informationPull: CGFloat = 160
  static let informationSpeed: CGFloat = 300

  /// Seconds for which a window does not fill the screen any more until that counts.
  static let fullScreenPatience = 0.5

  /// Points, of a button and what is in it; higher where a line of its text is.
  static var button: CGFloat { max(44, TextSize.room(20)) }
  static let icon: CGFloat = 24
  static let iconLine: CGFloat = 1.8
  static let margin: CGFloat = 12
  static let gap: CGFloat = 8
  /// From what is said to what lies below it.
  static let noticeGap: CGFloat = 16
  static var readout: CGFloat { TextSize.room(76) }
  static var narrowestTitle: CGFloat { TextSize.room(150) }
  /// Narrower windows have no button for what is not needed often.
  static let narrow: CGFloat = 420

  /// The longer side of a photo's map, points, and how many times larger than fitted a photo is shown that has one.
  static let mapSide: CGFloat = 150
  static let mapScale: CGFloat = 2

  /// A step of the zoom buttons.
  static let zoomStep: CGFloat = 1.5
  /// Shares of a picture's own pixels to choose from.
  static let zoomSteps: [CGFloat] = [0.25, 0.5, 1, 2, 4, 8, 16]

  /// The dark glass that controls lie on, and what is on it. Nothing shines through where the person wants high contrast.
  static let ground = UIColor(red: 0.12, green: 0.12, blue: 0.13, alpha: 0.86)
    .inHighContrast(.black)
  static let quietGround = UIColor(red: 0.12, green: 0.12, blue: 0.13, alpha: 0.66)
    .inHighContrast(.black)
  static let panelGround = UIColor(red: 0.13, green: 0.13, blue: 0.14, alpha: 0.97)
    .inHighContrast(.black)
  static let ink = UIColor(white: 1, alpha: 0.95).inHighContrast(.white)
  /// Around what is of ink, where it lies on a photo.
  static let frameShade = UIColor(white: 0, alpha: 0.55).inHighContrast(.black)
  static let faintInk = UIColor(white: 1, alpha: 0.6)
    .inHighContrast(UIColor(white: 1, alpha: 0.9))
  static let action = UIColor.accentOnGlass(
    UIColor(red: 0.35, green: 0.68, blue: 1, alpha: 1))
  static let warning = UIColor(red: 1, green: 0.62, blue: 0.42, alpha: 1)
  static let disabledInk = UIColor(white: 1, alpha: 0.28)
    .inHighContrast(UIColor(white: 1, alpha: 0.5))
  static let heart = UIColor(red: 1, green: 0.27, blue: 0.35, alpha: 1)
  static let pin = UIColor(red: 0.93, green: 0.2, blue: 0.22, alpha: 1)
  static let pointedPin = UIColor(red: 1, green: 0.36, blue: 0.36, alpha: 1)
  static let choice = UIColor.accentGround(UIColor(red: 0.04, green: 0.4, blue: 0.85, alpha: 1))
  static let touched = UIColor(white: 1, alpha: 0.22)
    .inHighContrast(UIColor(white: 1, alpha: 0.3))
  static let pointed = UIColor(white: 1, alpha: 0.12)
    .inHighContrast(UIColor(white: 1, alpha: 0.2))
  static let edge = UIColor(white: 1, alpha: 0.1).inHighContrast(.white)
  /// Points, of that edge, and where the person wants high contrast.
  static let edgeWidth: CGFloat = 1
  static let strongEdgeWidth: CGFloat = 2

  static var menuWidth: CGFloat { TextSize.room(280) }
  static var menuRow: CGFloat { TextSize.room(36) }
  /// The round button over a film, points.
  static let filmButton: CGFloat = 80
  static let menuPadding: CGFloat = 8
  static let panelRadius: CGFloat = 16
  static var questionWidth: CGFloat { TextSize.room(420) }
  /// Seconds a question is seen for before Return agrees to it.
  static let questionReading = 0.5
  static var noteWidth: CGFloat { TextSize.room(320) }
  static var helpWidth: CGFloat { TextSize.room(1120) }
  static var helpColumn: CGFloat { TextSize.room(280) }
  static let helpColumns = 3
  static var helpRow: CGFloat { TextSize.room(30) }
  /// Of an edge beyond which a panel goes on.
  static let scrollShade: CGFloat = 40
  static let helpPadding: CGFloat = 28
  /// So many photos are compared at a time; between two of them, points; shares of a photo's place that an arrow moves.
  static let compared = 2...4
  static let comparedGap: CGFloat = 2
  static let comparedStep: CGFloat = 0.25
  /// So many photos lie on a desk; their paper's border, points; of a place in a row, the longer side's share and how far a photo
  /// may lie beside its middle; the shape of one that is not known yet; and how many times larger one can be made.
  static let printed = 2...30
  static let printBorder: CGFloat = 8
  static let printShare: CGFloat = 0.78
  static let printStray: CGFloat = 0.12
  static let printShape: CGFloat = 1.5
  static let largestPrint: CGFloat = 8
  static let wood = UIColor(red: 0.32, green: 0.26, blue: 0.22, alpha: 1)
  static let floor = UIColor(red: 0.2, green: 0.16, blue: 0.14, alpha: 1)
  static var settingsWidth: CGFloat { TextSize.room(620) }

  /// A pin stands so far above the finger that moves it, points.
  static let pinLift: CGFloat = 32
  /// The pins of so many photos are known at a time.
  static let mostPinnedPhotos = 1000

  /// Of what lies behind photos, 0…1.
  static let darkBackground = 0.06
  static let grayBackground = 0.5
  /// Bytes that one can give to photos.
  static let memorySteps: [Int64] = [256 << 20, 512 << 20, 1024 << 20, 2048 << 20]
}
