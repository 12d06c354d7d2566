#if hasFeature(Embedded)
  /// Pages have the browser's zoom for it.
  package struct FontScaling: Equatable {
    static var fixed: FontScaling { FontScaling() }
    static var live: FontScaling { FontScaling() }
    static func style(_ style: UIFont.TextStyle) -> FontScaling { FontScaling() }
    func points(_ size: CGFloat) -> CGFloat { size }
  }
#else
  /// What a font's size has to do with the size that the person wants.
  package enum FontScaling: Equatable, Sendable {
    /// Nothing.
    case fixed
    /// It always has it: the program's own texts.
    case live
    /// It is the style's of the size of when it was made.
    case style(UIFont.TextStyle)
    /// It was made of another one in that style, points.
    case metrics(UIFont.TextStyle, usual: CGFloat, most: CGFloat)

    func points(_ size: CGFloat) -> CGFloat { self == .live ? size * TextSize.factor : size }
  }

  extension UIFont {
    /// One made of this one for a text of some style: `usual` of it at the usual size, no more than `most`, points.
    package final func scaled(
      _ style: TextStyle, most: CGFloat, in category: UIContentSizeCategory
    ) -> UIFont {
      UIFont(
        size: min(style.scaled(pointSize, in: category), most), weight: weight, traits: traits,
        scaling: .metrics(style, usual: pointSize, most: most))
    }

    /// As it would be made now; itself where sizes mean nothing to it.
    final var renewed: UIFont {
      let category = TextSize.category
      return switch scaling {
      case .fixed, .live: self
      case .style(let style):
        UIFont(
          size: style.pointSize(in: category), weight: weight, traits: traits, scaling: scaling)
      case .metrics(let style, let usual, let most):
        UIFont(
          size: min(style.scaled(usual, in: category), most), weight: weight, traits: traits,
          scaling: scaling)
      }
    }
  }
#endif
