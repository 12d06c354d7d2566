#if !hasFeature(Embedded)
  extension UIView {
    /// Colours that follow the desktop's are others now.
    final func setColorsAnew() {
      applyColors()
      setNeedsDisplay()
      for view in subviews { view.setColorsAnew() }
    }
  }
#endif
