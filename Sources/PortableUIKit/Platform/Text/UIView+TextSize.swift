#if !hasFeature(Embedded)
  extension UIView {
    /// Texts have another size or font now: all below is measured, laid out and drawn again.
    final func setTextAnew() {
      switch self {
      case let label as UILabel:
        if let font = label.font {
          label.font = label.adjustsFontForContentSizeCategory ? font.renewed : font
        }
      case let field as UITextField:
        if let font = field.font {
          field.font = field.adjustsFontForContentSizeCategory ? font.renewed : font
        }
      case let text as UITextView:
        if let font = text.font {
          text.font = text.adjustsFontForContentSizeCategory ? font.renewed : font
        }
      default: break
      }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
      setNeedsDisplay()
      for view in subviews { view.setTextAnew() }
    }
  }
#endif
