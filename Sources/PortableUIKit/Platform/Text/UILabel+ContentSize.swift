import ScrollGeometry

// A label asks for whole pixels.
#if hasFeature(Embedded)
  extension UILabel {
    /// A page rounds where constraints ask, and carries nothing of it where there are none.
    @inline(__always) final func contentSize(_ needed: Size) -> CGSize { CGSize(needed) }
  }

  extension UIView {
    /// What constraints are told.
    final var contentSizeToPlace: CGSize {
      self is UILabel ? CGSize(pixelsAround(Size(intrinsicContentSize))) : intrinsicContentSize
    }
  }
#else
  extension UILabel {
    /// In whole pixels.
    final func contentSize(_ needed: Size) -> CGSize { CGSize(pixelsAround(needed)) }
  }

  extension UIView {
    /// What constraints are told.
    final var contentSizeToPlace: CGSize { intrinsicContentSize }
  }
#endif
