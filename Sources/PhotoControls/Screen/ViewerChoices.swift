import PhotoGrid

/// How somebody wants photos to be shown.
public struct ViewerChoices: Equatable, Sendable {
  public var sorting = PhotoSorting()
  /// How large the pictures of the grid are.
  public var density = GridDensity()
  /// Seconds for which a photo of a slideshow is looked at.
  public var slideshowInterval = ControlsTunables.slideshowInterval

  public init() {}
}

extension PhotoViewerScreen {
  public var choices: ViewerChoices {
    get {
      var choices = ViewerChoices()
      if let arrangement = library.arrangement { choices.sorting = arrangement.sorting }
      choices.density = library.density
      choices.slideshowInterval = slideshowInterval
      return choices
    }
    set {
      // At random would be in another order again.
      if newValue.sorting != choices.sorting { library.arrangement?.sort(by: newValue.sorting) }
      library.density = newValue.density
      slideshowInterval = newValue.slideshowInterval
    }
  }
}
