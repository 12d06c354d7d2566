import DisplayList

/// How pixels of a picture look that are much larger than the display's.
package struct PixelLook: Equatable {
  #if hasFeature(Embedded)
    // A page says it with CSS, for all of its pictures (`image-rendering`).
    package init() {}

    func sampling(at scale: Double) -> Sampling { .smooth }
  #else
    /// They are rectangles, and do not run into each other.
    package var areShown = false
    /// From so many device pixels for one pixel of the picture on.
    // derivation: our own choice: smaller ones flicker while they move.
    private static let leastScale = 4.0

    package init() {}

    /// - Parameter scale: device pixels for one pixel of the picture.
    func sampling(at scale: Double) -> Sampling {
      areShown && scale >= Self.leastScale ? .nearest : .smooth
    }
  #endif
}

#if !hasFeature(Embedded)
  extension PhotoBrowserScreen {
    /// Pixels of a photo that are much larger than the display's are rectangles, and do not run into each other.
    public var showsPixels: Bool {
      get { pixels.areShown }
      set { pixels.areShown = newValue }
    }
  }

  extension PhotoPageView {
    /// See `PhotoBrowserScreen.showsPixels`.
    package var showsPixels: Bool {
      get { pixels.areShown }
      set { pixels.areShown = newValue }
    }
  }
#endif
