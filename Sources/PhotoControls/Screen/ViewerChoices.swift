import PhotoGrid

/// How somebody wants photos to be shown.
public struct ViewerChoices: Equatable, Sendable {
  public var sorting = PhotoSorting()
  /// By what they stand together in the grid.
  public var grouping = PhotoGrouping.none
  /// How large the pictures of the grid are.
  public var density = GridDensity()
  /// Seconds for which a photo of a slideshow is looked at.
  public var slideshowInterval = ControlsTunables.slideshowInterval

  /// Photos of a slideshow follow each other in no order.
  public var shufflesSlides = false
  public var background = PhotoBackground.dark
  /// A wheel zooms, and with Ctrl it turns pages; otherwise it is the other way round.
  public var wheelZooms = false
  /// A double click, or double tap, fills the screen; otherwise it zooms.
  public var doubleClickFillsScreen = false
  /// Much enlarged, pixels of a photo are rectangles, and do not run into each other.
  public var showsPixels = false
  /// Somebody has seen what one can do here, when the program was new.
  public var hasSeenHints = false
  /// Somebody has seen what one can do with photos on a desk.
  public var hasSeenDesk = false

  public init() {}

  /// What is otherwise in `new` than it was there before is so here as well.
  public mutating func take(_ new: ViewerChoices, insteadOf old: ViewerChoices) {
    func take<Value: Equatable>(
      _ path: WritableKeyPath<ViewerChoices, Value>, _ choices: inout ViewerChoices
    ) {
      let value = new[keyPath: path]
      if value != old[keyPath: path] { choices[keyPath: path] = value }
    }
    take(\.sorting, &self)
    take(\.grouping, &self)
    take(\.density, &self)
    take(\.slideshowInterval, &self)
    take(\.background, &self)
    for path in [
      \ViewerChoices.shufflesSlides, \.wheelZooms, \.doubleClickFillsScreen, \.showsPixels,
      \.hasSeenHints, \.hasSeenDesk,
    ] {
      take(path, &self)
    }
  }

  /// What holds in all windows is as in `other`: what lies behind photos, what a wheel and a double click do, how pixels are
  /// shown, and what somebody has seen. In which order photos stand, and how large, is each window's own affair.
  public mutating func takeWhatIsShared(of other: ViewerChoices) {
    background = other.background
    wheelZooms = other.wheelZooms
    doubleClickFillsScreen = other.doubleClickFillsScreen
    showsPixels = other.showsPixels
    hasSeenHints = other.hasSeenHints
    hasSeenDesk = other.hasSeenDesk
  }
}

extension PhotoViewerScreen {
  public var choices: ViewerChoices {
    get {
      var choices = ViewerChoices()
      if let arrangement = library.arrangement {
        choices.sorting = arrangement.sorting
        choices.grouping = arrangement.grouping
      }
      choices.density = library.density
      choices.slideshowInterval = slideshowInterval
      choices.shufflesSlides = shufflesSlides
      choices.hasSeenHints = hasSeenHints
      choices.hasSeenDesk = hasSeenDesk
      choices.background = background
      choices.wheelZooms = wheelZooms
      choices.doubleClickFillsScreen = doubleClickFillsScreen
      choices.showsPixels = library.photos.showsPixels
      return choices
    }
    set {
      // At random would be in another order again.
      if newValue.sorting != choices.sorting { library.arrangement?.sort(by: newValue.sorting) }
      library.arrangement?.group(by: newValue.grouping)
      library.density = newValue.density
      slideshowInterval = newValue.slideshowInterval
      shufflesSlides = newValue.shufflesSlides
      hasSeenHints = newValue.hasSeenHints
      hasSeenDesk = newValue.hasSeenDesk
      background = newValue.background
      wheelZooms = newValue.wheelZooms
      doubleClickFillsScreen = newValue.doubleClickFillsScreen
      library.photos.showsPixels = newValue.showsPixels
      if isViewLoaded { showSettingsInEffect() }
    }
  }
}
