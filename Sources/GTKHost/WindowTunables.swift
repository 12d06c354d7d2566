/// Every number of the window that somebody chose. Sources, in brackets, as in the engine's `Tunables`: **C** our own choice.
enum WindowTunables {
  // MARK: The window

  /// Share of the screen's area that the first window takes. Source: Loupe's.
  static let firstWindowShare = 0.4

  /// Room that a screen needs for its own bar and a window's title bar, points: nobody says how much on all desktops. GNOME's
  /// and KDE's are 32 to 46 high, title bars 30 to 47.
  static let barsHeight = 88.0

  // MARK: What devices report

  /// Points that the content moves for one click's worth of a trackpad's scroll axis, where the
  /// system counts clicks (X11). libinput's driver reports 15 of its pixels as one click, so that
  /// the same fingers move the content equally far on X11 and on Wayland. Source: the default of
  /// "libinput Scrolling Pixel Distance".
  static let pointsPerScrollClick = 15.0

  /// Points that the content moves for one pixel that Wayland reports of a trackpad. (C)
  static let pointsPerSurfaceUnit = 1.0

  /// The buttons at a mouse's side. Source: X11 counts them behind the four of old wheels, and so does GDK's Wayland.
  static let backButton: UInt32 = 8
  static let forwardButton: UInt32 = 9

  /// An event's stamp further than this from the host's clock, in seconds, comes from another clock. (C)
  static let clockTolerance = 2.0

  // MARK: What is kept of the frames before

  /// Texts that are kept beyond those of a frame, and for how many frames. (C)
  static let spareTexts = 32
  static let textPatience = 120
  /// Tiles that are kept beyond those of a frame: one screenful of 512-pixel tiles is about twelve; six more bridge a
  /// change of direction. (C)
  static let spareTiles = 6
  /// For how many frames these are kept. (C)
  static let tilePatience = 30

  /// Bytes of pixels that a frame hands to the graphics card at most: a screen of 1280 x 800 with twice its pixels, which a
  /// slow bus takes in 4 ms. (C)
  static let uploadedBytes = 16 << 20

  // MARK: What is painted

  /// Share of the window from which a fill is asked what of it can be seen. (C)
  static let largeFill = 0.25
  /// In how many parts it is painted at most. (C)
  static let mostFillParts = 16
  /// Columns of what is turned that are drawn side by side, row after row: the tile's pixels for so many stay near the processor
  /// until the next row needs their neighbours. (C)
  static let askewBlock = 64

  // MARK: The memory of frames

  /// Bytes; what is smaller stays in the heap: the picture of a screen of 8 megapixels. (C)
  static let mappedBytes: Int32 = 32 << 20
  /// Bytes at the top of the heap that are kept when they are free: two such pictures. (C)
  static let keptBytes: Int32 = 64 << 20
  /// Bytes by which the heap grows at least. (C)
  static let heapStep: Int32 = 16 << 20
  /// Width and height, in device pixels, of the image that keeps a pool of frames. (C)
  static let pinSide: Int32 = 32

  // MARK: The clipboard

  /// Characters of words that are pasted; the rest is left out. (C)
  static let longestPastedText = 1_000_000
  /// Bytes of a list of files that are read at most: nobody copies longer ones by hand. (C)
  static let longestPaste = 1 << 20
  /// Seconds after which a program that has copied something is not waited for any more. (C)
  static let clipboardPatience = 3.0
  /// Bytes that are read at a time. (C)
  static let clipboardPiece = 1 << 16

  /// Bytes of a monitor's colour profile that are read at most: those that programs measure have up to a megabyte. (C)
  static let largestProfile = 4 << 20

  // MARK: Waiting

  /// Milliseconds between what is told of two fingers of a hand: a tenth of a refresh. (C)
  static let fingerPatience: UInt32 = 2

  /// Milliseconds between two looks at who waits: a refresh of most screens. (C)
  static let waitingStep: UInt32 = 16

  /// 1024 times the dots per inch at which texts are of usual size (GTK's documentation, gtk-xft-dpi), and the points of fonts
  /// that count as such: GTK's and KDE's default, and GNOME's. (D)
  static let usualResolution = 96.0 * 1024
  static let usualFontSizes = 10.0...11.0

  /// Milliseconds that the desktop may take to say whether it is dark; then GTK's own setting stays. (C)
  static let portalPatience: Int32 = 2000
  /// The same until a program for letters has started. (C)
  static let letterPatience: Int32 = 30_000

  /// Longest time, in milliseconds, after which timers are looked at again: an hour. (C)
  static let longestWait = 3_600_000.0

  /// How high the number is that says how many files are dragged, and what its badge has beside it, points.
  static let dragBadge: Float = 22
  static let dragBadgePadding: Float = 7
}
